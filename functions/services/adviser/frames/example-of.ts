import { blanks, fillFrame, splitFrame } from '#shared/advice/blanks.ts'
import type { Locale } from '#shared/locale.ts'

/** What fills the blanks of an example title: a number, a time, something other than the topic, and a verb for the topic. */
const fillings: Readonly<Record<Locale, Readonly<Record<'number' | 'time' | 'other' | 'verb', string>>>> = {
  en: { number: '7', time: 'a Month', other: 'This', verb: 'Make' },
  es: { number: '7', time: 'un mes', other: 'esto', verb: 'hacer' },
  fr: { number: '7', time: 'un mois', other: 'ça', verb: 'faire' },
}

/** English words before a verb in "-ing". */
const gerundBefore = /(?:^|\b(?:before|after|of|by|without|from|for|about|stop|start|started|made))\s?$/i

/** Returns an example title for a frame, with `topic` in its first subject blank. */
export function exampleOf(frame: string, topic: string, locale: Locale): string {
  const { number, time, other, verb } = fillings[locale]
  let isFirst = true
  const parts = splitFrame(frame)
  const values = parts.flatMap((blank, index) => {
    if (index % 2 === 0) return []
    if (blank === blanks[locale].number) return number
    if (blank === blanks[locale].time) return time
    if (blank === blanks[locale].result) return ''
    const action = locale === 'en' && gerundBefore.test(parts[index - 1] ?? '') ? 'Making' : verb
    const filled = !isFirst ? other : blank.startsWith('[… ') ? `${action} ${topic}` : topic
    isFirst = false
    return filled
  })
  return fillFrame(frame, values).replace(/[.:,\s]+$/u, '')
}
