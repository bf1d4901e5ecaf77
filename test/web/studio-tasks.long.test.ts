import { expect, test } from 'vitest'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { tasks } from '#web/layout/studio/tasks.ts'

let lastKey = 0
function read(...given: Parameters<typeof writeStudioExport>): string {
  const key = `${++lastKey}`
  tasks.readExport(key, 'Table data.csv', writeStudioExport(...given))
  return key
}
const analyze = (...given: Parameters<typeof writeStudioExport>) => tasks.analyzeExports([read(...given)]).model

test('each model ranks by its own exports, also after others were analyzed', () => {
  const [castles, clocks] = [analyze('en', 'A', { hit: 'castles' }), analyze('ja', 'A', { hit: '懐中時計' })]
  expect([castles.state, clocks.state]).toEqual(['proven', 'proven'])
  const ranks = (title: string) => [castles, clocks].map(({ id }) => tasks.rankTitle(id, title) ?? -1)
  const [high = 0, low = 0] = ranks('Notes on castles')
  expect(high).toBeGreaterThan(low)
  const [before = 0, after = 0] = ranks('懐中時計の修理')
  expect(after).toBeGreaterThan(before)
})

test('a model that is not proven ranks no title', () => {
  const { id, state } = analyze('en', 'A')
  expect(state).toBe('unproven')
  expect(tasks.rankTitle(id, 'Notes on bread')).toBeUndefined()
})

test('no next step lowers the rank among the channel’s own videos', () => {
  const title = 'Building an Outdoor Bread Oven! - Ep. 12'
  const firstPerson = { kind: 'structure', structure: 'i_did', template: ['I Built an Outdoor Bread Oven! - Ep. 12'] }
  expect(tasks.listNextSteps(analyze('en', 'A', { hit: 'castles' }).id, title)).toContainEqual(
    expect.objectContaining(firstPerson),
  )
  const { id } = analyze('en', 'A', { hit: 'Building' })
  expect(tasks.listNextSteps(id, title)).not.toContainEqual(expect.objectContaining(firstPerson))
})

test('the page gets what it shows, however many videos an export has', () => {
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

test('closed exports are forgotten, open ones are read once', () => {
  const [first, second] = [read('en', 'First'), read('en', 'Second')]
  tasks.analyzeExports([second])
  expect(() => tasks.listRowsToGive([first])).toThrow('was not read')
  expect(tasks.listRowsToGive([second])).toHaveLength(60)
  expect(tasks.readExport(second, 'a.csv', new Uint8Array())).toMatchObject([{ kind: 'videos', rows: 60 }])
})
