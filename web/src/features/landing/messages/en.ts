import type { Sentences } from '#web/messages/sentence.ts'

export const landing = {
  page: 'Score your video title before you publish',
  description:
    'Score a video title as you type, check a thumbnail the way viewers see it, and see what’s trending. We measure how often the scores are right.',
  deleted: 'Your account has been deleted.',
  closed: 'Your account is closed. We’ll delete any remaining data within a day.',
  hero: {
    headline: 'Crack the code before you publish',
    text: 'AI-powered tools for video creators: a title score that updates as you type, a thumbnail check at the size viewers see, and what’s trending now. Every number comes with a reason.',
    start: 'Get Started',
    more: 'Learn More',
    note: 'Free plan, no card needed.',
  },
  proof: {
    heading: 'Measured, not promised',
    twice:
      'of the time it picked the better of two videos when one had at least twice the views; guessing is right half the time',
    all: 'of the time it picked the better video, across all pairs from the same channel',
    channels: 'channels behind every number here, each judged by a model that had never seen it',
    link: 'How often is it right?',
  },
  features: {
    heading: 'Everything you decide before you publish',
    titles: {
      name: 'Predictive Title Scoring',
      text: 'A score learned from real videos, as you type. See which words help, which hold it back, and which edits would raise it.',
    },
    thumbnails: {
      name: 'Thumbnail Performance Analysis',
      text: 'Text, faces, contrast and clutter, checked at the size people see on a phone. It rates legibility and craft, not clicks.',
    },
    trends: {
      name: 'Trend Pulse',
      text: 'What people are watching now, by category and country, what their titles have in common, and a starting point for yours.',
    },
    dashboard: {
      name: 'Performance Dashboard',
      text: 'Your channel’s views, subscribers, watch time and engagement, day by day and compared with the previous period.',
    },
  },
  picture: {
    heading: 'Your channel at a glance',
    text: 'Connect your channel to see what changed. We only ask for read access, and you can disconnect with one click.',
    alt: 'The dashboard of a demo channel: views, subscribers, watch time and engagement rate with their change, and a chart of views by day.',
    caption: 'The dashboard, with data from a fictional demo channel.',
  },
  quotes: {
    quoted: '“{text}”',
    heading: 'What creators say',
    sample: 'Sample quotes',
    note: 'We wrote these as placeholders. Quotes from real creators will replace them as soon as we have some.',
    stars: '{n} of 5 stars',
    subscribers: '{count} subscribers',
  },
  closing: {
    heading: 'Your next title is waiting',
    text: 'Type it, see why it gets its score, and publish the better version.',
    action: 'Crack The Code',
  },
  faq: {
    heading: 'Frequently asked questions',
    search: 'Search questions and answers',
    none: 'No question matches “{text}”. Try another word, or get in touch.',
    help: 'Need More Help?',
    helpText: 'The support center has more answers and a contact form.',
    touch: 'Get in Touch',
    items: {
      accurate: {
        question: 'How accurate is the title score?',
        answer:
          'We tested it on {channels} channels, each with a model that had never seen that channel: it picked the better of two videos from the same channel {all} of the time, and {twice} of the time when one had at least twice the views. Guessing is right half the time. A title is only part of what makes a video work; the accuracy page has all the numbers and their limits.',
      },
      meaning: {
        question: 'What does a score of 75 mean?',
        answer:
          'It ranks above 75% of the titles it is compared with: your own videos once we know them, otherwise real video titles. Among your own, that’s where the top quarter begins. Among real titles, it’s no clear signal: only below 40 (below average) and from 80 on (top fifth) does the score say something. Each number says how videos did whose titles ranked like that.',
      },
      views: {
        question: 'Does it predict views or clicks?',
        answer:
          'No. A title can’t tell you how many people will click. We show how videos did whose titles ranked alike, and how likely one wording is better than another.',
      },
      channel: {
        question: 'Do I have to connect my channel?',
        answer:
          'No. Title scores, thumbnail checks and trends work without it. Once your own videos are known, titles are ranked among them. Connecting adds your own analytics and only requires read access. One click disconnects your channel and deletes that data.',
      },
      privacy: {
        question: 'What happens to my drafts?',
        answer:
          'While you type, the score is calculated in your browser. A draft is sent to us only when you select Get Insights. It’s then saved in your history, where you can delete it. We never sell it or use it for advertising.',
      },
      plans: {
        question: 'How many analyses do I get?',
        answer:
          'The free plan includes {free} a month, plus the live score. Basic and Premium have no monthly limit; a daily fair-use limit of {fair} keeps bots out.',
      },
      languages: {
        question: 'Which languages does it understand?',
        answer:
          'The score among real titles works in English only. In every other language, a title is ranked among your own videos once ten of them are known; until then it gets basic checks and a note that says so. Viewcraft itself is available in English, Spanish and French.',
      },
      thumbnails: {
        question: 'How are thumbnails scored?',
        answer:
          'By what can be measured in the image: readable text, contrast, clutter, brightness and shape. We found nothing in an image that predicts views within a channel, so the score covers only legibility and craft.',
      },
    },
  },
} as const satisfies Sentences
