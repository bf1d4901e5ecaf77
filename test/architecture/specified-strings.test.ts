import { describe, expect, it } from 'vitest'
import { allMessages } from '#test/support/messages.ts'
import { beginnings, departures, specified, written } from './specified-strings.ts'

const sentencesIn = (node: object | string): string[] =>
  typeof node === 'string' ? [node] : Object.values(node).flatMap(sentencesIn)
const sentences = new Set(sentencesIn(await allMessages('en')))

/** Whether a screen says a text of the specification, word for word. */
const isSaid = (text: (typeof specified)[number]) =>
  beginnings.has(text)
    ? [...sentences].some((sentence) => sentence.startsWith(text))
    : sentences.has(written[text] ?? text)

describe('the English texts that the specification names', () => {
  it('are said word for word, but those with a reason', () => {
    expect(specified.filter((text) => !isSaid(text) && !(text in departures))).toEqual([])
  })

  it('leave the list of departures when they are said', () => {
    const listed = specified.filter((text) => text in departures)
    expect(listed.filter(isSaid), 'take these off the list in specified-strings.ts').toEqual([])
  })

  it('are each named once, and departed from for a reason', () => {
    expect(new Set(specified).size).toBe(specified.length)
    for (const reason of Object.values(departures)) expect(reason.length).toBeGreaterThan(30)
  })
})
