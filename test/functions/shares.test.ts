import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drafts } from '#shared/contract/drafts.ts'
import { type Share, shares } from '#shared/contract/shares.ts'
import { dayMs, daySeconds } from '#shared/duration.ts'
import { locales } from '#shared/locale.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { htmlFaults } from '#test/support/html.ts'
import { failAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'
import { rotateSigningSecret } from '#test/support/rotate-secret.ts'
import { uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

const backend = setUpBackend()
afterEach(() => void vi.useRealTimers())

const bread = ['How to bake bread in 10 minutes', 'I baked bread every day for a year'] as const
const atDay = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })

interface Made {
  readonly owner: Creator
  readonly draft: string
  readonly share: Share
  readonly token: string
}

async function makeDraft(owner: Creator, texts: readonly string[] = bread, thumbnails: readonly string[] = []) {
  const titles = texts.map((text, at) => ({ id: `title${at}`, text }))
  const { body } = await backend.request('POST', '/api/drafts', { as: owner.token, body: { titles, thumbnails } })
  return drafts.create.output.parse(body).draft
}

const create = ({ token: as }: Creator, draft: string, body: object) =>
  backend.request('POST', `/api/drafts/${draft}/shares`, { as, body })

/** Shares a draft with the given titles, by default two with voting. */
async function makeShare(
  options: { texts?: readonly string[]; thumbnails?: number; more?: object } = {},
): Promise<Made> {
  const owner = await makeCreator(backend, { plan: 'basic' })
  const colors = ['#aa0000', '#0000aa'].slice(0, options.thumbnails ?? 0)
  const thumbnails: string[] = []
  for (const background of colors) {
    const png = await drawPng({ width: 320, height: 180, background })
    thumbnails.push((await uploadCheckedThumbnail(backend, owner, png)).thumbnail)
  }
  const draft = await makeDraft(owner, options.texts, thumbnails)
  const chosen = { titles: draft.titles.map(({ id }) => id), thumbnails, voting: true, ...options.more }
  const { body } = await create(owner, draft.id, chosen)
  const { share } = shares.create.output.parse(body)
  return { owner, draft: draft.id, share, token: `${share.url}`.split('/').at(-1) ?? '' }
}

const open = (token: string, headers = {}) => backend.request('GET', `/s/${token}`, { headers })
const vote = (token: string, given: object, address?: string) =>
  backend.request('POST', `/api/shared/${token}/votes`, { body: { voter: randomUUID(), ...given }, address })
const list = async ({ owner, draft }: Made) =>
  shares.list.output.parse(
    (await backend.request('GET', `/api/shares?draft=${draft}`, { as: backend.tokenFor(owner.userId) })).body,
  )
