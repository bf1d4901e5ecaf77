import { expect, test } from 'vitest'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { tasks } from '#web/layout/studio/tasks.ts'
import type { Judged } from '#web/layout/yardstick/judgment.ts'

let lastKey = 0
function read(...given: Parameters<typeof writeStudioExport>): string {
  const key = `${++lastKey}`
  tasks.readExport(key, 'Table data.csv', writeStudioExport(...given))
  return key
}
const scoreOf = ([first]: readonly Judged[]) => (first?.state === 'judged' ? first.verdict.score : -1)
const analyze = (...given: Parameters<typeof writeStudioExport>) => tasks.analyzeExports([read(...given)]).model

test('each model ranks by its own exports, even after others were analyzed', () => {
  const [castles, clocks] = [analyze('en', 'A', { hit: 'castles' }), analyze('ja', 'A', { hit: '懐中時計' })]
  expect([castles.state, clocks.state]).toEqual(['proven', 'proven'])
  const ranks = (title: string) => [castles, clocks].map(({ id }) => scoreOf(tasks.judgeTitles(id, [title], {})))
  const [high = 0, low = 0] = ranks('Notes on castles')
  expect(high).toBeGreaterThan(low)
  const [before = 0, after = 0] = ranks('懐中時計の修理')
  expect(after).toBeGreaterThan(before)
})

test('the videos that a rank is based on have their multiple of the usual, as the other screens calculate it', () => {
  const { id } = analyze('en', 'A', { hit: 'castles' })
  const similar = tasks.listSimilar(id, 'Notes on castles') ?? []
  expect(similar.length).toBeGreaterThan(2)
  for (const { title, usual, points } of similar) {
    expect(usual, title).toMatchObject({ of: 20, isShort: false })
    expect((usual?.multiple ?? 0) > 1).toBe(points > 0)
  }
})

test('a model that is not proven judges no title', () => {
  const { id, state } = analyze('en', 'A')
  expect(state).toBe('unproven')
  expect(() => tasks.judgeTitles(id, ['Notes on bread'], {})).toThrow('not proven')
})

test('titles of one video have one order, and a step never ranks lower than the title that it is offered for', () => {
  const title = 'Building an Outdoor Bread Oven! - Ep. 12'
  const step = 'I Built an Outdoor Bread Oven! - Ep. 12'
  const { id } = analyze('en', 'A', { hit: 'Building' })
  const alone = tasks.judgeTitles(id, [title, step], {}).map((judged) => scoreOf([judged]))
  expect(alone[1]).toBeLessThan(alone[0] ?? 0)
  const offered = tasks.judgeTitles(id, [title, step], { base: [title] })
  expect(scoreOf(offered)).toBe(alone[0])
  expect(scoreOf(offered.slice(1))).toBeGreaterThanOrEqual(alone[0] ?? 100)
})

test('the page receives only what it shows, however many videos an export has', () => {
  const bytes = writeStudioExport('en', 'The boat nobody clicked on', { videos: 4000 })
  const files = tasks.readExport('large', 'Table data.csv', bytes)
  expect(files).toMatchObject([{ kind: 'videos', rows: 4000 }])
  const findings = tasks.analyzeExports(['large'])
  expect(findings.videos).toBe(4000)
  const [curve] = findings.clicks.curves
  expect(curve?.videos).toBeGreaterThan(1000)
  expect(curve?.points.length).toBeLessThan(700)
  const marked = curve?.points.filter(({ isMarked }) => isMarked).map(({ name }) => name)
  expect(marked).toContain('The boat nobody clicked on')
  expect(findings.clicks.missed.videos.map(({ title }) => title)).toContain('The boat nobody clicked on')
  expect(JSON.stringify([files, findings]).length).toBeLessThan(bytes.length / 2)
})

test('closed exports are forgotten, and open ones are read only once', () => {
  const [first, second] = [read('en', 'First'), read('en', 'Second')]
  tasks.analyzeExports([second])
  expect(() => tasks.listRowsToGive([first])).toThrow('was not read')
  expect(tasks.listRowsToGive([second])).toHaveLength(60)
  expect(tasks.readExport(second, 'a.csv', new Uint8Array())).toMatchObject([{ kind: 'videos', rows: 60 }])
})
