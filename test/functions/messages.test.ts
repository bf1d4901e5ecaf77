import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { Receipt, visitorId } from '#shared/contract/message.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import type { PlanName } from '#shared/plans.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const operator = 'operator@viewcraft.local'
const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const letter = (changes: object = {}) => ({
  id: randomUUID(),
  subject: 'My score',
  message: 'Why is it 40?\nIt was 60.',
  ...changes,
})
const send = ({ token }: Creator, body: object) => backend.request('POST', '/api/support', { as: token, body })
const contact = (changes: object = {}, address?: string) =>
  backend.request('POST', '/api/contact', {
    address,
    body: { ...letter(), name: 'Eve', email: 'eve@example.com', ...changes },
  })
const receipt = ({ body }: { body: unknown }) => Receipt.parse(body)
const addressOf = ({ userId }: Creator) => `${userId}@example.com`
/** Returns the mails to an address with a reference in their subject, newest first. */
const mailsOn = (reference: string, to = operator) =>
  backend.mails(to).filter(({ subject }) => subject.includes(reference))
const stored = async (reference: string) =>
  (await backend.items('messages')).filter((message) => message.reference === reference)

describe('a message of a user', () => {
  test('is stored, mailed to the operator with a reply address, and acknowledged without quoting it', async () => {
    const ann = await makeCreator(backend)
    const { reference, acknowledged } = receipt(await send(ann, letter()))
    expect(reference).toMatch(/^VC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(acknowledged).toBe(true)
    expect(await stored(reference)).toMatchObject([
      {
        userId: ann.userId,
        email: addressOf(ann),
        priority: false,
        written: { kind: 'support', subject: 'My score', message: 'Why is it 40?\nIt was 60.' },
        deliveredAt: expect.any(String),
        acknowledgedAt: expect.any(String),
      },
    ])
    const [mail, ...others] = mailsOn(reference)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Support ${reference}: My score`)
    expect(mail?.headers).toEqual({ 'Reply-To': addressOf(ann) })
    expect(mail?.text).toContain('Why is it 40?\nIt was 60.')
    const [response] = mailsOn(reference, addressOf(ann))
    expect(`${response?.subject} ${response?.text} ${response?.html}`).not.toMatch(/My score|Why is it/)
  })

  test.each(["r&d.o'neil!#$%*+/=?^_`{|}~-@a.co.example", 'ann@xn--bcher-kva.example'])(
    'of a user with the address %s is mailed and acknowledged',
    async (email) => {
      const { userId, confirm } = await backend.register({}, email)
      await confirm()
      const { accessToken: token } = await backend.signIn(email)
      const { reference, acknowledged } = receipt(await send({ userId, token }, letter()))
      expect(acknowledged).toBe(true)
      expect(mailsOn(reference)[0]?.headers).toEqual({ 'Reply-To': email })
    },
  )

  test('of a Premium user is marked in subject and headers', async () => {
    const sendWithPlan = async (plan: PlanName) => {
      const { reference } = receipt(await send(await makeCreator(backend, { plan }), letter()))
      return { mail: mailsOn(reference)[0], item: (await stored(reference))[0] }
    }
    const premium = await sendWithPlan('premium')
    expect(premium.mail?.subject).toMatch(/^\[Premium\] Support VC-/)
    expect(premium.mail?.headers).toMatchObject({ Importance: 'high', 'X-Priority': '1' })
    expect(premium.item).toMatchObject({ priority: true, plan: 'premium' })
    const basic = await sendWithPlan('basic')
    expect(basic.mail?.subject).toMatch(/^Support VC-/)
    expect(basic.item).toMatchObject({ priority: false, plan: 'basic' })
  })

  test('sent twice, even concurrently, is stored and mailed once', async () => {
    const ann = await makeCreator(backend)
    const same = letter()
    const responses = await Promise.all([send(ann, same), send(ann, same), send(ann, same)])
    responses.push(await send(ann, { ...same, message: 'Something else' }))
    const references = new Set(responses.map((response) => receipt(response).reference))
    expect(references.size).toBe(1)
    const [reference = ''] = references
    expect(await stored(reference)).toHaveLength(1)
    expect(mailsOn(reference)).toHaveLength(1)
    expect(mailsOn(reference, addressOf(ann))).toHaveLength(1)
    // The same id of another user is another message.
    expect(receipt(await send(await makeCreator(backend), same)).reference).not.toBe(reference)
  })

  test("is escaped in the operator's mail", async () => {
    const nasty = '<script>alert(1)</script>{reference}'
    const { reference } = receipt(await send(await makeCreator(backend), letter({ subject: nasty, message: nasty })))
    const [mail] = mailsOn(reference)
    expect(mail?.subject).toBe(`Support ${reference}: ${nasty}`)
    expect(mail?.html).not.toContain('<script')
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{reference}</p>')
  })

  test.each([
    [{ subject: 'Hello\r\nBcc: eve@example.com' }, { subject: 'invalid' }],
    [{ subject: 'Hello\u2028there' }, { subject: 'invalid' }],
    [{ subject: 'Invoice \u202egnp.exe' }, { subject: 'invalid' }],
    [{ subject: ' ' }, { subject: 'too_short' }],
    [{ subject: 'x'.repeat(151) }, { subject: 'too_long' }],
    [{ message: '' }, { message: 'too_short' }],
    [{ message: 'x'.repeat(5001) }, { message: 'too_long' }],
    [{ id: 'mine' }, { id: 'invalid' }],
  ])('is refused with %j', async (changes, fields) => {
    const before = await backend.items('messages')
    const response = await send(await makeCreator(backend), letter(changes))
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_input', fields } } })
    expect(await backend.items('messages')).toHaveLength(before.length)
  })

  test('is limited to ten a day; repeating the tenth is allowed', async () => {
    const ann = await makeCreator(backend)
    const tenth = letter()
    for (let sent = 1; sent < 10; sent++) expect((await send(ann, letter())).status).toBe(200)
    const { reference } = receipt(await send(ann, tenth))
    expect(await send(ann, letter())).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(receipt(await send(ann, tenth)).reference).toBe(reference)
  })

  test('is refused from a user without an account', async () => {
    const response = await send({ userId: 'gone', token: backend.tokenFor('gone') }, letter())
    expect(response.status).toBe(403)
  })
})

describe('a message of a visitor', () => {
  test("is mailed to the operator, and nothing is sent to the visitor's address", async () => {
    const { reference, acknowledged } = receipt(await contact())
    expect(acknowledged).toBe(false)
    const [mail] = mailsOn(reference)
    expect(mail?.subject).toBe(`Contact ${reference}: My score`)
    expect(mail?.headers).toEqual({ 'Reply-To': 'eve@example.com' })
    expect(backend.mails('eve@example.com')).toEqual([])
    expect(await stored(reference)).toMatchObject([{ userId: 'visitors', priority: false }])
  })

  test.each([
    'eve@example.com\r\nBcc: bob@example.com',
    'eve@example.com, bob@example.com',
    'Eve <eve@example.com>',
    `${'e'.repeat(250)}@example.com`,
  ])('is refused with the address %j', async (email) => {
    expect((await contact({ email })).status).toBe(400)
  })

  test('is limited to ten a day per IP address and twenty per network', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 12) })
    for (const address of ['203.0.113.77', '203.0.113.78']) {
      for (let sent = 0; sent < 10; sent++) expect((await contact({}, address)).status).toBe(200)
      vi.setSystemTime(Date.now() + 2 * hourMs)
      expect((await contact({}, address)).status).toBe(429)
    }
    expect((await contact({}, '203.0.113.79')).status).toBe(429)
    expect((await contact({}, '198.51.100.79')).status).toBe(200)
  })

  test('is refused once all visitors together reach the daily cap; users are not affected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 2, 12) })
    const day = Math.floor(Date.now() / dayMs)
    const { spendBudget } = await import('#functions/store/limits.ts')
    await spendBudget(`messages#${pseudonymize(visitorId)}#${day}`, 199, 199, (day + 1) * daySeconds)
    expect((await contact({}, '192.0.2.1')).status).toBe(200)
    expect((await contact({}, '198.51.100.1')).status).toBe(429)
    expect((await send(await makeCreator(backend), letter())).status).toBe(200)
  })
})

