import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeMetadata } from '#functions/services/metadata/compose.ts'
import { stopWordsOf } from '#functions/services/metadata/stop-words.ts'
import type { Locale } from '#shared/locale.ts'
import {
  countTagCharacters,
  limitTags,
  maxAboutLength,
  maxDescriptionBytes,
  maxTags,
  maxTagsLength,
} from '#shared/metadata.ts'

const title = 'How I built a tiny house in 30 days'
const compose = (title: string, happens = '', about = '', locale: Locale | 'other' = 'en') =>
  composeMetadata({ title, happens, about }, locale === 'other' ? undefined : locale)
const firstLineOf = (...said: Parameters<typeof compose>) => compose(...said).description.split('\n')[0]
const tagsOf = (...said: Parameters<typeof compose>) => compose(...said).tags

test('a description is a first line, the notes, the chapters one per line, and hashtags', () => {
  const about =
    'A tiny house <b>built</b> from old pallets, with hand tools.\n\n\n0:00 The plan\n2:10 Hand tools\n8:40 raising the walls'
  expect(compose(title, '', about)).toEqual({
    description:
      'A tiny house built from old pallets, with hand tools.\n\n0:00 The plan\n2:10 Hand tools\n8:40 Raising the walls\n\n#TinyHouse #HandTools',
    tags: ['tiny house', 'hand tools'],
  })
})

