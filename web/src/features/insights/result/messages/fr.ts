import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const result: Translation<typeof english.result> = {
  openExports: 'Pour classer les titres parmi vos propres vidéos, ouvrez un export de YouTube Studio :',
  tabs: {
    label: 'Plus sur cette analyse',
    titles: 'Autres titres',
    channel: 'Votre chaîne',
    details: 'Mot à mot',
  },
  steps: {
    heading: 'Prochaines étapes',
    edit: {
      drop_segment: 'Retirez {words}',
      drop_episode: 'Déplacez {words} dans la description ou une playlist',
      drop_hashtags: 'Sortez {words} du titre',
      drop_brackets: 'Retirez {words}',
      calm_capitals: 'Écrivez {words} avec des majuscules normales',
      calm_punctuation: 'Utilisez moins de signes : {words}',
      drop_phrase: 'Retirez {words}',
      shorten: 'Terminez le titre avant {words}',
      spell_signs: 'Écrivez {words} en toutes lettres',
      rearrange: 'Reliez les deux parties par deux-points',
      drop_emoji: 'Retirez {words}',
      drop_date: 'Déplacez la date {words} dans la description',
      drop_quotes: 'Retirez les guillemets autour de {words}',
      headline_case: 'Mettez une majuscule aux mots principaux',
    },
    structure: {
      in_time: 'Dites combien de minutes il faut',
      for_beginners: 'Dites que c’est pour les débutants',
      starts_with_count: 'Commencez par leur nombre',
      i_did: 'Racontez-le à la première personne',
      stretch_of_time: 'Dites pendant combien de jours',
      heres_why: 'Affirmez d’abord, puis promettez la raison',
    },
    rephrase: {
      say_what_happens: 'Dites ce qui se passe : {words} n’est qu’une étiquette',
      keep: 'Gardez {words} : cela fait partie de ce que dit le titre',
      leave_off: 'Retirez {words} et commencez par le sujet',
      leave_number_off: 'Déplacez {words} dans la description ou une playlist',
      answer: 'Affirmez au lieu de poser une question',
      say_more: 'Dites-en plus : ce titre ne dépasse pas 30 caractères',
    },
    blanks: { count: 'Combien', minutes: 'Combien de minutes', days: 'Combien de jours' },
    number: 'nombre',
    onlyIfTrue: 'Seulement si c’est vrai pour votre vidéo.',
    example: 'De vous : « {title} »',
    chance: '{chance} de chances d’être la meilleure formulation.',
    gain: 'Prévision pour ce titre : {change} de clics en plus.',
    fewer: {
      one: 'Ces vidéos ont eu {change} de vues en moins que les autres de la même chaîne (de {low} à {high}, {n} chaîne).',
      other:
        'Ces vidéos ont eu {change} de vues en moins que les autres de la même chaîne (de {low} à {high}, {n} chaînes).',
    },
    more: {
      one: 'Ces vidéos ont eu {change} de vues en plus que les autres de la même chaîne (de {low} à {high}, {n} chaîne).',
      other:
        'Ces vidéos ont eu {change} de vues en plus que les autres de la même chaîne (de {low} à {high}, {n} chaînes).',
    },
    said: 'Dites dans le titre ce qui se passe',
    sayIt: 'Le dire',
    editTitle: 'Modifier le titre',
    useLabel: 'Utiliser ce titre : {title}',
    undo: 'Annuler',
    undoLabel: 'Annuler et revenir au titre analysé',
    missing: {
      none: 'Rien de ce que nous avons mesuré ne plaide pour un changement : il n’a ni étiquette ni signe associé à moins de vues, et aucune retouche de ses propres mots n’est nettement meilleure.',
      otherLanguage:
        'Nous n’avons mesuré les prochaines étapes que sur des titres en anglais ; nous n’en avons donc pas pour celui-ci.',
      earlier: 'Cette analyse date d’avant les prochaines étapes. Analysez de nouveau le titre pour les obtenir.',
    },
    best: 'Voici vos titres qui ont le plus dépassé votre habitude :',
    whatWorks: 'Comment nous l’avons mesuré',
  },
}
