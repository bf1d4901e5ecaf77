import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const insights: Translation<typeof english.insights> = {
  title: 'Analyse prédictive',
  subtitle: 'Comparez un titre à de vraies vidéos et voyez comment se lit une miniature avant de publier.',
  newVideo: 'Nouvelle vidéo',
  views: {
    label: 'Outils pour les titres',
    analyze: 'Titre et miniature',
    compare: 'Comparer des titres',
    metadata: 'Description et tags',
  },
  pattern: {
    heading: 'Un point de départ : Tendances du moment',
    format: { video: 'Une vidéo', short: 'Une vidéo de 3 minutes au plus', live: 'Un direct' },
    length: 'd’environ {length}',
    none: 'un titre simple',
    structure: {
      number: 'un nombre dans le titre',
      question: 'un titre sous forme de question',
      brackets: 'un aparté entre parenthèses',
      quote: 'quelque chose entre guillemets',
      two_parts: 'un titre en deux parties',
      versus: 'une comparaison (A ou B)',
      short: 'un titre sur une ligne',
    },
    note: 'Ce n’est que la structure. Le sujet et les mots vous appartiennent.',
    dismiss: 'Masquer',
  },
  content: {
    heading: 'Analyse du contenu',
    label: 'Titre',
    placeholder: 'Saisissez le titre de votre vidéo',
    count: '{n} / {most}',
    get: 'Analyser',
    cancel: 'Annuler',
    working: 'Analyse',
  },
  live: {
    waiting: 'Le score apparaît pendant que vous écrivez.',
    unsent: 'Votre titre reste dans le navigateur tant que vous ne cliquez pas sur Analyser.',
    even: 'Rien ne se détache dans ce titre.',
  },
  stages: {
    initializing: 'Lancement de l’analyse...',
    processing: 'Traitement du contenu...',
    generating: 'Rédaction des conseils...',
    finalizing: 'Finalisation des résultats...',
  },
  empty: {
    title: 'Prêt à optimiser votre contenu ?',
    text: 'Saisissez un titre ou ajoutez une miniature : nous montrons ce qui aide et ce qui freine.',
    start: 'Commencer l’analyse',
  },
  unanalyzed: 'Pas encore analysé : « Analyser » donne les prochaines étapes pour ce titre.',
  results: {
    heading: 'Conseils de l’IA',
    titleAnalysis: 'Analyse du titre',
    explanation: 'Explication et exemples',
    chance: '{chance} de chances d’être la meilleure formulation',
    gain: '+{n}',
    use: 'Utiliser ce titre',
    partsNote:
      'Chaque pourcentage indique dans quelle mesure une partie du titre va de pair avec plus ou moins de vues, d’après le titre seul. +6 % signifie : une vidéo qui en dépasserait 50 sur 100 de sa chaîne en dépasse 51. Les parties de moins de 2 % ne sont pas affichées. « Comparer des titres » mesure autre chose : quelle formulation d’une même vidéo obtient le plus de clics. Un mot peut donc aider dans un cas et pas dans l’autre. « Ce qui marche » examine un seul motif à la fois et compare chaque titre aux plus semblables de sa chaîne ; ici, toutes les parties comptent ensemble. Une partie peut donc aider ici et ne rien changer là-bas.',
    total:
      'Toutes les parties de ce titre multipliées : {sum}. Celles d’un titre typique : {typical}. D’après le titre seul, il se classe donc au-dessus de {share} des vrais titres.',
    totalOwn:
      'Le nombre ci-dessus est son rang parmi vos propres vidéos, qui tient aussi compte des résultats des vidéos semblables.',
    totalFirst:
      'Le nombre ci-dessus part du premier titre de cette vidéo et dit de combien cette formulation est meilleure ou moins bonne.',
    source:
      'Les parties expliquent le rang de ce titre parmi de vrais titres de vidéos, selon un modèle qui a appris laquelle de deux vidéos d’une même chaîne a eu le plus de vues. Il ne lit que le titre.',
    measured:
      'Sur {channels} chaînes, chacune évaluée par un modèle qui ne l’avait jamais vue, il a désigné la meilleure de deux vidéos dans {all} des cas, et dans {twice} quand l’une avait au moins deux fois plus de vues ; au hasard, c’est la moitié.',
    repeated: 'Rien n’a changé depuis la dernière analyse : aucune n’a été utilisée',
    gone: 'Cette analyse n’existe plus. Vos analyses passées sont ci-dessous.',
  },
  history: {
    heading: 'Analyses passées',
    empty: 'Vos analyses s’afficheront ici.',
    emptyText: 'Rouvrez-en une à tout moment, et voyez si nous avions raison une fois la vidéo en ligne.',
    topics: 'Trouver un sujet dans Tendances du moment',
    remove: 'Supprimer l’analyse de « {title} »',
    more: 'Afficher plus',
    noScore: 'Sans score',
    untitled: 'Miniature sans titre',
    failed: 'Vos analyses passées n’ont pas pu être chargées.',
    confirm: {
      title: 'Supprimer cette analyse ?',
      text: '« {title} » et ses résultats seront définitivement supprimés. L’analyse reste décomptée de votre forfait.',
      keepsCall: 'Son pronostic reste dans vos résultats.',
      yes: 'Supprimer',
      failed: 'L’analyse n’a pas pu être supprimée. Réessayez.',
    },
  },
  part: 'Cette partie n’a pas pu être chargée. Ce que vous avez saisi est toujours là.',
  others: {
    heading: 'Autres titres de cette vidéo',
    blank: '(pas encore de texte)',
    first: 'Tous les nombres partent de « {title} », le titre que vous avez écrit en premier.',
    lead: 'Le titre du champ est celui que porte la vidéo, aussi sur le tableau et dans le calendrier.',
    use: 'Mettre en avant',
    useLabel: 'Mettre en avant : {title}',
    remove: 'Retirer le titre « {title} »',
    add: 'Ajouter un titre',
  },
  keep: {
    tried: 'Cette vidéo n’est pas encore dans vos vidéos.',
    keep: 'Garder cette vidéo',
    tooLong: 'Un texte est trop long pour être enregistré. Raccourcissez-le, puis gardez la vidéo.',
    kept: 'Vidéo gardée. Désormais, vos modifications sont enregistrées au fur et à mesure.',
  },
  connect: { text: 'Comparé à vos propres vidéos, ce chiffre vous en dirait plus.', link: 'Connectez votre chaîne' },
  channel: {
    missing: 'ID de chaîne introuvable',
    text: 'YouTube n’a aucune chaîne à l’URL de votre compte. L’ID de votre chaîne (UC...) est sur YouTube, dans Paramètres > Paramètres avancés.',
    label: 'URL de la chaîne',
    placeholder: 'youtube.com/channel/UC...',
    required: 'L’URL de la chaîne YouTube est obligatoire',
    invalid: 'Indiquez une URL de chaîne YouTube valable (p. ex. youtube.com/channel/UC...)',
    save: 'Enregistrer et analyser',
  },
  toasts: {
    nothing: 'Saisissez un titre ou ajoutez une miniature',
    success: 'Analyse terminée !',
    failure: 'L’analyse du contenu a échoué. Réessayez.',
  },
}

