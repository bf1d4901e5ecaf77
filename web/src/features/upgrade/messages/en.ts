import type { Sentences } from '#web/messages/sentence.ts'

/** The choice of a plan. */
export const upgrade = {
  title: 'Upgrade your plan',
  subtitle: 'Choose a plan and how you pay. Cancel anytime.',
  plan: 'Plan',
  cycle: 'Billing cycle',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: 'Save {percent}',
  saving: 'Save {dollars} per year',
  cancel: 'Cancel anytime.',
  go: 'Continue to Payment',
  cancelled: 'The payment was cancelled. Nothing was charged, and your choice is still here.',
  subscribed: 'You have a subscription',
  change: 'Change plan',
  subscribedText: 'You pay for {plan}. Another plan takes its place: Stripe works out what is left of the old one.',
  off: 'Payments are not open here yet: nothing can be bought, and nothing is charged.',
} as const satisfies Sentences

/** The order of the chosen plan, and what follows its payment. */
export const payment = {
  title: 'Payment',
  subtitle: 'Check your order before you pay.',
  order: 'Your order',
  plan: 'Plan',
  due: 'Charged today',
  renews: {
    monthly: 'Then {price} every month, until you cancel.',
    yearly: 'Then {price} every year, until you cancel.',
  },
  cancel: 'Cancel anytime on your profile: the plan then stays to the end of the period that is paid.',
  agree: 'By paying you agree to these:',
  terms: 'Terms of Service',
  billing: 'Billing policy',
  stripe: 'You pay at Stripe: we never see your card.',
  pay: 'Pay {price} at Stripe',
  back: 'Choose another plan',
  waiting: 'Waiting for Stripe',
  waitingText:
    'You are back from Stripe. As soon as it tells us of your payment, your plan changes; this takes seconds as a rule.',
  late: 'Stripe has not told us yet',
  lateText:
    'If you paid, your plan changes by itself as soon as Stripe tells us, at most within a day. Do not pay again. You can leave this page, and ask support if it does not change.',
  look: 'Look again',
  support: 'Ask support',
  done: 'You are on {plan} now',
  doneText: 'Your limits are those of {plan} from this moment. Stripe sends you the invoice by email.',
  start: 'Go to Predictive Insights',
  profile: 'See your subscription',
} as const satisfies Sentences
