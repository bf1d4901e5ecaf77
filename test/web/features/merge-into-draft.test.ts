import { expect, test } from 'vitest'
import { mergeIntoDraft } from '#web/features/workbench/merge-into-draft.ts'

const stored = { titles: [{ id: 'aaaa', text: 'How to Bake Bread' }], lead: { title: 'aaaa' } }
const other = { id: 'other', text: 'Bread Without a Mixer' }
const typed = (title: string, fields: { happens?: string; others?: (typeof other)[] } = {}) => {
  const lead = { id: 'open', text: title }
  const { happens = '', others = [] } = fields
  return { title, happens, seconds: 300, compared: { titles: [...others, lead], lead, set: () => {} } }
}

test('a video is kept with what is on the screen, not with what was analyzed', () => {
  const kept = mergeIntoDraft(
    stored,
    typed('Bread in 10 Minutes', { happens: ' It takes 10 minutes ', others: [other] }),
  )
  expect(kept?.titles.map(({ text }) => text)).toEqual([
    'How to Bake Bread',
    'Bread in 10 Minutes',
    'Bread Without a Mixer',
  ])
  expect(kept).toMatchObject({ lead: { title: kept?.titles[1]?.id }, happens: 'It takes 10 minutes', seconds: 300 })
})

test('a title that the draft already has is not added again, and an empty field changes nothing', () => {
  expect(mergeIntoDraft(stored, typed('How to Bake Bread'))).toMatchObject(stored)
  expect(mergeIntoDraft(stored, typed(' '))).toMatchObject(stored)
})

test('nothing is kept while a text is too long, so that nothing is cut off', () => {
  expect(mergeIntoDraft(stored, typed('x'.repeat(101)))).toBeUndefined()
  expect(mergeIntoDraft(stored, typed('Bread', { happens: 'x'.repeat(301) }))).toBeUndefined()
})
