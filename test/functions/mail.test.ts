import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { escapeHtml } from '#functions/lib/html.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type MailKind, type MailValues, mailValues } from '#functions/services/mail/kinds.ts'
import { renderMail } from '#functions/services/mail/render.ts'
import { mailTexts } from '#functions/services/mail/texts.ts'
import { locales } from '#shared/locale.ts'
import { setUpBackend } from '#test/support/backend.ts'

const kinds = Object.keys(mailValues) as MailKind[]
const everyMail = locales.flatMap((locale) => kinds.map((kind) => [kind, locale] as const))
const values = {
  code: '123456',
  url: 'https://viewcraft.test/auth/verify-email#user=a&code=654321',
  mark: '[Premium] ',
  reference: 'VC-7K3M-9QXT',
  topic: 'My score',
  writer: 'Ann <ann@example.com>',
  plan: 'premium',
  quote: 'First line\nsecond line',
  company: 'Acme',
  channels: '20+',
  day: 'November 23, 2026',
  title: 'How to Bake Bread',
  views: '12,345',
  days: '29',
  after: '28',
  low: '3,100',
  high: '5,200',
  usual: '4,000',
  times: '3.1',
  percent: '31%',
  compared: 'your 20 videos of over 3 minutes that are closest in age',
  countedAt: 'November 22, 2026',
  host: 'hooks.example.com',
  client: 'Claude',
  until: 'February 24, 2027',
  when: 'November 26, 2026 at 3:04 PM',
  stop: 'https://viewcraft.test/unsubscribe#weekly.a.b',
}
const nasty = '<img src=x onerror="alert(1)">\'&'
const has = (kind: MailKind, value: 'url' | 'stop') => (mailValues[kind] as readonly string[]).includes(value)