describe('an inquiry', () => {
  const details = { companyName: 'Acme & Sons', numChannels: '20+', additionalNeeds: 'Single sign-on' }
  const inquire = ({ token }: Creator, changes: object = {}) =>
    backend.request('POST', '/api/inquiry', { as: token, body: { id: randomUUID(), ...details, ...changes } })

  test('is stored, mailed to the operator and acknowledged', async () => {
    const ann = await makeCreator(backend)
    const { reference, acknowledged } = receipt(await inquire(ann))
    expect(acknowledged).toBe(true)
    expect(await stored(reference)).toMatchObject([{ userId: ann.userId, written: { kind: 'inquiry', ...details } }])
    const [mail] = mailsOn(reference)
    expect(mail?.subject).toBe(`Enterprise inquiry ${reference}: Acme & Sons`)
    expect(mail?.headers).toEqual({ 'Reply-To': addressOf(ann) })
    for (const text of ['20+', 'Single sign-on']) expect(mail?.text).toContain(text)
    expect(mailsOn(reference, addressOf(ann))[0]?.subject).toBe(`We received your inquiry (${reference})`)
  })

  test('requires only a company and its number of channels', async () => {
    const ann = await makeCreator(backend)
    expect((await inquire(ann, { additionalNeeds: undefined })).status).toBe(200)
    for (const [changes, fields] of [
      [{ companyName: 'A' }, { companyName: 'too_short' }],
      [{ companyName: 'Acme\nBcc: x' }, { companyName: 'invalid' }],
      [{ numChannels: '7' }, { numChannels: 'invalid' }],
    ] as const) {
      expect(await inquire(ann, changes)).toMatchObject({ status: 400, body: { error: { fields } } })
    }
  })
})

