import type { Words } from './romance.ts'

const unit = '(?:segundos?|minutos?|horas?|días?|noches?|semanas?|mes|meses|años?|fin de semana)'
const number = String.raw`(?:\d[\d.,]*|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media)`

/** Words of the first person in the past that do not end in -é or -í. */
const irregular =
  'hice|fui|tuve|estuve|pude|puse|quise|dije|traje|conduje|supe|vine|anduve|di|vi|era|estaba|tenía|había|deshice|rehíce|reconstruí'
/** Nouns that end like a verb in the first person. */
const nouns =
  'café|bebé|puré|té|chalé|comité|paté|colibrí|maní|allí|aquí|así|ahí|qué|que|sí|mí|por qué|también|después|fé|josé'
const person = '(?:(?:me|lo|la|los|las|le|les|nos|te|no|casi|ya|yo|al final|por fin) )*'
const done = String.raw`(?!(?:${nouns})(?!\p{L}))(?:\p{L}+[éí]|${irregular}|\p{L}+(?:amos|imos)|hicimos|fuimos|tuvimos)`
const third = String.raw`(?:\p{L}+ó|\p{L}+(?:aron|ieron|yeron)|fue|fueron|era|eran|es|son|está|están|estaba|tiene|tienen|tenía|cuesta|vale|hizo|tuvo|dijo|puso|quiso|pudo|vino|dio|vio|hay|había|sale|salen|funciona|funcionan|necesita|pasa|dura|gana|pierde|enseña|explica|llega|cabe|duele|aguanta|rinde)`

const stems: readonly (readonly [RegExp, string])[] = [
  [/^haciendo$/i, 'hice'],
  [/^yendo$/i, 'fui'],
  [/^poniendo$/i, 'puse'],
  [/^viendo$/i, 'vi'],
  [/^durmiendo$/i, 'dormí'],
  [/^pidiendo$/i, 'pedí'],
  [/^conduciendo$/i, 'conduje'],
  [/^traduciendo$/i, 'traduje'],
  [/^(\p{L}+)cando$/iu, '$1qué'],
  [/^(\p{L}+)gando$/iu, '$1gué'],
  [/^(\p{L}+)zando$/iu, '$1cé'],
  [/^(\p{L}+)ando$/iu, '$1é'],
  [/^(\p{L}+)(?:iendo|yendo)$/iu, '$1í'],
]

export const spanish: Words = {
  label:
    /(?<!\p{L})(?:mini ?vlogs?|vlogs?|rese[ñn]a|receta(?: f[aá]cil)?(?: de(?:l)?)?|tutorial(?: de| r[aá]pido)?|paso a paso|preguntas y respuestas|q ?& ?a|mi opini[oó]n(?: sobre)?|unboxing|haul(?: de)?|directo|novedades|actualizaci[oó]n|consejos|parte \d+|cap[ií]tulo \d+|ep(?:isodio)?\.? ?\d+|d[ií]a \d+)(?!\p{L})|#\d+/giu,
  lesson:
    /(?<!\p{L})(?:tutorial|curso|lecci[oó]n|clase|gu[ií]a|explicad[oa]s?|aprende|paso a paso|consejos)(?!\p{L})/iu,
  howTo: /^c[oó]mo (.+?)\??$/iu,
  howToStart: 'Cómo',
  question: /^¿|\?$/,
  ours: new RegExp(String.raw`^(?:${person}${done}|(?:yo|me) \p{L}+o)(?!\p{L})`, 'iu'),
  event: new RegExp(
    String.raw`^(?!(?:para|con|sin|en|a|de|por|como|antes|después|desde|hasta)\s)(?:(?:se|me|nos|le|lo|la|no) )*(?:[\p{L}\d]+ ){0,5}?${third}(?!\p{L})`,
    'iu',
  ),
  pronoun: new RegExp(String.raw`^(?:(?:no|casi|se|lo|la|le) )*${third}(?!\p{L})`, 'iu'),
  limit: /^(?:sin|con (?:solo|una?|dos)|solo con|s[oó]lo|en (?:una sola|un solo)|con) \S/iu,
  audience: /^para (?!\d)\S/iu,
  time: new RegExp(`^(?:en |unos |unas |solo |casi )?${number} ${unit}$`, 'iu'),
  price:
    /^(?:por |solo |unos |menos de |por menos de )*(?:[$€]\s?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|pesos|d[oó]lares|soles))(?: en total| en \p{L}+)?$/iu,
  count: /^\d+ \p{L}{3,}/u,
  circumstance: /^(?:en|a|desde|durante|antes de|después de|cerca de|entre) \S/iu,
  explains: /^(?:lo que|por qué|cómo) \S/iu,
  conjunctions: new RegExp(
    String.raw`\s+(?:pero|aunque|así que|porque)\s+|\s+y (?=(?:me|se|no|el|la|los|las|mi|al final|casi|${done}|${third})(?!\p{L}))`,
    'iu',
  ),
  leading: /^(?:y|pero|luego|entonces|además|al final|con) (?=(?:me|se|no|casi|\p{L}+[éíó])(?!\p{L}))/iu,
  vague:
    /^(?:vlog|q&a|ranking|opini[oó]n(?: sincera)?|tutorial|rese[ñn]a|pros y contras|y m[aá]s|etc|primeras impresiones|consejos|todo|mucho|como siempre)$/iu,
  toDone: (draft) => {
    const [first = '', ...rest] = draft.split(' ')
    const stem = rest.length > 0 && stems.find(([found]) => found.test(first))
    return stem ? [first.replace(stem[0], stem[1]), ...rest].join(' ') : undefined
  },
  and: (one, other) => `${one} ${/^h?i(?!e)/i.test(other) ? 'e' : 'y'} ${other}`,
  colon: ':',
  inTime: (time) => (/^en /.test(time) ? time : `en ${time}`),
  forPrice: (price) => (/^por /.test(price) ? price : `por ${price}`),
  hereIsHow: 'Así lo hice',
  hereIs: (explained) => (/^lo que/i.test(explained) ? `esto es ${explained}` : `te cuento ${explained}`),
  withThing: 'con',
}
