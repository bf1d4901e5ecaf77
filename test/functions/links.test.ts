import { beforeAll, expect, test, vi } from 'vitest'
import { setUpBackend, signingSecret } from '#test/support/backend.ts'

let links: typeof import('#functions/services/links/links.ts')
let store: typeof import('#functions/store/links.ts')
const backend = setUpBackend()
beforeAll(async () => {
  links = await import('#functions/services/links/links.ts')
  store = await import('#functions/store/links.ts')
})

const makeLink = async (kind: 'share' | 'feed', id: string, expiresAt?: number) => {
  const { token, hash } = await links.createToken(kind, id)
  await store.createLink({ hash, userId: 'ann', kind, id, ...(expiresAt === undefined ? {} : { expiresAt }) })
  return { token, hash }
}

test('a link is found by its token, for its kind only, and not after it was deleted', async () => {
  const { token, hash } = await makeLink('share', 'one')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await links.readLink('share', token)).toEqual({ hash, userId: 'ann', kind: 'share', id: 'one' })
  expect(await links.readLink('feed', token)).toBeUndefined()
  expect((await links.createToken('feed', 'one')).token).not.toBe(token)
  expect(await links.readLink('share', `${token.slice(0, -1)}x`)).toBeUndefined()
  await store.deleteLink(hash)
  expect(await links.readLink('share', token)).toBeUndefined()
})

test('a link ends when it expires, although its item is still there', async () => {
  const seconds = Math.floor(Date.now() / 1000)
  const { token, hash } = await makeLink('feed', 'two', seconds + 60)
  expect(await links.readLink('feed', token)).toBeDefined()
  expect(await store.findLink(hash, (seconds + 60) * 1000)).toBeUndefined()
})

test('neither a token nor a secret is stored', async () => {
  const { token } = await makeLink('share', 'three')
  const stored = JSON.stringify(await backend.everything())
  for (const secret of [token, ...Object.values(signingSecret)]) expect(stored).not.toContain(secret)
})

test('the owner sees a link again until its secret was rotated twice; it keeps working', async () => {
  const { token, hash } = await makeLink('share', 'four')
  const secrets = await import('#functions/lib/secrets.ts')
  const rotated = vi.spyOn(secrets, 'readRotatingSecret')
  expect(await links.tokenOf('share', 'four', hash)).toBe(token)
  rotated.mockResolvedValue(['a-new-secret-of-today', signingSecret.current])
  expect(await links.tokenOf('share', 'four', hash)).toBe(token)
  rotated.mockResolvedValue(['a-newer-secret-of-today', 'a-new-secret-of-today'])
  expect(await links.tokenOf('share', 'four', hash)).toBeUndefined()
  expect(await links.readLink('share', token)).toBeDefined()
  rotated.mockRestore()
})
