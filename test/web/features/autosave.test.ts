import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Draft, DraftContent, SavedDraft } from '#shared/contract/drafts.ts'
import { FakeLocks } from '#test/support/locks.ts'
import { runsOf } from '#test/support/long.ts'
import { type Changes, type Field, fields } from '#web/features/workbench/kept/autosave.ts'
import { Autosaver, type DraftServer } from '#web/features/workbench/kept/autosaver.ts'
import { openTab } from '#web/features/workbench/kept/pending-store.ts'
import { ApiError } from '#web/lib/api.ts'

const at = '2026-11-22T12:00:00.000Z'
const empty: Draft = {
  id: 'd'.repeat(24),
  revision: 1,
  createdAt: at,
  updatedAt: at,
  version: 0,
  state: 'idea',
  planned: null,
  seconds: null,
  happens: '',
  name: '',
  titles: [],
  thumbnails: [],
  lead: {},
  notes: '',
  lessons: '',
  pictures: [],
}

const listWords = ({ name, notes }: Pick<Draft, 'name' | 'notes'>) => `${name} ${notes}`.split(' ').filter(Boolean)

/** `lost_request` never reaches the server; the server carries out `lost_answer`; `late` arrives after its timeout. */
type Network = 'works' | 'lost_request' | 'lost_answer' | 'late'

/** A server as the contract describes it: it refuses a change to a field that changed after the given revision. */
class FakeServer {
  draft = empty
  readonly versions: DraftContent[] = []
  readonly #changedAt = new Map<string, number>()
  readonly #late: (() => void)[] = []
  requests = 0

