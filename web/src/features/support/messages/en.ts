import type { Sentences } from '#web/messages/sentence.ts'

/** The Support Center and the public contact page. */
export const support = {
  page: 'Support',
  title: 'Support Center',
  subtitle: 'Look it up, or ask us.',
  newTab: '(opens in a new tab)',
  tiles: { chat: 'Live Chat', documentation: 'Documentation', email: 'Email Support' },
  chat: {
    open: 'Talk to us while somebody is there.',
    start: 'Start a chat',
    none: 'There is no live chat at present: please write.',
  },
  documentation: {
    text: 'How scores come about, what each screen does, and what to do when something does not work.',
    open: 'Open the documentation',
  },
  email: {
    text: 'Write to us. On Premium, your message is answered before the others.',
    write: 'Write an email',
    form: 'Go to the form',
  },
  answered: {
    inTurn: 'Messages are answered by email in the order they come, those of Premium first.',
    within: {
      one: 'Messages are answered by email within {n} working day, those of Premium first.',
      other: 'Messages are answered by email within {n} working days, those of Premium first.',
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    accuracy: {
      question: 'How accurate are the scores?',
      answer:
        'Of two videos of one channel, the model picks the one with more views by its title alone in {share} of cases, and in {twice} where one has at least twice the views, measured over {channels} channels that it had not seen. Flipping a coin gets 50%. It helps you choose; it predicts no views.',
      more: 'All measurements',
    },
    limits: {
      question: 'What counts as an analysis?',
      answer:
        'Each draft that you send with Get Insights: title, thumbnail or both together. The Free plan has {n} a month. The score that you see while typing is always free, and so is the same draft again within five minutes. If something fails on our side, you get the analysis back.',
      more: 'What is left of your plan',
    },
    channel: {
      question: 'What does Viewcraft read from my channel?',
      answer:
        'Once you connect it: your channel’s name, its public videos and their counts, and its figures by day. Access is read-only, what we read is kept for 27 days at most, and disconnecting on the dashboard deletes it at once.',
      more: 'Privacy Policy',
    },
  },
  form: {
    heading: 'Contact Support',
    name: 'Your name',
    nameMissing: 'Tell us your name.',
    email: 'Email',
    emailInvalid: 'Invalid email address',
    emailHint: 'Our answer goes there, and nothing else.',
    subject: 'Subject',
    subjectMissing: 'Tell us in a few words what it is about.',
    message: 'Message',
    messageMissing: 'Write your message first.',
    answerTo: 'We’ll reply to {email}.',
    orMail: 'Or write to {mail}.',
    send: 'Send Message',
    tooMany:
      'You have sent many messages in a short time, and this one was not taken. Your text is still here: please try again tomorrow.',
  },
  sent: {
    title: 'We have your message',
    reference: 'Its reference is',
    acknowledged: 'We have mailed you the reference, and will reply to {email}.',
    unacknowledged: 'We could not mail you the reference just now, so please keep it. We will reply to {email}.',
    visitor: 'Please keep the reference: we mail nothing but our answer to the address that you gave.',
    again: 'Write another message',
  },
  contact: {
    title: 'Contact',
    lead: 'A question before you sign up, trouble logging in, or something you want us to know.',
    updated: 'Last updated: {date}.',
    write: 'Write to us',
    signedIn: 'You are signed in. Write from the Support Center: there we know whom to answer, and what your plan is.',
    toSupport: 'Go to the Support Center',
    operator: {
      heading: 'Who runs this site',
      name: 'Name',
      address: 'Postal address',
      mail: 'Email',
      missing: 'not filled in yet',
    },
    reasons: {
      heading: 'It helps to know',
      security: {
        text: 'You found a weakness in our security? Use the form and begin the subject with “Security”. Please tell nobody else until it is mended.',
        link: 'How data is protected',
      },
      privacy: {
        text: 'You want to know what we hold about you, or to have it deleted? Write from the address of your account, so that we know it is you.',
        link: 'Privacy Policy',
      },
      billing: {
        text: 'A question on a payment? Name the day and the amount, never the number of your card.',
        link: 'How billing works',
      },
      company: {
        text: 'Several channels, or a company? Tell us how many, and we make you an offer.',
        link: 'Enterprise inquiry',
      },
    },
  },
} as const satisfies Sentences
