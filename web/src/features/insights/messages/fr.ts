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

const checks: Translation<typeof english.thumbnails.checks> = {
  size: {
    name: 'Taille',
    good: '{width} × {height} pixels.',
    warn: '{width} × {height} pixels ; YouTube conseille 1280 × 720.',
    fail: '{width} × {height} pixels ; YouTube conseille 1280 × 720 et au moins 640 de large.',
  },
  shape: {
    name: 'Format',
    good: '16:9 : rien n’est coupé, et il n’y a pas de bandes.',
    warn: 'Presque 16:9 : de fines bandes, ou un peu est coupé.',
    fail: 'Pas en 16:9 : il y aura des bandes, ou des bords coupés.',
  },
  weight: {
    name: 'Poids du fichier',
    good: '{size}.',
    warn: '{size}. Sous 2 Mo, elle se charge vite partout.',
    fail: '{size}. Sous 2 Mo, elle se charge vite partout.',
  },
  brightness: {
    name: 'Luminosité',
    good: 'Luminosité moyenne : {percent}.',
    warn: 'Luminosité moyenne : {percent} ; entre 15 % et 70 %, elle ressort sur page claire comme sombre.',
    fail: 'Luminosité moyenne : {percent} ; entre 15 % et 70 %, elle ressort sur page claire comme sombre.',
  },
  contrast: {
    name: 'Contraste',
    good: '{score} sur 100 entre clairs et sombres.',
    warn: '{score} sur 100 entre clairs et sombres, moins que presque toutes les vraies miniatures.',
    fail: '{score} sur 100 entre clairs et sombres : les formes se confondent.',
  },
  colorfulness: {
    name: 'Couleur',
    good: '{score} sur 100.',
    warn: '{score} sur 100, moins que presque toutes les vraies miniatures.',
    fail: '{score} sur 100, moins que presque toutes les vraies miniatures.',
  },
  clutter: {
    name: 'Composition chargée',
    good: 'Assez simple pour être comprise d’un coup d’œil.',
    warn: 'Beaucoup d’éléments, ou beaucoup de détails fins.',
    fail: 'Beaucoup d’éléments et beaucoup de détails fins.',
  },
  word_count: {
    name: 'Mots sur l’image',
    good: { one: '{n} mot.', other: '{n} mots.' },
    warn: { one: '{n} mot.', other: '{n} mots ; jusqu’à 4 se lisent d’un coup d’œil.' },
    fail: { one: '{n} mot.', other: '{n} mots ; jusqu’à 4 se lisent d’un coup d’œil.' },
  },
  text_readable: {
    name: 'Lisibilité',
    good: {
      one: 'À la taille de la colonne latérale, son mot se lit.',
      other: 'À la taille de la colonne latérale, {readable} mots sur {n} se lisent.',
    },
    warn: {
      one: 'À la taille de la colonne latérale, son mot ne se lit pas.',
      other: 'À la taille de la colonne latérale, seuls {readable} mots sur {n} se lisent.',
    },
    fail: {
      one: 'À la taille de la colonne latérale, son mot ne se lit pas.',
      other: 'À la taille de la colonne latérale, seuls {readable} mots sur {n} se lisent.',
    },
  },
  text_contrast: {
    name: 'Contraste du texte',
    good: '{ratio}:1 ou plus avec ce qui est derrière.',
    warn: '{ratio}:1 là où il est le plus faible ; à 4,5:1 il se lit bien.',
    fail: '{ratio}:1 là où il est le plus faible ; sous 3:1 il se lit mal.',
  },
  badge_zone: {
    name: 'Durée affichée',
    good: 'Elle ne couvre rien d’important.',
    warn: 'Elle couvre une partie d’un visage.',
    fail: 'Elle couvre du texte.',
  },
}

