import { hashKey } from '@tanstack/react-query'
import { type Draft, DraftContent, type DraftFields } from '#shared/contract/drafts.ts'

export type Field = keyof DraftFields
export type Changes = { readonly [F in Field]?: DraftFields[F] }

/** Changes that the server has not acknowledged. They are stored on the device to survive a crash. */
export interface Pending {
  /** The user's values. */
  readonly mine: Changes
  /** The server's values before the edits. If the server now has a different value, someone else changed it. */
  readonly base: Changes
  /** Requests without a response, newest last. The server may already have their values, so these do not count as someone else's. */
  readonly sent: readonly Changes[]
  /** The fields whose values replace someone else's, which are saved as a version first. */
  readonly keeps: readonly Field[]
}

/** The state of saving a draft. Its functions are pure; `autosaver.ts` runs the requests and timers. */
export interface Autosave extends Pending {
  /** The newest known draft of the server. */
  readonly server: Draft
  /** The request that is running or being retried until the server responds. */
  readonly request?: Changes | undefined
}

export const nothingPending: Pending = { mine: {}, base: {}, sent: [], keeps: [] }

/** The number of requests without a response to remember. There is more than one only after a crash. */
const maxSent = 8

/** The fields that are saved while they are edited. */
export const fields = [
  'name',
  'titles',
  'thumbnails',
  'lead',
  'notes',
  'state',
  'planned',
  'seconds',
  'happens',
  'lessons',
] as const satisfies Field[]

/** Compares JSON values by their content. The order of keys does not matter. */
export const isEqual = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

/** Whether versions contain the field. */
export const isVersioned = (field: Field): boolean => Object.hasOwn(DraftContent.shape, field)

/** The fields that changes contain. */
export const listFields = (changes: { readonly [F in Field]?: unknown }): readonly Field[] =>
  fields.filter((field) => changes[field] !== undefined)
export const isEmpty = (changes: Changes): boolean => listFields(changes).length === 0

/** Returns the fields of `changes` that are picked. */
export const pick = (
  changes: { readonly [F in Field]?: DraftFields[F] | undefined },
  isPicked: (field: Field) => boolean,
): Changes =>
  Object.assign(
    {},
    ...listFields(changes)
      .filter(isPicked)
      .map((field) => ({ [field]: changes[field] })),
  )

const hasSent = (sent: readonly Changes[], field: Field, value: unknown): boolean =>
  sent.some((changes) => changes[field] !== undefined && isEqual(changes[field], value))

/** Starts with the server's draft and the pending changes of an earlier visit. */
export const startAutosave = (server: Draft, pending: Pending = nothingPending): Autosave =>
  settle({ ...pending, server })

/** Returns the draft as the user sees it: the server's draft with the user's changes. */
export const showDraft = ({ server, mine }: Autosave): Draft => ({ ...server, ...mine })

/** Returns the fields that someone else changed after the user began to edit them. They wait for the user's decision. */
export const listConflicts = ({ server, mine, base, sent }: Autosave): readonly Field[] =>
  listFields(mine).filter(
    (field) =>
      !isEqual(server[field], mine[field]) &&
      !isEqual(server[field], base[field]) &&
      !hasSent(sent, field, server[field]),
  )

/** Records the user's edits. Undoing an edit before it was sent leaves nothing to save. */
export function edit(state: Autosave, changes: Changes): Autosave {
  const base = { ...pick(state.server, (field) => changes[field] !== undefined), ...state.base }
  const mine = pick(
    { ...state.mine, ...changes },
    (field) =>
      changes[field] === undefined ||
      !isEqual(changes[field], base[field]) ||
      !isEqual(changes[field], state.server[field]) ||
      state.sent.some((sent) => sent[field] !== undefined),
  )
  return { ...state, mine, base: pick(base, (field) => mine[field] !== undefined) }
}

/** Adopts a draft read from the server, unless a newer one is known. */
export const receive = (state: Autosave, draft: Draft): Autosave =>
  draft.revision < state.server.revision ? state : settle({ ...state, server: draft })

