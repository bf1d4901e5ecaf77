import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '#functions/lib/html.ts'
import { readBody } from '../../request.ts'
import { renderHtmlPage, stubStylesheet } from '../pages.ts'
import type { Account } from './api.ts'
import { getPrice, type Invoice, type Price, type Records, type Session, type Subscription } from './records.ts'
import { immediateDelivery, type WebhookDelivery, type WebhookSender } from './webhooks.ts'

const bodyLimit = 10_000

interface PageContext {
  readonly account: Account
  readonly webhooks: WebhookSender
}

/** Serves the checkout page, the customer portal and the operator's dashboard. */
export async function servePage(
  context: PageContext,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const [, kind, , id = ''] = /^\/(c|p)\/(pay|session)\/(\w+)$/.exec(url.pathname) ?? []
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request, bodyLimit)) : undefined
  if (url.pathname === stubStylesheet.path) return stubStylesheet.answer(response)
  if (url.pathname === '/dashboard') return showDashboard(context, form, response)
  if (kind === 'c') return showCheckout(context, id, form, response)
  if (kind === 'p') return showPortal(context, id, form, response)
  sendHtml(response, 404, renderClosedPage())
}

function showCheckout(
  { account }: PageContext,
  id: string,
  form: URLSearchParams | undefined,
  response: ServerResponse,
) {
  const session = account.records.sessions[id]
  if (!session) return sendHtml(response, 404, renderClosedPage())
  if (session.status === 'expired') return sendHtml(response, 410, renderClosedPage())
  if (session.status === 'complete') return redirect(response, session.successUrl)
  const declined = form?.get('card') === 'declined'
  if (!form || declined)
    return sendHtml(response, 200, renderCheckoutPage(session, account.prices, declined), session.successUrl)
  account.actions.pay(session)
  redirect(response, session.successUrl)
}

function showPortal({ account }: PageContext, id: string, form: URLSearchParams | undefined, response: ServerResponse) {
  const { records, actions, prices } = account
  const portal = records.portals[id]
  const customer = portal && records.customers[portal.customer]
  if (!portal || !customer) return sendHtml(response, 404, renderClosedPage())
  const ownedByCustomer = <One extends { readonly customer: string }>(all: Readonly<Record<string, One>>) =>
    Object.values(all).filter((item) => item.customer === customer.id)
  const live = ownedByCustomer(records.subscriptions).find(({ status }) => status === 'active' || status === 'past_due')
  if (form && live) {
    const [choice, price] = [form.get('choice'), form.get('price')]
    if (choice === 'cancel' || choice === 'keep') actions.cancelAtPeriodEnd(live, choice === 'cancel')
    if (choice === 'change' && price) actions.changePrice(live, price)
    if (choice === 'card') actions.setCardWorks(customer.id, true)
    if (choice === 'card') actions.payOpenInvoice(live)
    return redirect(response, `/p/session/${id}`)
  }
  sendHtml(response, 200, renderPortalPage(live, ownedByCustomer(records.invoices), prices, portal.returnUrl))
}

function showDashboard(
  { account, webhooks }: PageContext,
  form: URLSearchParams | undefined,
  response: ServerResponse,
) {
  const { records, actions } = account
  if (!form) return sendHtml(response, 200, renderDashboardPage(records, account.prices, webhooks))
  const subscription = records.subscriptions[form.get('subscription') ?? '']
  const choice = form.get('choice')
  if (choice === 'delivery') webhooks.delivery = parseDelivery(form)
  if (subscription) {
    if (choice === 'clock') actions.advanceToPeriodEnd(subscription)
    if (choice === 'refund') actions.refund(subscription)
    if (choice === 'end') actions.cancelNow(subscription)
    if (choice === 'fail' || choice === 'work') actions.setCardWorks(subscription.customer, choice === 'work')
    if (choice === 'work') actions.payOpenInvoice(subscription)
  }
  redirect(response, '/dashboard')
}

const parseDelivery = (form: URLSearchParams): WebhookDelivery => ({
  ...immediateDelivery,
  delayMs: Math.min(600_000, Math.max(0, Number(form.get('delay')) * 1000 || 0)),
  times: Math.min(5, Math.max(1, Number(form.get('times')) || 1)),
  isReversed: form.get('reversed') === 'on',
})

const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location, 'cache-control': 'no-store' }).end()

