/**
 * Stub server for SES (`SendEmail` of version 2, simple content), and the inbox for mails from SES and the user pool:
 * `/inbox` for people, `/inbox.json?to=` for tests. A mail's page can report it as bounced or as spam if the mail has a
 * configuration set.
 * Leaves out: templates, raw messages, attachments, quotas.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { parseJson, readAccessKeyId, readBody } from '#infra/local/request.ts'
import { renderInboxPage, renderMailPage } from './inbox-page.ts'
import { createFeedbackEvent } from './mail-feedback.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { readStylesheet } from './pages.ts'

interface MailOptions {
  /** Where mails are stored. */
  readonly directory: string
  /** Access key ids that may send, from the access rows. Everyone may send if omitted. */
  readonly senders?: ReadonlySet<string>
  /** Receives SES's event for a bounce or complaint. */
  readonly onFeedback?: (event: object) => Promise<unknown>
}

interface MailStub extends Pick<Mailbox, 'deliver' | 'list'> {
  readonly listener: RequestListener
}

/** Creates the mail stub. `deliver` adds a mail to the inbox without SES; `list` returns the mails, newest first. */
export function createMailStub({ directory, senders, onFeedback }: MailOptions): MailStub {
  const mailbox = openMailbox(directory)
  const listener: RequestListener = (request, response) => {
    if (request.method === 'GET') return showPage(mailbox, request, response)
    if (request.method === 'POST' && request.url === '/v2/email/outbound-emails') {
      send(mailbox, senders, request, response).catch(() => response.destroy())
      return
    }
    const [, id = '', kind] = /^\/inbox\/([\w-]+)\/(bounce|complaint)$/.exec(request.url ?? '') ?? []
    const mail = mailbox.get(id)
    if (request.method === 'POST' && mail?.tags && kind && onFeedback) {
      onFeedback(createFeedbackEvent(mail, kind === 'bounce' ? 'bounce' : 'complaint')).then(
        () => void response.writeHead(303, { location: `/inbox/${id}` }).end(),
        () => response.destroy(),
      )
      return
    }
    refuse(response, 404, 'NotFoundException', 'Only SendEmail and the inbox are supported')
  }
  return { listener, deliver: mailbox.deliver, list: mailbox.list }
}

/** Text without line breaks, which could inject another header. */
const Line = z.string().check(z.regex(/^[^\p{Cc}\u2028\u2029]*$/u))
const Content = z.object({ Data: z.string() })
const Address = Line.check(z.regex(/^[^@]+@[^@]+$/))

const SendEmail = z.object({
  FromEmailAddress: Address,
  ReplyToAddresses: z.optional(z.array(Address)),
  Destination: z.object({ ToAddresses: z.array(Address).check(z.minLength(1), z.maxLength(50)) }),
  Content: z.object({
    Simple: z.object({
      Subject: z.object({ Data: Line }),
      Body: z.object({ Text: z.optional(Content), Html: z.optional(Content) }),
      Headers: z.optional(z.array(z.object({ Name: Line, Value: Line }))),
    }),
  }),
  ConfigurationSetName: z.optional(Line),
  EmailTags: z.optional(z.array(z.object({ Name: z.string(), Value: z.string().check(z.regex(/^[\w.@-]{1,256}$/)) }))),
  ListManagementOptions: z.optional(z.object({ ContactListName: Line, TopicName: z.optional(Line) })),
})

const bodyLimit = 10 * 1024 * 1024

async function send(
  mailbox: Mailbox,
  senders: MailOptions['senders'],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const parsed = z.safeParse(SendEmail, parseJson(await readBody(request, bodyLimit)))
  const keyId = readAccessKeyId(request.headers)
  if (!keyId) return refuse(response, 403, 'MissingAuthenticationTokenException', 'Missing Authentication Token')
  if (senders && !senders.has(keyId)) {
    return refuse(response, 403, 'AccessDeniedException', `User ${keyId} is not authorized to perform ses:SendEmail`)
  }
  if (!parsed.success) return refuse(response, 400, 'BadRequestException', z.prettifyError(parsed.error))
  const { FromEmailAddress, ReplyToAddresses, Destination, Content, ListManagementOptions: list } = parsed.data
  const { ConfigurationSetName: configurationSet, EmailTags: tags = [] } = parsed.data
  const { Subject, Body, Headers = [] } = Content.Simple
  const MessageId = mailbox.deliver({
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    subject: Subject.Data,
    text: Body.Text?.Data,
    html: Body.Html?.Data,
    // Without a configuration set SES reports nothing.
    tags: configurationSet === undefined ? undefined : Object.fromEntries(tags.map(({ Name, Value }) => [Name, Value])),
    headers: {
      ...(ReplyToAddresses ? { 'Reply-To': ReplyToAddresses.join(', ') } : {}),
      ...Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      ...(list ? { 'X-Contact-List': [list.ContactListName, list.TopicName].filter(Boolean).join('/') } : {}),
    },
  })
  reply(response, 200, 'application/json', JSON.stringify({ MessageId }))
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response.setHeader('x-amzn-errortype', type)
  reply(response, status, 'application/json', JSON.stringify({ message }))
}

const inboxStylesheet = readStylesheet('inbox.css')
const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"
/** A mail's own HTML is untrusted: no script, no form, its own origin, no requests. */
const partPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox"

interface Page {
  readonly type: string
  readonly body: string
  readonly policy?: string
}

function showPage(mailbox: Mailbox, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const page = findPage(mailbox, url)
  if (page?.policy) response.setHeader('content-security-policy', page.policy)
  reply(response, page ? 200 : 404, page?.type ?? 'text/plain', page?.body ?? 'Not found')
}

function findPage(mailbox: Mailbox, url: string): Page | undefined {
  const [pathname = '', search = ''] = url.split('?')
  const html = { type: 'text/html; charset=utf-8', policy: pagePolicy }
  if (pathname === '/inbox') return { ...html, body: renderInboxPage(mailbox.list()) }
  if (pathname === '/inbox.css') return { type: 'text/css; charset=utf-8', body: inboxStylesheet }
  if (pathname === '/inbox.json') {
    const recipient = new URLSearchParams(search).get('to') ?? undefined
    return { type: 'application/json', body: JSON.stringify(mailbox.list(recipient)) }
  }
  const [, id = '', part] = /^\/inbox\/([\w-]+)(\.html)?$/.exec(pathname) ?? []
  const mail = mailbox.get(id)
  if (mail && !part) return { ...html, body: renderMailPage(mail) }
  return mail?.html === undefined ? undefined : { ...html, body: mail.html, policy: partPolicy }
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    .end(body)
}
