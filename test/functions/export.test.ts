import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { account } from '#shared/contract/account.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { collectEvents, pay, startCheckout } from '#test/support/billing.ts'
import type { Creator } from '#test/support/creator.ts'
import { makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { sentinels, signUpWithAllData, userOwnedTables } from '#test/support/user-data.ts'

const backend = setUpBackend()

const requestPage = (as: string, from?: string) =>
  backend.request('GET', `/api/account/export${from === undefined ? '' : `?from=${from}`}`, { as })
const WithEmailChange = z.object({ emailChange: z.object({ salt: z.string(), hash: z.string() }) })
const fileFolders = ['originals', 'previews', 'copies', 'draft_images', 'studio_files']
const cursorOf = (given: unknown) => Buffer.from(JSON.stringify(given)).toString('base64url')

/** Fetches every page and merges their entries. */
async function readAll(token: string) {
  const pages = []
  const parts: Record<string, Record<string, unknown>[]> = {}
  for (let from: string | undefined, last = false; !last; ) {
    const { status, body, text } = await requestPage(token, from)
    expect(status).toBe(200)
    const page = account.export.output.parse(body)
    pages.push({ ...page, text })
    for (const [name, entries] of Object.entries(page.parts)) parts[name] = [...(parts[name] ?? []), ...entries]
    from = page.next
    last = from === undefined
  }
  return { pages, parts }
}

/** Returns a user's items in a table as JSON, ordered by key. */
async function itemsOf(userId: string, [name, { key, sort = key }]: (typeof userOwnedTables)[number]) {
  const items = (await backend.items(name)).filter((item) => item[key] === userId)
  const plain: unknown = JSON.parse(JSON.stringify(items, (_, value) => (value instanceof Set ? [...value] : value)))
  return (plain as Record<string, unknown>[]).sort((a, b) => (String(a[sort]) < String(b[sort]) ? -1 : 1))
}

/** Stores analyses of a third of a megabyte each. */
async function storeLargeAnalyses(userId: string, count: number): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  for (let n = 0; n < count; n++) {
    const Item = { userId, id: `large-${String(n).padStart(2, '0')}`, note: 'é'.repeat(170_000) }
    await database.send(new PutCommand({ TableName: process.env.TABLE_ANALYSES, Item }))
  }
}

async function signUp(): Promise<Creator> {
  const { userId, tokens } = await backend.signUpUser()
  return { userId, token: tokens.accessToken }
}

describe('the export of an account', () => {
  test('contains the user’s items of every table, sign-in, channel and images, and nothing of other users', async () => {
    const [rich, other] = [await signUpWithAllData(backend), await signUp()]
    const { parts } = await readAll(rich.token)
    for (const row of userOwnedTables) {
      const [name] = row
      // The shard of an index says nothing about the user.
      const items = (await itemsOf(rich.userId, row)).map(({ dueShard: _, ...item }) => item)
      expect(items, name).not.toEqual([])
      const isWhole = !['user_tokens', 'accounts', 'personal_tokens'].includes(name)
      if (isWhole) expect(parts[name], name).toEqual(items)
      const calendarFeed = { id: expect.any(String), createdAt: expect.any(String) }
      if (name === 'accounts') expect(parts[name]).toEqual([{ ...items[0], calendarFeed }])
    }
    expect(parts.user_tokens).toEqual([
      {
        user_id: rich.userId,
        channel_id: expect.any(String),
        scopes: expect.any(Array),
        expires_at: expect.any(Number),
      },
    ])
    expect(parts.sign_in).toMatchObject([{ email: rich.email, name: rich.name, hasAuthenticatorApp: false }])
    expect(parts.sign_in?.[0]).toMatchObject({ email_verified: 'true', createdAt: expect.any(String) })
    expect(parts.channel?.length).toBeGreaterThanOrEqual(2)
    for (const folder of fileFolders) {
      expect(parts[folder]).toMatchObject([{ name: sentinels[2], bytes: sentinels[0].length }])
      const image = await fetch(String(parts[folder]?.[0]?.address))
      expect(await image.text()).toBe(sentinels[0])
    }
    expect(JSON.stringify(parts)).not.toContain(other.userId)
    expect(JSON.stringify((await readAll(other.token)).parts)).not.toContain(rich.userId)
  })

  test('contains no token or secret', async () => {
    const { token, userId } = await signUpWithAllData(backend)
    const email = 'next@example.com'
    await backend.request('POST', '/api/account/email', { as: token, body: { email } })
    const storedAccount = (await backend.items('accounts')).find((item) => item.userId === userId)
    const { salt, hash } = WithEmailChange.parse(storedAccount).emailChange
    const stored = (await backend.items('user_tokens')).find((item) => item.user_id === userId)
    const secrets = [stored?.access_token, stored?.refresh_token, token, salt, hash]
    const { pages, parts } = await readAll(token)
    expect(parts.accounts).toMatchObject([{ emailChange: { address: email, expiresAt: expect.any(String) } }])
    for (const secret of secrets) {
      expect(secret).toEqual(expect.stringMatching(/.{8}/))
      expect(pages.map(({ text }) => text).join('')).not.toContain(secret)
    }
  })

  test('contains personal access tokens without their secrets and hashes', async () => {
    const { token, userId } = await signUp()
    const body = { name: 'My assistant', scopes: ['score'] }
    const { secret } = tokens.create.output.parse(
      (await backend.request('POST', '/api/tokens', { as: token, body })).body,
    )
    const stored = (await backend.items('personal_tokens')).find((item) => item.userId === userId)
    const { pages, parts } = await readAll(token)
    expect(parts.personal_tokens).toMatchObject([body])
    for (const one of [secret, stored?.hash]) expect(pages.map(({ text }) => text).join('')).not.toContain(one)
  })

  longTest('names the plan that a subscription pays for', async () => {
    const creator = await signUp()
    await startCheckout(backend, creator, { plan: 'premium', cycle: 'monthly' })
    for (const event of collectEvents(backend, () => pay(backend, creator))) await backend.stripe.webhooks.send(event)
    expect((await readAll(creator.token)).parts.accounts).toMatchObject([{ plan: 'premium' }])
  })

  longTest('lists every part on one page for a user without data', async () => {
    const { parts, pages } = await readAll((await signUp()).token)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.progress).toBe(1)
    const names = ['sign_in', ...userOwnedTables.map(([name]) => name), 'channel', 'given_rows', ...fileFolders]
    expect(Object.keys(parts).sort()).toEqual(names.sort())
    const filled = Object.entries(parts).flatMap(([name, entries]) => (entries.length > 0 ? [name] : []))
    expect(filled).toEqual(['sign_in', 'accounts'])
  })

  longTest('splits large data into pages without losing or repeating entries', async () => {
    const { userId, token } = await signUp()
    await storeLargeAnalyses(userId, 13)
    const { pages, parts } = await readAll(token)
    expect(pages).toHaveLength(3)
    for (const { text } of pages) expect(Buffer.byteLength(text)).toBeLessThan(2_010_000)
    const done = pages.map((page) => page.progress)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(parts.analyses?.map(({ id }) => id)).toEqual(
      Array.from({ length: 13 }, (_, n) => `large-${String(n).padStart(2, '0')}`),
    )
    expect(parts.messages).toEqual([])
  })
})

