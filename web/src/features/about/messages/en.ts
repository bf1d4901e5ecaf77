import type { Sentences } from '#web/messages/sentence.ts'

/** `/about`: why Viewcraft is there. */
export const about = {
  title: 'Our Story',
  lead: 'Every creator asks it before publishing: is this title any good? We wanted an answer that can be checked.',
  story: {
    question:
      'Many tools answer with a number: 87 out of 100. Where it comes from, and whether it was ever right, they do not say. A number like that is a decoration.',
    answer:
      'So we began with real videos. Our title model learned which of two videos of the same channel got more views, and was then measured on channels it had never seen. Every score shows which words made it, and you can watch it change while you type.',
    limits:
      'A title is only part of what makes a video work, so the model is right more often than chance, and far from always. We print how often, beside the score and on a page of its own. Where we know nothing, we say so.',
  },
  values: {
    heading: 'What we hold on to',
    community: {
      name: 'Community-first',
      text: 'Your drafts stay yours. No advertising, no trackers, no sale of data, and a plan that costs nothing. A channel that you connect is let go with one click.',
    },
    innovation: {
      name: 'Innovation-driven',
      text: 'A model of our own, made for titles, that scores in your browser as you type. New ideas are kept if a measurement says that they help, and dropped if it does not.',
    },
    passion: {
      name: 'Passion-led',
      text: 'We care about the craft of a good title and the details of a good tool. We would rather leave a field empty than fill it with an invented number.',
    },
  },
  see: {
    heading: 'See for yourself',
    text: 'Score a title of yours, or look at how often we are right.',
    try: 'Score a title',
    accuracy: 'How often are we right?',
  },
} as const satisfies Sentences
