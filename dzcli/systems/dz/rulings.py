"""What Directive Zéro leaves open, and the ruling that stands (each with its section)."""

from dzcli.step.questions import Question

SILENT, CONTRADICTION = "silent", "contradiction"

QUESTIONS: dict[str, Question] = {
    "cent": Question(
        "toujours_echec_critique", SILENT, "7.5", "100 (00) is a double and always a critical failure."
    ),
    "un": Question("normal", SILENT, "7.5", "A roll of 1 is nothing special."),
    "score_min": Question("0", SILENT, "7.5", "A Score has no lower bound: at 0 or less no roll succeeds."),
    "score_max": Question("0", SILENT, "7.5", "A Score has no upper bound."),
    "rangs": Question(
        "0/10/15/20", SILENT, "7.5", "Ranks other than Formé: Novice +0, Expert +15, Maître +20."
    ),
    "avantage": Question(
        "deux_jets",
        SILENT,
        "7.5",
        "Advantage keeps the lower of two rolls, disadvantage the higher; together they cancel.",
    ),
    "avantage_garde": Question(
        "valeur", SILENT, "7.5", "Of two rolls the number decides which one counts, not its outcome."
    ),
    "obscurite": Question("malus", SILENT, "7.5", "Obscurity is -10 unless the disadvantage is named."),
    "opposes_deux_echecs": Question(
        "marge", SILENT, "7.2", "When both sides fail, the better margin still wins."
    ),
    "opposes_critiques": Question(
        "ignore", CONTRADICTION, "7.2", "Criticals do not change the margins of an opposed test."
    ),
    "marge": Question("effective", SILENT, "7.2", "A margin is counted from the Score after modifiers."),
    "hors_specialite": Question(
        "0", SILENT, "7.5", "A speciality that does not fit gives nothing and costs nothing."
    ),
    "bonus_surprise": Question(
        "plus10", CONTRADICTION, "7.2", "Winning without surprising gives +10 to the Score of initiative."
    ),
    "surprise_par": Question("leader", SILENT, "7.2", "One leader rolls for each side."),
    "surprise_critique": Question(
        "attaquant",
        SILENT,
        "7.2",
        "Only the attackers' own critical success surprises, not the defenders' critical failure.",
    ),
    "surpris_premier_jet": Question(
        "round1_hors_initiative",
        CONTRADICTION,
        "7.2",
        "The disadvantage of someone Surpris is on the first test of round 1, whatever it is, save initiative.",
    ),
    "allonge_reaction": Question(
        "false", SILENT, "7.1", "The free strike of Allonge costs neither the action nor the reaction."
    ),
    "loin_longue_portee": Question(
        "false",
        SILENT,
        "7.5",
        "Being at position Loin is not by itself a shot at long range (-m longue_portee).",
    ),
    "visee_distance_seulement": Question("false", SILENT, "7.5", "A melee attack can be aimed too."),
    "visee_perdue_si_touche": Question(
        "false", SILENT, "7.5", "A hit that does no damage does not lose the aim."
    ),
    "modificateurs_portee": Question(
        "table",
        SILENT,
        "7.5",
        "Only penalties of the table count towards the two modifiers at most; aiming, wounds and forced ones do not.",
    ),
    "critique_defaut": Question(
        "degats", SILENT, "7.5", "A critical adds 1d10 damage unless --crit abs is chosen."
    ),
    "critique_perforant": Question(
        "cumul", SILENT, "7.5", "The Abs that a critical ignores adds to that of Perforant."
    ),
    "complication_defaut": Question("mj", SILENT, "7.5", "The complication is the game master's to choose."),
    "competence_absente": Question(
        "attribut", SILENT, "7.5", "A weapon's skill that the sheet lacks is the attribute alone."
    ),
    "tir_melee_seuil": Question(
        "effectif",
        SILENT,
        "7.12",
        "The ally is hit if the roll exceeds the Score after all modifiers by more than 30.",
    ),
    "allie_seuil": Question(
        "strict", CONTRADICTION, "7.12", "A roll of exactly the Score plus 30 does not hit the ally."
    ),
    "allie_peut_defendre": Question("true", SILENT, "7.12", "The ally that is hit may defend."),
    "bouclier_vigilance": Question("true", SILENT, "7.6", "The shield helps a defence by Vigilance too."),
    "defense_choix": Question(
        "imposee", SILENT, "7.6", "Who has Défense defends with it, even if Vigilance is higher."
    ),
    "destabilise_fin": Question(
        "prochain_jet", SILENT, "7.6", "Déstabilisé ends with the next test of any kind."
    ),
    "degats_bruts_min": Question("0", SILENT, "7.7", "Damage before armour has no minimum."),
    "tranchant_abs": Question(
        "nominale", SILENT, "7.7", "Tranchant goes by the Abs worn, before any is ignored."
    ),
    "rafale_degats": Question("communs", SILENT, "7.7", "Both targets of a burst take the same damage roll."),
    "stress_absorption": Question(
        "si_brut_positif",
        SILENT,
        "7.7",
        "A blow of 0 damage before armour gives no Stress: there was nothing to absorb.",
    ),
    "stress_hors_attaque": Question("false", SILENT, "7.8", "Only attacks give Stress for 8 damage or more."),
    "stress_max": Question(
        "10", SILENT, "7.8", "Stress stops at 10; a gain from 8 on calls for a panic test."
    ),
    "stress_non_letal": Question(
        "true", SILENT, "7.13", "Dropping to 0 by a non-lethal blow gives its Stress too."
    ),
    "malmene_portee": Question(
        "liste",
        CONTRADICTION,
        "7.8",
        "Malmené applies to Mobilité, Infiltration and combat, not to every test of Physique.",
    ),
    "non_letal_a_zero": Question(
        "sans_effet", CONTRADICTION, "7.13", "A non-lethal blow at 0 Santé does not kill."
    ),
    "non_letal_endurance": Question(
        "false", SILENT, "7.13", "Dropping to 0 by a non-lethal blow needs no Endurance test."
    ),
    "endurance_critique": Question(
        "reussite", SILENT, "7.8", "A critical success of Endurance is a success like another."
    ),
    "blessure_double": Question("une_fois", SILENT, "7.8", "The same serious wound twice counts once."),
    "effort_stress": Question("par_scene", SILENT, "7.8", "An effort is counted once for a fight or a race."),
    "stabiliser_guerit": Question(
        "false", SILENT, "7.9", "A haemorrhage that is stabilised stops, and stays a wound to be cured."
    ),
    "round_perdu": Question("soignant", SILENT, "7.9", "The round lost is the healer's."),
    "secours_critique": Question(
        "blessure", SILENT, "7.9", "A critical of first aid removes the whole wound."
    ),
    "blessure_bloque": Question(
        "nuit", CONTRADICTION, "7.9", "Serious wounds block only the night's recovery."
    ),
    "nuit_blesse": Question("rien", SILENT, "7.9", "A night with a serious wound gives no Santé."),
    "soin_au_max": Question(
        "autorise", SILENT, "7.9", "Caring for someone at the maximum is allowed and wasted."
    ),
    "bouclier_rapide": Question(
        "selon_type", SILENT, "7.14", "In mode rapide a shield gives Abs only against what it works against."
    ),
}
