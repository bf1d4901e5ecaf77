import type { Sentences } from '../sentence.ts'

/** Names of screens, for links to them and for the browser's tab. */
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
  guidelines: 'Content Guidelines',
  accuracy: 'Accuracy',
} as const satisfies Sentences
