import type { Sentences } from '#web/messages/sentence.ts'

export const landing = {
  page: 'Score your video title before you publish',
  description:
    'Score a video title while you type it, check a thumbnail the way viewers see it, and see what is trending. Every score explains itself, and how often it is right is measured.',
  deleted: 'Your account is deleted.',
  closed: 'Your account is closed. What is left of it is deleted within a day.',
  hero: {
    headline: 'Crack the code before you publish',
    text: 'AI-powered tools for video creators: a title score you can watch change while you type, a thumbnail check at the size viewers see, and what is trending now. No number without its reason.',
    start: 'Get Started',
    more: 'Learn More',
    note: 'Free plan, no card needed.',
  },
  proof: {
    heading: 'Measured, not promised',
    twice: 'picked the better of two videos where one had at least twice the views; guessing picks half',
    all: 'picked the better one over all pairs of one channel’s videos',
    channels: 'channels the model had never seen, for every figure here',
    link: 'How often is it right?',
  },
  features: {
    heading: 'Everything you decide before you publish',
    titles: {
      name: 'Predictive Title Scoring',
      text: 'A score learned from real videos, as you type. It shows which words help, which hold back, and edits that would raise it.',
    },
    thumbnails: {
      name: 'Thumbnail Performance Analysis',
      text: 'Text, faces, contrast and clutter, read at the size of a phone’s list. It judges legibility and craft, and says so.',
    },
    trends: {
      name: 'Trend Pulse',
      text: 'What is being watched now, by category and country, with the traits its titles share and a starting point for yours.',
    },
    dashboard: {
      name: 'Performance Dashboard',
      text: 'Views, subscribers, watch time and engagement of your channel, day by day and against the period before.',
    },
  },
  picture: {
    heading: 'Your channel at a glance',
    text: 'Connect your channel to see what moved. Reading is all we ask for, and you disconnect with one click.',
    alt: 'The dashboard of a demo channel: views, subscribers, watch time and engagement rate with their change, and a chart of views by day.',
    caption: 'The dashboard, with the data of an invented demo channel.',
  },
  quotes: {
    quoted: '“{text}”',
    heading: 'What creators say',
    sample: 'Sample quotes',
    note: 'Written by us to show the place. Words of real creators replace them as soon as there are some.',
    stars: '{n} of 5 stars',
    subscribers: '{count} subscribers',
  },
  closing: {
    heading: 'Your next title is waiting',
    text: 'Type it, see why it scores what it scores, and publish the better one.',
    action: 'Crack The Code',
  },
  faq: {
    heading: 'Frequently asked questions',
    search: 'Search questions and answers',
    none: 'No question matches “{text}”. Try another word, or get in touch.',
    help: 'Need More Help?',
    helpText: 'The support center has more answers, and a form to write to us.',
    touch: 'Get in Touch',
    items: {
      accurate: {
        question: 'How accurate is the title score?',
        answer:
          'On {channels} channels that it had never seen, the model picked the better of two videos of one channel in {all} of cases, and in {twice} where one had at least twice the views. Guessing picks half. A title is only part of what makes a video work; the accuracy page has every figure and its limits.',
      },
      meaning: {
        question: 'What does a score of 75 mean?',
        answer:
          'That the title ranks higher than 75% of real video titles in our model, which is where the top quarter begins. It is a rank of the title alone, not a grade for the video.',
      },
      views: {
        question: 'Does it predict views or clicks?',
        answer:
          'No. Nobody can tell from a title how many people will click. We say which wording went with more views on the same channel, and how sure that is.',
      },
      channel: {
        question: 'Do I have to connect my channel?',
        answer:
          'No. Title scores, thumbnail checks and trends work without it. Connecting adds your own figures and takes reading rights only; one click disconnects and deletes them.',
      },
      privacy: {
        question: 'What happens to my drafts?',
        answer:
          'While you type, the score is made in your browser. A draft is sent when you ask for insights, is kept in your history, and you can delete it there. Nothing is sold or used for advertising.',
      },
      plans: {
        question: 'How many analyses do I get?',
        answer:
          'The free plan has {free} a month, and the live score on top. Basic and Premium have no monthly limit; a daily fair-use limit of {fair} keeps robots out.',
      },
      languages: {
        question: 'Which languages does it understand?',
        answer:
          'The title model knows English. Titles in other languages get plain checks and a sentence that says so. The product itself speaks English, Spanish and French.',
      },
      thumbnails: {
        question: 'How are thumbnails judged?',
        answer:
          'By what can be measured in the picture: readable text, contrast, clutter, brightness, shape. We found nothing in a picture that tells views within a channel, so the score is legibility and craft.',
      },
    },
  },
} as const satisfies Sentences
