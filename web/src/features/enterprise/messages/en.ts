import type { Sentences } from '#web/messages/sentence.ts'

/** What a company asks for, and what it is told then. */
export const enterprise = {
  title: 'Enterprise inquiry',
  subtitle: 'For companies and networks with several channels: tell us what you need, and we make you an offer.',
  heading: 'Your company',
  company: 'Company name',
  companyMissing: 'Company name is required',
  channels: 'Number of channels',
  channelsMissing: 'Number of channels is required',
  choose: 'Choose…',
  needs: 'Additional needs',
  needsHint: 'Optional: languages, number of people, what has to work together with what.',
  answerTo: 'Our offer goes to {email}.',
  within: {
    one: 'You receive a proposal within {n} hour.',
    other: 'You receive a proposal within {n} hours.',
  },
  send: 'Send inquiry',
  sent: "Thank you for your inquiry! We'll be in touch soon.",
  failed: 'Failed to submit inquiry. Please try again.',
  tooMany:
    'You have sent several inquiries today, and we have them. This one was not taken: please try again tomorrow.',
  confirmation: {
    title: 'We have your inquiry',
    reference: 'Its reference is',
    acknowledged: 'We have mailed it to you, too. Our offer will come to {email}.',
    unacknowledged: 'We could not mail it to you just now, so please keep it. Our offer will come to {email}.',
    back: 'Go to the dashboard',
  },
} as const satisfies Sentences
