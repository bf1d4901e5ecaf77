import { setTimeout as sleep } from 'node:timers/promises'
import {
  acceptPasskeysAsBothFactors,
  completePoolPasskey,
  deletePoolPasskey,
  listPoolPasskeys,
  type PoolPasskey,
  startPoolPasskey,
} from '#functions/clients/cognito/passkeys.ts'
import { Failure } from '#functions/lib/failure.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { notifyOfAccess, notifyOwner } from '#functions/services/mail/notify-owner.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import {
  addStoredPasskey,
  deleteStoredPasskey,
  listStoredPasskeys,
  type StoredPasskey,
} from '#functions/store/passkeys.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { maxPasskeys, type Passkey, type passkeys } from '#shared/contract/passkeys.ts'
import { changeWaysIn, requireAnotherWayIn } from './ways-in.ts'

/*
 * Cognito is changed first. A crash while adding a passkey leaves it without the name that we store: it already works, the list shows it,
 * and the next attempt stores the name. A crash while removing one leaves our item, so that the next attempt still emails the owner.
 */

/** Returns a user's passkeys, newest first. Throws Failure `unauthenticated` or `passkeys_disabled`. */
export async function listPasskeys(userId: string, accessToken: string): Promise<Passkey[]> {
  const [inPool, stored] = await Promise.all([listPoolPasskeys(accessToken), listStoredPasskeys(userId)])
  const byId = new Map(stored.map((passkey) => [passkey.id, passkey]))
  return inPool
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((passkey) => resolvePasskey(passkey, byId.get(passkey.id)))
}

const resolvePasskey = ({ id, name, createdAt }: PoolPasskey, stored?: StoredPasskey): Passkey => ({
  id,
  name: stored?.name ?? name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: stored?.lastUsedAt ?? null,
})

/**
 * Starts adding a passkey. `authTime` is when the user signed in, in seconds since 1970. Throws Failure `recent_sign_in_required`,
 * `passkey_limit_reached`, `unauthenticated` or `passkeys_disabled`.
 */
export async function startPasskey(
  authTime: number,
  accessToken: string,
): Promise<Output<typeof passkeys.options>['options']> {
  requireRecentSignIn(authTime)
  requireRoom(await listPoolPasskeys(accessToken))
  return startPoolPasskey(accessToken)
}

function requireRoom({ length }: readonly PoolPasskey[]): void {
  if (length >= maxPasskeys) throw new Failure('passkey_limit_reached')
}

/**
 * Adds the passkey that a browser created, and emails the owner. Only returns the passkey if it was added before. Deletes what we store
 * about passkeys that Cognito no longer has. Throws Failure `passkey_refused`, `passkey_limit_reached`, `unauthenticated` or
 * `passkeys_disabled`.
 */
export async function addPasskey(
  userId: string,
  accessToken: string,
  { credential, name }: Parsed<typeof passkeys.add>,
): Promise<Passkey> {
  const { id } = credential
  const account = await requireAccount(userId)
  const present = await listAfterPruning(userId, accessToken)
  await acceptPasskeysAsBothFactors(accessToken)
  await completeOnce(accessToken, credential, present)
  const createdAt = new Date().toISOString()
  if (await addStoredPasskey({ userId, id, name, createdAt })) {
    const when = createMailFormats(account.locale, 'UTC').moment(createdAt)
    await notifyOfAccess(account, { kind: 'passkey_added', values: { when } })
  }
  const added = (await listPasskeys(userId, accessToken)).find((passkey) => passkey.id === id)
  if (!added) throw new Failure('passkey_refused')
  return added
}

/** Deletes what we store about passkeys that Cognito no longer has, and returns those that it has. */
async function listAfterPruning(userId: string, accessToken: string): Promise<PoolPasskey[]> {
  // The order matters: a passkey is at Cognito before it is stored here.
  const stored = await listStoredPasskeys(userId)
  const present = await listPoolPasskeys(accessToken)
  const ids = new Set(present.map(({ id }) => id))
  await Promise.all(stored.filter(({ id }) => !ids.has(id)).map(({ id }) => deleteStoredPasskey(userId, id)))
  return present
}

/** How long Cognito may take to verify a passkey, in milliseconds. */
const verificationMs = 500

/** Completes a registration, unless the user has the passkey already. `present` are the passkeys that the user had before. */
async function completeOnce(
  accessToken: string,
  credential: Parsed<typeof passkeys.add>['credential'],
  present: readonly PoolPasskey[],
): Promise<void> {
  const hasPasskey = (passkeys: readonly PoolPasskey[]) => passkeys.some(({ id }) => id === credential.id)
  if (hasPasskey(present)) return
  requireRoom(present)
  try {
    await completePoolPasskey(accessToken, credential)
  } catch (error) {
    // The same request may have been sent twice at once, and the other one is still being verified.
    await sleep(verificationMs)
    if (!hasPasskey(await listPoolPasskeys(accessToken))) throw error
  }
}

/**
 * Removes a passkey and emails the owner, even if the passkey was already removed at Cognito. Does nothing if it does not exist. Throws
 * Failure `recent_sign_in_required`, `last_way_in`, `unauthenticated` or `passkeys_disabled`.
 */
export async function removePasskey(userId: string, authTime: number, accessToken: string, id: string): Promise<void> {
  requireRecentSignIn(authTime)
  await changeWaysIn(userId, () => remove(userId, accessToken, id))
}

async function remove(userId: string, accessToken: string, id: string): Promise<void> {
  const account = await requireAccount(userId)
  await requireAnotherWayIn(account, accessToken, { passkey: id })
  const isRemoved = await deletePoolPasskey(accessToken, id)
  const isStored = (await listStoredPasskeys(userId)).some((passkey) => passkey.id === id)
  if (!isRemoved && !isStored) return
  const when = createMailFormats(account.locale, 'UTC').moment(new Date().toISOString())
  await notifyOwner(account, { kind: 'passkey_removed', values: { when } })
  await deleteStoredPasskey(userId, id)
}
