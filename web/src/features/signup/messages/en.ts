import type { Sentences } from '#web/messages/sentence.ts'

export const signup = {
  page: 'Sign up',
  step: 'Step {step} of 2',
  typedTitle: '“{title}” will be waiting for you in Predictive Insights.',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  details: {
    title: 'Create your account',
    name: 'Full name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    submit: 'Continue',
    nameShort: 'Name must be at least 2 characters',
    emailInvalid: 'Invalid email address',
    passwordShort: 'Password must be at least 8 characters',
    passwordWeak: 'Choose a different password: at least 8 characters, with no space at the beginning or end',
  },
  channel: {
    title: 'Connect your channel',
    back: 'Back',
    purpose: 'Add your channel so that your titles are judged by your own videos.',
    purposeOf: 'Add your channel so that “{title}” is judged by your own videos.',
    purposePlain: 'Add your channel so that we know which videos are yours.',
    submit: 'Create account',
    skip: 'Skip for now',
  },
  finish: {
    title: 'One last step',
    as: 'You’re signing up as {email}.',
    notYou: 'Not the right account?',
    different: 'Use a different one',
  },
  consent: {
    text: 'Viewcraft uses YouTube API Services. By creating an account, you accept:',
    terms: 'Viewcraft Terms of Service',
    privacy: 'Viewcraft Privacy Policy',
    youtubeTerms: 'YouTube Terms of Service',
    googlePrivacy: 'Google Privacy Policy',
  },
  progress: {
    title: 'Creating your account',
    stages: {
      channel: 'Validating your channel',
      account: 'Creating your account',
      analytics: 'Setting up analytics',
    },
    states: { pending: 'pending', loading: 'loading', complete: 'complete' },
  },
  success: 'Account created successfully! Please check your email to verify your account.',
  failures: {
    exists: 'Failed to create account - please try again',
    weak_password: 'Failed to create account. Please choose a different password.',
    limited: 'Too many attempts. Wait a few minutes and try again.',
    domain_limited:
      'Too many accounts are being created with this email provider. Try again in an hour, or use an address at another provider.',
    unavailable: 'Failed to create account. Please try again.',
  },
  mayExist: 'If you already have an account, log in or reset your password.',
  resetPassword: 'Reset password',
} as const satisfies Sentences
