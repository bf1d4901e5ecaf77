/** Every address of the site, once. Links and redirects are made from these. */
export const paths = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  about: '/about',
  verifyEmail: '/auth/verify-email',
  authCallback: '/auth/callback',
  upgrade: '/premium-upgrade',
  payment: '/premium-payment',
  enterpriseInquiry: '/enterprise-inquiry',
  enterpriseConfirmation: '/enterprise-confirmation',
  dashboard: '/dashboard',
  insights: '/dashboard/predictive-insights',
  trends: '/dashboard/trend-pulse',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  policies: '/dashboard/policies',
  support: '/dashboard/support',
  connectChannel: '/youtube/oauth',
  billing: '/billing',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
} as const

export type Path = (typeof paths)[keyof typeof paths]
