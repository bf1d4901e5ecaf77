import ICAL from 'ical.js'
import { parseICS } from 'node-ical'
import { describe, expect, test } from 'vitest'
import type { PlannedDraft } from '#functions/services/calendar/planned-drafts.ts'
import { toInstant, writeFeed } from '#functions/services/calendar/write-feed.ts'
import type { PlannedDate } from '#shared/contract/drafts.ts'

const makeDraft = (name: string, planned: PlannedDate, more: Partial<PlannedDraft> = {}): PlannedDraft => ({
  v: 1,
  userId: 'ann',
  id: '01k9abcdefghjkmnpqrstvwxyz',
  revision: 7,
  changedIn: {},
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  version: 1,
  state: 'ready',
  planned,
  seconds: null,
  happens: '',
  name,
  titles: [],
  thumbnails: [],
  lead: {},
  notes: 'A secret plan',
  lessons: '',
  ...more,
})
const site = 'https://viewcraft.example'
const write = (drafts: readonly PlannedDraft[], timeZone = 'Europe/Madrid') =>
  writeFeed(drafts, { locale: 'en', timeZone, site })

/** Reads a feed's events with two parsers, which must agree. */
function read(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const others = Object.values(parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []))
  expect(others.map(({ uid, summary }) => [uid, summary])).toEqual(events.map(({ uid, summary }) => [uid, summary]))
  expect(others.map(({ start }) => start.getTime())).toEqual(
    events.map(({ startDate }) => startDate.toJSDate().getTime()),
  )
  return events
}

describe('a calendar feed', () => {
  test('is read by two parsers', () => {
    const [event] = read(write([makeDraft('The volcano', { date: '2026-12-04', time: '18:00' })]))
    expect(event?.uid).toBe('draft-01k9abcdefghjkmnpqrstvwxyz@viewcraft')
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-04T17:00:00.000Z')
    expect(event?.sequence).toBe(7)
    expect(event?.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-11-20T09:30:00Z')
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T09:30:00Z')
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${site}/dashboard/drafts/01k9abcdefghjkmnpqrstvwxyz`)
    expect(event?.description).toBe(`Ready\n${site}/dashboard/drafts/01k9abcdefghjkmnpqrstvwxyz`)
  })

  test('shows a published draft on the day when it was marked as published, in the creator’s time zone', () => {
    const published = { videoId: 'video', at: '2026-11-26T23:30:00.000Z' }
    const planned = { date: '2026-12-04', time: '18:00' }
    const [event] = read(write([makeDraft('The volcano', planned, { state: 'published', published })]))
    expect(event?.startDate.isDate).toBe(true)
    expect(event?.startDate.toString()).toBe('2026-11-27')
  })

  test('has whole days for dates without a time, in any time zone', () => {
    for (const zone of ['America/New_York', 'Europe/Madrid', 'Pacific/Kiritimati']) {
      const [event] = read(write([makeDraft('The volcano', { date: '2026-12-04' })], zone))
      expect(event?.startDate.isDate).toBe(true)
      expect(event?.startDate.toString()).toBe('2026-12-04')
    }
  })

  test.each([
    'Commas, semicolons; and \\ back\\slashes: done',
    'Two\nlines\r\nand a third',
    '👩‍👩‍👧‍👦'.repeat(8),
    'Ünïcödé '.repeat(12).trim(),
    'W'.repeat(100),
    'BEGIN:VEVENT',
  ])('keeps the title %j', (name) => {
    const text = write([makeDraft(name, { date: '2026-12-04' })])
    const lines = text.split('\r\n')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(read(text)[0]?.summary).toBe(name.replaceAll('\r\n', '\n'))
  })

  test('contains no control characters', () => {
    expect(read(write([makeDraft('A\u0000b\u0007c\u009bd', { date: '2026-12-04' })]))[0]?.summary).toBe('A b c d')
  })

  test('asks calendars to read it every hour', () => {
    const { component } = read(write([makeDraft('The volcano', { date: '2026-12-04' })]))[0] ?? {}
    expect(`${component?.parent?.getFirstPropertyValue('refresh-interval')}`).toBe('PT1H')
  })

  test('names a draft by its name, or else by its title, and does not contain its notes', () => {
    const titles = [{ id: 'aaaa', text: 'How I climbed it' }]
    const events = read(
      write([
        makeDraft('', { date: '2026-12-04' }, { titles, lead: { title: 'aaaa' } }),
        makeDraft('', { date: '2026-12-05' }, { id: '01k9abcdefghjkmnpqrstvwxy0' }),
        makeDraft('The volcano', { date: '2026-12-06' }, { id: '01k9abcdefghjkmnpqrstvwxy1', titles }),
      ]),
    )
    expect(events.map(({ summary }) => summary)).toEqual(['How I climbed it', 'Untitled draft', 'The volcano'])
    expect(write([makeDraft('The volcano', { date: '2026-12-04' })])).not.toContain('secret')
  })
})

describe('a time in the creator’s time zone', () => {
  test.each([
    // These times are right before and after the clocks change by an hour.
    ['America/New_York', '2027-03-14', '01:59', '2027-03-14T06:59:00Z'],
    ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00:00Z'],
    ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00Z'],
    ['Europe/Madrid', '2027-03-28', '01:59', '2027-03-28T00:59:00Z'],
    ['Europe/Madrid', '2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
    ['Europe/Madrid', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    // Here, the clocks change by half an hour.
    ['Australia/Lord_Howe', '2026-10-04', '01:59', '2026-10-03T15:29:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00Z'],
    ['Australia/Lord_Howe', '2027-04-04', '02:00', '2027-04-03T15:30:00Z'],
  ])('in %s on %s at %s', (zone, date, time, expected) => {
    expect(new Date(toInstant({ date, time }, zone)).toISOString()).toBe(expected.replace('Z', '.000Z'))
  })

  test.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00Z'],
  ])('in %s on %s, when %s exists twice, is the first one', (zone, date, time, expected) => {
    expect(new Date(toInstant({ date, time }, zone)).toISOString()).toBe(expected.replace('Z', '.000Z'))
  })

  test.each([
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00Z'],
    ['Europe/Madrid', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00Z'],
  ])('in %s on %s, when %s is skipped, is moved forward by as much as the clocks', (zone, date, time, expected) => {
    expect(new Date(toInstant({ date, time }, zone)).toISOString()).toBe(expected.replace('Z', '.000Z'))
  })
})
