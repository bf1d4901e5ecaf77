import { expect, test } from 'vitest'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { tasks } from '#web/layout/studio/tasks.ts'

const analyze = (...given: Parameters<typeof writeStudioExport>) =>
  tasks.analyzeExports(tasks.readExport('Table data.csv', writeStudioExport(...given))).model

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
