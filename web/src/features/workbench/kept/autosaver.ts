import * as z from 'zod/mini'
import { type Draft, type DraftContent, DraftFields, type SavedDraft } from '#shared/contract/drafts.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError } from '#web/lib/api.ts'
import {
  type Autosave,
  acknowledge,
  type Changes,
  edit,
  type Field,
  getRequest,
  isEmpty,
  isEqual,
  isVersioned,
  listConflicts,
  listFields,
  nothingPending,
  pick,
  receive,
  refuse,
  send,
  showDraft,
  startAutosave,
  takeMine,
  takeTheirs,
} from './autosave.ts'
import type { PendingStore } from './pending-store.ts'

/** The requests that saving a draft needs. They reject with {@link ApiError}. */
export interface DraftServer {
  readonly read: () => Promise<Draft>
  readonly save: (revision: number, changes: Changes, keep: boolean) => Promise<SavedDraft>
  readonly keep: (content: DraftContent) => Promise<unknown>
  readonly restore: () => Promise<Draft>
}

/**
 * The state of the user's changes. `saved`: the server has acknowledged all of them. `kept`: the server cannot be reached, but
 * they are stored on this device. `unkept`: they are only on the screen. `conflict`: someone else changed the same fields.
 * `held`: a text is too long to be saved. `refused`: the server refused them. `gone`: the draft was deleted.
 */
export type SaveStage = 'saved' | 'saving' | 'kept' | 'unkept' | 'conflict' | 'held' | 'refused' | 'gone'

export interface AutosaveView {
  /** The draft as the user sees it. */
  readonly draft: Draft
  /** The draft as stored on the server. */
  readonly server: Draft
  readonly stage: SaveStage
  /** Whether unacknowledged changes are stored on this device; the storage may be full. */
  readonly isKept: boolean
  /** The fields to decide on. */
  readonly conflicts: readonly Field[]
  /** Why the server refused the changes. */
  readonly refusal: ErrorCode | undefined
}

/** Changes are sent after this long without an edit. */
const quietMs = 700
const firstRetryMs = 1000
const maxRetryMs = 30_000
/** A refetch usually resolves a conflict of revisions. After this many conflicts in a row, the next attempt waits. */
const maxConflicts = 3

/** Failures after which the same request may succeed. */
const transient = new Set<ErrorCode>([
  'unavailable',
  'upstream_failed',
  'too_many_requests',
  'internal',
  'unauthenticated',
])

const isValid = (field: Field, value: unknown) => z.safeParse(DraftFields.shape[field], value).success

/** Saves a draft while it is edited. At most one request runs at a time. */
export class Autosaver {
  readonly #server: DraftServer
  readonly #store: PendingStore
  readonly #onSaved: (draft: Draft) => void
  readonly #listeners = new Set<() => void>()
  #state: Autosave
  #view: AutosaveView
  #isKept = true
  #failures = 0
  #refusal: ErrorCode | undefined
  #isGone = false
  #running: Promise<boolean> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `onSaved` is called with each new draft of the server. */
  constructor(draft: Draft, server: DraftServer, store: PendingStore, onSaved: (draft: Draft) => void = () => {}) {
    this.#server = server
    this.#store = store
    this.#onSaved = onSaved
    this.#state = startAutosave(draft)
    this.#view = this.#createView()
  }

