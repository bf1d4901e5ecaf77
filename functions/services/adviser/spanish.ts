import { anyWord } from './any-word.ts'
import { upper, type Words } from './romance.ts'
import { accentQuestion, mendSpanish } from './spanish-spelling.ts'

const unit = '(?:segundos?|minutos?|min|horas?|h|días?|noches?|semanas?|mes|meses|años?|fin de semana|fines de semana)'
const number = String.raw`(?:\d[\d.,]*|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media)`

/** Words of the first person in the past that do not end in -é or -í. */
const irregular =
  'hice|fui|tuve|estuve|pude|puse|quise|dije|traje|conduje|supe|vine|anduve|di|vi|era|estaba|tenía|había|deshice|rehíce|reconstruí'
/** Verbs in the first person of the present that are not also nouns. */
const present =
  'gano|hago|vivo|tengo|voy|estoy|llevo|soy|somos|puedo|pago|vendo|entreno|hacemos|tenemos|vivimos|ganamos|llevamos|duermo|reacciono|enseño|preparo'
/** Nouns that end like a verb in the first person. */
const nouns =
  'café|bebé|puré|té|chalé|comité|paté|colibrí|maní|allí|aquí|así|ahí|qué|que|sí|mí|por qué|también|después|fé|josé|esquí|rubí|sé|bisturí|ají'
const person = '(?:(?:me|lo|la|los|las|le|les|nos|te|no|casi|ya|yo|al final|por fin|solo|ni|también|nunca) )*'
const done = String.raw`(?!(?:${nouns})(?!\p{L}))(?:\p{L}+[éí]|${irregular}|\p{L}{2,}(?:amos|imos)(?<!(?<!\p{L})(?:tramos|(?:kilo|mili)?gramos|primos|racimos|últimos|próximos|mínimos|máximos|ramos))|hicimos|fuimos|tuvimos)`
const third = String.raw`(?:\p{L}+ó|\p{L}+(?:aron|ieron|yeron|aban?)|fue|fueron|era|eran|es|son|está|están|tiene|tienen|tenía|tenían|podía|quería|decía|vivía|costaba|cuesta|cuestan|vale|hizo|hicieron|tuvo|dijo|dijeron|puso|quiso|pudo|vino|vinieron|dio|vio|hay|había|sale|salen|funciona|funcionan|necesita|pasa|dura|duran|gana|pierde|enseña|explica|llega|cabe|duele|aguanta|rinde|limpia|sirve|sirven|queda|quedan|pesa|pesan|reposa|tarda|tardan|falta|sobra|ahorra|gasta|consume|sabe|huele|parece|odia|adora|cree|dice|muere|cae|ocupa|trae|incluye|va|van|ha|han|he|hemos)`
const price = String.raw`(?:[$€]\s?\d[\d.,]*|\d[\d.,]*(?: mil)? ?(?:€|euros?|pesos|d[oó]lares|soles|bolívares|usd|mxn))`

/** Irregular verbs in the first person of the past, by their infinitive. */
const irregularPast: Readonly<Record<string, string>> = {
  hacer: 'hice',
  ir: 'fui',
  ser: 'fui',
  poner: 'puse',
  tener: 'tuve',
  estar: 'estuve',
  decir: 'dije',
  traer: 'traje',
  conducir: 'conduje',
  traducir: 'traduje',
  reducir: 'reduje',
  producir: 'produje',
  ver: 'vi',
  dar: 'di',
  venir: 'vine',
  obtener: 'obtuve',
  mantener: 'mantuve',
  deshacer: 'deshice',
  rehacer: 'rehíce',
}
/** The first person of the past of irregular gerunds. */
const irregularGerunds: ReadonlyMap<string, string> = new Map([
  ['yendo', 'fui'],
  ['durmiendo', 'dormí'],
  ['pidiendo', 'pedí'],
  ['siguiendo', 'seguí'],
  ['viniendo', 'vine'],
  ['diciendo', 'dije'],
  ['sintiendo', 'sentí'],
  ['invirtiendo', 'invertí'],
  ['convirtiendo', 'convertí'],
  ['vistiendo', 'vestí'],
  // A reaction names what the video shows.
  ['reaccionando', 'reacciono'],
])
const spelledPast = (stem: string) => `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`

