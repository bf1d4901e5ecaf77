import { type Locale, locales } from '#shared/locale.ts'

/** The words of each number, without accents. Words for one are left out, because most languages use them as articles. */
const wordsOf: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  en: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve dozen dozens',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'hundred hundreds',
    1000: 'thousand thousands',
    1000000: 'million millions',
    1000000000: 'billion billions',
  },
  es: {
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez decena decenas',
    11: 'once',
    12: 'doce docena docenas',
    13: 'trece',
    14: 'catorce',
    15: 'quince',
    16: 'dieciseis',
    17: 'diecisiete',
    18: 'dieciocho',
    19: 'diecinueve',
    20: 'veinte',
    21: 'veintiun veintiuno veintiuna',
    22: 'veintidos',
    23: 'veintitres',
    24: 'veinticuatro',
    25: 'veinticinco',
    26: 'veintiseis',
    27: 'veintisiete',
    28: 'veintiocho',
    29: 'veintinueve',
    30: 'treinta',
    40: 'cuarenta',
    50: 'cincuenta',
    60: 'sesenta',
    70: 'setenta',
    80: 'ochenta',
    90: 'noventa',
    100: 'cien ciento cientos centenar centenares',
    200: 'doscientos doscientas',
    300: 'trescientos trescientas',
    400: 'cuatrocientos cuatrocientas',
    500: 'quinientos quinientas',
    600: 'seiscientos seiscientas',
    700: 'setecientos setecientas',
    800: 'ochocientos ochocientas',
    900: 'novecientos novecientas',
    1000: 'mil miles millar millares',
    1000000: 'millon millones',
  },
  fr: {
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix dizaine dizaines',
    11: 'onze',
    12: 'douze douzaine douzaines',
    13: 'treize',
    14: 'quatorze',
    15: 'quinze',
    16: 'seize',
    20: 'vingt vingts vingtaine vingtaines',
    30: 'trente',
    40: 'quarante',
    50: 'cinquante',
    60: 'soixante',
    100: 'cent cents centaine centaines',
    1000: 'mille millier milliers',
    1000000: 'million millions',
    1000000000: 'milliard milliards',
  },
}

/**
 * Words that mean something else in another of our languages, such as Spanish `ten`, English `once`, `miles`, `seize` and `quince`, French
 * `dos`, `four` and `très`. They count only in their own language.
 */
const ambiguous = new Set([
  'ten',
  'four',
  'once',
  'dos',
  'tres',
  'miles',
  'quince',
  'seize',
  'sept',
  'neuf',
  'cent',
  'cents',
])

/** Words for one. They count only after tens, as in `thirty-one`. */
const ones = new Set(['one', 'un', 'une', 'uno', 'una'])
/** Words between the parts of a number, as in `treinta y cinco`. */
const connectors = new Set(['and', 'y', 'et'])
/** `25 percent` is not about a hundred. */
const percent = /\b(?:por ciento|pour cent)\b/g
/** Words that look like a plural after a French `neuf` that means new: `un angle neuf dans ce titre`. */
const notPlural =
  /^(?:dans|sans|mais|plus|moins|pas|puis|sous|vers|tres|alors|apres|des|les|ces|ses|vos|nos|mes|vous|nous)$/

const valuesIn = (locale: Locale): (readonly [word: string, value: number])[] =>
  Object.entries(wordsOf[locale]).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  )

/** Returns the values of number words in all languages. Ambiguous words count in the given language only. */
const valuesFor = (locale: Locale): ReadonlyMap<string, number> =>
  new Map([...locales.flatMap(valuesIn).filter(([word]) => !ambiguous.has(word)), ...valuesIn(locale)])

/** A number written as words: its value, and the values of its words. */
export interface NumberInWords {
  readonly value: number
  readonly parts: readonly number[]
}

/** Returns the numbers that a text contains as words. `locale` is the language that it is most likely in. */
export function findNumberWords(text: string, locale: Locale): readonly NumberInWords[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(percent, '%')
  const values = valuesFor(locale)
  const found: NumberInWords[] = []
  let current = emptyNumber
  const end = () => {
    if (current.parts.length > 0) found.push({ value: current.thousands + current.rest, parts: current.parts })
    current = emptyNumber
  }
  for (const [, separator = '', word = '', next = ''] of plain.matchAll(/([^\p{L}]*)(\p{L}+)(?=[^\p{L}]*(\p{L}*))/gu)) {
    if (!/^[\s-]*$/.test(separator)) end()
    if (current.parts.length > 0 && connectors.has(word)) continue
    const value = ones.has(word) && isTens(current.rest) ? 1 : values.get(word)
    const isNew = word === 'neuf' && current.parts.length === 0 && !values.has(next) && !isPlural(next)
    if (value === undefined || isNew) {
      end()
      continue
    }
    let extended = append(current, value)
    if (!extended) {
      end()
      extended = append(current, value)
    }
    if (extended) current = { ...extended, parts: [...current.parts, value] }
  }
  end()
  return found
}

const isPlural = (word: string) => /[sx]$/.test(word) && !notPlural.test(word)

/** A partly parsed number: its complete thousands and millions, and the part below them so far. */
interface PartialNumber {
  readonly thousands: number
  readonly rest: number
  readonly parts: readonly number[]
}
const emptyNumber: PartialNumber = { thousands: 0, rest: 0, parts: [] }

const isTens = (rest: number) => rest % 100 >= 20 && rest % 10 === 0

/** Returns a number extended by the value of its next word, or undefined if that word begins another number. */
function append(number: PartialNumber, value: number): Omit<PartialNumber, 'parts'> | undefined {
  const { thousands, rest } = number
  if (value >= 1000) return { thousands: thousands + Math.max(rest, 1) * value, rest: 0 }
  if (value === 100) return rest < 100 ? { thousands, rest: Math.max(rest, 1) * 100 } : undefined
  const below100 = rest % 100
  if (rest === 0 || (below100 === 0 && value < 100)) return { thousands, rest: rest + value }
  // French: quatre-vingts is 80, soixante-douze 72, dix-sept 17.
  if (below100 === 4 && value === 20) return { thousands, rest: rest - 4 + 80 }
  const continues =
    (isTens(rest) && value < 10) ||
    ((below100 === 60 || below100 === 80) && value < 20) ||
    (below100 === 10 && value >= 7 && value < 10)
  return continues ? { thousands, rest: rest + value } : undefined
}