describe('the cursor', () => {
  longTest('is refused when it was never returned', async () => {
    const { token } = await signUp()
    const never = [['cache', null], ['analyses', ''], ['analyses', 'a'.repeat(1001)], ['analyses', 1], 'analyses', {}]
    for (const from of ['AAAA', '%20', 'a'.repeat(2001), ...never.map(cursorOf)]) {
      expect(await requestPage(token, from), from).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input' } },
      })
    }
  })

  test('of another user does not lead to their data', async () => {
    const [one, other] = [await signUp(), await signUp()]
    await storeLargeAnalyses(one.userId, 7)
    const { next } = account.export.output.parse((await requestPage(one.token)).body)
    expect(next).toBeDefined()
    const { status, text } = await requestPage(other.token, next)
    expect(status).toBe(200)
    expect(text).not.toContain(one.userId)
    expect(text).not.toContain('large-')
  })

  longTest('can point to the longest ids: of passkeys, and of Studio exports with long names', async () => {
    const { token } = await signUp()
    for (const [source, length] of [['passkeys', 1000] as const, ['studio_files', 665] as const])
      expect((await requestPage(token, cursorOf([source, 'a'.repeat(length)]))).status).toBe(200)
  })

  longTest('can point to an image', async () => {
    const { userId, token } = await signUp()
    const { saveFile, originalKey, previewKey } = await import('#functions/store/files.ts')
    for (const keyOf of [originalKey, previewKey])
      for (const name of ['one', 'two']) await saveFile(keyOf(userId, name), Buffer.from('jpeg'))
    const { parts } = account.export.output.parse((await requestPage(token, cursorOf(['originals', 'one']))).body)
    const names = Object.entries(parts).map(([name, entries]) => [name, entries.map((entry) => entry.name)])
    expect(names).toEqual([
      ['originals', ['two']],
      ['previews', ['one', 'two']],
      ['copies', []],
      ['draft_images', []],
      ['studio_files', []],
    ])
  })
})

longTest('a user whose sign-in is older than ten minutes, or who is deleted, gets nothing', async () => {
  const stale = tokenSignedInAgo(backend, (await makeCreator(backend)).userId, 601)
  const { token } = await signUp()
  expect(await requestPage(stale)).toMatchObject({ status: 403, body: { error: { code: 'recent_sign_in_required' } } })
  expect(await backend.request('DELETE', '/api/account', { as: token })).toMatchObject({ status: 200 })
  expect(await requestPage(token)).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
})