const suggestions: Translation<typeof english.thumbnails.suggestions> = {
  size: {
    text: 'Exportez-la en 1280 × 720 ou plus',
    explanation:
      'Les miniatures s’affichent jusque sur un téléviseur. Une image plus petite y est agrandie et paraît floue.',
  },
  shape: {
    text: 'Recadrez-la en 16:9',
    explanation:
      'Toutes les listes affichent les miniatures en 16:9. Un autre format reçoit des bandes ou perd ses bords.',
  },
  weight: {
    text: 'Enregistrez-la sous 2 Mo',
    explanation: 'Un JPG de bonne qualité a le même aspect à ces tailles et pèse bien moins qu’une photo en PNG.',
  },
  brightness: {
    text: 'Corrigez l’exposition',
    explanation: 'Une image très sombre se fond dans une page sombre, une image très claire dans une page claire.',
  },
  contrast: {
    text: 'Éclaircissez les clairs, assombrissez les sombres',
    explanation: 'Quand une image mesure quelques centimètres, le clair et le sombre en séparent les formes.',
  },
  colorfulness: {
    text: 'Ajoutez une couleur forte',
    explanation: 'Sur 1 000 miniatures mesurées, 95 sur 100 étaient plus colorées. Une seule zone saturée suffit.',
  },
  clutter: {
    text: 'Retirez quelque chose',
    explanation: 'Plus il y a à regarder, plus chaque partie est petite. Un sujet et une idée suffisent.',
  },
  word_count: {
    text: 'Ramenez le texte à quatre mots ou moins',
    explanation:
      'En faisant défiler, on lit quelques mots tout au plus. Le titre est juste à côté et peut dire le reste.',
  },
  text_readable: {
    text: 'Agrandissez le texte',
    explanation:
      'Nous relisons l’image en 168 × 94, sa taille à côté d’une vidéo en lecture. Les lignes où notre lecteur a perdu des mots sont marquées.',
  },
  text_contrast: {
    text: 'Détachez le texte de ce qui est derrière',
    explanation:
      'Un contour, une ombre ou un aplat derrière les lettres suffit. 4,5:1 est ce que les WCAG demandent pour un texte.',
  },
  badge_zone: {
    text: 'Laissez libre le coin inférieur droit',
    explanation: 'Dans toutes les listes, la durée de la vidéo est posée sur ce coin.',
  },
}

