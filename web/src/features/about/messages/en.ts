import type { Sentences } from '#web/messages/sentence.ts'

/** `/about`: why Viewcraft exists. */
export const about = {
  title: 'Our Story',
  lead: 'Every creator wonders before publishing: is this title any good? We wanted an answer you can check.',
  story: {
    question:
      'Many tools give you a number: 87 out of 100. They don’t say where it comes from, or whether it was ever right. A number like that is just decoration.',
    answer:
      'So we started with real videos. Our title model learned which of two videos on the same channel got more views, and we then tested it on channels it had never seen. Every score shows which words shaped it, and you can watch it change as you type.',
    limits:
      'A title is only part of what makes a video work, so the model is right more often than chance, but far from always. We publish how often, both next to the score and on its own page. When we don’t know, we say so.',
  },
  values: {
    heading: 'What we stand for',
    community: {
      name: 'Community-first',
      text: 'Your drafts stay yours. No ads, no trackers, no selling your data, and a free plan. You can disconnect your channel with one click.',
    },
    innovation: {
      name: 'Innovation-driven',
      text: 'A model of our own, made for titles, that scores in your browser as you type. We keep new ideas when measurements show that they help, and drop them when they don’t.',
    },
    passion: {
      name: 'Passion-led',
      text: 'We care about the craft of a good title and the details of a good tool. We’d rather leave a field empty than make up a number.',
    },
  },
  see: {
    heading: 'See for yourself',
    text: 'Score one of your titles, or see how often we’re right.',
    try: 'Score a title',
    accuracy: 'See how often we’re right',
  },
} as const satisfies Sentences
