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
  cancelled: 'The payment was canceled. Nothing was charged, and your choice is still here.',
  subscribed: 'You have a subscription',
  change: 'Change plan',
  subscribedText:
    'You’re subscribed to {plan}. If you switch, the new plan replaces it and Stripe prorates the difference.',
  largest: 'You’re subscribed to {plan}, our largest plan. You can change the plan or the billing cycle on Stripe.',
  given: 'You already have {plan}',
  givenText: 'You have {plan}, our largest plan, without paying for it. There’s nothing to buy.',
  toProfile: 'Go to your profile',
  switch: 'Switch to {plan}',
  today: {
    heading: 'What changes today',
    now: 'You have {plan} for {price}, paid until {date}.',
    due: 'Today you pay the difference for the days until {date}: at most {most}, plus any tax. Stripe shows the exact amount before you confirm.',
    starts: '{larger} starts as soon as you confirm.',
    next: 'From {date}, {larger} costs {price}.',
  },
  off: 'Payments aren’t available here yet, so you can’t buy a plan and won’t be charged.',
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
  cancel: 'Cancel anytime on your profile. You keep the plan until the end of the paid period.',
  agree: 'By paying, you agree to:',
  terms: 'Terms of Service',
  billing: 'Billing policy',
  stripe: 'You pay on Stripe. We never see your card.',
  pay: 'Pay {price} on Stripe',
  back: 'Choose another plan',
  waiting: 'Waiting for Stripe',
  waitingText:
    'We’re waiting for Stripe to confirm your payment. Your plan will change as soon as it does, usually within seconds.',
  late: 'Stripe hasn’t confirmed your payment yet',
  lateText:
    'If you paid, your plan will change automatically once Stripe confirms it, within a day at most. Don’t pay again. You can leave this page, and contact support if your plan doesn’t change.',
  look: 'Check again',
  support: 'Contact support',
  done: 'You’re on {plan} now',
  bought: {
    monthly:
      'Your plan costs {price} a month and renews on {date} unless you cancel. Stripe will email you the invoice.',
    yearly: 'Your plan costs {price} a year and renews on {date} unless you cancel. Stripe will email you the invoice.',
  },
  start: 'Go to Predictive Insights',
  profile: 'See your subscription',
} as const satisfies Sentences
