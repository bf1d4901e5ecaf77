import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

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
    warn: 'Presque 16:9 : de fines bandes, ou des bords un peu coupés.',
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
    warn: 'Beaucoup d’éléments, de détails fins ou de couleurs côte à côte.',
    fail: 'Beaucoup trop à saisir d’un coup d’œil : éléments, détails fins ou couleurs côte à côte.',
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
    good: '{ratio}:1 ou plus avec ce qui est derrière, lettre par lettre.',
    warn: 'Certaines lettres n’ont que {ratio}:1 avec ce qui est derrière ; à 4,5:1, un texte se lit bien.',
    fail: 'Certaines lettres n’ont que {ratio}:1 avec ce qui est derrière ; sous 3:1, un texte se lit mal.',
  },
  badge_zone: {
    name: 'Durée affichée',
    good: 'Elle ne couvre rien d’important.',
    warn: 'Elle couvre une partie d’un visage ou de petits caractères.',
    fail: 'Elle couvre du texte.',
  },
  cut_text: {
    name: 'Texte aux bords',
    good: 'Aucun bord ne coupe le texte.',
    warn: 'Un bord coupe le texte.',
    fail: 'Un bord coupe le texte.',
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
    explanation: 'Sur 1\u202f000 miniatures mesurées, 95 sur 100 étaient plus colorées. Une seule zone saturée suffit.',
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
    explanation:
      'Dans toutes les listes, la durée de la vidéo est posée sur ce coin. Personne ne voit ce qu’elle couvre.',
  },
  cut_text: {
    text: 'Éloignez le texte du bord',
    explanation: 'Des lettres coupées passent pour une erreur, et il faut deviner le mot.',
  },
  repeated_words: {
    text: 'Dites autre chose que le titre',
    explanation:
      'Le titre est juste à côté de l’image. Des mots qui le répètent prennent de la place sans rien ajouter.',
  },
}

