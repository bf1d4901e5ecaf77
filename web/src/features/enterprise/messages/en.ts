import type { Sentences } from '#web/messages/sentence.ts'

/** The inquiry form for companies, and its confirmation. */
export const enterprise = {
  title: 'Enterprise inquiry',
  subtitle: 'For companies and networks with several channels. Tell us what you need and we’ll send you a proposal.',
  heading: 'Your company',
  company: 'Company name',
  companyMissing: 'Company name is required',
  channels: 'Number of channels',
  channelsMissing: 'Number of channels is required',
  choose: 'Select…',
  needs: 'Additional needs',
  needsHint: 'Optional. For example: languages, team size, tools you want to integrate.',
  answerTo: 'We’ll send our proposal to {email}.',
  within: {
    one: 'You’ll receive a proposal within {n} hour.',
    other: 'You’ll receive a proposal within {n} hours.',
  },
  send: 'Send inquiry',
  sent: "Thank you for your inquiry! We'll be in touch soon.",
  failed: 'Failed to submit inquiry. Please try again.',
  tooMany:
    'You’ve sent several inquiries today and we’ve received them. We couldn’t accept this one: please try again tomorrow.',
  confirmation: {
    title: 'We’ve received your inquiry',
    reference: 'Your reference:',
    acknowledged: 'We’ve also emailed it to you. We’ll send our proposal to {email}.',
    unacknowledged: 'We couldn’t email it to you, so please make a note of it. We’ll send our proposal to {email}.',
    back: 'Go to the dashboard',
  },
} as const satisfies Sentences
