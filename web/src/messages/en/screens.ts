import type { Sentences } from '../sentence.ts'

/** Names of screens that are announced but not built yet. */
export const screens = {
  about: 'Our Story',
  upgrade: 'Premium upgrade',
  payment: 'Payment',
  enterpriseInquiry: 'Enterprise inquiry',
  enterpriseConfirmation: 'Inquiry sent',
  billing: 'Billing',
  contact: 'Contact',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookies',
} as const satisfies Sentences