describe('the first line says what the viewer gets', () => {
  test.each<[Locale, string, string, string]>([
    // Title and line make one sentence if a form of sentence holds all of the line.
    ['en', 'Sewing a canvas bag', 'From an old sail, for $9', 'I sewed a canvas bag for $9 from an old sail.'],
    [
      'en',
      'Is decaf bad for you',
      'I read the trials and drank nothing else',
      'Is decaf bad for you? I read the trials and drank nothing else.',
    ],
    [
      'en',
      'is rye bad for you?',
      'I read the trials and skipped breakfast for weeks',
      'Is rye bad for you? I read the trials and skipped breakfast for weeks.',
    ],
    [
      'en',
      'how does a water wheel work',
      'Shown with a bucket and a bike wheel',
      'How does a water wheel work? Shown with a bucket and a bike wheel.',
    ],
    [
      'en',
      'is rye flour bad',
      'My grandfather the baker laughs whenever people ask',
      'Is rye flour bad? My grandfather the baker laughs whenever people ask.',
    ],
    [
      'en',
      'The story of the stapler',
      'It took 40 years before offices bought it',
      'The story of the stapler: it took 40 years before offices bought it.',
    ],
    [
      'es',
      'como aprender ingles siendo camarero',
      'Aprendí 900 palabras en un verano',
      'Cómo aprendí 900 palabras en un verano siendo camarero.',
    ],
    [
      'es',
      'tutorial photoshop mascaras',
      'Para principiantes, 20 min',
      'Máscaras en Photoshop para principiantes (20 minutos).',
    ],
    [
      'fr',
      'tuto couture : jupe droite',
      'pour débutants, sans patron, dans un vieux rideau',
      'Couture : jupe droite dans un vieux rideau sans patron pour débutants.',
    ],
    // Otherwise, the line follows what it is about.
    [
      'en',
      'no oven bread',
      'Flour, water, salt and one skillet. No oven, no yeast, 25 minutes',
      'No oven bread: flour, water, salt and one skillet. No oven, no yeast, 25 minutes.',
    ],
    [
      'en',
      'Pixel 12 review after 5 weeks',
      'screen scratched, speaker is loud, i dont recommend the mini',
      "Pixel 12 review after 5 weeks: screen scratched, speaker is loud, I don't recommend the mini.",
    ],
    [
      'es',
      'Vlog: ruta en furgo por Portugal',
      '9 días, 640 euros, nos quedamos sin batería en Nazaré',
      'Ruta en furgo por Portugal: 9 días, 640 euros, nos quedamos sin batería en Nazaré.',
    ],
    [
      'fr',
      "J'ai campé sur l'île la plus isolée de Bretagne",
      'Trois nuits, orage, plus de pain',
      "J'ai campé sur l'île la plus isolée de Bretagne : trois nuits, orage, plus de pain.",
    ],
    // A label alone says nothing.
    ['en', 'My top 7 board games of the year', 'Ranking', 'My top 7 board games of the year.'],
    // A line that says nothing without the title does not stand alone.
    [
      'en',
      'Learning to juggle at 50',
      '9 lessons, scared of knives',
      'Learning to juggle at 50: 9 lessons, scared of knives.',
    ],
    ['es', 'Mi rutina de espalda', '8 estiramientos', 'Mi rutina de espalda: 8 estiramientos.'],
    // The topic is not said twice.
    ['en', 'Memoir Q&A and channel news', 'Answers about the upcoming memoir', 'Answers about the upcoming memoir.'],
    // Inside a sentence, the line does not begin with a capital, unless it begins with a name.
    [
      'en',
      'how to roast a cauliflower',
      'Golden cauliflower in one tray, start on the top rack',
      'How to roast golden cauliflower in one tray: start on the top rack.',
    ],
    ['en', 'The EASIEST soup', 'Onions, stock and stale bread', 'The easiest soup: onions, stock and stale bread.'],
    [
      'en',
      'I tried Ubuntu for a month',
      'Windows gamer, three games lost',
      'I tried Ubuntu for a month: Windows gamer, three games lost.',
    ],
    [
      'en',
      'I CYCLED 400 MILES ON A $50 BIKE',
      'From Lyon to Turin with a bag of tools, chain snapped',
      'I cycled 400 miles on a $50 bike: from Lyon to Turin with a bag of tools, chain snapped.',
    ],
    ['en', 'Ubuntu review', 'Windows gamer loses three games', 'Ubuntu: Windows gamer loses three games.'],
    ['en', 'Waking an old console', 'New HDMI port, no solder', 'I woke an old console (no solder): new HDMI port.'],
    [
      'en',
      'Old glass on a new camera',
      'Helios 44-2, focused by hand',
      'Old glass on a new camera: Helios 44-2, focused by hand.',
    ],
    [
      'en',
      'Making a purse from one belt',
      'Hand stitched, 4 hours',
      'I made a purse from one belt in 4 hours. Hand stitched.',
    ],
    // A verb that belongs to something else tells nothing about the topic.
    [
      'en',
      'What a baker packs for work',
      '12 tools: no spoons left by dawn',
      'What a baker packs for work. 12 tools: no spoons left by dawn.',
    ],
    // One colon is enough.
    ['en', 'Best laptops', 'Games: Hades II and Celeste', 'Best laptops. Games: Hades II and Celeste.'],
    // A part of the line without a subject gets no article.
    [
      'en',
      'Teaching my aunt to use a tablet',
      'She is 71, learned video calls in an hour',
      'I taught my aunt to use a tablet. She is 71. Learned video calls in an hour.',
    ],
    // Each sentence begins with a capital, and no other word does.
    [
      'en',
      'Homemade soap',
      'I made soap at home. Costs less than a dollar',
      'I made soap at home. It costs less than a dollar.',
    ],
    [
      'fr',
      'Pourquoi mes boutures pourrissent ?',
      "trop d'eau et pas assez de chaleur",
      "Pourquoi mes boutures pourrissent ? Trop d'eau et pas assez de chaleur.",
    ],
    // Numbers of a series and emoji are removed as a whole.
    ['fr', 'Rénovation de ma maison - épisode 3', '', 'Rénovation de ma maison.'],
    ['es', 'Reforma de mi casa, capitulo 4', '', 'Reforma de mi casa.'],
    ['en', 'My kitchen 👍🏽', '', 'My kitchen.'],
    ['en', '👩‍🍳 My kitchen tour', '', 'My kitchen tour.'],
    ['en', 'Top 5️⃣ pans 🇫🇷', '', 'Top 5 pans.'],
    // An exclamation mark ends a sentence.
    ['es', '¡Hice pan en casa!', '', 'Hice pan en casa.'],
    ['es', '¡Por fin! Mi nueva cocina', '', 'Por fin. Mi nueva cocina.'],
    ['en', 'I did it!! my new kitchen', '', 'I did it. My new kitchen.'],
    ['fr', 'Enfin ! Ma nouvelle cuisine', '', 'Enfin. Ma nouvelle cuisine.'],
    ['en', 'Really?! My new kitchen', '', 'Really? My new kitchen.'],
    // A line that begins in lower case keeps its corrected accents and its capitals inside.
    ['es', 'Mi cocina nueva', 'arbol de navidad', 'Mi cocina nueva: árbol de navidad.'],
    ['en', 'Two phones', 'iPhone 17, dropped twice', 'Two phones: iPhone 17, dropped twice.'],
    ['en', 'Two phones', 'dropped twice 👍🏽', 'Two phones: dropped twice 👍🏽'],
    // Abbreviations in a row do not shout.
    ['en', 'NASA JPL tour', '', 'NASA JPL tour.'],
    ['en', 'HTML CSS tutorial', '', 'HTML CSS tutorial.'],
    ['en', 'THE BEST CAKE at home', '', 'The best cake at home.'],
    ['es', 'Mi SALSA CASERA de tomate', '', 'Mi salsa casera de tomate.'],
  ])('%s: %s | %s', (locale, draft, line, expected) => {
    expect(firstLineOf(draft, line, '', locale)).toBe(expected)
  })

  test('while each sentence of the notes begins with a capital', () => {
    const about = 'Costs ten vs. thirty (for a set). it stays soft in version 2. no heat'
    expect(compose('Ink', 'it dries', about).description).toContain(
      'Costs ten vs. thirty (for a set). It stays soft in version 2. No heat.',
    )
    expect(compose('Ink', 'it dries', 'it stays soft!! no heat').description).toContain('It stays soft!! No heat.')
    expect(compose('Encre', 'elle sèche', 'Ça tient ? oui, deux ans', 'fr').description).toContain(
      'Ça tient ? Oui, deux ans.',
    )
  })

  test('with the first sentence of the notes where there is no line, or where it says the same', () => {
    expect(firstLineOf('Reformé mi cocina', '', 'Pinté los azulejos y cambié la encimera.', 'es')).toBe(
      'Reformé mi cocina: pinté los azulejos y cambié la encimera.',
    )
    const lead = 'I glued the split kitchen pipe with a $3 tube of epoxy.'
    expect(compose('Kitchen pipe', 'glued the split pipe, $3 tube', lead).description).toMatch(
      /^I glued the split kitchen pipe with a \$3 tube of epoxy\.\n\n#/,
    )
  })

  test('with what the chapters are about where nothing else is said', () => {
    expect(firstLineOf('Fixing my sink', '', '0:00 Intro\n0:20 the leak\n3:10 the new trap\n7:00 the test')).toBe(
      'Fixing my sink: the leak, the new trap and the test.',
    )
    expect(firstLineOf('Mon évier', '', '0:00 la fuite\n3:10 le siphon', 'fr')).toBe(
      'Mon évier : la fuite et le siphon.',
    )
  })
})