/** Returns the first person in the past of an infinitive. */
function toPast(infinitive: string): string | undefined {
  const [, stem = '', end] = /^(\p{L}+)(ar|er|ir)$/u.exec(infinitive) ?? []
  if (!end) return undefined
  return irregularPast[infinitive] ?? (end === 'ar' ? spelledPast(stem) : `${stem}í`)
}

function gerundToPast(gerund: string): string | undefined {
  const [, stem = '', end] = /^(\p{L}{2,})(ando|iendo|yendo)$/u.exec(gerund) ?? []
  const known = irregularGerunds.get(gerund)
  if (known || !end) return known
  return end === 'ando' ? spelledPast(stem) : (irregularPast[`${stem}er`] ?? irregularPast[`${stem}ir`] ?? `${stem}í`)
}

/** Nouns that need an article before "de" or "que": "el secreto de mi tía". */
const articles: readonly (readonly [RegExp, string])[] = [
  [/^(?:truco|secreto|método|error|sistema|consejo|presupuesto|resultado|plan) (?=de |del |que )/iu, 'el'],
  [/^(?:receta|técnica|historia|clave|diferencia|verdad|lista) (?=de |del |que )/iu, 'la'],
]
/** Programs that a lesson is about. They move behind what the lesson teaches. */
const program =
  /^(?:tutorial |curso |clase )?(?:de )?(excel|photoshop|lightroom|illustrator|canva|figma|notion|blender|powerpoint|word|premiere|davinci|wordpress|unity|godot) (?!para |en |de |desde |b[aá]sic|avanzad|\d|vs |y )(\p{L}+(?: \p{L}+){0,4})$/iu

/** A class and its subject, before what it teaches. */
const subject =
  /^((?:clase|curso|lección) de (?:matemáticas|mates|física|química|historia|biología|inglés|francés|programación|guitarra|piano|dibujo|costura)) (?=\p{L}+)(?!(?:para|de|en|con|y|desde|online|gratis|básic\p{L}+) )/iu

