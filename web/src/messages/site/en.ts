import type { Sentences } from '../sentence.ts'

/** The header and footer of the public pages. */
export const site = {
  nav: {
    label: 'Site',
    features: 'Features',
    pricing: 'Pricing',
    faq: 'FAQ',
    accuracy: 'Accuracy',
    whatWorks: 'What works',
  },
  logIn: 'Log in',
  signUp: 'Sign up',
  dashboard: 'Dashboard',
  footer: {
    product: 'Product',
    company: 'Company',
    legal: 'Legal',
    social: 'Elsewhere',
    about: 'About',
    developers: 'API',
    changelog: 'What’s new',
    billing: 'Billing',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
    youtube: 'Viewcraft is not part of YouTube, nor endorsed by it. YouTube is a trademark of Google LLC.',
  },
} as const satisfies Sentences