describe('while mail is down', () => {
  const deliver = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 })
    return backend.invoke('jobs/deliver-messages', {})
  }

  test('a message is stored as unacknowledged and mailed once by the job, Premium first', async () => {
    expectErrors()
    const ses = mockClient(SESv2Client).rejects(Object.assign(new Error('to ann@example.com'), { name: 'Down' }))
    const premium = await makeCreator(backend, { plan: 'premium' })
    const responses = [await send(await makeCreator(backend), letter()), await send(premium, letter())]
    responses.push(await contact({}, '203.0.113.90'))
    ses.restore()
    const references = responses.map((response) => receipt(response).reference)
    expect(responses.map((response) => receipt(response).acknowledged)).toEqual([false, false, false])
    expect(references.flatMap((reference) => mailsOn(reference))).toEqual([])
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('@')

    expect(await deliver()).toEqual({ delivered: 3, acknowledged: 2 })
    const order = backend.mails(operator).map(({ subject }) => /VC-\S{9}/.exec(subject)?.[0])
    expect(order.slice(0, 3)).toEqual([references[2], references[0], references[1]])
    expect(mailsOn(references[1] ?? '', addressOf(premium))).toHaveLength(1)
    expect(await deliver()).toEqual({ delivered: 0, acknowledged: 0 })
  })

  test('for days, the operator still gets the message, but the writer gets no late acknowledgment', async () => {
    expectErrors()
    const ses = mockClient(SESv2Client).rejects(new Error('down'))
    const { reference } = receipt(await send(await makeCreator(backend), letter()))
    ses.restore()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * dayMs })
    expect(await deliver()).toEqual({ delivered: 1, acknowledged: 0 })
    expect(mailsOn(reference)).toHaveLength(1)
  })
})
