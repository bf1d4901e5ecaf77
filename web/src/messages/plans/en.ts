import type { Sentences } from '../sentence.ts'

/** Plans, what they cost and what is in them: the cards, the upgrade and the payment. */
export const plans = {
  names: { free: 'Free', basic: 'Basic', premium: 'Premium' },
  popular: 'Most Popular',
  heading: 'Plans',
  text: 'Start free. Upgrade when you need more, and cancel when you don’t.',
  for: {
    free: 'To find out whether it helps you.',
    basic: 'For creators who publish every week.',
    premium: 'For channels that work with advice every day.',
  },
  free: 'Free',
  aMonth: '{price}/month',
  perMonth: '/month',
  aYear: '{price}/year',
  yearly: 'or {price} a year: save {saving}',
  choose: 'Choose {plan}',
  start: 'Get Started',
  yours: 'Your plan',
  allOf: 'Everything in {plan}, and:',
  inAll: 'In every plan',
  unlimited: {
    analyses: 'Unlimited video analyses',
    topics: 'Unlimited trending topics',
    insights: 'Unlimited predictive insights written by AI',
    optimisations: 'Unlimited metadata optimizations: descriptions and tags',
  },
  limited: {
    analyses: { one: '{n} video analysis {per}', other: '{n} video analyses {per}' },
    topics: { one: '{n} trending topic {per}', other: '{n} trending topics {per}' },
    insights: {
      one: '{n} predictive insight written by AI {per}',
      other: '{n} predictive insights written by AI {per}',
    },
    optimisations: {
      one: '{n} metadata optimization {per}: description and tags',
      other: '{n} metadata optimizations {per}: descriptions and tags',
    },
  },
  counted: {
    shares: { one: '{n} open link to share drafts', other: '{n} open links to share drafts' },
    followed_channels: { one: '{n} followed channel', other: '{n} followed channels' },
    tokens: {
      one: '{n} access token for programs and assistants',
      other: '{n} access tokens for programs and assistants',
    },
    webhooks: { one: '{n} webhook', other: '{n} webhooks' },
    program_requests: {
      one: '{n} request per day by programs and assistants',
      other: '{n} requests per day by programs and assistants',
    },
  },
  per: { day: 'per day', week: 'per week', month: 'per month' },
  lines: {
    summary: 'Channel summary with basic metrics',
    email_support: 'Email support',
    priority_support: 'Priority email support: answered first',
    drafts: 'Unlimited drafts, with versions, reviews and a calendar',
    live_score: 'Title score while you type, explained word by word (English titles)',
    thumbnails: 'Thumbnail checks and previews',
    compare: 'Comparison of several titles',
    own_patterns: 'Advanced predictions: which title forms and topics did best on your own channel',
    upload_schedule: 'Upload schedule: the weekday and time at which your videos did best',
    deep_trends: 'Deep trend analysis: which videos are speeding up, and how their views grew',
  },
  company: 'Several channels, or a company?',
  companyAsk: 'Ask us',
  fairUse: 'Unlimited means fair use: limits against abuse apply to every plan.',
} as const satisfies Sentences
