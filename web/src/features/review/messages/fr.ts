import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const publish: Translation<typeof english.publish> = {
  heading: 'Publier',
  text: 'Une fois la vidéo publique sur YouTube, collez son adresse ici.',
  label: 'URL de la vidéo',
  placeholder: 'youtube.com/watch?v=...',
  required: 'Collez l’URL de votre vidéo.',
  submit: 'Marquer comme publiée',
  next: {
    heading: 'Et ensuite',
    review:
      'Après 7 et 28 jours, un bilan met ce que nous avions dit en face de ce qui s’est passé, et vous laisse noter ce que vous voulez retenir.',
    call: 'Si vous avez analysé ce titre, et que la vidéo est sur votre chaîne et a 7 jours au plus, nous vérifions aussi si notre pronostic était juste.',
    undo: 'Vous pouvez retirer cette indication à tout moment. Au bout d’une heure, notre pronostic reste malgré tout dans vos résultats.',
    undoAny: 'Vous pouvez retirer cette indication à tout moment.',
    mail: 'Nous pouvons vous écrire quand un bilan est prêt :',
    settings: 'activez cet e-mail dans vos réglages',
  },
  saved: 'Marquée comme publiée.',
  undone: 'N’est plus marquée comme publiée.',
  undo: 'Retirer cette indication',
  published: 'Publiée. Vous l’avez indiqué le {date}.',
  video: 'Regarder sur YouTube',
  first: 'Le premier bilan sera prêt le {date}.',
  open: 'Ouvrir le bilan',
  call: 'Nous vérifierons notre pronostic 7 et 25 jours après la publication de la vidéo.',
  noCall: {
    not_analyzed: 'Aucun titre de ce brouillon n’a été analysé : nous n’avons pas de pronostic à vérifier.',
    channel_required:
      'Nous ne connaissons pas votre chaîne et ne pouvons donc pas vérifier notre pronostic. Connectez-la sur le tableau de bord, puis marquez de nouveau le brouillon.',
    video_lookup_failed:
      'YouTube n’a pas répondu : nous n’avons pas pu lancer la vérification de notre pronostic. Retirez l’indication et marquez de nouveau le brouillon dans quelques minutes.',
    video_title_differs:
      'Le titre de la vidéo est différent de ceux que vous avez analysés ici : nous n’avons pas de pronostic à vérifier.',
    video_too_old: 'La vidéo a plus de 7 jours : il est trop tard pour un pronostic.',
    already_published: 'L’analyse de ce titre appartient déjà à une autre vidéo de vos résultats.',
  },
}