describe('a mail', () => {
  test.each(everyMail)('%s in %s contains all its values, in text and in HTML', (kind, locale) => {
    const { subject, text, html } = renderMail(kind, locale, values)
    for (const name of mailValues[kind]) {
      expect(subject + text).toContain(values[name])
      expect(html).toContain(escapeHtml(values[name]))
    }
    for (const name of ['url', 'stop'] as const) {
      expect(text.includes(values[name])).toBe(has(kind, name))
      expect(html.includes(`href="${escapeHtml(values[name])}"`)).toBe(has(kind, name))
    }
    expect(html).toContain(`<html lang="${locale}">`)
    // Cognito allows 140 characters in a subject and 20,000 in a message.
    expect(subject.length).toBeLessThanOrEqual(140)
    expect(html.length).toBeLessThan(20_000)
    expect(subject + text + html).not.toMatch(/\{\w*\}|undefined/)
    if (locale === 'fr') expect(text).not.toMatch(/\p{L} [:;?!»]/u)
  })

  test.each(everyMail)('%s in %s uses only values of its kind', (kind, locale) => {
    const { subject, before, after, button, stop } = mailTexts[locale][kind]
    const used = [...[subject, ...before, ...after].join().matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(mailValues[kind]).toEqual(expect.arrayContaining(used))
    expect(button !== undefined).toBe(has(kind, 'url'))
    expect(stop !== undefined).toBe(has(kind, 'stop'))
  })

  test('calls the first of a month "1er" in French', () => {
    const { day, days, moment } = createMailFormats('fr', 'Europe/Paris')
    expect([day('2026-12-01'), day('2026-12-11')]).toEqual(['1er décembre 2026', '11 décembre 2026'])
    expect(moment('2026-12-01T08:00:00Z')).toMatch(/^1er décembre 2026 à 0?9:00$/)
    const ranges = [
      days('2026-06-01', '2026-06-07'),
      days('2026-01-26', '2026-02-01'),
      days('2026-06-11', '2026-06-21'),
    ]
    expect(ranges.map((text) => text.replace(/\s/g, ' '))).toEqual([
      '1er–7 juin 2026',
      '26 janvier – 1er février 2026',
      '11–21 juin 2026',
    ])
  })

  test('every sentence is translated', () => {
    const sentences = (locale: (typeof locales)[number]) =>
      Object.values(mailTexts[locale]).flatMap(Object.values).flat()
    for (const locale of ['es', 'fr'] as const) {
      for (const sentence of sentences('en')) expect(sentences(locale)).not.toContain(sentence)
    }
  })

  test('escapes values in HTML', () => {
    const { html, text } = renderMail('verify_address', 'en', { code: nasty, url: `https://a.test/"><script>` })
    expect(html).not.toMatch(/<img|<script|"alert/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;')
    expect(text).toContain(nasty)
  })

  test("quotes a user's text unchanged in text, and escaped in HTML", () => {
    const { html, text } = renderMail('contact_message', 'en', { ...values, quote: `${nasty}\n\n{writer}` })
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;\n\n{writer}</p>')
    expect(html).toContain('Ann &lt;ann@example.com&gt;')
    expect(text).toContain(`\n\n${nasty}\n\n{writer}\n\n`)
  })

  test("renders a report's blocks, escaped, in text and in HTML", () => {
    const blocks = [
      {
        heading: 'A & B',
        entries: [{ name: nasty, url: 'https://a.test/?b&c', facts: ['1 < 2', '{day}'] }],
        source: nasty,
      },
    ]
    const { html, text } = renderMail(
      'weekly_report',
      'en',
      { day: 'D', stop: 'https://a.test', url: 'https://a.test' },
      blocks,
    )
    expect(html).not.toMatch(/<img|<script|"alert/)
    expect(html).toContain('>A &amp; B</h2>')
    expect(html).toContain('href="https://a.test/?b&amp;c"')
    expect(text).toContain(`A & B\n-----\n\n${nasty}\n  1 < 2\n  {day}\n  https://a.test/?b&c\n\n${nasty}`)
  })

  test('does not replace placeholders inside values', () => {
    const { html, text } = renderMail('verify_address', 'en', { code: '{url}', url: 'https://a.test' })
    expect(text).toContain('\n\n{url}\n\n')
    expect(html).toContain('>{url}</p>')
  })

  test("keeps Cognito's placeholder for the code", () => {
    expect(renderMail('sign_in_code', 'en', { code: '{####}' }).html).toContain('>{####}</p>')
  })
})

describe('sending', () => {
  let sendMail: typeof import('#functions/services/mail/send-mail.ts').sendMail
  let unsubscribeHeaders: typeof import('#functions/services/mail/notify.ts').unsubscribeHeaders
  let ses: ReturnType<typeof mockClient>
  const backend = setUpBackend()
  beforeAll(async () => {
    ;({ sendMail } = await import('#functions/services/mail/send-mail.ts'))
    ;({ unsubscribeHeaders } = await import('#functions/services/mail/notify.ts'))
  })
  beforeEach(() => {
    ses = mockClient(SESv2Client)
    ses.on(SendEmailCommand).resolves({ MessageId: '1' })
  })
  afterEach(() => ses.restore())

  const good = { to: 'ann@example.com', kind: 'sign_in_code', locale: 'fr', values: { code: '123456' } } as const

  test('sends one mail to one recipient, in text and in HTML', async () => {
    await sendMail({ ...good, headers: unsubscribeHeaders('https://viewcraft.test/api/unsubscribe/x') })
    const [call] = ses.commandCalls(SendEmailCommand)
    const { subject, text, html } = renderMail('sign_in_code', 'fr', good.values satisfies MailValues<'sign_in_code'>)
    expect(call?.args[0].input).toEqual({
      FromEmailAddress: 'hello@viewcraft.local',
      Destination: { ToAddresses: ['ann@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
          Headers: [
            { Name: 'List-Unsubscribe', Value: '<https://viewcraft.test/api/unsubscribe/x>' },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
        },
      },
    })
  })

  test.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com, eve@example.com',
    'Ann <ann@example.com>',
    'ann@example.com\n',
    'ann',
    '',
  ])('refuses the address %j', async (to) => {
    await expect(sendMail({ ...good, to })).rejects.toThrow()
    expect(ses.commandCalls(SendEmailCommand)).toEqual([])
  })

  test('accepts one reply address and nothing else', async () => {
    await sendMail({ ...good, replyTo: 'bob@example.com' })
    expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input.ReplyToAddresses).toEqual(['bob@example.com'])
    for (const replyTo of ['bob@example.com\r\nBcc: eve@example.com', 'bob@example.com, eve@example.com', 'bob']) {
      await expect(sendMail({ ...good, replyTo })).rejects.toThrow()
    }
    expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1)
  })

  test.each([
    { 'X-Note': 'a\r\nBcc: eve@example.com' },
    { 'X-Note': 'a\nb' },
    { 'X-Note\r\nBcc': 'eve@example.com' },
    { 'X-Note': 'a\u2028b' },
  ])('refuses the header %j', async (headers) => {
    await expect(sendMail({ ...good, headers })).rejects.toThrow('mail header')
    expect(ses.commandCalls(SendEmailCommand)).toEqual([])
  })

  test('reaches the local inbox through the real protocol', async () => {
    ses.restore()
    const headers = unsubscribeHeaders('https://viewcraft.test/api/unsubscribe/x')
    await sendMail({ ...good, headers })
    const rendered = renderMail('sign_in_code', 'fr', good.values)
    expect(backend.mails(good.to)).toMatchObject([{ to: [good.to], ...rendered, headers }])
  })
})
