import type { Sentences } from '../sentence.ts'

/** `/terms`: the contract between a user and the operator. */
export const terms = {
  title: 'Terms of Service',
  lead: 'What you may expect of Viewcraft, and what we expect of you.',
  agreement: {
    heading: 'Who agrees on what',
    parties:
      'These terms are between you and {operator}, {address}, who runs this site (“we”). By creating an account you accept them, the Content Guidelines and the Privacy Policy. If you do not want that, please do not create an account.',
    guidelines: 'Content Guidelines',
    privacy: 'Privacy Policy',
    youtube:
      'Viewcraft uses YouTube API Services. By using Viewcraft you also agree to be bound by the YouTube Terms of Service.',
    youtubeTerms: 'YouTube Terms of Service',
    googlePrivacy: 'Google Privacy Policy',
  },
  service: {
    heading: 'What Viewcraft does',
    text: 'Viewcraft scores drafts of video titles, checks thumbnails, lists what is trending on YouTube, and shows the figures of a channel that you connect.',
    independent: 'Viewcraft is independent. It is not part of YouTube or Google, nor endorsed or certified by them.',
  },
  scores: {
    heading: 'What a score is, and what it is not',
    rank: 'A title score says how a title ranks among real titles, by a model that learned from past videos. It predicts neither views nor click-through rates nor income, and we promise no result.',
    measured:
      'How often the model is right was measured on channels it had never seen. The figures are public, the weak ones too:',
    accuracy: 'How often is Viewcraft right?',
    sources: 'Figures that YouTube tells us are shown as YouTube’s. Figures that we calculate are marked as ours.',
    decision: 'What you publish, and when, is your decision and your responsibility.',
  },
  account: {
    heading: 'Your account',
    age: 'You must be at least 16 years old, and old enough to make a contract where you live; if you are not, somebody who may act for you must agree.',
    truth: 'Give an email address that is yours, and name a channel that you own or may manage.',
    password:
      'Keep your password to yourself. What is done with it counts as done by you, unless it is no fault of yours. Tell us at once if somebody else has it: {mail}.',
  },
  content: {
    heading: 'What you type and upload',
    yours:
      'It stays yours. You allow us to store and process it as far as that is needed to show you results, and for nothing else. We do not publish it and do not train our models on it.',
    rights: 'You must have the right to use it, and it must follow the Content Guidelines.',
  },
  channel: {
    heading: 'Your YouTube channel',
    read: 'If you connect a channel we may read it and its figures. We never change anything on it: we ask Google for read access only.',
    leave:
      'You can disconnect it at any time, on the dashboard or at Google. What happens to its data then is in the Privacy Policy.',
    permissions: 'Permissions of your Google account',
  },
  plans: {
    heading: 'Plans and limits',
    limits:
      'Each plan has limits by day, week or month. What is left, and when it starts again, is shown where you spend it. Limits against abuse apply to every plan.',
    paid: 'Where paid plans are offered here, price, period and how to cancel are shown before you order. Nothing is charged without an order of yours.',
    withdrawal: 'A right to withdraw from a contract that the law of your country gives you as a consumer stays yours.',
  },
  fair: {
    heading: 'Fair use',
    text: 'You may not:',
    break: 'break into this service or other people’s accounts, or try to',
    limits: 'get around limits, for instance with several accounts',
    machines: 'call it by machine in ways that we do not offer',
    resell: 'resell it, or copy its data in bulk',
    youtube: 'use it in ways that break the YouTube Terms of Service',
  },
  availability: {
    heading: 'What can fail',
    ours: 'We take care, but do not promise that Viewcraft is always there, free of faults, or fit for a particular purpose. We may change it; what you have paid for stays at your disposal for the time that you paid for, or you get your money back for the rest.',
    youtube:
      'Much of it depends on YouTube. If YouTube changes or withholds data, parts of Viewcraft may stop, and we may not be able to help it.',
  },
  end: {
    heading: 'How it ends',
    you: 'You can stop at any time. “Download my data” in your profile gives you a copy of what we hold about you; “Delete account” there deletes the account at once.',
    us: 'We may suspend or close an account that seriously or repeatedly breaks these terms, or that puts others in danger. Where possible we tell you before, and why. Otherwise we may end this contract with 30 days’ notice to your email address.',
  },
  liability: {
    heading: 'Liability',
    kept: 'Nothing here limits liability for intent, gross negligence, harm to life or health, or what the law does not allow to be limited. The rights that the law gives you as a consumer stay as they are.',
    limited:
      'Apart from that, and as far as the law allows, we are not liable for lost profit, lost views or other indirect loss, and in all for no more than you paid us in the twelve months before.',
  },
  law: {
    heading: 'Law',
    text: 'The law of the country in which {operator} is established applies. If you are a consumer, the protection that the law of your own country gives you stays.',
  },
  changes: {
    heading: 'Changes of these terms',
    text: 'The date at the top says when this text last changed. If a change puts you at a disadvantage, it binds you only once you had 30 days to object or to leave.',
  },
  contact: {
    heading: 'Contact',
    text: 'We are {operator}, {address}. Write to {mail}.',
  },
} as const satisfies Sentences
