import type { Category, Region } from '#shared/trends.ts'

/** The parts of invented titles. Each title is combined with each subject in place of `{}`. */
export interface TitleParts {
  readonly titles: readonly string[]
  readonly subjects: readonly string[]
  readonly channels: readonly string[]
}
export type TitlePartsByCategory = Readonly<Record<Category, TitleParts>>

/** Endings of channel names, so that each category has many channels. */
export const channelSuffixes: readonly string[] = ['', ' Daily', ' 2', ' Live', ' Lab', ' Clips']

const englishCrazes = ['Cloud Bread', 'Silent Disco', 'Paper Planes', 'Cold Plunge', 'Tiny Houses', 'Night Trains']
/** Topics that many channels of a region cover, each for a week. */
export const crazesByRegion: Readonly<Record<Region, readonly string[]>> = {
  US: englishCrazes,
  GB: englishCrazes,
  ES: ['Pan de Nube', 'Aviones de Papel', 'Trenes Nocturnos', 'Casas Diminutas', 'Agua Helada', 'Disco Silenciosa'],
  FR: ['Pain Nuage', 'Avions en Papier', 'Trains de Nuit', 'Maisons Minuscules', 'Bain Glacé', 'Disco Muette'],
}

/** Videos of English-speaking channels. `{}` is replaced by a subject. */
export const english: TitlePartsByCategory = {
  gaming: {
    titles: [
      'I Survived 100 Days in {}',
      '{} Is Harder Than Anyone Told Me',
      'Building the Biggest Base in {} (Gone Wrong)',
      'The {} Update Nobody Asked For',
      'We Broke {} in 24 Hours',
      'Every Secret in {}, Explained',
    ],
    subjects: ['Hollowmere', 'Star Ferry Tycoon', 'Ashen Kingdoms', 'Cubeland', 'Driftline 3', 'Mossgate Online'],
    channels: ['Pixel Orchard', 'Nightjar Plays', 'Two Button Club', 'Lag & Order'],
  },
  music: {
    titles: [
      'Juno Vale - {} (Official Video)',
      '{} - Live at the Harbour Sessions',
      'The Paper Foxes - {} [Official Audio]',
      'I Learned “{}” in One Week on a Broken Piano',
      '{} but It Slowly Becomes a Ballad',
      'Making {} from Kitchen Sounds',
    ],
    subjects: ['Glasshouse', 'Slow Thunder', 'Neon Orchard', 'Salt on the Window', 'Half a Moon', 'Northbound'],
    channels: ['Juno Vale', 'The Paper Foxes', 'Harbour Sessions', 'Marrow & Reed'],
  },
  technology: {
    titles: [
      'I Used {} for 30 Days. Here Is the Truth',
      '{} vs My Ten-Year-Old Laptop',
      'Why Everyone Is Returning {}',
      'Repairing {} with a $12 Kit',
      '{}: 7 Things I Wish I Knew First',
      'The Quiet Genius of {}',
    ],
    subjects: [
      'the Foldbook',
      'a See-Through Phone',
      'the Orbit Watch',
      'Smart Glasses',
      'a Home Robot',
      'the Ember E-Bike',
    ],
    channels: ['Bench Notes', 'Second Screw', 'Volt & Valley', 'Honest Cables'],
  },
  education: {
    titles: [
      'What Really Happens Inside {}',
      'How {} Changed the World',
      '{}, Explained in 9 Minutes',
      'The Mathematician Who Got Lost in {}',
      'Why Nobody Can Predict {}',
      '{}: The Story They Leave Out',
    ],
    subjects: [
      'a Lightning Bolt',
      'the Deep Ocean',
      'an Ancient Library',
      'Prime Numbers',
      'Black Ice',
      'the Human Ear',
    ],
    channels: ['Kettle & Quark', 'The Long Footnote', 'Small Proofs', 'Field Guide to Everything'],
  },
  entertainment: {
    titles: [
      'I Spent 24 Hours in {}',
      'Strangers Guess Who Owns {}',
      'Last to Leave {} Wins $10,000',
      'We Opened {} for One Day Only',
      'My Family Rates {} (Brutal)',
      'Can You Really Live in {}?',
    ],
    subjects: [
      'a Glass House',
      'the Smallest Hotel',
      'a Haunted Ferry',
      'an Empty Mall',
      'a Vending Machine',
      'a Treehouse',
    ],
    channels: ['The Odd Hour', 'Maple Street Five', 'Whole Lotta Nonsense', 'Bram & Otis'],
  },
  sports: {
    titles: [
      '{}: Extended Highlights',
      'The Goal That Decided {}',
      'I Trained Like {} for a Month',
      '{}, but the Ball Never Stops',
      'Inside {}: What the Cameras Missed',
      'Every Point of {} in 12 Minutes',
    ],
    subjects: [
      'the Northern Cup Final',
      'a Rookie Keeper',
      'the Lakeside Open',
      'the 400 m Champion',
      'the Derby',
      'the Ridge Trail Race',
    ],
    channels: ['Touchline Daily', 'Half-Time Oranges', 'The Ninth Lane', 'Summit Sport'],
  },
  fashion: {
    titles: [
      'I Made {} from Thrift-Store Finds',
      '5 Ways to Wear {} This Winter',
      '{}: Worth the Price?',
      'Dressing Like It Is 1974 with {}',
      'My Honest Fashion Haul: {}',
      'The Comeback of {}',
    ],
    subjects: ['a Wool Coat', 'Wide Jeans', 'a Silk Scarf', 'Red Boots', 'a Linen Suit', 'Silver Jewellery'],
    channels: ['Second Hem', 'Ada in Corduroy', 'The Mending Hour', 'Plain Stitch'],
  },
  cooking: {
    titles: [
      'The Only {} Recipe You Need',
      '{} in 15 Minutes (No Oven)',
      'I Cooked {} Every Day for a Week',
      'Why Your {} Never Works',
      '$5 {} vs $50 {}',
      'My Grandmother’s Secret for {}',
    ],
    subjects: ['Focaccia', 'Ramen', 'Chocolate Cake', 'Fried Rice', 'Roast Chicken', 'Dumplings'],
    channels: ['Salt Before Noon', 'One Pan Nation', 'Crumb Theory', 'Sunday Stockpot'],
  },
}

