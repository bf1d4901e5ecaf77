import type { insights as english } from '../en/insights.ts'
import type { Translation } from '../sentence.ts'

export const insights: Translation<typeof english> = {
  title: 'Analyse prédictive',
  subtitle: 'Comparez un titre à de vraies vidéos et voyez comment se lit une miniature avant de publier.',
  views: {
    label: 'Façons de voir les titres',
    analyze: 'Analyser un brouillon',
    compare: 'Comparer des titres',
    metadata: 'Description et tags',
  },
  pattern: {
    heading: 'Un point de départ : Pouls des tendances',
    format: { video: 'Une vidéo', brief: 'Une vidéo de 3 minutes au plus', live: 'Un direct' },
    length: 'd’environ {length}',
    none: 'un titre simple',
    structure: {
      number: 'un nombre dans le titre',
      question: 'un titre qui interroge',
      brackets: 'un aparté entre parenthèses',
      quote: 'quelque chose entre guillemets',
      parts: 'un titre en deux parties',
      versus: 'une chose contre une autre',
      short: 'un titre sur une ligne',
    },
    note: 'Seulement la façon de faire. Le sujet et les mots sont les vôtres.',
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
    suggestions: 'Suggestions',
    noSuggestions: 'Aucune modification connue ne relèverait ce score.',
    explanation: 'Explication et exemples',
    gain: '+{n}',
    gainLabel: '{n} points de plus, {score} en tout',
    use: 'Utiliser ce titre',
    parts: 'Ce qui fait bouger le score',
    partsNote:
      'Chaque chiffre est ce qu’un mot ou un trait ajoute à la valeur brute du modèle. Ensemble, ils la donnent exactement.',
    benchmark: 'Comparaison de référence',
    above:
      'Avec {score}, ce titre dépasse de {n} la référence de {benchmark} : il est dans le meilleur quart des vrais titres.',
    at: 'Avec {score}, ce titre est juste à la référence de {benchmark}, où commence le meilleur quart des vrais titres.',
    below:
      'Avec {score}, il manque {n} à ce titre pour la référence de {benchmark}, où commence le meilleur quart des vrais titres.',
    source:
      'Le score est le rang de ce titre parmi de vrais titres de vidéos, selon un modèle qui a appris laquelle de deux vidéos d’une même chaîne a eu le plus de vues. Il ne lit que le titre.',
    measured:
      'Sur {channels} chaînes jamais vues, il a désigné la meilleure de deux vidéos dans {all} des cas, et dans {twice} quand l’une avait au moins deux fois plus de vues ; au hasard, c’est la moitié.',
    repeated: 'Même brouillon qu’avant : aucune analyse utilisée',
    gone: 'Cette analyse n’existe plus. Vos analyses passées sont ci-dessous.',
  },
  history: {
    heading: 'Analyses passées',
    empty: 'Vos analyses seront gardées ici.',
    emptyText: 'Rouvrez-en une à tout moment, et voyez si nous avions raison une fois la vidéo en ligne.',
    topics: 'Trouver un sujet dans Pouls des tendances',
    remove: 'Supprimer l’analyse de « {title} »',
    more: 'Afficher plus',
    noScore: 'Sans score',
    untitled: 'Miniature sans titre',
    failed: 'Vos analyses passées n’ont pas pu être chargées.',
    confirm: {
      title: 'Supprimer cette analyse ?',
      text: '« {title} » et ses résultats sont supprimés pour de bon. L’analyse reste comptée.',
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