/** Submitting the form redirects the browser to our site, so `form-action` has to allow it. */
const sendHtml = (response: ServerResponse, status: number, body: string, formTarget = ''): void => {
  const target = formTarget && new URL(formTarget).origin
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${target}`,
    })
    .end(body)
}

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const formatDay = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const describePrice = ({ product, cents, interval }: Price) => `${product}, ${formatDollars(cents)} per ${interval}`

/** Renders the page where a customer pays. `declined`: the chosen card was declined. */
const renderCheckoutPage = (session: Session, prices: readonly Price[], declined: boolean): string => {
  const price = getPrice(prices, session.price)
  return renderPage(
    'Checkout',
    `<p class="quiet">Subscribe to ${escapeHtml(price.product)}</p>
<h1>${formatDollars(price.cents)} <small>per ${price.interval}</small></h1>
${declined ? '<p class="wrong" role="alert">Your card was declined. Try a different card.</p>' : ''}
<form method="post">
<fieldset><legend>Card</legend>
<p><label><input type="radio" name="card" value="works" checked> 4242 4242 4242 4242 (succeeds)</label></p>
<p><label><input type="radio" name="card" value="declined"> 4000 0000 0000 0002 (declined)</label></p>
</fieldset>
${session.note ? `<p class="quiet">${escapeHtml(session.note)}</p>` : ''}
<p class="buttons"><a class="button" href="${escapeHtml(session.cancelUrl)}">Back</a>
<button class="main">Subscribe</button></p>
</form>`,
  )
}

/** Renders the page where a customer manages a subscription. */
const renderPortalPage = (
  live: Subscription | undefined,
  invoices: readonly Invoice[],
  prices: readonly Price[],
  returnUrl: string,
): string =>
  renderPage(
    'Billing',
    `<p><a href="${escapeHtml(returnUrl)}">Return to Viewcraft</a></p>
<h1>Your subscription</h1>
${live ? renderSubscription(live, prices) : '<p>You have no subscription.</p>'}
<h2>Invoice history</h2>
${invoices.length === 0 ? '<p>You have no invoices.</p>' : `<table>${invoices.toReversed().map(renderInvoiceRow).join('\n')}</table>`}`,
  )

const renderSubscription = (subscription: Subscription, prices: readonly Price[]) => `
<p><strong>${escapeHtml(describePrice(getPrice(prices, subscription.price)))}</strong><br>
${subscription.status === 'past_due' ? 'Your last payment failed. ' : ''}${
  subscription.cancelAtPeriodEnd ? 'Ends on' : 'Renews on'
} ${formatDay(subscription.periodEnd)}</p>
<form method="post">
<p class="buttons">${
  subscription.status === 'past_due' ? '<button name="choice" value="card">Pay with another card</button>' : ''
}
${
  subscription.cancelAtPeriodEnd
    ? '<button class="main" name="choice" value="keep">Don’t cancel</button>'
    : '<button name="choice" value="cancel">Cancel subscription</button>'
}</p>
<fieldset><legend>Change plan</legend>
${prices
  .map(
    (price) =>
      `<p><label><input type="radio" name="price" value="${price.id}"${price.id === subscription.price ? ' checked' : ''}> ${escapeHtml(describePrice(price))}</label></p>`,
  )
  .join('\n')}
<p class="buttons"><button name="choice" value="change">Update subscription</button></p>
</fieldset>
</form>`

const renderInvoiceRow = ({ created, amount, status, refunded }: Invoice) =>
  `<tr><td>${formatDay(created)}</td><td>${formatDollars(amount)}</td><td>${refunded ? 'Refunded' : status === 'paid' ? 'Paid' : 'Open'}</td></tr>`

/** Renders the operator's page: actions on subscriptions, and how webhook events are delivered. */
const renderDashboardPage = (records: Records, prices: readonly Price[], { delivery, events }: WebhookSender): string =>
  renderPage(
    'Dashboard',
    `<h1>Subscriptions</h1>
<p class="quiet">The date is ${formatDay(records.now())}.</p>
${Object.values(records.subscriptions)
  .map((subscription) => renderSubscriptionRow(subscription, records, prices))
  .join('\n')}
<h2>Webhook delivery</h2>
<form method="post">
<p><label>Delay in seconds <input name="delay" type="number" min="0" value="${delivery.delayMs / 1000}"></label></p>
<p><label>Deliveries per event <input name="times" type="number" min="1" max="5" value="${delivery.times}"></label></p>
<p><label><input name="reversed" type="checkbox"${delivery.isReversed ? ' checked' : ''}> Reverse the order</label></p>
<p class="buttons"><button name="choice" value="delivery">Save</button></p>
</form>
<h2>Events</h2>
<ul>${events
      .slice(-20)
      .toReversed()
      .map(({ type }) => `<li>${escapeHtml(type)}</li>`)
      .join('')}</ul>`,
  )

const renderSubscriptionRow = (
  subscription: Subscription,
  { customers, declined }: Records,
  prices: readonly Price[],
) => `
<form method="post"><fieldset><legend>${escapeHtml(customers[subscription.customer]?.email ?? 'Deleted customer')}</legend>
<p>${escapeHtml(describePrice(getPrice(prices, subscription.price)))}: ${subscription.status} until ${formatDay(subscription.periodEnd)}</p>
<input type="hidden" name="subscription" value="${subscription.id}">
<p class="buttons">${listButtons(subscription, declined)
  .map(([choice, text]) => `<button name="choice" value="${choice}">${text}</button>`)
  .join('\n')}</p>
</fieldset></form>`

const listButtons = ({ status, customer }: Subscription, declined: readonly string[]) =>
  status === 'canceled'
    ? []
    : ([
        ['clock', 'Move clock to end of period'],
        declined.includes(customer) ? ['work', 'Card works again'] : ['fail', 'Next payment fails'],
        ['refund', 'Refund last payment'],
        ['end', 'Cancel now'],
      ] as const)

const renderClosedPage = (): string =>
  renderPage('Page not found', '<h1>This page is no longer available</h1>\n<p>Go back and start again.</p>')

const renderPage = (title: string, body: string) =>
  renderHtmlPage(title, stubStylesheet.path, body, 'Stub server for Stripe in local mode. No money moves.')