describe('chapters and steps', () => {
  const linesOf = (about: string, locale: Locale = 'en') =>
    compose('Chisel', 'it is sharp', about, locale).description.split('\n')

  test.each([
    ['0:00 intro, 0:40 wall sit; 2:15 step downs', ['0:00 Intro', '0:40 Wall sit', '2:15 Step downs']],
    [
      'Timestamps:\n00:00 the myth\n01:30 - what studies say\n[1:05:20] blind test',
      ['00:00 The myth', '01:30 What studies say', '1:05:20 Blind test'],
    ],
    ['The plan - 0:00\nTools (2:10)', ['0:00 The plan', '2:10 Tools']],
    ['2:10 tools\n0:00 plan', ['0:00 Plan', '2:10 Tools']],
    ['1. mix flour 2. fold it 3. bake it', ['1. Mix flour', '2. Fold it', '3. Bake it']],
    ['cut -> glue -> sand it', ['1. Cut', '2. Glue', '3. Sand it']],
    [
      'first flatten the back, then set the angle, finally strop it',
      ['1. Flatten the back', '2. Set the angle', '3. Strop it'],
    ],
  ])('of %j stand one per line, in order', (about, expected) => {
    expect(linesOf(about)).toEqual(expect.arrayContaining(expected))
  })

  test('keep a list of ingredients and one of steps apart', () => {
    const about = 'Ingrédients :\n- 6 pommes\n- 50 g de sucre roux\n\nÉtape 1 : éplucher\nÉtape 2 : cuire'
    expect(compose('Recette de tarte', '', about, 'fr').description).toContain(
      'Ingrédients :\n\n- 6 pommes\n- 50 g de sucre roux\n\n1. Éplucher\n2. Cuire\n\n#',
    )
  })

  test.each([
    ['Primero calentar el motor, luego vaciar el aceite, por último cambiar el filtro.', 'es', '2. Vaciar el aceite'],
    ["d'abord couper le tissu, ensuite coudre les côtés, enfin poser l'élastique", 'fr', '2. Coudre les côtés'],
  ] as const)('of %j stand one per line, too', (about, locale, expected) => {
    expect(linesOf(about, locale)).toContain(expected)
  })

  test.each([
    'I woke up at 4:30 and left at 5:15.',
    'Up at 7:15\nBack by 9:30',
    'Réveil à 7:15\nDépart vers 9:30',
    'We won 2:1 in the end.',
    '4:30 was too early for the dog.',
    'Doors open 7:00 pm, show 8:30 pm.',
    'First I tried glue, then screws.',
    'It cost 1.5 times more.',
  ])('are not made of %j', (about) => {
    expect(compose('Chisel', 'it is sharp', about).description).toContain(about)
  })
})