/** Videos of channels in Spain. `{}` is replaced by a subject. */
export const spanish: TitlePartsByCategory = {
  gaming: {
    titles: [
      'Sobreviví 100 días en {}',
      '{} es más difícil de lo que parece',
      'Construyo la base más grande de {} (sale mal)',
      'Todos los secretos de {}',
      'Hemos roto {} en 24 horas',
      'Vuelvo a {} diez años después',
    ],
    subjects: ['Valle Hueco', 'Reinos de Ceniza', 'Cubolandia', 'Isla Marea', 'Deriva 3', 'Puerto Estelar'],
    channels: ['La Partida de Nico', 'Dos Botones', 'Mando Prestado', 'Pixel y Siesta'],
  },
  music: {
    titles: [
      'Lía Montes - {} (Videoclip Oficial)',
      '{} - En directo en la Sala Faro',
      'Los Tranvías - {} [Audio Oficial]',
      'Aprendo «{}» en una semana con una guitarra rota',
      'Canto {} en la cocina de mi abuela',
      'Así compusimos {}',
    ],
    subjects: ['Marea baja', 'Farolas', 'Medio verano', 'Norte', 'La última azotea', 'Cristal'],
    channels: ['Lía Montes', 'Los Tranvías', 'Sala Faro', 'Coro de Patio'],
  },
  technology: {
    titles: [
      'He usado {} durante 30 días',
      '{} contra mi portátil de hace diez años',
      'Por qué todos devuelven {}',
      'Reparo {} con 12 euros',
      '{}: 7 cosas que me habría gustado saber',
      'Lo que nadie cuenta de {}',
    ],
    subjects: [
      'el móvil transparente',
      'unas gafas inteligentes',
      'el reloj Órbita',
      'un robot de casa',
      'la bici Brasa',
      'el Plegable',
    ],
    channels: ['Tornillo Suelto', 'Mesa de Pruebas', 'Cables Honestos', 'Voltio'],
  },
  education: {
    titles: [
      '¿Qué pasa dentro de {}?',
      'Cómo {} cambió el mundo',
      '{}, explicado en 9 minutos',
      'Por qué nadie puede predecir {}',
      'La historia que falta de {}',
      'El matemático que se perdió en {}',
    ],
    subjects: [
      'un rayo',
      'el fondo del mar',
      'una biblioteca antigua',
      'los números primos',
      'el hielo negro',
      'el oído',
    ],
    channels: ['Nota al Pie', 'Ciencia de Balcón', 'Pequeñas Pruebas', 'El Porqué'],
  },
  entertainment: {
    titles: [
      '24 horas en {}',
      'El último en salir de {} gana 10.000 €',
      'Abrimos {} por un solo día',
      'Mi familia puntúa {} (sin piedad)',
      '¿Se puede vivir en {}?',
      'Desconocidos adivinan quién duerme en {}',
    ],
    subjects: [
      'una casa de cristal',
      'el hotel más pequeño',
      'un ferri embrujado',
      'un centro comercial vacío',
      'una cabaña',
      'un faro',
    ],
    channels: ['La Hora Rara', 'Calle Olmo 5', 'Puro Disparate', 'Teo y Bruno'],
  },
  sports: {
    titles: [
      'Resumen de {}',
      'El gol que decidió {}',
      'Entreno como {} durante un mes',
      'Dentro de {}: lo que no se vio',
      'Cada punto de {} en 12 minutos',
      'Lo mejor de {}, jugada a jugada',
    ],
    subjects: [
      'la final de la Copa Norte',
      'un portero novato',
      'el Abierto del Lago',
      'la campeona de 400 m',
      'el derbi',
      'la Travesía de la Sierra',
    ],
    channels: ['A Pie de Campo', 'Calle Nueve', 'Descanso y Naranjas', 'Cumbre Deporte'],
  },
  fashion: {
    titles: [
      'Coso {} con ropa de segunda mano',
      '5 formas de llevar {} este invierno',
      '{}: ¿vale lo que cuesta?',
      'Me visto como en 1974 con {}',
      'Moda honesta: {}',
      'Vuelve {}',
    ],
    subjects: [
      'un abrigo de lana',
      'el vaquero ancho',
      'un pañuelo de seda',
      'las botas rojas',
      'el traje de lino',
      'la plata',
    ],
    channels: ['Segundo Dobladillo', 'Pana y Café', 'La Hora del Zurcido', 'Puntada Llana'],
  },
  cooking: {
    titles: [
      'La única receta de {} que necesitas',
      '{} en 15 minutos y sin horno',
      'Cocino {} cada día durante una semana',
      'Por qué no te sale {}',
      '{} de 5 € contra {} de 50 €',
      'El secreto de mi abuela para {}',
    ],
    subjects: ['la tortilla', 'el arroz al horno', 'la focaccia', 'el bizcocho', 'el pollo asado', 'las croquetas'],
    channels: ['Sal Antes de las Doce', 'Una Sartén', 'Teoría de la Miga', 'Olla de Domingo'],
  },
}

