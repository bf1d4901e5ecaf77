import { describe, expect, test } from 'vitest'
import type { Draft } from '#shared/contract/drafts.ts'
import {
  acknowledge,
  edit,
  getRequest,
  listConflicts,
  receive,
  send,
  showDraft,
  startAutosave,
  takeMine,
} from '#web/features/workbench/kept/autosave.ts'

const draft = (revision: number, more: Partial<Draft> = {}): Draft => ({
  id: 'd'.repeat(24),
  revision,
  createdAt: '2026-11-22T12:00:00.000Z',
  updatedAt: '2026-11-22T12:00:00.000Z',
  version: 0,
  state: 'idea',
  planned: null,
  seconds: null,
  happens: '',
  name: 'Bread',
  titles: [],
  thumbnails: [],
  lead: {},
  notes: '',
  lessons: '',
  pictures: [],
  ...more,
})
const start = startAutosave(draft(5))
const isValid = () => true

test('an edit that is undone before it was sent leaves nothing to save', () => {
  const state = edit(edit(start, { name: 'Rolls' }), { name: 'Bread' })
  expect(state.mine).toEqual({})
  expect(getRequest(state, isValid)).toBeUndefined()
})

describe('an older draft that arrives late', () => {
  test('is ignored when it comes from a read', () => {
    expect(receive(start, draft(4, { notes: 'Old' }))).toBe(start)
  })

  test('acknowledges the changes when it comes from a save, and hides no newer ones', () => {
    const sent = send(edit(start, { name: 'Rolls' }), { name: 'Rolls' })
    const newer = receive(sent, draft(7, { name: 'Rolls', notes: 'New' }))
    const state = acknowledge(newer, draft(6, { name: 'Rolls' }))
    expect(showDraft(state)).toMatchObject({ revision: 7, name: 'Rolls', notes: 'New' })
    expect(state.mine).toEqual({})
  })
})

test('a lead waits for its title to be accepted', () => {
  const state = edit(start, { titles: [{ id: 'aaaa', text: 'Too long' }], lead: { title: 'aaaa' }, notes: 'A note' })
  expect(getRequest(state, (field) => field !== 'titles')).toEqual({ notes: 'A note' })
  expect(getRequest(state, isValid)).toMatchObject({ lead: { title: 'aaaa' } })
})

describe('a conflict', () => {
  test('does not arise if both made the same change, or if the server has an earlier change of the user', () => {
    const state = edit(send(edit(start, { name: 'Rolls' }), { name: 'Rolls' }), { name: 'Rolls and buns' })
    const again = send(state, { name: 'Rolls and buns' })
    for (const name of ['Rolls', 'Rolls and buns'])
      expect(listConflicts(receive(again, draft(6, { name })))).toEqual([])
    expect(listConflicts(receive(again, draft(6, { name: 'Cake' })))).toEqual(['name'])
  })

  test('keeps the other value as a version if versions contain the field', () => {
    const mine = edit(start, { name: 'Rolls', state: 'ready' })
    const theirs = receive(mine, draft(6, { name: 'Cake', state: 'working' }))
    expect(listConflicts(theirs)).toEqual(['name', 'state'])
    const state = takeMine(theirs, ['name', 'state'])
    expect(state.keeps).toEqual(['name'])
    expect(listConflicts(state)).toEqual([])
  })
})