describe('tags', () => {
  test.each<[Locale, string, string, string[]]>([
    [
      'en',
      'Setting up my weather station',
      'Old school laptop for $30 becomes LCD + logger',
      ['weather station', 'lcd'],
    ],
    ['en', 'how to grill salmon fillets', 'one pan, no oven', ['how to grill salmon fillets', 'salmon fillets']],
    ['en', 'Bread without an oven', 'no mixer and no yeast, one skillet', ['bread without an oven', 'bread']],
    ['en', 'Sugar-free cookies', '', ['sugar-free cookies']],
    ['en', 'Oat cookies', 'sugar-free oat flour', ['oat cookies', 'oat flour']],
    ['en', 'Slow loris facts', 'a loris user, a zoo owner', ['slow loris facts', 'slow loris']],
    [
      'en',
      'Norway travel vlog day 2 Bergen',
      'Got up at 5am to see Bryggen Wharf empty',
      ['norway travel vlog', 'bergen', 'bryggen wharf'],
    ],
    ['es', 'Cómo hacer pan en casa sin horno', 'sin levadura', ['cómo hacer pan']],
    ['es', 'Cambio de aceite de la moto', 'Yamaha MT07, sin taller', ['cambio de aceite', 'yamaha mt07', 'moto']],
    ['fr', 'Pourquoi mon chat dort sur la table', '', ['chat']],
    [
      'fr',
      'Comment réparer un vélo électrique soi-même',
      'sans outils',
      ['comment réparer un vélo électrique soi-même', 'vélo électrique'],
    ],
    ['fr', 'pain sans four', 'à la poêle', ['pain sans four']],
    ['fr', 'Mon potager épisode 3', '', ['potager']],
    // Outside the title, an adjective with its noun says too little; a compound, or what the title says too, is enough.
    ['en', 'Peppers in pots', 'Cold nights, a clay pot, flea market', ['peppers in pots', 'clay pot', 'flea market']],
    // Amounts, numbers, and the people a video is for make no tag of their own.
    ['en', 'Pruning roses', 'Too much potassium', ['roses']],
    ['es', '100k suscriptores', '', []],
    ['en', 'A piece of amber', '', ['piece of amber']],
    ['fr', "J'ai réparé un vélo avec une pièce de 6 euros", '', ['vélo']],
    ['en', 'Cheap knives for students', '', ['cheap knives for students', 'cheap knives']],
    ['es', '3 meses aprendiendo alemán', '', []],
    ['es', 'Mesa plegable', 'con una pieza de latón', ['mesa plegable']],
    ['en', 'A tent in a storm', '70 km/h wind', ['tent in a storm', 'tent', 'storm']],
    // These are lists, and labels that the tagger splits.
    ['en', 'Memoir Q&A and channel news', 'Answers', ['memoir']],
    ['en', 'Mac and cheese', '', ['mac and cheese']],
    ['en', 'Cookies and garden and dog', '', ['cookies', 'garden', 'dog']],
    // These have a verb at the start or the end of words that would otherwise be a name.
    ['es', 'Sopa de ajo', 'Uso Thermomix', ['sopa de ajo', 'thermomix']],
    ['fr', 'Bouturer un figuier', "au-dessus d'un œil tourné vers le sud", ['bouturer un figuier']],
    ['en', 'how does a water wheel work', '', ['how does a water wheel work', 'water wheel']],
    ['en', 'Quiet fans', 'membrane wins', ['quiet fans']],
    ['en', 'ASMR soap cutting', '', ['asmr soap cutting']],
    // These name people by their first name, or have names with numbers.
    ['en', 'A cable stitch', 'Coach Dana shows it to Martha Stewart', ['cable stitch', 'martha stewart']],
    ['en', 'Best laptops', 'Games: Hades II, Cyberpunk 2077', ['best laptops', 'hades ii', 'cyberpunk 2077']],
    ['fr', 'Un an de piano', 'la Lettre à Élise', ['lettre à élise']],
    // These have people's belongings, times of the day, or capitals for emphasis.
    ['en', 'First night with our puppy', '', ['puppy']],
    ['en', 'my evening routine as a night baker', '', ['evening routine', 'night baker']],
    ['en', 'The EASIEST soup', '', ['easiest soup']],
    ['en', 'I CYCLED 400 MILES ON A $50 BIKE', '', ['bike']],
    ['fr', 'Une semaine sans voiture', '', ['semaine sans voiture']],
    ['en', 'Baking with grandma', '', []],
    ['en', 'Soap with my 71-year-old neighbor', '', ['soap']],
    ['en', 'Tower climbing', 'we got to Level 3', ['tower climbing']],
    ['fr', 'Clafoutis aux cerises de ma grand-mère', '', ['clafoutis aux cerises']],
    ['en', 'Q&A: pottery, glazes, kilns', '', ['kilns', 'pottery']],
    ['es', 'Mi experiencia con el telar', '', ['experiencia con el telar', 'telar']],
    ['en', 'Hot sauce fair', 'Strangers tasted it', ['hot sauce fair']],
    ['fr', 'Je répare une table à repasser', '', ['table à repasser']],
    ['en', 'Cooking in the back', 'of a Toyota Fit', ['toyota fit']],
    ['en', 'Soap', 'Watched 120 hours of opera', ['soap']],
    ['en', 'One pan lasagna secrets', '', ['one pan lasagna secrets']],
    ['en', 'The worst hotel breakfast ever', '', ['hotel breakfast']],
    ['en', 'Soup', 'salt matters', ['soup']],
    ['en', 'Soup', 'clay pots', ['soup', 'clay pots']],
    ['en', 'Soup', 'a $90 copper pot, one wedding feast', ['soup', 'copper pot', 'wedding feast']],
    ['en', 'Soup', 'my cat is called Pepper', ['soup']],
    ['en', 'Do cheap hiking boots last?', '', ['do cheap hiking boots last', 'cheap hiking boots']],
    ['es', 'Pan de pueblo', 'masa madre, trigo de La Vera', ['pan de pueblo', 'la vera']],
    ['fr', 'Je répare un moulin à vent', '', ['moulin à vent']],
    ['fr', 'Je traverse la Creuse à pied', '', ['creuse']],
    ['en', 'Harvest at our farm', '', ['farm']],
    ['en', 'Sorting hobby shelves ep 3', '', ['hobby shelves']],
    ['es', 'Coche pintado', 'se ven las marcas de cerca', ['coche pintado']],
    // These are parts of a sentence.
    ['en', 'What a paramedic carries in her backpack', '', ['backpack']],
    ['en', 'Why your fern keeps dying', '', ['fern']],
    ['en', 'How bond markets really work', '', ['bond markets']],
    ['en', 'Stop burning rice on gas stoves', '', ['rice', 'gas stoves']],
    ['en', 'The lens that shows Jupiter', '', ['lens that shows jupiter', 'lens', 'jupiter']],
    ['en', 'Index cards explained', '', ['index cards explained', 'index cards']],
    ['es', 'Errores al montar muebles', '', ['errores al montar muebles']],
    ['fr', 'Un GPS robuste', '', ['gps robuste']],
    ['es', 'Reformo mi cocina', '', ['cocina']],
    ['es', 'Irse a vivir a Japón', '', ['irse a vivir a japón', 'japón']],
    ['fr', 'Mon genou à partir du kilomètre 30', '', ['genou']],
    ['en', 'Tent poles', 'made by St. Croix Mojo for a Pixel 6a', ['tent poles', 'st croix mojo', 'pixel 6a']],
    ['en', 'Chess', 'board', ['chess']],
    ['en', 'My R&B covers', '', ['r&b covers']],
  ])('%s: of %s | %s', (locale, draft, line, expected) => {
    expect(tagsOf(draft, line, '', locale).toSorted()).toEqual(expected.toSorted())
  })

  test('a title in another language names the video as a whole, if it is short', () => {
    expect(compose('日本の冬', '', '', 'other').tags).toEqual(['日本の冬'])
    expect(compose('Wie ich in dreißig Tagen ein Haus baute', '', '', 'other').tags).toEqual([])
  })

  test('of chapters name what is specific to the video', () => {
    const about = '0:00 Common mistakes\n1:00 Clay pots\n2:00 Sample game\n3:00 mix the glaze'
    expect(tagsOf('Pottery', 'with my hands', about)).toEqual(['pottery', 'clay pots'])
  })

  test('become hashtags without a capital after an apostrophe', () => {
    expect(compose('living on a nurse', "a nurse's salary pays the rent").description).not.toContain('NurseS')
  })

  test('become hashtags only without signs, at which YouTube ends a hashtag', () => {
    const { description, tags } = compose('M&M cookie recipe')
    expect(tags).toContain('m&m cookie')
    expect(description.match(/#\S+/g)).toEqual(['#CookieRecipe'])
  })

  test('include the creator’s hashtags, and a description with those gets none of ours', () => {
    const { description, tags } = compose('Walnut bowl', 'turned on a lathe', 'Turned on a lathe. #woodturning')
    expect(tags).toContain('woodturning')
    expect(description.match(/#\w+/g)).toEqual(['#woodturning'])
  })
})

/** Words that a generated title, line and notes are made of, by language. */
const parts = {
  en: {
    drafts: [
      '{topic}',
      'how to make {topic}',
      'I made {topic} in {n} days',
      'My {topic} tutorial',
      '{topic} vs {other}',
      'Why I love {topic}',
      '{topic}!!! (finally)',
      '{topic} without a {none}',
    ],
    topics: [
      'sourdough bread',
      'a walnut desk',
      'lemon curd',
      'a camper van',
      'wool socks',
      'a garden pond',
      'tomato soup',
    ],
    nothings: [
      'no {none}',
      'without a {none}',
      "I didn't use a {none}",
      'zero {none}s',
      'never touched the {none}',
      'a lamp instead of a {none}',
    ],
    nones: ['mixer', 'grinder', 'lathe', 'oven', 'welder'],
    lines: [
      'took {n} tries',
      '€{n} in parts',
      'old drill for €{n} becomes motor',
      'it leaked on day {n}',
      '{n} minutes a day',
      'for beginners',
      'my brother helped',
    ],
    negators: /^(?:no|without|zero|never|instead)$/,
  },
  es: {
    drafts: [
      '{topic}',
      'cómo hacer {topic}',
      'Hice {topic} en {n} días',
      'tutorial de {topic}',
      'Por qué me gusta {topic}',
      '{topic} sin {none}',
    ],
    topics: ['pan de masa madre', 'una mesa de nogal', 'una furgoneta camper', 'calcetines de lana', 'sopa de tomate'],
    nothings: ['sin {none}', 'no usé {none}', 'ni {none}', 'una lámpara en vez de {none}', 'nunca toqué el {none}'],
    nones: ['batidora', 'horno', 'torno', 'soldador'],
    lines: [
      '{n} intentos',
      '{n} euros en total',
      'gasté {n} euros',
      '{n} minutos al día',
      'para principiantes',
      'me ayudó mi hermano',
    ],
    negators: /^(?:sin|no|ni|nunca|vez)$/,
  },
  fr: {
    drafts: [
      '{topic}',
      'comment faire {topic}',
      "J'ai fait {topic} en {n} jours",
      'tuto {topic}',
      "Pourquoi j'aime {topic}",
      '{topic} sans {none}',
    ],
    topics: ['pain au levain', 'un bureau en noyer', 'un fourgon aménagé', 'chaussettes en laine', 'soupe de tomates'],
    nothings: [
      'sans {none}',
      "je n'ai pas pris de {none}",
      'aucun {none}',
      'une lampe au lieu du {none}',
      'jamais de {none}',
    ],
    nones: ['batteur', 'four', 'tour', 'soudeur'],
    lines: [
      '{n} essais',
      '{n} euros en tout',
      "j'ai dépensé {n} euros",
      '{n} minutes par jour',
      'pour débutants',
      "mon frère m'a aidé",
    ],
    negators: /^(?:sans|pas|aucun|lieu|jamais)$/,
  },
} as const

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const anyDraft = fc.constantFrom<Locale>('en', 'es', 'fr').chain((locale) => {
  const { drafts, topics, nothings, nones, lines } = parts[locale]
  const pick = (texts: readonly string[]) => fc.constantFrom(...texts)
  return fc.record({
    locale: fc.constant(locale),
    draft: pick(drafts),
    topic: pick(topics),
    other: pick(topics),
    none: pick(nones),
    n: fc.integer({ min: 2, max: 900 }),
    line: fc.array(fc.oneof(pick(nothings), pick(lines)), { minLength: 0, maxLength: 4 }),
    notes: fc.array(fc.oneof(pick(nothings), pick(lines)), { maxLength: 3 }),
    labels: fc.array(pick(topics), { maxLength: 4 }),
    joint: fc.constantFrom(', ', '; ', '. '),
  })
})

test('for any title and line, no tag is negated, invented, cut to a fragment or made only of small words', () => {
  fc.assert(
    fc.property(anyDraft, ({ locale, draft, topic, other, none, n, line, notes, labels, joint }) => {
      const fill = (text: string) =>
        text.replace('{topic}', topic).replace('{other}', other).replace('{none}', none).replace('{n}', `${n}`)
      const chapters = labels.map((label, at) => `${at}:0${at} ${label}`)
      const said = {
        title: fill(draft),
        happens: line.map(fill).join(joint),
        about: [...notes.map(fill), ...chapters].join('\n'),
      }
      const { description, tags } = composeMetadata(said, locale)
      const source = `${said.title}\n${said.happens}\n${said.about}`
      const own = new Set(wordsOf(source))
      for (const tag of tags) {
        const words = wordsOf(tag)
        // "Bread without an oven" is one thing; "oven" is another.
        const at = words.indexOf(none)
        if (at >= 0 && !words.slice(0, at).some((word) => parts[locale].negators.test(word)))
          throw new Error(`"${tag}" of ${JSON.stringify(said)}`)
        expect(words.filter((word) => !own.has(word))).toEqual([])
        expect(words.some((word) => !stopWordsOf(locale).has(word) && !/^\d/.test(word))).toBe(true)
        expect(tag).not.toMatch(/becomes|\b(?:minutes?|minutos|days|días|jours|euros|tries|intentos|essais)\b/)
        expect(tag).not.toMatch(/(?:^| )(?:a|an|the|of|with|in|un|una|de|la|en|con|une|le|au|avec)$/)
      }
      const numbers = new Set(source.match(/\d+/g))
      expect((description.match(/\d+/g) ?? []).filter((number) => !numbers.has(number))).toEqual([])
      if (labels.length > 1)
        for (const [at, label] of labels.entries())
          expect(description.toLowerCase().split('\n')).toContain(`${at}:0${at} ${label.toLowerCase()}`)
    }),
    { numRuns: 600 },
  )
})

test('any text stays within YouTube’s limits, without angle brackets', () => {
  const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 60 }))
  const anyTitle = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(
      anyTitle,
      anyText,
      anyText,
      fc.constantFrom('en', 'es', 'fr', undefined),
      (title, happens, about, locale) => {
        const { description, tags } = composeMetadata({ title, happens, about }, locale)
        expect(tags.length).toBeLessThanOrEqual(maxTags)
        expect(countTagCharacters(tags)).toBeLessThanOrEqual(maxTagsLength)
        expect(description).not.toMatch(/[<>]/)
        expect(new TextEncoder().encode(description).length).toBeLessThanOrEqual(maxDescriptionBytes)
      },
    ),
  )
  const long = compose(title, '', '雪'.repeat(maxAboutLength)).description
  expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(maxDescriptionBytes)
  expect(long).toContain('雪雪雪')
})

test('an emoji leaves nothing in a tag or hashtag', () => {
  expect(compose('My kitchen tour 👍🏽 👩‍🍳')).toEqual({
    description: 'My kitchen tour.\n\n#KitchenTour',
    tags: ['kitchen tour'],
  })
})

test('tags fit YouTube’s limit, including the quotation marks and commas that it counts', () => {
  expect(countTagCharacters(['a', 'b c'])).toBe(7)
  const many = Array.from({ length: 30 }, (_, n) => `tag number ${n} ${'x'.repeat(50)}`)
  const fitting = limitTags(many)
  expect(fitting).toEqual(many.slice(0, fitting.length))
  expect(countTagCharacters(fitting)).toBeLessThanOrEqual(maxTagsLength)
})