export const thumbnails: Translation<typeof english.thumbnails> = {
  label: 'Miniature',
  ratings: { good: 'Fort', fair: 'Moyen', poor: 'Faible' },
  alt: 'Votre miniature',
  gone: 'L’image ne peut pas être affichée.',
  size: '{width} × {height}',
  drop: {
    label: 'Envoi de la miniature',
    hint: 'Déposez une image ici, ou collez-la',
    release: 'Relâchez pour la vérifier',
    choose: 'Choisir une image',
    supports: 'Accepte JPG, JPEG, PNG',
    kept: 'Envoyée pour vous seul, et supprimée après 30 jours.',
    wrongType: 'Le type de fichier doit être {types}',
    tooLarge: { one: 'Le fichier dépasse {n} octet', other: 'Le fichier dépasse {n} octets' },
    tooSmall: { one: 'Le fichier fait moins de {n} octet', other: 'Le fichier fait moins de {n} octets' },
    tooMany: 'Trop de fichiers',
  },
  slot: {
    replace: 'Remplacer',
    remove: 'Retirer',
    cancel: 'Annuler l’envoi',
    again: 'Envoyer à nouveau',
    progress: 'Envoi de la miniature',
    looking: 'Mesure de l’image…',
    uploading: 'Envoi…',
    checking: 'Lecture de son texte et recherche de visages…',
    done: 'Toutes les vérifications sont faites.',
    cancelled: 'Envoi annulé. Ni le texte ni les visages n’ont été vérifiés.',
    failed: 'Le texte et les visages n’ont pas pu être vérifiés',
    off: 'La détection du texte et des visages est désactivée sur cette machine',
    offText:
      'Ce que votre navigateur mesure figure ci-dessous, sans score. « Analyser » fonctionne pour le titre. Pour l’activer, réinstallez les paquets avec npm ci et redémarrez.',
    details: 'Détails',
  },
  states: {
    good: 'Bien',
    warn: 'À améliorer',
    fail: 'À corriger',
    pending: 'Vérification…',
    missing: 'Non vérifié',
    absent: 'Rien à vérifier',
  },
  checksHeading: 'Vérifications de la miniature',
  checks,
  suggestions,
  pairsHeading: 'Titre et miniature ensemble',
  pairs: {
    repeated_words: {
      name: 'Mots répétés',
      good: 'Le titre et l’image disent chacun quelque chose.',
      warn: 'Le titre le dit aussi : {words}. L’image a de la place pour autre chose.',
      fail: 'L’image ne dit rien qui ne soit dans le titre : {words}.',
    },
  },
  colours: {
    heading: 'Couleurs principales',
    swatch: '{name}, {share} de l’image',
    dark: '{name} foncé',
    light: '{name} clair',
    names: {
      black: 'noir',
      white: 'blanc',
      grey: 'gris',
      red: 'rouge',
      orange: 'orange',
      brown: 'brun',
      beige: 'beige',
      yellow: 'jaune',
      green: 'vert',
      turquoise: 'turquoise',
      blue: 'bleu',
      purple: 'violet',
      pink: 'rose',
    },
  },
  marks: {
    label: 'Montrer sur l’image',
    unreadable: { one: 'Texte illisible : {n}', other: 'Texte illisible : {n}' },
    unreadableLines: 'Pas entièrement lisible à la taille de la barre latérale : {lines}',
    text: { one: 'Texte : {n}', other: 'Texte : {n}' },
    faces: { one: 'Visages : {n}', other: 'Visages : {n}' },
    badge: 'Durée affichée',
  },
  results: {
    heading: 'Analyse de la miniature',
    meaning: 'Si l’image est lisible et bien faite. Ce n’est pas une prévision de clics ni de vues.',
    suggestions: 'Suggestions',
    none: 'Rien de ce que nous vérifions ne peut être amélioré.',
    blank: 'Il n’y a presque rien sur cette image',
    blankText:
      'Nous n’avons trouvé presque aucune forme et aucun mot : elle n’a donc pas de score. Ajoutez une photo ou quelques mots en grand, puis envoyez-la à nouveau.',
    explain: 'Explication',
    explainAndShow: 'Explication, et où sur l’image',
    gain: '{n} points de plus',
    above: 'Avec {score}, cette miniature dépasse de {n} la référence de {benchmark}.',
    at: 'Avec {score}, cette miniature est juste à la référence de {benchmark}.',
    below: 'Avec {score}, il manque {n} à cette miniature pour la référence de {benchmark}.',
    benchmarkNote: 'La référence marque un travail solide ; c’est nous qui l’avons fixée.',
    allChecks: 'Toutes les vérifications',
    source:
      'Le score additionne ces vérifications, avec des poids que nous avons choisis. Parmi 1 000 miniatures de 25 chaînes, rien de ce que nous savons mesurer dans une image n’indiquait quelle vidéo d’une chaîne a eu plus de vues : nous ne le prétendons donc pas.',
  },
  previews: {
    heading: 'Où elle sera vue',
    note: 'Aux tailles où YouTube l’affiche, ou plus petit sur un écran étroit, le titre coupé après deux lignes. YouTube ne publie pas ses tailles et les change : de petits écarts sont normaux.',
    scheme: 'Couleurs de la page',
    cut: 'Le titre est coupé',
    whole: 'Le titre tient en entier',
    noTitle: 'Votre titre sera ici',
    places: {
      home: 'Accueil',
      search: 'Recherche',
      sidebar: 'À côté d’une vidéo',
      phone: 'Téléphone',
      tv: 'Téléviseur',
    },
  },
  compare: {
    start: 'Comparer avec une autre',
    stop: 'Ne plus comparer',
    a: 'Miniature A',
    b: 'Miniature B',
    heading: 'A et B comparées',
    note: 'Lisibilité et soin, vérification par vérification. Laquelle obtient le plus de clics, seuls les spectateurs le diront.',
    use: 'Analyser',
    check: 'Vérification',
  },
  toasts: {
    failed: 'Échec de l’analyse de la miniature : {reason}',
    leftOut: 'La miniature n’est pas incluse : {reason}',
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
