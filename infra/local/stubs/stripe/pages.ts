import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '#infra/local/request.ts'
import { stubStylesheet } from '#infra/local/stubs/party-stylesheet.ts'
import { immediateDelivery, type WebhookSender } from './events.ts'
import { renderCheckoutPage, renderClosedPage, renderDashboardPage, renderPortalPage } from './html.ts'
import type { Account } from './route.ts'

const bodyLimit = 10_000

interface PageContext {
  readonly account: Account
  readonly webhooks: WebhookSender
}

/** Pages for people: where a customer pays, looks after a subscription, and where the operator makes things happen. */
export async function servePage(
  side: PageContext,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const [, kind, , id = ''] = /^\/(c|p)\/(pay|session)\/(\w+)$/.exec(url.pathname) ?? []
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request, bodyLimit)) : undefined
  if (url.pathname === stubStylesheet.path) return stubStylesheet.answer(response)
  if (url.pathname === '/dashboard') return showDashboard(side, form, response)
  if (kind === 'c') return showCheckout(side, id, form, response)
  if (kind === 'p') return showPortal(side, id, form, response)
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
  const { records, actions: life, prices } = account
  const portal = records.portals[id]
  const customer = portal && records.customers[portal.customer]
  if (!portal || !customer) return sendHtml(response, 404, renderClosedPage())
  const theirs = <One extends { readonly customer: string }>(all: Readonly<Record<string, One>>) =>
    Object.values(all).filter((one) => one.customer === customer.id)
  const live = theirs(records.subscriptions).find(({ status }) => status === 'active' || status === 'past_due')
  if (form && live) {
    const [choice, price] = [form.get('choice'), form.get('price')]
    if (choice === 'cancel' || choice === 'keep') life.cancelAtPeriodEnd(live, choice === 'cancel')
    if (choice === 'change' && price) life.changePrice(live, price)
    if (choice === 'card') life.setCardWorks(customer.id, true)
    if (choice === 'card') life.payOpenInvoice(live)
    return redirect(response, `/p/session/${id}`)
  }
  sendHtml(response, 200, renderPortalPage(live, theirs(records.invoices), prices, portal.returnUrl))
}

function showDashboard(
  { account, webhooks: courier }: PageContext,
  form: URLSearchParams | undefined,
  response: ServerResponse,
) {
  const { records, actions: life } = account
  if (!form) return sendHtml(response, 200, renderDashboardPage(records, account.prices, courier))
  const subscription = records.subscriptions[form.get('subscription') ?? '']
  const choice = form.get('choice')
  if (choice === 'manner') courier.delivery = parseDelivery(form)
  if (subscription) {
    if (choice === 'clock') life.advanceToPeriodEnd(subscription)
    if (choice === 'refund') life.refund(subscription)
    if (choice === 'end') life.cancelNow(subscription)
    if (choice === 'fail' || choice === 'work') life.setCardWorks(subscription.customer, choice === 'work')
    if (choice === 'work') life.payOpenInvoice(subscription)
  }
  redirect(response, '/dashboard')
}

const parseDelivery = (form: URLSearchParams) => ({
  ...immediateDelivery,
  delay: Math.min(600_000, Math.max(0, Number(form.get('delay')) * 1000 || 0)),
  times: Math.min(5, Math.max(1, Number(form.get('times')) || 1)),
  reversed: form.get('reversed') === 'on',
})

const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location, 'cache-control': 'no-store' }).end()

/** The form's answer sends the browser back to us, which `form-action` has to allow as well. */
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
