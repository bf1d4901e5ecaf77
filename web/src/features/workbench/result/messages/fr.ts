import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const result: Translation<typeof english.result> = {
  openExports: 'Pour classer les titres parmi vos propres vidéos, ouvrez un export de YouTube Studio :',
  tabs: {
    label: 'Plus sur cette analyse',
    titles: 'Autres titres',
    examples: 'Exemples',
    channel: 'Votre chaîne',
    details: 'Mot par mot',
  },
  noExamples:
    'Aucun titre de vos vidéos, des chaînes que vous suivez ou de nos listes de tendances n’est assez proche de celui-ci pour servir d’exemple.',
  steps: {
    heading: 'Prochaines étapes',
    headingFor: 'Prochaines étapes pour « {title} »',
    edit: {
      drop_segment: 'Retirez {words}',
      drop_episode: 'Déplacez {words} dans la description ou dans une playlist',
      drop_hashtags: 'Sortez {words} du titre',
      drop_brackets: 'Retirez {words}',
      calm_capitals: 'N’écrivez pas {words} tout en majuscules',
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
      starts_with_count: 'Commencez par dire combien il y en a',
      i_did: 'Racontez-le à la première personne',
      stretch_of_time: 'Dites pendant combien de jours',
      heres_why: 'Affirmez d’abord, puis promettez l’explication',
    },
    rephrase: {
      say_what_happens: 'Dites ce qui se passe : {words} n’est qu’une étiquette',
      keep: 'Avec {words}, il y a en général moins de vues, mais gardez-le : cela fait partie de ce que dit le titre',
      leave_off: 'Retirez {words} et commencez par le sujet',
      leave_number_off: 'Déplacez {words} dans la description ou dans une playlist',
      answer: 'Faites une affirmation au lieu de poser une question',
      say_more: 'Dites-en plus : ce titre ne dépasse pas 30 caractères',
    },
    kept: {
      part_of_title:
        'Avec {words}, il y a en général moins de vues, mais gardez-le : sans ces mots, le titre dirait autre chose',
      wording: 'Avec {words}, il y a en général moins de vues, mais gardez-le : notre modèle préfère le titre ainsi',
      answer:
        'Les questions ont en général moins de vues, mais gardez celle-ci : une affirmation devrait donner la réponse, que nous ne connaissons pas',
    },
    blanks: { count: 'Combien', minutes: 'Combien de minutes', days: 'Combien de jours' },
    number: 'nombre',
    onlyIfTrue: 'Seulement si c’est vrai pour votre vidéo.',
    example: 'L’un des vôtres : « {title} »',
    chance: '{chance} de chances d’être la meilleure formulation.',
    gain: 'Dans des tests de titres, les formulations meilleures de cet écart ont obtenu {change} de clics en plus.',
    fewer: {
      one: 'Les vidéos de ce genre ont eu {change} de vues en moins que les autres de la même chaîne (de {low} à {high}, {n} chaîne).',
      other:
        'Les vidéos de ce genre ont eu {change} de vues en moins que les autres de la même chaîne (de {low} à {high}, {n} chaînes).',
    },
    more: {
      one: 'Les vidéos de ce genre ont eu {change} de vues en plus que les autres de la même chaîne (de {low} à {high}, {n} chaîne).',
      other:
        'Les vidéos de ce genre ont eu {change} de vues en plus que les autres de la même chaîne (de {low} à {high}, {n} chaînes).',
    },
    beside: {
      fewer: {
        one: 'Les titres de ce genre ont eu {change} de vues en moins que les plus proches de leur chaîne (de {low} à {high}, {n} chaîne).',
        other:
          'Les titres de ce genre ont eu {change} de vues en moins que les plus proches de leur chaîne (de {low} à {high}, {n} chaînes).',
      },
      more: {
        one: 'Les titres de ce genre ont eu {change} de vues en plus que les plus proches de leur chaîne (de {low} à {high}, {n} chaîne).',
        other:
          'Les titres de ce genre ont eu {change} de vues en plus que les plus proches de leur chaîne (de {low} à {high}, {n} chaînes).',
      },
    },
    said: 'Dites dans le titre ce qui se passe dans la vidéo',
    picked:
      'Choisi pour sa formulation et pour tout ce qu’il raconte : un des autres titres peut avoir une probabilité plus élevée.',
    sayIt: 'Raconter',
    editTitle: 'Modifier le titre',
    useLabel: 'Utiliser ce titre : {title}',
    undo: 'Annuler',
    undoLabel: 'Annuler et revenir au titre analysé',
    missing: {
      none: 'Nous avons cherché dans ce titre tout ce qui va de pair avec moins de vues, sans rien trouver. Nous avons aussi essayé d’en retoucher les mots : aucune retouche ne le rend nettement meilleur.',
      otherLanguage:
        'Nous n’avons mesuré les prochaines étapes que sur des titres en anglais ; nous n’en avons donc pas pour celui-ci.',
      unclear: 'Nous ne connaissons aucun mot de ce titre : impossible de dire quelles étapes l’aideraient.',
      earlier: 'Cette analyse date d’avant les prochaines étapes. Analysez de nouveau le titre pour les obtenir.',
    },
    others: 'Voir d’autres titres',
    best: 'Voici vos titres qui ont le plus dépassé vos vues habituelles :',
    whatWorks: 'Comment nous l’avons mesuré',
  },
}
