import { blanks } from '#shared/advice/blanks.ts'
import type { Locale } from '#shared/locale.ts'
import { anyWord } from '../any-word.ts'
import type { Frame } from './frame-of.ts'

/** Durations that claim that the creator spent that time. Each becomes the blank `time`. */
const durations: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=(?<!\p{L})(?:for|in) )(?:an?|one|the) (?:whole |entire )?(?:second|minute|hour|day|night|week|month|year)(?!\p{L})/giu,
  es: /(?<=(?<!\p{L})(?:en|durante|por) )una? (?:segundo|minuto|hora|día|noche|semana|mes|año)(?!\p{L})|(?<!\p{L})todo el (?:día|mes|año)(?!\p{L})/giu,
  fr: /(?<=(?<!\p{L})(?:en|pendant|durant) )une? (?:seconde|minute|heure|jour|nuit|semaine|mois|an|année)(?!\p{L})/giu,
}

/** Endings that tell the outcome in a separate sentence: "One Was Perfect". Each becomes the blank `result`. */
const endings: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=[.?!:] )(?:(?:and|but) )?(?:i|we|it|they|one|this|that|nobody|everyone|everything)(?:'s)? [^[\]?]*$/iu,
  es: /(?<=[.?!:] )(?:y |pero )?(?:me|se|uno|una|nadie|ninguno|todos|funcionó|salió|pasó|gané|perdí)(?!\p{L})[^[\]?]*$/iu,
  fr: /(?<=[.?!:] )(?:(?:et|mais) )?(?:[jc]['’]|(?:je|on|ça|il|elle|un|une|personne|tout|tous)(?!\p{L}))[^[\]?]*$/iu,
}

/** Claims that no blank can replace: what happened to the author, and outcomes that nobody can repeat at will. */
const rejected: Readonly<Record<Locale, RegExp>> = {
  en: anyWord(
    "lost|won|beat|quit|stopped|stop|left|gave|saved|earned|survived|broke|ruined|regret|regretted|failed|fail|took|kept|went|fixed|changed|learned|became|got|paid|spent|money i made|i made from|why (?:nobody|everyone|everybody|people)|wasn't|weren't|was|were",
  ),
  es: anyWord('gano|ganas|ahorré|dejé|perdí|gané|gasté|aprendí|encontré|viví|cambié|pasé|cometí|creía|pensaba'),
  fr: anyWord(
    'gagne|passé|perdu|gagné|dépensé|économisé|arrêté|quitté|trouvé|vécu|appris|changé|raté|cru|pensais|regrette',
  ),
}

/** The first person, which only somebody who does the activity can use. */
const firstPersons: Readonly<Record<Locale, RegExp>> = {
  en: anyWord("i|i'm|i've|my|me|we|our|mine"),
  es: anyWord('mi|mis|me|yo|nuestr[oa]s?|probé|compré|hice|usé|conté|comparé|hago|necesito|quiero|sé|he'),
  fr: anyWord("je|mon|ma|mes|me|on|nous|notre|nos|ai|suis|avons|j['’]\\p{L}+"),
}

/** Whether a frame only suits somebody who does what the video is about. */
export const isFirstPerson = ({ text, locale }: Pick<Frame, 'text' | 'locale'>): boolean =>
  firstPersons[locale].test(text)

/**
 * Returns a frame that a creator can fill in truthfully before the video is made: the duration and the outcome become blanks.
 * Undefined if the frame claims anything else that happened, or if two blanks would ask for one duration.
 */
export function openClaims({ text, locale }: Pick<Frame, 'text' | 'locale'>): string | undefined {
  const { time, result } = blanks[locale]
  const opened = text.replace(durations[locale], time).replace(endings[locale], result)
  // Not "for [how long] in [number] hours".
  const asksDurationTwice = opened.includes(time) && opened.includes(blanks[locale].number)
  return asksDurationTwice || rejected[locale].test(opened) ? undefined : opened
}
