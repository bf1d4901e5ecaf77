import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ListContactListsCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createMailStub } from '#infra/local/stubs/mail.ts'

let directory: string
let mail: ReturnType<typeof createMailStub>
let running: RunningServer
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'mail-'))
  mail = createMailStub({ directory, senders: new Set(['support-send']) })
  running = await listen(mail.listener)
})
afterEach(() => running.stop())

const as = (accessKeyId: string) =>
  new SESv2Client({
    endpoint: running.origin,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'any' },
    maxAttempts: 1,
  })
const email = ({ to = 'ann@example.com', subject = 'Hello', value = '<https://x.test/u>' } = {}) =>
  new SendEmailCommand({
    FromEmailAddress: 'hello@viewcraft.local',
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject, Charset: 'UTF-8' },
        Body: { Text: { Data: 'Read https://x.test/a?b=1&c=2 <now>' }, Html: { Data: '<p>Read</p>' } },
        Headers: [{ Name: 'List-Unsubscribe', Value: value }],
      },
    },
    ListManagementOptions: { ContactListName: 'all', TopicName: 'reports' },
  })
const page = async (path: string) => {
  const response = await fetch(running.origin + path)
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy'),
  }
}

describe('SendEmail', () => {
  it('delivers the mail to the inbox', async () => {
    const { MessageId } = await as('support-send').send(email({ subject: 'Grüße' }))
    expect(mail.list()).toEqual([
      {
        id: MessageId,
        at: expect.stringMatching(/^\d{4}-/),
        from: 'hello@viewcraft.local',
        to: ['ann@example.com'],
        subject: 'Grüße',
        text: 'Read https://x.test/a?b=1&c=2 <now>',
        html: '<p>Read</p>',
        headers: { 'List-Unsubscribe': '<https://x.test/u>', 'X-Contact-List': 'all/reports' },
      },
    ])
  })

  it('is refused for a function that may not send mail', async () => {
    await expect(as('advice-analyze').send(email())).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 403 },
    })
    expect((await fetch(`${running.origin}/v2/email/outbound-emails`, { method: 'POST', body: '{}' })).status).toBe(403)
    expect(mail.list()).toEqual([])
  })

  it('refuses what SES refuses, and other requests', async () => {
    const bad = { name: 'BadRequestException', $metadata: { httpStatusCode: 400 } }
    const ses = as('support-send')
    await expect(ses.send(email({ to: 'nobody' }))).rejects.toMatchObject(bad)
    await expect(ses.send(email({ subject: 'a\r\nBcc: b@example.com' }))).rejects.toMatchObject(bad)
    await expect(ses.send(email({ value: 'a\nX: y' }))).rejects.toMatchObject(bad)
    await expect(ses.send(email({ subject: 'x'.repeat(11 * 1024 * 1024) }))).rejects.toMatchObject(bad)
    await expect(ses.send(new ListContactListsCommand({}))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 404 },
    })
    expect(mail.list()).toEqual([])
  })
})

describe('the inbox', () => {
  const deliver = (to: string, subject: string) => mail.deliver({ to, subject, html: '<b>code</b>' })

  it('survives a restart, newest first, and holds two hundred mails', () => {
    for (let n = 0; n < 205; n++) deliver('ann@example.com', `mail ${n}`)
    const again = createMailStub({ directory }).list()
    expect(again).toEqual(mail.list())
    expect(again.map(({ subject }) => subject)).toEqual(Array.from({ length: 200 }, (_, n) => `mail ${204 - n}`))
    expect(readdirSync(directory)).toHaveLength(200)
  })

  it('lists the mails to one address for tests', async () => {
    deliver('ann@example.com', 'hers')
    deliver('bob@example.com', 'his')
    const found = JSON.parse((await page('/inbox.json?to=ANN@example.com')).text)
    expect(found.map(({ subject }: { subject: string }) => subject)).toEqual(['hers'])
    expect(JSON.parse((await page('/inbox.json')).text)).toHaveLength(2)
  })

  it('shows mails as a page: escaped text, clickable links, no inline script or style', async () => {
    expect((await page('/inbox')).text).toContain('No mail yet')
    await as('support-send').send(email({ subject: '<script>alert(1)</script>', value: '"><img src=x>' }))
    const { text, policy } = await page('/inbox')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain('<a href="https://x.test/a?b=1&amp;c=2">https://x.test/a?b=1&amp;c=2</a> &lt;now&gt;')
    expect(text).not.toMatch(/<script|<img|<style| style=| on\w+=/)
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'/)
    expect((await page('/inbox.css')).status).toBe(200)
  })

  it('shows the HTML part in a frame without scripts and without our origin', async () => {
    const id = deliver('ann@example.com', 'x')
    expect((await page(`/inbox/${id}`)).text).toMatch(
      new RegExp(`<iframe sandbox="(?!.*allow-(scripts|same-origin)).*" src="/inbox/${id}.html"`),
    )
    const part = await page(`/inbox/${id}.html`)
    expect(part.text).toBe('<b>code</b>')
    expect(part.policy).toMatch(/default-src 'none'.*sandbox(?!.*allow-(scripts|same-origin))/)
  })

  it('has no other paths', async () => {
    for (const at of ['/', '//', '/inbox/none', '/inbox/none.html', '/inbox/../../etc/passwd', '/inbox/%2e%2e%2fx']) {
      expect((await page(at)).status).toBe(404)
    }
  })
})
