import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const insights: Translation<typeof english.insights> = {
  title: 'Analyse prédictive',
  subtitle: 'Comparez un titre à de vraies vidéos et voyez comment se lit une miniature avant de publier.',
  views: {
    label: 'Outils pour les titres',
    analyze: 'Analyser un brouillon',
    compare: 'Comparer des titres',
    metadata: 'Description et tags',
  },
  draft: { in: 'Dans le brouillon :', version: 'Version {n}' },
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
    waiting: 'Le score apparaît pendant que vous écrivez. Votre titre ne quitte le navigateur qu’avec Analyser.',
    failed: 'Le modèle de titres n’a pas pu être chargé. Analyser fonctionne quand même.',
    announced: 'Score du titre : {score} sur 100. {verdict}.',
    compared:
      'Mieux formulé que le titre analysé avec une probabilité de {chance}. Analysez-le pour voir son rang sur votre chaîne.',
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
  results: {
    heading: 'Conseils de l’IA',
    titleAnalysis: 'Analyse du titre',
    explanation: 'Explication et exemples',
    chance: '{chance} de chances d’être la meilleure formulation',
    gain: '+{n}',
    use: 'Utiliser ce titre',
    partsNote:
      'D’après le titre seul, chaque pourcentage indique de combien change le rapport entre victoires et défaites face à une autre vidéo de votre chaîne, la gagnante étant la plus vue : +6 %, c’est 106 victoires au lieu de 100 pour autant de défaites. Les changements de moins de 1 % ne sont pas affichés.',
    benchmark: 'Comparaison de référence',
    above: 'Avec {score}, ce titre dépasse de {n} la référence de {benchmark}.',
    at: 'Avec {score}, ce titre est juste à la référence de {benchmark}.',
    below: 'Avec {score}, il manque {n} à ce titre pour la référence de {benchmark}.',
    source:
      'Le score est le rang de ce titre parmi de vrais titres de vidéos, selon un modèle qui a appris laquelle de deux vidéos d’une même chaîne a eu le plus de vues. Il ne lit que le titre.',
    measured:
      'Sur {channels} chaînes jamais vues, il a désigné la meilleure de deux vidéos dans {all} des cas, et dans {twice} quand l’une avait au moins deux fois plus de vues ; au hasard, c’est la moitié.',
    repeated: 'Même brouillon qu’avant : aucune analyse utilisée',
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
    channel: 'Sur votre chaîne',
    general: 'Parmi de vrais titres',
    untitled: 'Miniature sans titre',
    failed: 'Vos analyses passées n’ont pas pu être chargées.',
    confirm: {
      title: 'Supprimer cette analyse ?',
      text: '« {title} » et ses résultats seront définitivement supprimés. L’analyse reste décomptée de votre forfait.',
      keepsCall: 'Son pronostic reste compté parmi les vôtres.',
      yes: 'Supprimer',
      failed: 'L’analyse n’a pas pu être supprimée. Réessayez.',
    },
  },
  channel: {
    missing: 'ID de chaîne introuvable',
    text: 'Il nous faut connaître votre chaîne avant la première analyse. Son ID, UC..., est sur YouTube, dans Paramètres, Paramètres avancés.',
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
  ours: 'Calculé par nos soins',
  own: {
    heading: 'Sur votre chaîne',
    videosAlone:
      'Ce classement repose uniquement sur vos propres vidéos : le modèle de titres ne connaît que l’anglais.',
    leaned: 'Vos vidéos qui comptent le plus ici',
    none: 'Aucune de vos vidéos ne ressemble vraiment à ce titre.',
    views: '{views} vues sur YouTube',
    times: '{times} fois vos vues habituelles',
    up: 'joue en faveur de ce titre',
    down: 'joue contre ce titre',
    source: 'Vues : YouTube, {date}. Vos vues habituelles sont la médiane de vos vidéos d’âge comparable.',
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
  track: {
    heading: 'Nos pronostics pour vous',
    none: 'Signalez ci-dessous une analyse comme publiée. Nous vérifions après 7 et 25 jours si notre pronostic était juste.',
    rate: 'Juste dans {share} des comparaisons. En devinant, on obtient 50 %.',
    interval: {
      one: '{n} vidéo publiée. Avec si peu, le vrai taux se situe probablement entre {low} et {high}.',
      other: '{n} vidéos publiées. Avec ce nombre, le vrai taux se situe probablement entre {low} et {high}.',
    },
    settled: {
      one: '{n} de vos pronostics tranché à ce jour. Nous montrons un taux à partir de {fewest} : en dessous, ce serait le hasard.',
      other:
        '{n} de vos pronostics tranchés à ce jour. Nous montrons un taux à partir de {fewest} : en dessous, ce serait le hasard.',
    },
    waiting: { one: '{n} vidéo reste à vérifier.', other: '{n} vidéos restent à vérifier.' },
    unsettled: { one: '{n} n’a pas pu être tranché.', other: '{n} n’ont pas pu être tranchés.' },
    how: 'Comment un pronostic est vérifié',
    howText:
      'Un pronostic dit : entre cette vidéo et chacune des vôtres du même type et d’âge comparable, celle dont le titre a le meilleur score obtient plus de vues. Les deux ont au moins 3 jours, et aucune n’est plus de 1,5 fois plus âgée que l’autre. Notre précision est mesurée de la même façon. Nous gardons seulement si le pronostic était juste, aucun chiffre de YouTube.',
    general: 'La précision de Viewcraft en général',
  },
  call: {
    mark: 'Signaler comme publié',
    markOf: 'Signaler comme publié : « {title} »',
    undo: 'Retirer',
    undoOf: 'Retirer : « {title} »',
    video: 'Vidéo publiée',
    due: 'Notre pronostic est vérifié le {date}.',
    waiting: 'Notre pronostic est vérifié 7 et 25 jours après la publication.',
    right: 'Juste dans {right} sur {of}',
    day7: 'après 7 jours',
    day25: 'après 25 jours',
    too_few: 'Trop peu de vidéos d’âge comparable pour trancher',
    no_call: 'Le titre publié n’a pas de score',
    other_title: 'Le titre publié n’est pas celui que vous avez analysé',
    unavailable: 'N’a pas pu être vérifié',
    title: 'Quelle vidéo est-ce devenu ?',
    text: 'Collez son adresse. Elle doit être sur votre propre chaîne, porter ce titre ou un titre proche, et avoir 7 jours au plus. Vous pouvez annuler pendant une heure ; ensuite, le pronostic reste compté parmi les vôtres.',
    label: 'URL de la vidéo',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Collez l’adresse de votre vidéo.',
    save: 'Signaler comme publié',
    saved: 'C’est noté. Nous vérifions notre pronostic 7 et 25 jours après la publication.',
    undone: 'Le signalement est annulé.',
  },
}