  readonly view = (): AutosaveView => this.#view

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly edit = (changes: Changes): void => {
    this.#refusal = undefined
    this.#set(edit(this.#state, changes))
    if (this.#failures === 0 && this.#running === undefined) this.#schedule(quietMs)
  }

  /** Adopts a draft read from the server. */
  readonly receive = (draft: Draft): void => {
    this.#set(receive(this.#state, draft))
    if (this.#timer === undefined && this.#running === undefined && this.#next()) this.#schedule(quietMs)
  }

  /** Fetches changes made elsewhere. Ignores failures. */
  readonly refresh = async (): Promise<void> => {
    try {
      this.receive(await this.#server.read())
      await this.takeOver()
    } catch {
      // The next attempt may succeed.
    }
  }

  /** Continues with the pending changes of an earlier visit, unless this visit has unsaved changes of its own. */
  readonly takeOver = (): Promise<void> =>
    this.#store.takeOver((pending) => {
      if (!isEmpty(this.#state.mine)) return false
      this.#set(startAutosave(this.#state.server, pending))
      this.#schedule(0)
      return this.#isKept
    })

  /** Sends everything now. Resolves with whether the server has all changes. */
  readonly flush = async (): Promise<boolean> => {
    for (;;) {
      if (this.#running !== undefined) await this.#running
      else if (!this.#next()) return isEmpty(this.#state.mine)
      else if (!(await this.#send())) return false
    }
  }

  /** Resolves conflicts of fields. With `theirs`, saves the user's values as a version first, and rejects if that fails. */
  readonly resolve = async (whose: 'mine' | 'theirs', fields: readonly Field[]): Promise<void> => {
    if (whose === 'mine') this.#set(takeMine(this.#state, fields))
    else {
      const dropped = pick(this.#state.mine, (field) => fields.includes(field))
      if (fields.some(isVersioned)) {
        const { name, titles, thumbnails, lead, notes } = { ...this.#state.server, ...dropped }
        await this.#server.keep({ name, titles, thumbnails, lead: limitLead(lead, titles, thumbnails), notes })
      }
      // Keeps edits made in the meantime, because the version does not contain them.
      const isUnchanged = (field: Field) => isEqual(this.#state.mine[field], dropped[field])
      this.#set(takeTheirs(this.#state, fields.filter(isUnchanged)))
    }
    this.#schedule(0)
  }

  /** Restores a deleted draft and saves pending changes. Rejects if it cannot be restored. */
  readonly restore = async (): Promise<void> => {
    const draft = await this.#server.restore()
    this.#isGone = false
    this.receive(draft)
    this.#onSaved(draft)
    this.#schedule(0)
  }

  #next(): Changes | undefined {
    return this.#isGone || this.#refusal ? undefined : getRequest(this.#state, isValid)
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#send()
    }, ms)
    this.#render()
  }

  /** Sends the next request. Resolves with whether it made progress. */
  #send(): Promise<boolean> {
    this.#running ??= this.#sendOnce().finally(() => {
      this.#running = undefined
      if (this.#next()) this.#schedule(this.#failures ? getPause(this.#failures) : quietMs)
      else this.#render()
    })
    return this.#running
  }

  async #sendOnce(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const request = this.#next()
    if (!request) return true
    const keep = listFields(request).some((field) => this.#state.keeps.includes(field))
    this.#set(send(this.#state, request))
    try {
      const saved = await this.#server.save(this.#state.server.revision, request, keep)
      const draft = { ...saved, pictures: saved.pictures ?? this.#state.server.pictures }
      this.#failures = 0
      this.#set(acknowledge(this.#state, draft))
      this.#onSaved(draft)
      void this.takeOver()
      return true
    } catch (error) {
      return this.#fail(error)
    }
  }

  async #fail(error: unknown): Promise<boolean> {
    const code = error instanceof ApiError ? error.code : 'internal'
    this.#failures += 1
    if (transient.has(code)) return false
    if (code === 'not_found') this.#isGone = true
    else if (code === 'draft_conflict') return this.#readAfterConflict()
    else this.#refusal = code
    this.#failures = 0
    this.#set(refuse(this.#state))
    return false
  }

  async #readAfterConflict(): Promise<boolean> {
    try {
      const draft = await this.#server.read()
      this.#set(receive(refuse(this.#state), draft))
      this.#onSaved(draft)
    } catch {
      return false
    }
    if (this.#failures > maxConflicts) return false
    if (!this.#next()) this.#failures = 0
    return true
  }

  #set(state: Autosave): void {
    this.#state = state
    const { mine, base, sent, keeps } = state
    this.#isKept = this.#store.write(isEmpty(mine) ? nothingPending : { mine, base, sent, keeps })
    this.#render()
  }

  #render(): void {
    this.#view = this.#createView()
    for (const listener of this.#listeners) listener()
  }

  #createView(): AutosaveView {
    const state = this.#state
    const { server } = state
    return {
      draft: showDraft(state),
      server,
      stage: this.#getStage(),
      isKept: this.#isKept,
      conflicts: listConflicts(state),
      refusal: this.#refusal,
    }
  }

  #getStage(): SaveStage {
    const state = this.#state
    if (this.#isGone) return 'gone'
    if (isEmpty(state.mine)) return 'saved'
    if (listConflicts(state).length > 0) return 'conflict'
    if (this.#refusal) return 'refused'
    if (!this.#isKept) return 'unkept'
    if (this.#failures > 0) return 'kept'
    return this.#next() !== undefined || this.#running !== undefined ? 'saving' : 'held'
  }
}

const getPause = (failures: number) => Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1))

/** Removes the title or thumbnail from the lead if the content does not contain it. */
function limitLead(
  { title, thumbnail }: DraftContent['lead'],
  titles: DraftContent['titles'],
  thumbnails: DraftContent['thumbnails'],
): DraftContent['lead'] {
  return {
    ...(titles.some(({ id }) => id === title) && { title }),
    ...(thumbnails.some((hash) => hash === thumbnail) && { thumbnail }),
  }
}
