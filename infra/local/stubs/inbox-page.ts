import { escapeHtml } from '#functions/lib/html.ts'
import { type MailFeedback, mailFeedbackKinds } from './mail-feedback.ts'
import type { Mail } from './mailbox.ts'
import { renderHtmlPage } from './pages.ts'

/** Renders the inbox: every mail with its text and clickable links. */
export const renderInboxPage = (mails: readonly Mail[]): string =>
  renderPage(
    'Inbox',
    `<h1>Inbox</h1>\n${mails.length ? mails.map(renderMail).join('\n') : '<p class="empty">No mail yet.</p>'}`,
  )

/** Renders one mail. Its HTML part is in a frame that runs no script. */
export const renderMailPage = (mail: Mail): string =>
  renderPage(
    mail.subject,
    `<p><a href="/inbox">Inbox</a></p>
${renderMail(mail)}
${mail.tags ? mailFeedbackKinds.map((kind) => renderFeedbackButton(mail, kind)).join('\n') : ''}
${
  mail.html === undefined
    ? ''
    : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${htmlPartPath(mail)}" title="HTML part"></iframe>
<p><a href="${htmlPartPath(mail)}">Open the HTML part separately</a></p>`
}`,
  )

const feedbackLabels: Record<MailFeedback, string> = { bounce: 'Report a bounce', complaint: 'Report as spam' }
const renderFeedbackButton = ({ id }: Mail, kind: MailFeedback) =>
  `<form method="post" action="/inbox/${id}/${kind}"><button>${feedbackLabels[kind]}</button></form>`

const htmlPartPath = ({ id }: Mail) => `/inbox/${id}.html`

const renderMail = ({ id, at, from, to, subject, text, headers }: Mail) => `<article>
<h2><a href="/inbox/${id}">${escapeHtml(subject)}</a></h2>
<dl>
<div><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd></div>
${from ? `<div><dt>From</dt><dd>${escapeHtml(from)}</dd></div>` : ''}
<div><dt>Time</dt><dd><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></dd></div>
${Object.entries(headers)
  .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
  .join('\n')}
</dl>
${text === undefined ? '' : `<pre>${linkAddresses(text)}</pre>`}
</article>`

/** Turns the addresses in a text into links. */
const linkAddresses = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => (index % 2 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece)))
    .join('')

const renderPage = (title: string, body: string) => renderHtmlPage(title, '/inbox.css', body)