export const thumbnails: Translation<typeof english.thumbnails> = {
  label: 'Miniature',
  heading: 'Miniatures',
  /** Text whose words were all read, although they hardly stand out. */
  faint: {
    one: 'À la taille de la colonne latérale, le mot ressort à peine sur ce qui est derrière.',
    other: 'À la taille de la colonne latérale, les mots ressortent à peine sur ce qui est derrière.',
  },
  nth: 'Miniature {n}',
  lead: 'Principale',
  leadNth: 'Principale : miniature {n}',
  remove: 'Retirer la miniature {n}',
  full: { one: 'Une vidéo peut avoir {n} miniature.', other: 'Une vidéo peut avoir {n} miniatures.' },
  already: 'Cette miniature y est déjà.',
  noScore: 'Sans score',
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
    kept: 'Visible par vous seul tant que vous ne la partagez pas. Original supprimé après 30 jours.',
    wrongType: 'Le type de fichier doit être {types}',
    tooLarge: { one: 'Le fichier dépasse {n} octet', other: 'Le fichier dépasse {n} octets' },
    tooSmall: { one: 'Le fichier fait moins de {n} octet', other: 'Le fichier fait moins de {n} octets' },
    tooMany: 'Trop de fichiers',
  },
  slot: {
    remove: 'Retirer',
    cancel: 'Annuler l’envoi',
    again: 'Envoyer à nouveau',
    progress: 'Envoi de la miniature',
    looking: 'Mesure de l’image…',
    uploading: 'Envoi…',
    checking: 'Lecture de son texte et recherche de visages…',
    failed: 'La miniature n’a pas été ajoutée',
    off: 'La détection du texte et des visages est désactivée sur cette machine',
    offText:
      'Ce que votre navigateur mesure figure ci-dessous, sans score. « Analyser » fonctionne pour le titre. Pour l’activer, réinstallez les paquets avec npm ci et redémarrez.',
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
  tryText: {
    text: 'Essayez deux à quatre grands mots',
    finding: 'Tout est bon, et il n’y a pas de texte sur l’image.',
    explanation:
      'Des mots peuvent dire ce que ni l’image ni le titre ne disent. Faites une deuxième version et comparez : rien de ce que nous avons mesuré n’indique que du texte sur l’image apporte des vues, c’est donc à vous de décider.',
  },
  pairsHeading: 'Titre et miniature ensemble',
  pairs: {
    repeated_words: {
      name: 'Mots répétés',
      good: 'Le titre et l’image disent chacun autre chose.',
      warn: 'Le titre le dit aussi : {words}. L’image a de la place pour autre chose.',
      fail: 'L’image ne dit rien qui ne soit dans le titre : {words}.',
    },
  },
  colors: {
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
    hidden: { one: 'Couvert ou coupé : {n}', other: 'Couvert ou coupé : {n}' },
    unreadableLines: 'Pas entièrement lisible à la taille de la colonne latérale : {lines}',
    text: { one: 'Texte : {n}', other: 'Texte : {n}' },
    faces: { one: 'Visages : {n}', other: 'Visages : {n}' },
    badge: 'Durée affichée',
  },
  results: {
    otherImage: 'Ces résultats portent sur une autre image que la miniature mise en avant actuellement.',
    heading: 'Analyse de la miniature',
    meaning:
      'Si l’image est lisible et bien faite. Ce score ne sait pas de quoi parle votre vidéo et ne prévoit ni clics ni vues.',
    suggestions: 'Suggestions',
    none: 'Rien à améliorer dans ce que nous vérifions.',
    blank: 'Il n’y a presque rien sur cette image',
    blankText:
      'Nous n’avons trouvé presque aucune forme et aucun mot : elle n’a donc pas de score. Ajoutez une photo ou quelques mots en grand, puis envoyez-la à nouveau.',
    explain: 'Explication',
    explainAndShow: 'Explication, et où sur l’image',
    gain: '{n} points de plus',
    above: 'Avec {score}, cette miniature dépasse de {n} la référence de {benchmark}.',
    at: 'Avec {score}, cette miniature est juste à la référence de {benchmark}.',
    below: 'Avec {score}, il manque {n} à cette miniature pour la référence de {benchmark}.',
    benchmarkNote:
      'Nous l’avons choisie nous-mêmes comme marque d’une bonne finition. Elle n’est pas mesurée sur d’autres miniatures.',
    allChecks: 'Toutes les vérifications',
    source:
      'Le score additionne ces vérifications, avec des poids que nous avons choisis ; un texte couvert ou coupé lui retire 30 %, et plus de couleurs côte à côte que dans les vraies miniatures, 15 %. Parmi 1\u202f000 miniatures de 25 chaînes, rien de ce que nous savons mesurer dans une image n’indiquait quelle vidéo d’une chaîne a eu plus de vues : nous ne le prétendons donc pas.',
  },
  previews: {
    heading: 'Où elle sera vue',
    note: 'Aux tailles où YouTube l’affiche, ou plus petite sur un écran étroit, avec le titre coupé après deux lignes. YouTube ne publie pas ses tailles et les change : de petits écarts sont normaux.',
    place: 'Où elle apparaît',
    scheme: 'Couleurs de la page',
    cut: 'Le titre est coupé',
    whole: 'Le titre tient en entier',
    noTitle: 'Votre titre sera ici',
    places: {
      home: 'Accueil',
      search: 'Recherche',
      sidebar: 'Suggestions',
      phone: 'Mobile',
      tv: 'TV',
    },
  },
  compare: {
    note: 'Lisibilité et finition, vérification par vérification. Laquelle obtient le plus de clics, seuls les spectateurs le diront.',
    check: 'Vérification',
  },
  toasts: {
    failed: 'Échec de l’analyse de la miniature : {reason}',
    leftOut: 'La miniature n’est pas incluse : {reason}',
  },
}