/** Drops changes that the server already has. Without a conflict, further edits are based on the server's values. */
function settle(state: Autosave): Autosave {
  const { server, sent } = state
  const conflicts = listConflicts(state)
  const mine = pick(state.mine, (field) => !isEqual(server[field], state.mine[field]) || isUnsure(state, field))
  const base = pick(
    { ...state.base, ...pick(server, (field) => !conflicts.includes(field)) },
    (field) => mine[field] !== undefined,
  )
  const keeps = state.keeps.filter((field) => mine[field] !== undefined)
  return { ...state, mine, base, keeps, sent: isEmpty(mine) && !state.request ? [] : sent }
}

/** Whether an earlier request with another value of the field may still reach the server. */
const isUnsure = ({ sent, mine }: Autosave, field: Field): boolean =>
  sent.some((changes) => changes[field] !== undefined && !isEqual(changes[field], mine[field]))

/** The lead refers to a title and a thumbnail, so it waits for both. */
const waitsFor: { readonly [F in Field]?: readonly Field[] } = { lead: ['titles', 'thumbnails'] }

/**
 * Returns the next request, if any: the unanswered request again, or else every change that `isValid` accepts. Without the
 * retry, a request that did arrive would look like someone else's change.
 */
export function getRequest(state: Autosave, isValid: (field: Field, value: unknown) => boolean): Changes | undefined {
  const { server, mine, request = {} } = state
  const conflicts = listConflicts(state)
  const repeated = pick(
    request,
    (field) => mine[field] !== undefined && !conflicts.includes(field) && !isEqual(request[field], server[field]),
  )
  if (!isEmpty(repeated)) return repeated
  const heldFields = listFields(mine).filter((field) => conflicts.includes(field) || !isValid(field, mine[field]))
  const next = pick(mine, (field) => ![field, ...(waitsFor[field] ?? [])].some((name) => heldFields.includes(name)))
  return isEmpty(next) ? undefined : next
}

/** Records that a request is sent. */
export const send = (state: Autosave, request: Changes): Autosave => ({
  ...state,
  request,
  sent: [...state.sent.filter((earlier) => !isEqual(earlier, request)), request].slice(-maxSent),
})

/** Records that the server saved the request. Older requests of the same fields can no longer arrive. */
export function acknowledge(state: Autosave, draft: Draft): Autosave {
  const { request = {} } = state
  const mine = pick(state.mine, (field) => request[field] === undefined || !isEqual(request[field], state.mine[field]))
  const saved = pick(draft, (field) => request[field] !== undefined && mine[field] !== undefined)
  const sent = state.sent
    .map((changes) => pick(changes, (field) => request[field] === undefined))
    .filter((changes) => !isEmpty(changes))
  const keeps = state.keeps.filter((field) => request[field] === undefined)
  const next = { ...state, mine, base: { ...state.base, ...saved }, sent, keeps, request: undefined }
  return draft.revision < state.server.revision ? settle(next) : settle({ ...next, server: draft })
}

/** Records that the server refused the request. */
export const refuse = (state: Autosave): Autosave => settle({ ...state, request: undefined })

/** Resolves conflicts of fields in favor of the server's values. The user's values have been saved as a version. */
export function takeTheirs(state: Autosave, fields: readonly Field[]): Autosave {
  const conflicts = listConflicts(state)
  const mine = pick(state.mine, (field) => !conflicts.includes(field) || !fields.includes(field))
  return settle({ ...state, mine })
}

/** Resolves conflicts of fields in favor of the user's values. The next request saves the server's values as a version. */
export function takeMine(state: Autosave, fields: readonly Field[]): Autosave {
  const resolved = listConflicts(state).filter((field) => fields.includes(field))
  const base = { ...state.base, ...pick(state.server, (field) => resolved.includes(field)) }
  return { ...state, base, keeps: [...new Set([...state.keeps, ...resolved.filter(isVersioned)])] }
}
