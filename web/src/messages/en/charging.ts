import type { Sentences } from '../sentence.ts'

/** `/billing`: what is charged, when, and how it ends. */
export const charging = {
  title: 'Billing',
  lead: 'What plans cost, when you are charged, and how to stop it.',
  prices: {
    heading: 'What plans cost',
    free: 'Free: nothing, and no card is asked for',
    basic: 'Basic: {basicMonthly} a month, or {basicYearly} a year',
    premium: 'Premium: {premiumMonthly} a month, or {premiumYearly} a year',
    dollars:
      'Prices are in US dollars. Your bank may convert them, at its own rate and for its own fee. What each plan holds is shown where it is offered. Where this site does not offer a paid plan, none is sold.',
    company: 'For companies and many channels: ask for an offer',
  },
  order: {
    heading: 'How you order',
    before:
      'Nothing is charged without an order of yours. Before you order, you see the plan, the price, how often it is charged and how to cancel.',
    stripe:
      'You pay on a page of Stripe, our payment provider. Your card’s number goes to Stripe and never reaches us.',
  },
  tax: {
    heading: 'Tax',
    text: 'Whether tax is in a price or comes on top of it depends on where you live. What you pay in all is shown before you order.',
  },
  renewal: {
    heading: 'When you are charged',
    text: 'At the start, and then at the beginning of every further month or year, until you cancel. The day of the next charge stands on your profile.',
    price: 'A new price applies to you from a new period on, and only if we told you by email at least 30 days before.',
  },
  cancel: {
    heading: 'How to cancel',
    how: 'At any time, on your profile under Manage Subscription. It takes effect at the end of the period that you have paid for.',
    after:
      'Until that day the plan stays as it is; from then on you are on the Free plan. Your account and your analyses stay.',
  },
  failed: {
    heading: 'If a payment fails',
    text: 'Stripe tries again for some days and tells you by email. Your plan stays in the meantime. If no try succeeds, you are on the Free plan again, and owe nothing for the time after.',
  },
  refunds: {
    heading: 'Money back',
    ours: 'If we end your plan, or Viewcraft altogether, through no fault of yours, you get back what you paid for the time that is left. If you were charged by mistake, you get all of it back. Otherwise a period that has begun is not refunded in part.',
    law: 'A right to withdraw, or any other right that the law of your country gives you as a consumer, stays yours.',
  },
  invoices: {
    heading: 'Invoices',
    text: 'For every charge there is an invoice, on your profile under Billing History. Stripe keeps them for as long as the law demands, also after you have left.',
  },
  leaving: {
    heading: 'If you leave',
    text: 'When your account is deleted, its subscription is cancelled with it, and nothing more is charged.',
  },
  contact: {
    heading: 'Questions',
    text: 'Write to {mail}, or use the form. Name the day and the amount, never the number of your card.',
    form: 'Contact',
    terms: 'Terms of Service',
  },
} as const satisfies Sentences