export const spanish: Words = {
  mend: (text) =>
    mendSpanish(text).replace(
      /(?<!\p{L})como (?=(?:lo|me|nos|se) \p{L}+|\p{L}+[éí](?!\p{L})|hacerlo|funciona)(?<=^como |[a-z]{3} como )/giu,
      (word) => (word.startsWith('C') ? 'Cómo ' : 'cómo '),
    ),
  reorder: (text) =>
    text
      .replace(program, (_all, name: string, rest: string) => `tutorial ${rest} en ${name}`)
      .replace(
        /(?<!(?<!\p{L})(?:mi|el|su|del|al|un|de)) (?=(?:primer|segundo|tercer) (?:año|mes|día)(?:$| (?!de )))/iu,
        ', ',
      )
      .replace(
        /(?<=\p{L}) (?=\d+ (?:formas|maneras|versiones)(?!\p{L}))(?<!^.*(?<!\p{L})(?:de|en|mis|las|estas|con) )/iu,
        ' de ',
      )
      .replace(/(?<=haul) (?:de )?(\p{L}+) rebajas$/iu, ' de rebajas de $1')
      .replace(subject, '$1: '),
  mendClause: (text) =>
    text
      .replace(/^(\d+ \p{L}+) (?=\d[\d.,]* ?(?:€|euros|pesos|dólares))/iu, '$1 por ')
      .replace(/ y (?:ya|listo|ya está)$/iu, ''),
  label:
    /(?<!\p{L})(?:(?:mini ?v|dev|v)logs?(?: ?#?\d+)?|receta(?: f[aá]cil)?(?: de(?:l)?)?|tutorial(?: de| r[aá]pido)?|paso a paso|preguntas y respuestas|q ?& ?a|directo|novedades|actualizaci[oó]n|parte \d+|cap[ií]tulo \d+|ep(?:isodio)?\.? ?\d+|d[ií]a \d+$|noticias del canal|anuncio(?: importante)?(?! de)|cuentas$|resumen$|(?<=, ?)(?:mi )?experiencia$)(?!\p{L})|(?<!\p{L})reto (?=\d)|#\d+/giu,
  opinion:
    /(?<!\p{L})(?:rese[ñn]a(?: de(?:l)?)?|review(?: de(?:l)?)?|(?:mi )?opini[oó]n(?: sincera)?(?: sobre)?|an[aá]lisis de(?:l)?)(?!\p{L})/iu,
  myOpinion: 'mi opinión',
  diary: anyWord('vlogs?|diario'),
  own: [
    [/^(?:semana|rutina|mudanza|primera|mañana|experiencia)(?!\p{L})(?! con mi)/iu, 'Mi'],
    [/^(?:viaje|fin de semana|primer|día)(?!\p{L})/iu, 'Mi'],
  ],
  lesson: anyWord(
    'tutorial|curso|lecci[oó]n|clase|gu[ií]a|explicad[oa]s?|aprende|paso a paso|consejos|rutina|entrenamiento',
  ),
  howTo: /^c[oó]mo (?=\p{L}+(?:ar|er|ir)(?:se|lo|la)? )(.+?)\??$/iu,
  howToStart: 'Cómo',
  infinitive:
    /^(?:\p{L}+(?:ar|er|ir)|ir)(?:se)? (?=\p{L})(?<!^(?:bar|mar|hogar|lugar|mujer|taller|alquiler|ayer|azúcar|par|primer|tercer|celular|placer) )/iu,
  question:
    /^¿|\?$|^(?:vale la pena|merece la pena|se puede|qu[eé] pasa(?:ría)? si|cu[aá]l(?:es)? (?:es|son)|cu[aá]nt[oa]s? (?:cuesta|gana|gano|tarda)|qui[eé]n|d[oó]nde|es verdad) /iu,
  asQuestion: (text) => upper(`¿${accentQuestion(text.replace(/^¿|\?$/g, '').trim())}?`),
  tail: /^([^¿?]+?)[,:]? ¿?((?:vale la pena|merece la pena|cu[aá]l (?:es|queda|sale|gana|elegir|comprar|funciona)|qu[eé] (?:hago|hacer|pas[oó]|aprendí)|c[oó]mo (?:lo )?(?:hago|hice|hacerlo|funciona)|cu[aá]nto (?:cuesta|gano|gana|sale|me|se|gast)|(?:de verdad )?(?:funcionan?|sirven?)$)(?![\p{L}])[^?,]*)(?:,.*)?\??$/iu,
  asks: /^¿?(?:vale|merece|cu[aá]l|qu[eé] h|cu[aá]nto cuesta|de verdad|funciona|sirve)/iu,
  why: /^por qué /iu,
  how: /^cómo /iu,
  list: /^(?:(?:mis|las|los) )?(?:\d+|top \d+) (?!días|horas|semanas|meses|años|noches|minutos|km|euros|pesos|flexiones|abdominales|sentadillas)\p{L}+/iu,
  versus: /\s(?:vs\.?|versus|contra el|contra la|o el|o la)\s/iu,
  making: anyWord(
    'constru\\p{L}+|ha(?:cer|ciendo)|(?<!me )hice|mont[eéa]\\p{L}*|repar\\p{L}+|restaur\\p{L}+|pint[éao]\\p{L}*|arregl\\p{L}+|renov\\p{L}+|reform\\p{L}+|cambi[oóé]|fabri\\p{L}+|cos(?:í|er|iendo)|program\\p{L}+|cre[éa]\\p{L}*|cambiar|limpi\\p{L}+|mudanza|aprend\\p{L}+|decor\\p{L}+|plant[éa]\\p{L}*',
  ),
  trip: anyWord(
    'viaj\\p{L}+|ruta|vuelta a|travesía|camino de|en camper|en furgo\\p{L}*|mochilero|recorr\\p{L}+|cruc\\p{L}+|crucé',
  ),
  habit: anyWord(
    'al día|cada día|todos los días|diari[oa]s?|cada mañana|todas las noches|sin (?:azúcar|móvil|redes|comprar|gluten|alcohol|café|carne)|dej(?:é|ar|ando) (?:de|el|la)',
  ),
  cheap:
    /(?<!\p{L})(?:con (?:muy )?poco (?:dinero|presupuesto)|gastando poco|sin gastar (?:una fortuna|mucho|de más)|sin arruinar(?:me|te|se|nos)|por poco dinero|(?:muy )?barat[oa]s?$|low cost$|económic[oa]s?$)(?!\p{L})/iu,
  stay: /^((?:dormí|viví|acampé|viajé|caminé|trabajé|pedaleé|sobreviví|estuve|me quedé)) ((?:en|por|sin|con|dentro) .+)$/iu,
  living: anyWord('presupuesto|vivir|comer|comida|compra|gastos|familia|mes'),
  product:
    /((?:de|a) (?:la|mi|tu|una)|(?:mi|la)) (?:moto|bici|cámara|consola|furgo|furgoneta|lavadora|impresora)(?!\p{L})|((?:de|a) (?:mi|un)|(?:mi|el|del)) (?:coche|carro|auto|móvil|portátil|ordenador)(?!\p{L})/iu,
  object: /^(\p{L}+(?: (?:a|de|en|sobre))?) ((?:mis?|los|las|el|la|unos?|unas?) .+)$/iu,
  clauses: {
    explains: /^(?:lo que|por qué|cómo|cuánto|qué) \S/iu,
    after: /^(?:después de|tras|al cabo de) (?:\d|un|una|dos|tres)/iu,
    rate: new RegExp(`^${number} ${unit} (?:al día|diari[oa]s|cada día|a la semana|por semana|por día)$`, 'iu'),
    time: new RegExp(`^(?:en |unos |unas |solo |casi )?${number} ${unit}(?: en \\S+| en total)?$`, 'iu'),
    price: new RegExp(
      `^(?:por |solo |unos |menos de |por menos de )*${price}(?: en total| en \\p{L}+| todo| todo incluido)?$`,
      'iu',
    ),
    ours: new RegExp(String.raw`^${person}(?:${done}|${present})(?!\p{L})|^(?:yo|me) \p{L}+o(?!\p{L})`, 'iu'),
    budget: new RegExp(`^(?:con )?${price} (?:al mes|a la semana|al día|por persona|por semana|mensuales)$`, 'iu'),
    ingredients: /^(?:con )?(?:solo |sólo )?(?:\d+|dos|tres|cuatro|cinco) ingredientes?$/iu,
    limit: /^(?:sin(?! contar)|con (?:solo|una?|dos)|solo con|en (?:una sola|un solo)|con) \S/iu,
    audience: /^para (?!\d|(?:el|la|los|las|mi|que|dormir) )\S/iu,
    event: new RegExp(
      String.raw`^(?!(?:para|con|sin|en|a|de|por|como|antes|después|desde|hasta|solo|\d+|menos|más) )(?:(?:se|me|nos|le|lo|la|no|los|las|les) )*(?:[\p{L}\d]+ ){0,5}?${third}(?!\p{L})`,
      'iu',
    ),
    circumstance: /^(?:en|a|desde|durante|antes de|cerca de|entre) (?!(?:ciegas|veces|la vez)(?!\p{L}))\S/iu,
    measure:
      /^-?\d[\d.,]* ?(?:km|kilómetros|kilos|kg|páginas|libros|pasos|países|ciudades|bolsas|cajas|vueltas|partidas|películas|horas de|visitas|metros)(?!\p{L})(?: de \p{L}+(?: \p{L}+)?)?(?: en \p{L}+)?$/iu,
    count: /^(?:solo |unos |unas )?\d+ (?!euros|pesos|d[oó]lares|soles|mil )\p{L}{3,}/iu,
    quality:
      /^(?:(?:muy |súper )?(?:jugos[oa]s?|esponjos[oa]s?|crujientes?|cremos[oa]s?|caser[oa]s?|saludables?|suaves?|tiern[oa]s?|veganos?|veganas?|gratis))$/iu,
  },
  nameFirst: new RegExp(
    String.raw`^(?!(?:Todo|Nadie|Nada|Ella|Él|Ellos|Alguien|Esto|Eso|Ahora|Luego|Casi|Solo|También|Hoy|Ya|No|Se|Me|Nos|Le|Lo|Mi|El|La|Tiene|Hay|Era|Fue)(?!\p{L}))\p{Lu}\p{Ll}+ (?:me |se |nos |no )?${third}(?!\p{L})`,
    'u',
  ),
  states: anyWord('es|son|fue|fueron|era|eran|está|están|estaba|estaban|tiene|tenía|hay|había|dura|duran|cuesta|vale'),
  changes:
    /^(?:bajé|perdí|gané|ahorré|subí|leí|aprendí|escribí|vendí|corrí|recorrí|caminé|adelgacé|perdimos|ganamos|ahorramos) (?:casi |unos |más de )?\d/iu,
  announces: new RegExp(
    String.raw`(?<!\p{L})(?:errores|fallos|problemas|fracasos|mitos)(?!\p{L})|(?<![\p{L}\d])(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias) (?!${unit}(?!\p{L})|euros|pesos|d[oó]lares|soles|veces|kilos)\p{L}+s(?!\p{L})`,
    'iu',
  ),
  conjunctions: new RegExp(
    String.raw`\s+(pero|aunque|así que|porque|hasta que|y(?= (?:(?:me|se|no|nos|al final|casi|${done}|${third})(?!\p{L})|(?:el|la|los|las|mi) (?:\p{L}+ ){1,3}?${third}(?!\p{L}))))\s+`,
    'iu',
  ),
  joints: [
    [/^(?:pero) /iu, ', pero'],
    [/^aunque /iu, ', aunque'],
    [/^(?:así que) /iu, ', así que'],
    [/^porque /iu, ' porque'],
    [/^hasta que /iu, ' hasta que'],
  ],
  leading: /^(?:y|luego|entonces|además|al final) (?=(?:me|se|no|casi|\p{L}+[éíó])(?!\p{L}))/iu,
  vague:
    /^(?:vlog|q&a|ranking|opini[oó]n(?: sincera)?|tutorial|rese[ñn]a|pros y contras|y m[aá]s|etc|primeras impresiones|consejos|todo|mucho|como siempre|a veces|receta|resumen)$/iu,
  asThing: (text) => {
    const article = articles.find(([found]) => found.test(text))?.[1]
    return article ? `${article} ${text}` : text
  },
  toDone: (text) => {
    const [first = '', ...rest] = text.split(' ')
    const past = rest.length > 0 && gerundToPast(first.toLowerCase())
    return past ? [past, ...rest].join(' ') : undefined
  },
  doneOf: (task) => {
    const [, verb = '', rest = ''] = /^(\p{L}+)((?: .*)?)$/u.exec(task) ?? []
    // With these verbs, the object is the topic itself.
    const said = /^(?:hacer|cocinar|preparar)$/i.test(verb) ? undefined : toPast(verb.toLowerCase())
    // Leaves out the object, which the line names. Keeps how and by whom.
    const how = / (?:siendo|estudiando|trabajando|viviendo|ganando|con|sin|en|desde|a los) .*$/iu.exec(rest)?.[0] ?? ''
    return said ? { said, rest: how } : undefined
  },
  howDone: (done) => `cómo ${done}`,
  and: (a, b) => `${a} ${/^h?i(?!e)/i.test(b) ? 'e' : 'y'} ${b}`,
  isJoined: / [ye] /iu,
  colon: ':',
  inTime: 'en',
  during: 'durante',
  for: 'por',
  with: 'con',
  hereIsHow: 'Así lo hice',
}