  connect(getNetwork: () => Network): DraftServer {
    const call = async <Result>(run: () => Result): Promise<Result> => {
      this.requests += 1
      const network = getNetwork()
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (network === 'lost_request') throw new ApiError('unavailable')
      if (network === 'late') {
        this.#late.push(() => run())
        throw new ApiError('unavailable')
      }
      const result = run()
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (network === 'lost_answer') throw new ApiError('unavailable')
      return result
    }
    return {
      read: () => call(() => this.draft),
      save: (revision, changes, keep) => call(() => this.#save(revision, changes, keep)),
      keep: (content) => call(() => this.versions.push(content)),
      restore: () => call(() => this.draft),
    }
  }

  deliverLate(): void {
    for (const run of this.#late.splice(0)) {
      try {
        run()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    }
  }

  #save(revision: number, changes: Changes, keep: boolean): SavedDraft {
    for (const field of Object.keys(changes)) {
      if ((this.#changedAt.get(field) ?? 0) > revision) throw new ApiError('draft_conflict')
    }
    if (keep) this.versions.push(this.draft)
    const next = this.draft.revision + 1
    for (const field of Object.keys(changes)) this.#changedAt.set(field, next)
    this.draft = { ...this.draft, ...changes, revision: next }
    const { pictures: _, ...saved } = this.draft
    return saved
  }

  /** All typed text that the server has, in the draft or in a version. */
  listWords(): ReadonlySet<string> {
    return new Set([this.draft, ...this.versions].flatMap(listWords))
  }
}

class MemoryStorage extends Map<string, string> implements Storage {
  get length() {
    return this.size
  }
  key = (index: number) => [...this.keys()][index] ?? null
  getItem = (key: string) => this.get(key) ?? null
  setItem = (key: string, value: string) => void this.set(key, value)
  removeItem = (key: string) => void this.delete(key)
}

/** A browser with its storage and tabs. */
class Device {
  readonly storage = new MemoryStorage()
  readonly #locks = new FakeLocks()

  openTab = () => this.#locks.openTab()

  open(server: FakeServer) {
    const tab = this.openTab()
    const page = { network: 'works' as Network, isAlive: true }
    // A tab that crashed neither sends nor stores anything.
    const connection = server.connect(() => page.network)
    const never = new Promise<never>(() => {})
    const guarded: DraftServer = {
      read: () => connection.read().finally(() => page.isAlive || never),
      save: (...input) => (page.isAlive ? connection.save(...input).finally(() => page.isAlive || never) : never),
      keep: (content) => connection.keep(content),
      restore: () => connection.restore(),
    }
    const autosaver = new Autosaver(server.draft, guarded, openTab(this.storage, tab.locks).store('ann', empty.id))
    void autosaver.takeOver()
    return {
      autosaver,
      page,
      crash: () => {
        page.isAlive = false
        tab.crash()
      },
    }
  }
}
type Tab = ReturnType<Device['open']>

/** Milliseconds, somewhat more than the pause in typing after which a change is sent. */
const quiet = 800

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openDraft() {
  const server = new FakeServer()
  const device = new Device()
  return { server, device, tab: device.open(server) }
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const stageOf = ({ autosaver }: Tab) => autosaver.view().stage

it('saves after a pause in typing, with one request for the whole text', async () => {
  const { server, tab } = openDraft()
  for (const notes of ['a', 'ab', 'abc']) {
    tab.autosaver.edit({ notes })
    await wait(300)
  }
  expect([stageOf(tab), server.draft.notes]).toEqual(['saving', ''])
  await wait(quiet)
  expect([stageOf(tab), server.draft.notes, server.requests]).toEqual(['saved', 'abc', 1])
  // The answer to a save has no pictures.
  expect(tab.autosaver.view().draft.pictures).toEqual([])
})

it('says saved only after the server has answered', async () => {
  const { server, tab } = openDraft()
  tab.autosaver.edit({ notes: 'a' })
  await wait(850)
  expect([server.draft.notes, stageOf(tab)]).toEqual(['a', 'saving'])
  await wait(100)
  expect(stageOf(tab)).toBe('saved')
})

it('keeps changes on the device while the server cannot be reached, and sends them when it can', async () => {
  const { server, tab } = openDraft()
  tab.page.network = 'lost_request'
  tab.autosaver.edit({ name: 'Cabin' })
  await wait(60_000)
  tab.autosaver.edit({ notes: 'Wood' })
  expect(stageOf(tab)).toBe('kept')
  expect(server.requests).toBeLessThan(8)
  tab.page.network = 'works'
  expect(await Promise.all([tab.autosaver.flush(), wait(2000)])).toEqual([true, expect.anything()])
  expect([stageOf(tab), server.draft.name, server.draft.notes]).toEqual(['saved', 'Cabin', 'Wood'])
})

it('sends what a crashed tab left behind, but not the changes of an open tab', async () => {
  const { server, device, tab } = openDraft()
  tab.autosaver.edit({ notes: 'left' })
  const living = device.open(server)
  living.page.network = 'lost_request'
  living.autosaver.edit({ name: 'mine' })
  tab.crash()
  const next = device.open(server)
  await wait(2 * quiet)
  expect([server.draft.notes, server.draft.name, stageOf(next), stageOf(living)]).toEqual(['left', '', 'saved', 'kept'])
  expect(next.autosaver.view().draft.notes).toBe('left')
})

it('keeps the changes of every draft, however many a tab has', async () => {
  const { server, device, tab } = openDraft()
  tab.autosaver.edit({ notes: 'left' })
  const { locks } = device.openTab()
  const stores = openTab(device.storage, locks)
  const pending = { mine: { notes: 'mine' }, base: { notes: '' }, sent: [], keeps: [] }
  for (let at = 0; at < 60; at++) expect(stores.store('ann', `draft${at}`).write(pending)).toBe(true)
  tab.crash()
  device.open(server)
  await wait(2 * quiet)
  const kept = [...device.storage.keys()].filter((key) => key.includes('.draft'))
  expect([server.draft.notes, kept.length]).toEqual(['left', 60])
})

it('keeps every field after a crash, including what a title was offered for', async () => {
  const { server, device, tab } = openDraft()
  const offer = { offeredFor: 'Building a cabin', offeredAs: 'How I Built a Cabin' }
  const changes: Changes = {
    name: 'Cabin',
    titles: [{ id: 'title', text: 'How I Built Our Cabin', ...offer }],
    thumbnails: ['a'.repeat(64)],
    lead: { title: 'title', thumbnail: 'a'.repeat(64) },
    notes: 'Logs',
    state: 'working',
    planned: { date: '2026-12-24', time: '17:00' },
    seconds: 754,
    happens: 'The roof leaked',
    lessons: 'Shorter',
  }
  tab.page.network = 'lost_request'
  tab.autosaver.edit(changes)
  await wait(2 * quiet)
  tab.crash()
  device.open(server)
  await wait(2 * quiet)
  expect(server.draft).toMatchObject(changes)
  expect(Object.keys(changes).toSorted()).toEqual(fields.toSorted())
})

it('says that changes are not kept while the storage is full, even during a conflict', async () => {
  const { device, tab } = await openConflict()
  device.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  tab.autosaver.edit({ notes: 'more' })
  expect([stageOf(tab), tab.autosaver.view().isKept]).toEqual(['conflict', false])
})

it('recognizes its own change after an answer was lost', async () => {
  const { server, tab } = openDraft()
  tab.page.network = 'lost_answer'
  tab.autosaver.edit({ notes: 'a' })
  await wait(1000)
  tab.page.network = 'works'
  tab.autosaver.edit({ notes: 'ab' })
  await wait(5000)
  expect([stageOf(tab), server.draft.notes]).toEqual(['saved', 'ab'])
})

it('recognizes its own change after an answer was lost and much was typed offline', async () => {
  const { server, tab } = openDraft()
  tab.page.network = 'lost_answer'
  tab.autosaver.edit({ notes: 'a' })
  await wait(1000)
  tab.page.network = 'lost_request'
  for (let n = 0; n < 12; n++) {
    tab.autosaver.edit({ notes: `ab${n}` })
    await wait(40_000)
  }
  tab.page.network = 'works'
  await wait(60_000)
  expect([stageOf(tab), server.draft.notes]).toEqual(['saved', 'ab11'])
})

it('undoes a change that may still arrive', async () => {
  const { server, tab } = openDraft()
  tab.page.network = 'late'
  tab.autosaver.edit({ notes: 'a' })
  await wait(1000)
  tab.page.network = 'works'
  tab.autosaver.edit({ notes: '' })
  await Promise.all([tab.autosaver.refresh(), wait(5000)])
  server.deliverLate()
  await Promise.all([tab.autosaver.refresh(), wait(5000)])
  expect([stageOf(tab), tab.autosaver.view().draft.notes, server.draft.notes]).toEqual(['saved', '', ''])
})

it('does not overwrite somebody else’s text, and keeps the one that is replaced as a version', async () => {
  for (const whose of ['mine', 'theirs'] as const) {
    const { server, tab } = openDraft()
    const other = new Device().open(server)
    other.autosaver.edit({ notes: 'theirs', name: 'Their name' })
    await wait(quiet + 200)
    tab.autosaver.edit({ notes: 'mine' })
    await wait(5000)
    expect([stageOf(tab), tab.autosaver.view().conflicts, server.draft.notes]).toEqual([
      'conflict',
      ['notes'],
      'theirs',
    ])
    // Other fields are still saved.
    tab.autosaver.edit({ state: 'ready' })
    await wait(quiet + 200)
    expect(server.draft.state).toBe('ready')
    await Promise.all([tab.autosaver.resolve(whose, ['notes']), wait(quiet)])
    await wait(quiet)
    const replaced = whose === 'mine' ? 'theirs' : 'mine'
    expect([stageOf(tab), server.draft.notes, server.versions.map(({ notes }) => notes)]).toEqual([
      'saved',
      whose,
      [replaced],
    ])
    expect(server.draft.name).toBe('Their name')
  }
})

/** Opens a draft whose name and notes were changed here and elsewhere. */
async function openConflict() {
  const opened = openDraft()
  const other = new Device().open(opened.server)
  other.autosaver.edit({ name: 'their-name', notes: 'their-notes' })
  await wait(quiet + 200)
  opened.tab.autosaver.edit({ name: 'my-name', notes: 'my-notes' })
  await wait(5000)
  expect(opened.tab.autosaver.view().conflicts).toEqual(['name', 'notes'])
  return opened
}

it('ends the conflict of each field on its own', async () => {
  const { server, tab } = await openConflict()
  await Promise.all([tab.autosaver.resolve('mine', ['name']), wait(2 * quiet)])
  expect([tab.autosaver.view().conflicts, server.draft.name, server.draft.notes]).toEqual([
    ['notes'],
    'my-name',
    'their-notes',
  ])
  await Promise.all([tab.autosaver.resolve('theirs', ['notes']), wait(2 * quiet)])
  expect([stageOf(tab), server.draft.name, server.draft.notes]).toEqual(['saved', 'my-name', 'their-notes'])
  expect([...server.listWords()].sort()).toEqual(['my-name', 'my-notes', 'their-name', 'their-notes'])
})

it('does not drop what is typed while the other text is being chosen', async () => {
  const { server, tab } = await openConflict()
  const resolving = tab.autosaver.resolve('theirs', ['notes'])
  tab.autosaver.edit({ notes: 'my-notes and-more' })
  await Promise.all([resolving, wait(quiet)])
  expect([tab.autosaver.view().draft.notes, stageOf(tab)]).toEqual(['my-notes and-more', 'conflict'])
  expect(server.listWords().has('my-notes')).toBe(true)
})

it('holds back a text that is too long, and saves the rest', async () => {
  const { server, tab } = openDraft()
  tab.autosaver.edit({ name: 'x'.repeat(101) })
  tab.autosaver.edit({ notes: 'short' })
  await wait(quiet + 200)
  expect([stageOf(tab), server.draft.name, server.draft.notes]).toEqual(['held', '', 'short'])
  tab.autosaver.edit({ name: 'x' })
  await wait(quiet + 200)
  expect([stageOf(tab), server.draft.name]).toEqual(['saved', 'x'])
})

it('loses nothing that was typed, whatever fails or crashes', async () => {
  const tabIndex = fc.nat({ max: 2 })
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('type'), tab: tabIndex, field: fc.constantFrom('name', 'notes') }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(50, 150, 750, 3000) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('network'),
        tab: tabIndex,
        network: fc.constantFrom<Network>('works', 'lost_request', 'lost_answer', 'late'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('crash'), tab: tabIndex }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('look'), tab: tabIndex }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver') }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('resolve'),
        tab: tabIndex,
        whose: fc.constantFrom('mine', 'theirs'),
        fields: fc.constantFrom<Field[]>(['name'], ['notes'], ['name', 'notes']),
      }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = new FakeServer()
      const [laptop, phone] = [new Device(), new Device()]
      const devices = [laptop, laptop, phone]
      const tabs = devices.map((device) => device.open(server))
      const typed: string[] = []
      let count = 0
      const expectSavedIsTrue = () => {
        const stored = server.listWords()
        const shown = tabs.map(({ autosaver }) => autosaver.view()).filter(({ stage }) => stage === 'saved')
        const words = shown.flatMap(({ draft }) => listWords(draft))
        expect(words.filter((word) => !stored.has(word))).toEqual([])
      }
      for (const one of steps) {
        const tab = 'tab' in one ? tabs[one.tab] : undefined
        if (one.do === 'type' && tab && 'field' in one) {
          const word = `w${++count}`
          typed.push(word)
          const field = one.field === 'name' ? 'name' : 'notes'
          tab.autosaver.edit({ [field]: `${tab.autosaver.view().draft[field]} ${word}`.trim() })
        } else if (one.do === 'wait' && 'ms' in one) await wait(one.ms)
        else if (one.do === 'network' && tab && 'network' in one) tab.page.network = one.network
        else if (one.do === 'look' && tab) void tab.autosaver.refresh()
        else if (one.do === 'deliver') server.deliverLate()
        else if (one.do === 'resolve' && tab && 'whose' in one)
          void tab.autosaver.resolve(one.whose === 'mine' ? 'mine' : 'theirs', one.fields).catch(() => {})
        else if (one.do === 'crash' && tab && 'tab' in one) {
          tab.crash()
          const device = devices[one.tab]
          if (device) tabs[one.tab] = device.open(server)
        }
        expectSavedIsTrue()
      }
      // Everything works again: each tab sends its changes, refreshes, and resolves its conflicts.
      for (let round = 0; round < 8; round++) {
        server.deliverLate()
        for (const tab of tabs) {
          tab.page.network = 'works'
          await Promise.all([tab.autosaver.flush(), wait(3000)])
          await Promise.all([tab.autosaver.refresh(), wait(1000)])
          if (stageOf(tab) === 'conflict')
            await Promise.all([tab.autosaver.resolve('theirs', ['name', 'notes']), wait(1000)])
        }
      }
      await wait(60_000)
      expect(tabs.map(stageOf)).toEqual(['saved', 'saved', 'saved'])
      expect([laptop.storage.length, phone.storage.length]).toEqual([0, 0])
      const stored = server.listWords()
      expect(typed.filter((word) => !stored.has(word))).toEqual([])
    }),
    { numRuns: runsOf(30, 400) },
  )
})