export const review: Translation<typeof english.review> = {
  page: 'Bilan',
  untitled: 'Brouillon sans titre',
  missing: { title: 'Ce brouillon n’existe pas', text: 'Il a peut-être été supprimé.' },
  unpublished: {
    title: 'Pas encore publié',
    text: 'Marquez d’abord le brouillon comme publié. Le bilan sera prêt 7 jours plus tard.',
    action: 'Aller au brouillon',
  },
  day: 'Après {n} jours',
  early: 'Marqué comme publié le {date}',
  next: 'Prochain bilan : {date}',
  draft: 'Ouvrir le brouillon',
  said: {
    heading: 'Ce que nous avions dit',
    none: 'Aucun titre de ce brouillon n’a été analysé avant la publication : nous n’avions rien dit.',
    version: 'Version {n}, analysée le {date}',
    analyzed: 'Analysé le {date}',
    channel: {
      one: 'Au-dessus de {share} de votre {n} vidéo d’alors.',
      other: 'Au-dessus de {share} de vos {n} vidéos d’alors.',
    },
    general: 'Au-dessus de {share} des vrais titres.',
    noRank: 'Notre modèle n’a pas pu situer ce titre.',
    thumbnail: 'Miniature : {score} sur 100 pour la lisibilité et la finition.',
    others: 'Face à vos autres titres',
    chance: '{chance} de chances d’être mieux formulé que « {title} »',
    steps: 'Ce que nous avions suggéré',
    noSteps: 'Nous n’avions suggéré aucun changement.',
    edit: 'L’écrire ainsi : « {title} »',
    structure: 'Utiliser la forme « {name} »',
    rephrase: 'Reformuler « {words} »',
    sayMore: 'En dire plus : le titre était court',
    taken: 'Fait',
    notTaken: 'Pas fait',
  },
  video: {
    heading: 'Ce qui s’est passé',
    early:
      'Les vues des premiers jours disent peu de choses. À partir du {date}, vous verrez ici les résultats de la vidéo.',
    unavailable:
      'YouTube n’a pas répondu : nous ne pouvons pas montrer les résultats de la vidéo. Réessayez dans quelques minutes.',
    gone: 'YouTube ne montre plus cette vidéo : elle a été supprimée ou rendue privée.',
    goneText: 'Notre pronostic et votre note sont conservés.',
    hidden: 'Les vues de la vidéo sont masquées.',
    views: { one: '{n} vue', other: '{n} vues' },
    age: { one: '{n} jour après sa publication', other: '{n} jours après sa publication' },
    source: 'Décompte de YouTube au {date}.',
    title: 'Son titre sur YouTube : « {title} »',
    ours: 'Calculé par nos soins',
    above: 'Au-dessus de votre fourchette habituelle',
    within: 'Dans votre fourchette habituelle',
    below: 'En dessous de votre fourchette habituelle',
    compared:
      '{times} fois vos vues habituelles : à ce stade, vos vidéos en ont d’ordinaire {usual}, et la moitié d’entre elles en ont entre {low} et {high}.',
    how: 'Nous la comparons à {n} autres vidéos du même type sur votre chaîne.',
    older:
      'Peu d’entre elles ont cet âge. La plupart sont plus anciennes et ont eu plus de temps : la vidéo paraîtra plus faible qu’elle ne l’est.',
    none: {
      channel_required: 'Connectez votre chaîne sur le tableau de bord pour comparer ces vues à vos vues habituelles.',
      other_channel: 'La vidéo est sur une autre chaîne : nous ne la comparons pas à vos vues habituelles.',
      too_few:
        'Quand votre chaîne aura 10 autres vidéos publiques de ce type, nous comparerons ces vues à vos vues habituelles.',
    },
  },
  call: {
    heading: 'Notre pronostic',
    due: 'Prochaine vérification : {date}.',
    waiting: 'Nous le vérifierons 7 et 25 jours après la publication de la vidéo.',
    right: { other: 'Comparaisons justes : {right} sur {n}' },
    after7: 'après 7 jours',
    after25: 'après 25 jours',
    too_few: 'Trop peu de vidéos d’un âge proche pour le vérifier',
    no_call: 'Le titre publié n’a pas de score',
    other_title: 'Le titre publié est différent de celui que vous avez analysé',
    unavailable: 'N’a pas pu être vérifié',
    how: 'Nous avions pronostiqué que, entre cette vidéo et chacune des vôtres d’un âge proche, celle dont le titre a le meilleur score aurait le plus de vues.',
  },
  tests: {
    heading: 'Ce que disent vos tests',
    none: 'Vous n’avez noté aucun test de cette vidéo.',
    add: 'En préparer un dans le brouillon',
  },
  keep: {
    patterns: 'Structures de ce titre',
    more: {
      one: 'Sur {n} chaîne, ces vidéos ont eu {change} de vues de plus que les autres ({low} à {high}).',
      other: 'Sur {n} chaînes, ces vidéos ont eu {change} de vues de plus que les autres ({low} à {high}).',
    },
    fewer: {
      one: 'Sur {n} chaîne, ces vidéos ont eu {change} de vues de moins que les autres ({low} à {high}).',
      other: 'Sur {n} chaînes, ces vidéos ont eu {change} de vues de moins que les autres ({low} à {high}).',
    },
    held: 'Confirmé ici',
    didNot: 'Pas confirmé ici',
    unclear: 'Pas de différence nette ici',
    caution: 'Une seule vidéo ne prouve rien. Cherchez les structures qui se confirment encore et encore.',
  },
}
