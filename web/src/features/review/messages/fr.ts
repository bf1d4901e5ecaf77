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
      '7 et 28 jours après cette indication, un bilan met ce que nous avions dit en face de ce qui s’est passé, et vous laisse noter ce que vous voulez retenir.',
    call: 'Si vous avez analysé ce titre, et que la vidéo est sur votre chaîne et a 7 jours au plus, nous vérifions aussi si ce que nous en avons dit se réalise.',
    undo: 'Vous pouvez retirer cette indication à tout moment. Au bout d’une heure, notre pronostic reste dans vos résultats même si vous la retirez.',
    undoAny: 'Vous pouvez retirer cette indication à tout moment.',
    mail: 'Nous pouvons vous écrire quand un bilan est prêt :',
    settings: 'activez cet e-mail dans vos réglages',
  },
  taken: 'Cette vidéo appartient déjà à « {name} ». Retirez-y d’abord cette indication, ou collez une autre adresse.',
  otherTitle: 'La vidéo à cette adresse s’intitule « {title} ». Ce n’est aucun des titres de ce brouillon.',
  anyway: 'Marquer quand même comme publiée',
  pair: '« {name} » est aussi marqué avec cette vidéo. Retirez cette indication du brouillon auquel elle ne correspond pas.',
  openOther: 'Ouvrir « {name} »',
  saved: 'Marquée comme publiée.',
  undone: 'N’est plus marquée comme publiée.',
  undo: 'Retirer cette indication',
  published: 'Publiée. Vous l’avez indiqué le {date}.',
  video: 'Regarder sur YouTube',
  first: 'Le premier bilan sera prêt le {date}.',
  open: 'Ouvrir le bilan',
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
  day: '{n} jours après que vous avez indiqué la publication',
  early: 'Marqué comme publié le {date}',
  next: 'Prochain bilan : {date}',
  draft: 'Ouvrir le brouillon',
  said: {
    heading: 'Ce que nous avions dit',
    none: 'Aucun titre proche de celui publié n’avait été analysé ici : nous n’avions rien dit à son sujet.',
    version: 'Version {n}, analysée le {date}',
    analyzed: 'Analysé le {date}',
    noRank: 'Notre modèle n’a pas pu situer ce titre.',
    byStudio:
      'Ce titre a été jugé par vos exports de Studio. Cette évaluation ne quitte pas votre navigateur : elle n’est pas affichée ici.',
    cameTrue: 'Ce qu’il en a été',
    thumbnail: 'Miniature : {score} sur 100 pour la lisibilité et la finition.',
    others: 'Face à vos autres titres',
    chance: '{chance} de chances d’être mieux formulé que « {title} »',
    steps: 'Ce que nous avions suggéré',
    noSteps: 'Nous n’avions suggéré aucun changement.',
    edit: 'L’écrire ainsi : « {title} »',
    structure: 'Utiliser la structure « {name} »',
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
    ours: 'Calculé par nous',
    above: 'Au-dessus de votre fourchette habituelle',
    within: 'Dans votre fourchette habituelle',
    below: 'En dessous de votre fourchette habituelle',
    compared:
      '{times} fois vos vues habituelles : à ce stade, vos vidéos en ont d’ordinaire {usual}, et la moitié d’entre elles en ont entre {low} et {high}.',
    none: {
      channel_required: 'Connectez votre chaîne sur le tableau de bord pour comparer ces vues à vos vues habituelles.',
      other_channel: 'La vidéo est sur une autre chaîne : nous ne la comparons pas à vos vues habituelles.',
      too_few:
        'Pour comparer ces vues à votre niveau habituel, il faut huit autres vidéos publiques de ce format, au plus dix fois plus anciennes que celle-ci. Plus celle-ci vieillit, plus il y en a.',
    },
  },
  tests: {
    heading: 'Ce que disent vos tests',
    none: 'Vous n’avez noté aucun test de cette vidéo.',
    add: 'En préparer un dans le brouillon',
  },
  keep: {
    patterns: 'Motifs de ce titre',
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
    caution: 'Une seule vidéo ne prouve pas un motif. Cherchez ceux qui se confirment encore et encore.',
  },
}
