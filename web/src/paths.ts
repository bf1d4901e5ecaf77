/** Every path of the site. Links and redirects use these. */
export const paths = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  about: '/about',
  accuracy: '/accuracy',
  whatWorks: '/what-works',
  developers: '/developers',
  changelog: '/changelog',
  unsubscribe: '/unsubscribe',
  verifyEmail: '/auth/verify-email',
  authCallback: '/auth/callback',
  /** Registered as `googleReturnPath`. */
  googleReturn: '/auth/google',
  finishSignUp: '/auth/finish',
  upgrade: '/premium-upgrade',
  payment: '/premium-payment',
  enterpriseInquiry: '/enterprise-inquiry',
  enterpriseConfirmation: '/enterprise-confirmation',
  dashboard: '/dashboard',
  insights: '/dashboard/predictive-insights',
  trends: '/dashboard/trend-pulse',
  outliers: '/dashboard/outliers',
  drafts: '/dashboard/drafts',
  draft: '/dashboard/drafts/:id',
  /** The address of a draft in earlier releases, with `?id=`. */
  earlierDraft: '/dashboard/draft',
  keepIdea: '/dashboard/keep-idea',
  record: '/dashboard/record',
  review: '/dashboard/review',
  calendar: '/dashboard/calendar',
  studioData: '/dashboard/studio-data',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  policies: '/dashboard/policies',
  support: '/dashboard/support',
  help: '/dashboard/help',
  connectChannel: '/youtube/oauth',
  authorize: '/oauth/authorize',
  billing: '/billing',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  guidelines: '/guidelines',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The address of a draft, optionally of a part of it. */
export const draftPath = (id: string, part?: DraftPart): string => `${paths.drafts}/${id}${part ? `#${part}` : ''}`

/** The parts of a draft that an address can name. */
type DraftPart = 'share' | 'tests' | 'publish'
