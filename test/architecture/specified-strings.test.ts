import { describe, expect, it } from 'vitest'
import { allMessages } from '#test/support/messages.ts'
import { beginnings, departures, specified, written } from './specified-strings.ts'

const sentencesIn = (node: object | string): string[] =>
  typeof node === 'string' ? [node] : Object.values(node).flatMap(sentencesIn)
const sentences = new Set(sentencesIn(await allMessages('en')))

/** Whether a screen shows a text of the specification, word for word. */
const isShown = (text: (typeof specified)[number]) =>
  beginnings.has(text)
    ? [...sentences].some((sentence) => sentence.startsWith(text))
    : sentences.has(written[text] ?? text)

describe('the English texts that the specification names', () => {
  it('appear word for word, except those with a reason', () => {
    expect(specified.filter((text) => !isShown(text) && !(text in departures))).toEqual([])
  })

  it('are not listed as departures if they appear word for word', () => {
    const listed = specified.filter((text) => text in departures)
    expect(listed.filter(isShown), 'take these off the list in specified-strings.ts').toEqual([])
  })

  it('are each listed once, and every departure has a reason', () => {
    expect(new Set(specified).size).toBe(specified.length)
    for (const reason of Object.values(departures)) expect(reason.length).toBeGreaterThan(30)
  })
})