/** Videos of channels in France. `{}` is replaced by a subject. */
export const french: TitlePartsByCategory = {
  gaming: {
    titles: [
      'J’ai survécu 100 jours dans {}',
      '{} est plus dur qu’on ne le dit',
      'La plus grande base de {} (ça tourne mal)',
      'Tous les secrets de {}',
      'On a cassé {} en 24 heures',
      'Je reviens sur {} dix ans après',
    ],
    subjects: ['Val-Creux', 'Royaumes de Cendre', 'Cubeland', 'Île Marée', 'Dérive 3', 'Port Stellaire'],
    channels: ['Manette Prêtée', 'Deux Boutons', 'Le Pixel Tranquille', 'Partie de Minuit'],
  },
  music: {
    titles: [
      'Éloïse Marin - {} (Clip officiel)',
      '{} - En concert à la Salle du Phare',
      'Les Tramways - {} [Audio officiel]',
      'J’apprends « {} » en une semaine sur un piano cassé',
      'Comment on a composé {}',
      '{}, version cuisine',
    ],
    subjects: ['Marée basse', 'Réverbères', 'Demi-été', 'Plein nord', 'Le dernier toit', 'Verre pilé'],
    channels: ['Éloïse Marin', 'Les Tramways', 'Salle du Phare', 'Chœur de Cour'],
  },
  technology: {
    titles: [
      'J’ai utilisé {} pendant 30 jours',
      '{} contre mon portable de dix ans',
      'Pourquoi tout le monde renvoie {}',
      'Je répare {} avec 12 euros',
      '{} : 7 choses à savoir avant',
      'Ce qu’on ne dit pas sur {}',
    ],
    subjects: [
      'le téléphone transparent',
      'des lunettes connectées',
      'la montre Orbite',
      'un robot de maison',
      'le vélo Braise',
      'le Pliable',
    ],
    channels: ['Vis Perdue', 'Banc d’essai', 'Câbles Honnêtes', 'Volt et Val'],
  },
  education: {
    titles: [
      'Que se passe-t-il dans {} ?',
      'Comment {} a changé le monde',
      '{} en 9 minutes',
      'Pourquoi personne ne peut prévoir {}',
      'L’histoire oubliée derrière {}',
      'Le mathématicien perdu dans {}',
    ],
    subjects: [
      'un éclair',
      'le fond des océans',
      'une bibliothèque antique',
      'les nombres premiers',
      'le verglas',
      'l’oreille',
    ],
    channels: ['Note de Bas de Page', 'Science au Balcon', 'Petites Preuves', 'Le Grand Pourquoi'],
  },
  entertainment: {
    titles: [
      '24 heures dans {}',
      'Le dernier à quitter {} gagne 10 000 €',
      'On ouvre {} pour un seul jour',
      'Ma famille note {} (sans pitié)',
      'Peut-on vivre dans {} ?',
      'Qui dort dans {} ? Des inconnus devinent',
    ],
    subjects: [
      'une maison de verre',
      'le plus petit hôtel',
      'un ferry hanté',
      'une galerie vide',
      'une cabane',
      'un phare',
    ],
    channels: ['L’Heure Bizarre', '5 rue de l’Orme', 'N’importe Quoi', 'Théo et Basile'],
  },
  sports: {
    titles: [
      'Le résumé : {}',
      'Le but qui a décidé {}',
      'Je m’entraîne comme {} pendant un mois',
      'Dans les coulisses : {}',
      'Tous les points en 12 minutes : {}',
      'Ce que les caméras ont raté : {}',
    ],
    subjects: [
      'la finale de la Coupe du Nord',
      'un gardien débutant',
      'l’Open du Lac',
      'la championne du 400 m',
      'le derby',
      'le trail des Crêtes',
    ],
    channels: ['Bord de Touche', 'Couloir Neuf', 'Mi-temps Oranges', 'Sommet Sport'],
  },
  fashion: {
    titles: [
      'Je couds {} avec de la seconde main',
      '5 façons de porter {} cet hiver',
      '{} : est-ce que ça vaut son prix ?',
      'S’habiller comme en 1974 avec {}',
      'Mode honnête : {}',
      'Le retour : {}',
    ],
    subjects: [
      'un manteau de laine',
      'le jean large',
      'un foulard de soie',
      'les bottes rouges',
      'le costume en lin',
      'l’argent massif',
    ],
    channels: ['Second Ourlet', 'Velours et Café', 'L’Heure du Raccommodage', 'Point Droit'],
  },
  cooking: {
    titles: [
      'La seule recette qu’il vous faut : {}',
      '{} en 15 minutes, sans four',
      'Une semaine entière à cuisiner {}',
      'Pourquoi vous ratez {}',
      '{} à 5 € contre {} à 50 €',
      'Le secret de ma grand-mère : {}',
    ],
    subjects: ['la focaccia', 'le gratin', 'le gâteau au chocolat', 'le poulet rôti', 'la blanquette', 'les raviolis'],
    channels: ['Sel Avant Midi', 'Une Seule Poêle', 'Théorie de la Mie', 'Marmite du Dimanche'],
  },
}

/** The titles of each region, in its language. */
export const titlePartsByRegion: Readonly<Record<Region, TitlePartsByCategory>> = {
  US: english,
  GB: english,
  ES: spanish,
  FR: french,
}

/** Titles that stress the layout: maximum length, right to left, symbols, one long word. */
export const unusualTitles: readonly string[] = [
  'I Walked Every Single Street of a City I Had Never Heard Of Before and This Is Everything I Found :)',
  'رحلة ليلية في المدينة القديمة - الجزء الثاني',
  '🔥🔥 3, 2, 1… <GO> & “WIN” 🏆',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
]
/** A channel name of the maximum length. */
export const longestChannelName =
  'The Society for the Slow and Careful Restoration of Very Old Lighthouses, Ferries and Pianos Ltd.'
