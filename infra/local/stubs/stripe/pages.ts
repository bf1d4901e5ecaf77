import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '#infra/local/request.ts'
import { partyStylesheet } from '#infra/local/stubs/party-stylesheet.ts'
import { type Courier, promptly } from './events.ts'
import { checkoutPage, dashboardPage, gonePage, portalPage } from './html.ts'
import type { Account } from './route.ts'

const bodyLimit = 10_000

interface Side {
  readonly account: Account
  readonly courier: Courier
}

/** Pages for people: where a customer pays, looks after a subscription, and where the operator makes things happen. */
export async function answerPage(
  side: Side,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const [, kind, , id = ''] = /^\/(c|p)\/(pay|session)\/(\w+)$/.exec(url.pathname) ?? []
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request, bodyLimit)) : undefined
  if (url.pathname === partyStylesheet.path) return partyStylesheet.answer(response)
  if (url.pathname === '/dashboard') return showDashboard(side, form, response)
  if (kind === 'c') return showCheckout(side, id, form, response)
  if (kind === 'p') return showPortal(side, id, form, response)
  html(response, 404, gonePage())
}

function showCheckout({ account }: Side, id: string, form: URLSearchParams | undefined, response: ServerResponse) {
  const session = account.records.sessions[id]
  if (!session) return html(response, 404, gonePage())
  if (session.status === 'expired') return html(response, 410, gonePage())
  if (session.status === 'complete') return redirect(response, session.successUrl)
  const declined = form?.get('card') === 'declined'
  if (!form || declined) return html(response, 200, checkoutPage(session, account.prices, declined), session.successUrl)
  account.life.pay(session)
  redirect(response, session.successUrl)
}

function showPortal({ account }: Side, id: string, form: URLSearchParams | undefined, response: ServerResponse) {
  const { records, life, prices } = account
  const portal = records.portals[id]
  const customer = portal && records.customers[portal.customer]
  if (!portal || !customer) return html(response, 404, gonePage())
  const theirs = <One extends { readonly customer: string }>(all: Readonly<Record<string, One>>) =>
    Object.values(all).filter((one) => one.customer === customer.id)
  const live = theirs(records.subscriptions).find(({ status }) => status === 'active' || status === 'past_due')
  if (form && live) {
    const [choice, price] = [form.get('choice'), form.get('price')]
    if (choice === 'cancel' || choice === 'keep') life.cancelAtPeriodEnd(live, choice === 'cancel')
    if (choice === 'change' && price) life.change(live, price)
    if (choice === 'card') life.setCard(customer.id, true)
    if (choice === 'card') life.settle(live)
    return redirect(response, `/p/session/${id}`)
  }
  html(response, 200, portalPage(live, theirs(records.invoices), prices, portal.returnUrl))
}

function showDashboard({ account, courier }: Side, form: URLSearchParams | undefined, response: ServerResponse) {
  const { records, life } = account
  if (!form) return html(response, 200, dashboardPage(records, account.prices, courier))
  const subscription = records.subscriptions[form.get('subscription') ?? '']
  const choice = form.get('choice')
  if (choice === 'manner') courier.manner = mannerOf(form)
  if (subscription) {
    if (choice === 'clock') life.moveToPeriodEnd(subscription)
    if (choice === 'refund') life.refund(subscription)
    if (choice === 'end') life.cancelNow(subscription)
    if (choice === 'fail' || choice === 'work') life.setCard(subscription.customer, choice === 'work')
    if (choice === 'work') life.settle(subscription)
  }
  redirect(response, '/dashboard')
}

const mannerOf = (form: URLSearchParams) => ({
  ...promptly,
  delay: Math.min(600_000, Math.max(0, Number(form.get('delay')) * 1000 || 0)),
  times: Math.min(5, Math.max(1, Number(form.get('times')) || 1)),
  reversed: form.get('reversed') === 'on',
})

const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location, 'cache-control': 'no-store' }).end()

/** The form's answer sends the browser back to us, which `form-action` has to allow as well. */
const html = (response: ServerResponse, status: number, body: string, formTarget = ''): void => {
  const target = formTarget && new URL(formTarget).origin
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${target}`,
    })
    .end(body)
}
