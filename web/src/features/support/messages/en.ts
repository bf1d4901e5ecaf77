import { youtubeDays } from '#shared/retention.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** The Support Center and the public contact page. */
export const support = {
  page: 'Support',
  title: 'Support Center',
  subtitle: 'Find an answer or contact us.',
  tiles: { chat: 'Live Chat', documentation: 'Documentation', email: 'Email Support' },
  chat: {
    open: 'Chat with us when we’re online.',
    start: 'Start a chat',
  },
  documentation: {
    text: 'How scores are calculated, what each screen does, and what to do when something doesn’t work.',
    open: 'Open the documentation',
  },
  email: {
    text: 'Send us a message.',
    write: 'Write an email',
    form: 'Go to the form',
  },
  answered: {
    inTurn: 'We answer messages by email: Premium first, then Basic, then all others.',
    within: {
      one: 'We answer messages by email within {n} business day: Premium first, then Basic, then all others.',
      other: 'We answer messages by email within {n} business days: Premium first, then Basic, then all others.',
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    accuracy: {
      question: 'How accurate are the scores?',
      answer:
        'Given two videos from the same channel, the model picks the one with more views from the title alone {share} of the time, and {twice} of the time when one has at least twice the views. We measured this on {channels} channels, each with a model that had never seen that channel. Flipping a coin is right 50% of the time. The score helps you choose; it doesn’t predict views.',
      more: 'All measurements',
    },
    limits: {
      question: 'What counts as an analysis?',
      answer:
        'Each draft you submit with Get Insights: a title, a thumbnail or both. The Free plan includes {n} a month. The score you see while typing is always free, and so is submitting the same draft again within five minutes. If something fails on our side, you get the analysis back.',
      more: 'What is left of your plan',
    },
    channel: {
      question: 'What does Viewcraft read from my channel?',
      answer: `Once you connect it, we read your channel’s name, its public videos and their stats, and its daily analytics. Access is read-only. We store this data for up to ${youtubeDays} days, and disconnecting on the dashboard deletes it immediately.`,
      more: 'Privacy Policy',
    },
  },
  form: {
    heading: 'Contact Support',
    name: 'Your name',
    nameMissing: 'Enter your name.',
    email: 'Email',
    emailInvalid: 'Invalid email address',
    emailHint: 'We’ll only use it to reply to you.',
    subject: 'Subject',
    subjectMissing: 'Describe the topic in a few words.',
    message: 'Message',
    messageMissing: 'Enter your message.',
    answerTo: 'We’ll reply to {email}.',
    orMail: 'Or write to {mail}.',
    send: 'Send Message',
    tooMany:
      'You’ve sent a lot of messages in a short time, so this one wasn’t sent. Your text is still here. Please try again tomorrow.',
  },
  sent: {
    title: 'We received your message',
    reference: 'Reference:',
    acknowledged: 'We emailed you the reference and will reply to {email}.',
    unacknowledged: 'We couldn’t email you the reference, so please save it. We’ll reply to {email}.',
    visitor: 'Please save the reference. The only email we’ll send to your address is our reply.',
    again: 'Send another message',
  },
  contact: {
    title: 'Contact',
    lead: 'A question before you sign up, trouble logging in, or something you’d like us to know.',
    updated: 'Last updated: {date}.',
    write: 'Write to us',
    signedIn: 'You’re logged in. Write to us from the Support Center, so we know who you are and which plan you have.',
    toSupport: 'Go to the Support Center',
    operator: {
      heading: 'Who runs this site',
      name: 'Name',
      address: 'Postal address',
      mail: 'Email',
      missing: 'not provided yet',
    },
    reasons: {
      heading: 'Before you write',
      security: {
        text: 'Found a security vulnerability? Use the form and start the subject with “Security”. Please don’t disclose it until we’ve fixed it.',
        link: 'How data is protected',
      },
      privacy: {
        text: 'Want to know what data we have about you, or have it deleted? Write from your account’s email address so we know it’s you.',
        link: 'Privacy Policy',
      },
      billing: {
        text: 'Question about a payment? Tell us the date and the amount, but never your card number.',
        link: 'How billing works',
      },
      company: {
        text: 'A company, or several channels? Tell us how many, and we’ll make you an offer.',
        link: 'Enterprise inquiry',
      },
    },
  },
} as const satisfies Sentences