const gone = { status: 404, headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' } }

/** Expects that neither page nor pictures nor votes of a share are reachable. */
async function expectGone({ token, share }: Made): Promise<void> {
  const page = await open(token)
  expect(page).toMatchObject(gone)
  expect(page.text).toContain('This link does not work')
  expect(page.text).toBe((await open('x'.repeat(43))).text)
  const [picture] = share.thumbnails
  if (picture)
    for (const path of [`pictures/${picture.thumbnail}`, 'preview'])
      expect(await open(`${token}/${path}`)).toMatchObject({ status: 404 })
  expect(await vote(token, { title: 'title0' })).toMatchObject(errorResponse(404, 'not_found'))
}

describe('the page of a share', () => {
  longTest('shows titles and thumbnails to a stranger, is not indexed, and does not identify its owner', async () => {
    const made = await makeShare({ thumbnails: 2 })
    const { status, headers, text } = await open(made.token)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    for (const title of bread) expect(text).toContain(title)
    const pictures = [...text.matchAll(/src="(\/s\/[^"]+)"/g)].map(([, url = '']) => url)
    expect(pictures).toHaveLength(2)
    for (const url of pictures)
      expect(await backend.request('GET', url)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/jpeg' },
      })
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toContain('<meta property="og:title" content="Which one would you click?">')
    const { userId } = made.owner
    for (const secret of [userId, `${userId}@example.com`, 'Ann', made.draft]) expect(text).not.toContain(secret)
  })

  longTest.each(locales)(
    'has a card for social networks with its question, address and all thumbnails, in %s',
    async (locale) => {
      const { token } = await makeShare({ thumbnails: 2 })
      const { text } = await open(token, { 'accept-language': locale })
      const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(text) ?? []
      expect(description).toMatch(/^(?:A creator|Un creador|Un créateur) /)
      expect(description.length).toBeLessThanOrEqual(160)
      const address = `${siteUrl}/s/${token}`
      expect(text).toContain(`<link rel="canonical" href="${address}">`)
      expect(text).toContain(`<meta property="og:url" content="${address}">`)
      expect(text).toContain(`<meta property="og:description" content="${description}">`)
      expect(text).toContain(`<meta property="og:image" content="${address}/preview">`)
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
      expect(htmlFaults(text, 'the page')).toEqual([])
    },
  )

  longTest('has one picture of all thumbnails for its card', async () => {
    const { token } = await makeShare({ thumbnails: 2 })
    const { status, headers, bytes } = await open(`${token}/preview`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/jpeg')
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
    const colorAt = (x: number) => [...data.subarray(3 * (315 * 1200 + x), 3 * (315 * 1200 + x) + 3)]
    const isNear = (color: readonly number[]) =>
      expect.toSatisfy((found: number[]) => found.every((value, at) => Math.abs(value - (color[at] ?? 0)) < 12))
    expect([colorAt(300), colorAt(900)]).toEqual([isNear([170, 0, 0]), isNear([0, 0, 170])])
  })

  longTest('has the card of the site if there is no thumbnail, and uses the visitor’s language', async () => {
    const { token } = await makeShare()
    const { text } = await open(token, { 'accept-language': 'fr-CA,fr;q=0.9' })
    expect(text).toContain(`<meta property="og:image" content="${siteUrl}/og.png">`)
    expect(await open(`${token}/preview`)).toMatchObject({ status: 404 })
    expect(text).toContain('<html lang="fr">')
    expect(text).toContain('<h1>Sur laquelle cliqueriez-vous ?</h1>')
  })

  longTest('answers HEAD, which link previews send, like GET without the body', async () => {
    const { token, share } = await makeShare({ thumbnails: 1 })
    const [picture] = share.thumbnails
    for (const path of [token, `${token}/pictures/${picture?.thumbnail}`, 'x'.repeat(43)]) {
      const [head, get] = [await backend.request('HEAD', `/s/${path}`), await open(path)]
      const read = ({ status, headers: { date: _, 'content-length': __, ...headers } }: typeof get) => [status, headers]
      expect(read(head)).toEqual(read(get))
      expect(head.text).toBe('')
      expect(head.headers).not.toHaveProperty('content-length')
    }
    expect(await backend.request('HEAD', '/api/account')).toMatchObject({ status: 404 })
  })

  longTest('opens with parameters that other sites add to its address', async () => {
    const { token } = await makeShare()
    expect(await open(`${token}?fbclid=1`)).toMatchObject({ status: 200 })
  })

  longTest('offers a choice only if there are at least two options and voting is on', async () => {
    const made = await makeShare({ texts: [bread[0]], thumbnails: 2 })
    const { text } = await open(made.token)
    expect(text.match(/type="radio"/g)).toHaveLength(2)
    expect(text).not.toContain('name="title"')
    expect(text).toContain('<span class="text" dir="auto">')
    expect(text).toContain('Your vote is stored with a random number')
    const { token } = await makeShare({ more: { voting: false } })
    const { text: shown } = await open(token)
    expect(shown).toContain('A creator shows titles and thumbnails for a video that is not published yet.')
    for (const part of ['<script', '<button', 'role="status"']) expect(shown).not.toContain(part)
  })

  longTest('shows the chances of the titles if there is no voting, or it has ended', async () => {
    const chance = /Estimated from the wording alone: \d+% likely to be the best/g
    const { token, share, owner } = await makeShare()
    expect((await open(token)).text).not.toMatch(chance)
    await backend.request('PATCH', `/api/shares/${share.id}`, { as: owner.token, body: { voting: 'closed' } })
    expect((await open(token)).text.match(chance)).toHaveLength(2)
    const { token: withoutVoting } = await makeShare({ more: { voting: false } })
    expect((await open(withoutVoting)).text.match(chance)).toHaveLength(2)
  })

  longTest('shows no other picture of the draft', async () => {
    const made = await makeShare({ thumbnails: 2 })
    const [red, blue] = made.share.thumbnails.map(({ thumbnail }) => `${thumbnail}`)
    const body = { titles: [], thumbnails: [red], voting: false }
    const { share } = shares.create.output.parse((await create(made.owner, made.draft, body)).body)
    const token = `${share.url}`.split('/').at(-1)
    expect((await open(`${token}/pictures/${red}`)).status).toBe(200)
    expect((await open(`${token}/pictures/${blue}`)).status).toBe(404)
  })

  longTest('shows markup in a title as text', async () => {
    const evil = "\"><script>alert(1)</script><img src=x onerror='alert(2)'>"
    const { token } = await makeShare({ texts: [evil, 'Another title'] })
    const { text } = await open(token)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img src=x')
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  longTest('contains no votes, before and after there are some', async () => {
    const made = await makeShare()
    const before = (await open(made.token)).text
    await vote(made.token, { title: 'title0' })
    expect((await open(made.token)).text).toBe(before)
    expect(before).not.toMatch(/"(votes|voters|chance)":/)
  })
})

describe('a link', () => {
  test('cannot be guessed: every other token gets the same page', async () => {
    const { token } = await makeShare()
    const guesses = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(1),
      `${token}A`,
      token.toUpperCase(),
      encodeURIComponent(`${token.slice(0, -1)}%`),
      'x',
    ]
    const pages = await Promise.all(guesses.map((guess) => open(guess)))
    for (const page of pages) expect(page).toMatchObject(gone)
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  })

  test('ends when it expires', async () => {
    const made = await makeShare({ more: { days: 1 } })
    atDay(0.999)
    expect((await open(made.token)).status).toBe(200)
    vi.useRealTimers()
    atDay(1.001)
    await expectGone(made)
    expect((await list(made)).open).toBe(0)
  })

  longTest('is open for a week unless its owner says otherwise; its votes can be read for 90 more days', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const made = await makeShare()
    expect(Date.parse(made.share.endsAt) - Date.parse(made.share.createdAt)).toBe(7 * dayMs)
    await vote(made.token, { title: 'title0' })
    const { shares: listed } = await list(made)
    const countLeft = async (days: number) => {
      atDay(days)
      await backend.invoke('jobs/purge-expired', {}, 300_000)
      vi.useRealTimers()
      const isOwn = ({ userId }: Record<string, unknown>) => userId === made.owner.userId
      const tables = await Promise.all((['links', 'shares', 'votes'] as const).map((table) => backend.items(table)))
      return tables.map((items) => items.filter(isOwn).length)
    }
    expect(listed).toHaveLength(1)
    expect(await countLeft(6.9)).toEqual([1, 1, 1])
    expect(await countLeft(96.9)).toEqual([0, 1, 1])
    expect(await countLeft(97.1)).toEqual([0, 0, 0])
  })

  test('ends when it is revoked, and its votes are deleted', async () => {
    const made = await makeShare({ thumbnails: 1 })
    await vote(made.token, { title: 'title0' })
    await backend.request('DELETE', `/api/shares/${made.share.id}`, { as: made.owner.token })
    await expectGone(made)
    const left = JSON.stringify(await backend.everything('limits'))
    expect(left).not.toContain(made.share.id)
  })

  test('ends with its draft, and comes back with it', async () => {
    const made = await makeShare({ thumbnails: 1 })
    const as = made.owner.token
    await backend.request('DELETE', `/api/drafts/${made.draft}`, { as })
    await expectGone(made)
    await backend.request('POST', `/api/drafts/${made.draft}/restore`, { as })
    expect((await open(made.token)).status).toBe(200)
  })

  longTest('stays when another draft is deleted for good', async () => {
    const made = await makeShare()
    const { id } = await makeDraft(made.owner)
    const { deleteDraftShares } = await import('#functions/services/shares/shares.ts')
    await deleteDraftShares(made.owner.userId, id)
    expect((await open(made.token)).status).toBe(200)
    expect(await list({ ...made, draft: id })).toMatchObject({ shares: [], open: 1 })
  })

  longTest('ends with the account, even when its deletion is interrupted', async () => {
    const made = await makeShare({ thumbnails: 1 })
    await vote(made.token, { title: 'title0' })
    const { deleteLinks } = await import('#functions/services/links/delete-links.ts')
    await deleteLinks(made.owner.userId)
    await expectGone(made)
    const other = await makeShare()
    await backend.request('DELETE', '/api/account', { as: other.owner.token })
    await expectGone(other)
    const left = JSON.stringify(await backend.everything('limits', 'revocations'))
    expect(left).not.toContain(other.owner.userId)

    expectErrors()
    const interrupted = await makeShare({ thumbnails: 1 })
    const failing = await failAt(({ input }) => input.TableName === process.env.TABLE_LINKS)
    await backend.request('DELETE', '/api/account', { as: interrupted.owner.token })
    failing.restore()
    await expectGone(interrupted)
  })
})

describe('voting', () => {
  test('counts one vote per browser and kind, which can change, and shows results with it', async () => {
    const made = await makeShare({ thumbnails: 2 })
    const [red, blue] = made.share.thumbnails.map(({ thumbnail }) => thumbnail)
    const voter = randomUUID()
    await vote(made.token, { voter, title: 'title0', thumbnail: red })
    await vote(made.token, { voter, title: 'title1' })
    await vote(made.token, { voter, thumbnail: blue })
    const { status, body } = await vote(made.token, { title: 'title1' })
    expect(status).toBe(200)
    const chance = expect.any(Number)
    expect(body).toEqual({
      titles: [
        { id: 'title0', votes: 0, chance },
        { id: 'title1', votes: 2, chance },
      ],
      thumbnails: [
        { thumbnail: red, votes: 0 },
        { thumbnail: blue, votes: 1 },
      ],
      voters: 2,
    })
    const { shares: listed } = await list(made)
    expect(listed).toMatchObject([
      { voters: 2, url: made.share.url, titles: [{ text: bread[0], votes: 0 }, { votes: 2 }] },
    ])
    const chances = shares.vote.output.parse(body).titles.map((title) => title.chance ?? 0)
    expect(chances[0]).toBeCloseTo(1 - (chances[1] ?? 0))
  })

  test('shows the results again to the browser that voted, even after voting has ended, and to no other', async () => {
    const { token, owner, share } = await makeShare()
    const voter = randomUUID()
    const results = (of: string) => backend.request('GET', `/api/shared/${token}/votes?voter=${of}`)
    expect(await results(voter)).toMatchObject({ status: 200, body: { votes: null } })
    const { body } = await vote(token, { voter, title: 'title1' })
    expect((await results(voter)).body).toEqual({ votes: { ...Object(body), mine: { title: 'title1' } } })
    expect((await results(randomUUID())).body).toEqual({ votes: null })
    const as = owner.token
    await backend.request('PATCH', `/api/shares/${share.id}`, { as, body: { voting: 'closed' } })
    expect((await results(voter)).body).toMatchObject({ votes: { voters: 1, mine: { title: 'title1' } } })
    const { text } = await open(token)
    expect([
      text.includes('/shared-page.js'),
      text.includes('<p>Voting has ended.</p>'),
      text.includes('<input'),
    ]).toEqual([true, true, false])
    await backend.request('DELETE', `/api/shares/${share.id}`, { as })
    expect(await results(voter)).toMatchObject(errorResponse(404, 'not_found'))
  })

  longTest('gives no chances for titles that the model does not know', async () => {
    const { token } = await makeShare({
      texts: ['Cómo hacer pan en casa sin horno', 'El mejor pan que he hecho nunca'],
    })
    expect(JSON.stringify((await vote(token, { title: 'title0' })).body)).not.toContain('chance')
  })

  test('stores the same visitor under different ids for two owners', async () => {
    const voter = randomUUID()
    const made = [await makeShare(), await makeShare()]
    for (const { token } of made) await vote(token, { voter, title: 'title0' })
    const ids = made.map(async ({ owner }) => {
      const [stored] = (await backend.items('votes')).filter(({ userId }) => userId === owner.userId)
      return `${stored?.id}`.split('#')[1]
    })
    const [one, other] = await Promise.all(ids)
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(other).not.toBe(one)
    expect(JSON.stringify(await backend.everything())).not.toContain(voter)
  })

  longTest('is possible only for what the share contains', async () => {
    const { token } = await makeShare()
    for (const given of [{ title: 'title9' }, { thumbnail: 'a'.repeat(64) }, {}])
      expect(await vote(token, given)).toMatchObject(errorResponse(400, 'invalid_input'))
  })

  test('ends and starts again as its owner says', async () => {
    const made = await makeShare()
    const set = (voting: string) =>
      backend.request('PATCH', `/api/shares/${made.share.id}`, { as: made.owner.token, body: { voting } })
    expect((await set('closed')).status).toBe(200)
    expect(await vote(made.token, { title: 'title0' })).toMatchObject(errorResponse(409, 'voting_closed'))
    expect((await open(made.token)).text).toContain('<p>Voting has ended.</p>')
    await set('open')
    const voter = randomUUID()
    expect((await vote(made.token, { voter, title: 'title0' })).status).toBe(200)
    await set('closed')
    expect(await vote(made.token, { voter, title: 'title1' })).toMatchObject(errorResponse(409, 'voting_closed'))
  })

  test('cannot be ended by another user', async () => {
    const { share } = await makeShare()
    const other = await makeCreator(backend)
    const path = `/api/shares/${share.id}`
    const closed = await backend.request('PATCH', path, { as: other.token, body: { voting: 'closed' } })
    expect(closed).toMatchObject(errorResponse(404, 'not_found'))
    expect((await backend.items('shares')).filter(({ userId }) => userId === other.userId)).toEqual([])
  })

  test('is limited to 2,000 visitors; those who voted can still change their votes', async () => {
    const { owner, share, token } = await makeShare()
    const { addShare, countVoter, getShare } = await import('#functions/store/shares.ts')
    const item = await getShare(owner.userId, share.id)
    if (!item) throw new Error('no share')
    await addShare({ ...item, voters: 1999 })
    // A vote that arrives just after voting ends is not counted.
    await addShare({ ...item, id: 'closed', voting: 'closed' })
    expect(await countVoter(owner.userId, 'closed', 2000)).toBe(false)
    const voter = randomUUID()
    expect((await vote(token, { voter, title: 'title0' })).status).toBe(200)
    expect(await vote(token, { title: 'title0' })).toMatchObject(errorResponse(409, 'voting_closed'))
    expect((await vote(token, { voter, title: 'title1' })).status).toBe(200)
  })

  longTest('is never possible on a share that was created without it', async () => {
    const made = await makeShare({ more: { voting: false } })
    expect(await vote(made.token, { title: 'title0' })).toMatchObject(errorResponse(409, 'voting_closed'))
    const as = made.owner.token
    const reopen = await backend.request('PATCH', `/api/shares/${made.share.id}`, { as, body: { voting: 'open' } })
    expect(reopen).toMatchObject(errorResponse(404, 'not_found'))
    expect((await open(made.token)).text).not.toContain('type="radio"')
  })

  longTest(
    'expires 90 days after the link ends, as the share does, and the hash of the address on the end date',
    async () => {
      const { share, token, owner } = await makeShare({ more: { days: 3 } })
      await vote(token, { title: 'title0' })
      const end = Math.floor(Date.parse(share.endsAt) / 1000)
      const expiry = async (table: 'shares' | 'votes' | 'links' | 'limits', of: string) =>
        (await backend.items(table))
          .filter((item) => JSON.stringify(item).includes(of))
          .map(({ expiresAt }) => expiresAt)
      expect(await expiry('shares', share.id)).toEqual([end + 90 * daySeconds])
      expect(await expiry('votes', share.id)).toEqual([end + 90 * daySeconds])
      expect(await expiry('links', share.id)).toEqual([end])
      expect(await expiry('limits', `voters#${share.id}`)).toEqual([end])
      await backend.request('DELETE', `/api/shares/${share.id}`, { as: owner.token })
      expect(
        await Promise.all((['shares', 'votes', 'links'] as const).map((table) => expiry(table, share.id))),
      ).toEqual([[], [], []])
    },
  )

  test('accepts 40 browsers from one network address, and then only other addresses', async () => {
    const made = await makeShare()
    const readLimits = async () =>
      (await backend.items('limits')).filter(({ key }) => `${key}`.startsWith(`voters#${made.share.id}#`))
    expect((await vote(made.token, { title: 'title0' }, '203.0.113.9')).status).toBe(200)
    const { spendBudget } = await import('#functions/store/limits.ts')
    const [{ key, expiresAt } = {}] = await readLimits()
    expect(await spendBudget(`${key}`, 38, 40, Number(expiresAt))).toBe(true)
    const statuses: number[] = []
    for (let at = 39; at <= 41; at++) statuses.push((await vote(made.token, { title: 'title0' }, '203.0.113.9')).status)
    expect(statuses).toEqual([200, 429, 429])
    expect((await vote(made.token, { title: 'title0' }, '203.0.113.10')).status).toBe(200)
    const limits = await readLimits()
    expect(limits).toHaveLength(2)
    expect(JSON.stringify(limits)).not.toContain('203.0.113')
    const end = Math.floor(Date.parse(made.share.endsAt) / 1000)
    expect(limits.map(({ expiresAt }) => expiresAt)).toEqual([end, end])
    // Another share or another secret gives the same address a different hash.
    const other = await makeShare()
    await vote(other.token, { title: 'title0' }, '203.0.113.9')
    const hashes = limits.map(({ key }) => `${key}`.split('#').at(-1))
    const others = (await backend.items('limits')).filter(({ key }) => `${key}`.startsWith(`voters#${other.share.id}#`))
    expect(hashes).not.toContain(`${others[0]?.key}`.split('#').at(-1))
    const rotated = await rotateSigningSecret('a-new-secret-of-today')
    expect((await vote(made.token, { title: 'title0' }, '203.0.113.9')).status).toBe(200)
    rotated.mockRestore()
    expect(await readLimits()).toHaveLength(3)
  })

  longTest('is limited to 60 requests a minute from one address', async () => {
    const { token } = await makeShare()
    const voter = randomUUID()
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 })
    const statuses: number[] = []
    for (let at = 0; at < 100; at++)
      statuses.push((await vote(token, { voter, title: 'title0' }, '198.51.100.7')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    expect(statuses.indexOf(429)).toBe(60)
  })
})

describe('creating a share', () => {
  longTest('accepts only titles and thumbnails of the user’s own draft', async () => {
    const owner = await makeCreator(backend, { plan: 'basic' })
    const { id } = await makeDraft(owner, [...bread, ' '])
    const { id: other } = await makeDraft(await makeCreator(backend))
    const body = { titles: ['title0'], thumbnails: [], voting: false }
    expect(await create(owner, other, body)).toMatchObject(errorResponse(404, 'not_found'))
    // The draft has no such title, and its third title is empty.
    for (const title of ['title7', 'title2'])
      expect(await create(owner, id, { ...body, titles: [title] })).toMatchObject(errorResponse(404, 'not_found'))
    const unknown = { ...body, thumbnails: ['a'.repeat(64)] }
    expect(await create(owner, id, unknown)).toMatchObject(errorResponse(404, 'thumbnail_not_found'))
    for (const wrong of [{ titles: [] }, { voting: true }, { days: 0 }, { days: 91 }])
      expect(await create(owner, id, { ...body, ...wrong })).toMatchObject(errorResponse(400, 'invalid_input'))
  })

  longTest('keeps the order of the draft, and gives a single title no chance', async () => {
    const { owner, draft, share } = await makeShare({ thumbnails: 2 })
    const thumbnails = share.thumbnails.map(({ thumbnail }) => thumbnail)
    const body = { titles: ['title1'], thumbnails: thumbnails.toReversed(), voting: true }
    const created = shares.create.output.parse((await create(owner, draft, body)).body).share
    expect(created.thumbnails.map(({ thumbnail }) => thumbnail)).toEqual(thumbnails)
    expect(created.titles).toEqual([{ id: 'title1', text: bread[1], votes: 0 }])
  })

  longTest('stays within the plan’s number of open links, even concurrently; revoking one makes room', async () => {
    const owner = await makeCreator(backend, { plan: 'basic' })
    const { id } = await makeDraft(owner)
    const body = { titles: ['title0'], thumbnails: [], voting: false }
    for (let at = 0; at < 4; at++) expect((await create(owner, id, body)).status).toBe(200)
    await Promise.all([create(owner, id, body), create(owner, id, body), create(owner, id, body)])
    const { open: count, max, shares: listed } = await list({ owner, draft: id } as Made)
    expect(count).toBeLessThanOrEqual(5)
    expect(max).toBe(5)
    await create(owner, id, body)
    expect((await list({ owner, draft: id } as Made)).open).toBe(5)
    expect(await create(owner, id, body)).toMatchObject(errorResponse(402, 'share_limit_reached'))
    expect(listed.map((one) => one.id)).toEqual(
      listed
        .map((one) => one.id)
        .toSorted()
        .reverse(),
    )
    await backend.request('DELETE', `/api/shares/${listed[0]?.id}`, { as: owner.token })
    expect((await create(owner, id, body)).status).toBe(200)
    const { addShare, getShare } = await import('#functions/store/shares.ts')
    const old = await getShare(owner.userId, `${listed[1]?.id}`)
    if (old) await addShare({ ...old, endsAt: new Date().toISOString() })
    expect((await create(owner, id, body)).status).toBe(200)
  })
})
