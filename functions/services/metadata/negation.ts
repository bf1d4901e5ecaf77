import type { Locale } from '#shared/locale.ts'
import { wordsOf } from './tag-words.ts'

/** Where the scope of a negation ends: at punctuation, a dash, or a word that begins a new statement. */
const end: Readonly<Record<Locale, string>> = {
  en: String.raw`[,.;:!?()\n|+–—]|\s-\s|\s(?:but|just|only|because|so|until|if|when|and (?:i|we|it|the|my|just|only))\b|$`,
  es: String.raw`[,.;:!?¡¿()\n|+–—]|\s-\s|\s(?:pero|sino|solo|porque|hasta|cuando|si|y (?:el|la|los|las|mi|me|se))\s|$`,
  fr: String.raw`[,.;:!?()\n|+–—]|\s-\s|\s(?:mais|seulement|juste|parce|jusqu|quand|si|et (?:le|la|les|mon|je|on|il))\s|$`,
}
const start: Readonly<Record<Locale, string>> = {
  en: String.raw`no(?! ?\.? ?\d)|not(?! (?:only|just))|non|without|never|zero|nor|neither|none of|instead of|rather than|except(?: for)?|hardly|lacks?|cannot(?! (?:wait|believe))|\p{L}+n['’]t(?! (?:wait|believe|stop))|(?:do|does|did|is|was|are|were|wo|ca|could|would|should|has|have|had)nt`,
  es: 'sin(?! (?:duda|embargo))|no|ni|nunca|jamás|tampoco|ningún|ninguna|ninguno|cero|en (?:vez|lugar) de|excepto|salvo|nada de',
  fr: String.raw`sans(?! doute)|pas|aucune?|jamais|ni|zéro|au lieu (?:de|d['’])|plutôt que|sauf|plus (?:de|d['’])(?! \d)|n['’](?=\p{L})|ne`,
}
const negations: Readonly<Record<Locale, RegExp>> = {
  en: scopeOf('en'),
  es: scopeOf('es'),
  fr: scopeOf('fr'),
}
/** "Gluten-free" and "sugar free", in which the negation follows the noun. */
const free = /(?<!\p{L})(\p{L}+)[ -]free(?!\p{L})/giu

function scopeOf(locale: Locale): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d'’-])(?:${start[locale]})(?![\p{L}])[^\n]*?(?=${end[locale]})`, 'giu')
}

/** Replaces negated parts of a text with a separator. */
export const removeNegated = (text: string, locale: Locale): string =>
  text.replace(negations[locale], ' | ').replace(free, ' | ')

/** Returns the words that a text contains only in negated parts: "oven" in "no oven". In lower case. */
export function findNegatedWords(text: string, locale: Locale): ReadonlySet<string> {
  const said = new Set(wordsOf(removeNegated(text, locale)))
  return new Set(wordsOf(text).filter((word) => !said.has(word)))
}
