import { type MailFeedback, mailFeedbackKinds } from './mail-feedback.ts'
import type { Mail } from './mailbox.ts'
import { escapeHtml, renderHtmlPage } from './pages.ts'

/** The inbox: every mail with its text, its links to be followed by hand. */
export const renderInboxPage = (mails: readonly Mail[]): string =>
  renderPage(
    'Inbox',
    `<h1>Inbox</h1>\n${mails.length ? mails.map(article).join('\n') : '<p class="empty">No mail yet.</p>'}`,
  )

/** One mail, with its HTML part in a frame that runs no script. */
export const renderMailPage = (mail: Mail): string =>
  renderPage(
    mail.subject,
    `<p><a href="/inbox">Inbox</a></p>
${article(mail)}
${mail.tags ? mailFeedbackKinds.map((fate) => button(mail, fate)).join('\n') : ''}
${
  mail.html === undefined
    ? ''
    : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${part(mail)}" title="HTML part"></iframe>
<p><a href="${part(mail)}">Open the HTML part on its own</a></p>`
}`,
  )

const feedbackLabels: Record<MailFeedback, string> = { bounce: 'Let it bounce', complaint: 'Call it spam' }
const button = ({ id }: Mail, fate: MailFeedback) =>
  `<form method="post" action="/inbox/${id}/${fate}"><button>${feedbackLabels[fate]}</button></form>`

const part = ({ id }: Mail) => `/inbox/${id}.html`

const article = ({ id, at, from, to, subject, text, headers }: Mail) => `<article>
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

/** A text with its addresses made into links. */
const linkAddresses = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => (index % 2 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece)))
    .join('')

const renderPage = (title: string, body: string) => renderHtmlPage(title, '/inbox.css', body)