export const record: Translation<typeof english.record> = {
  ours: 'Calculé par nous',
  own: {
    heading: 'Sur votre chaîne',
    videosAlone:
      'Ce classement repose uniquement sur vos propres vidéos : le modèle de titres ne connaît que l’anglais.',
    leaned: 'Vos vidéos qui comptent le plus ici',
    none: 'Aucune de vos vidéos ne ressemble vraiment à ce titre.',
    views: '{views} vues sur YouTube',
    viewsStudio: '{views} vues',
    times: '{times} fois vos vues habituelles',
    up: 'joue en faveur de ce titre',
    down: 'joue contre ce titre',
    source:
      'Vues : YouTube, {date}. Votre niveau habituel : ce que vos vidéos de ce format obtiennent en général à cet âge ; un succès isolé ne le change guère.',
    sourceStudio:
      'Vues : vos exports de YouTube Studio. Votre niveau habituel : ce que vos vidéos de ce format obtiennent en général à cet âge ; un succès isolé ne le change guère.',
    tooFew: {
      one: 'Votre chaîne a {n} vidéo publique d’au moins 3 jours. À partir de {fewest}, nous comparerons aussi ce titre à vos propres vidéos.',
      other:
        'Votre chaîne a {n} vidéos publiques d’au moins 3 jours. À partir de {fewest}, nous comparerons aussi ce titre à vos propres vidéos.',
    },
    noDifference:
      'Jusqu’ici, toutes vos vidéos ont aussi bien marché : elles ne permettent pas encore de classer un titre.',
    unavailable:
      'YouTube n’a pas répondu : cette analyse ne tient pas compte de vos propres vidéos. Relancez l’analyse du titre dans dix minutes.',
  },
  general: 'La précision de Viewcraft en général',
  toRecord: 'À quelle fréquence nos pronostics se sont réalisés',
  call: {
    mark: 'Marquer comme publié',
    markOf: 'Marquer comme publié : « {title} »',
    undo: 'Retirer l’indication',
    undoOf: 'Retirer l’indication : « {title} »',
    video: 'Vidéo publiée',
    title: 'Quelle vidéo avez-vous publiée ?',
    text: 'Collez son adresse. Elle doit être sur votre propre chaîne, porter ce titre ou un titre proche, et avoir 7 jours au plus. Vous pouvez annuler pendant une heure ; ensuite, le pronostic reste dans vos résultats.',
    label: 'URL de la vidéo',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Collez l’adresse de votre vidéo.',
    save: 'Marquer comme publié',
    saved: 'Marqué comme publié.',
    undone: 'N’est plus marqué comme publié.',
  },
}
