import { youtubeDays } from '#shared/retention.ts'
import type { Sentences } from '#web/messages/sentence.ts'

export const landing = {
  page: 'Score your video title before you publish',
  description:
    'Score a video title as you type, check a thumbnail the way viewers see it, and see what’s trending. We measure how often the scores are right.',
  deleted: 'Your account has been deleted.',
  closed: 'Your account is closed. We’ll delete any remaining data within a day.',
  hero: {
    headline: 'Crack the code before you publish',
    text: 'Tools for video creators. Type a title and see what it’s worth, which words help, and what to change first.',
    start: 'Get Started',
    more: 'Learn More',
    note: 'Free plan, no card needed.',
  },
  proof: {
    heading: 'Measured, not promised',
    text: 'Two videos from one channel: how often do we pick the one that got more views? A title is one reason among many, so this is a nudge, not an oracle.',
    guessing: 'guessing',
    title: 'from the title alone',
    channel: 'knowing the channel’s own videos',
    channelTwice: 'knowing the channel, when one video had at least twice the views',
    measured:
      'Measured on {title} channels by the title alone and {own} with their own videos, each judged by a model that had never seen it.',
    link: 'How often is it right?',
  },
  story: {
    heading: 'One title, from first number to result',
    text: 'Field Notes Kitchen is a channel we made up, and so are its views. What Viewcraft says about it is what it can tell you about yours.',
    scored: {
      name: 'Scored while you type',
      text: 'A model that learned from {videos} real videos rates your title, before you have an account. Where it sees no clear signal, it says so.',
    },
    judged: {
      name: 'Judged by your own videos',
      text: 'Connect your channel, or just name it. Your title is then ranked among your own videos: what your viewers watch, not what works for everyone.',
    },
    tested: {
      name: 'Tested on your viewers',
      text: 'Torn between two titles? Let YouTube test them and note which one won. Viewcraft keeps count of what wins on your channel.',
    },
    settled: {
      name: 'Checked when the views are in',
      text: 'We look back after 7 and 28 days: did the video do what we said? Every answer stays in your results, right or wrong.',
    },
  },
  features: {
    heading: 'Everything you decide before you publish',
    invented: 'Titles of the made-up channel, ranked among its videos.',
    titles: {
      name: 'Predictive Title Scoring',
      text: 'Put the titles for one video side by side. Each gets its place among your own videos, the words that help it, the words that hold it back, and the edit that would raise it most.',
    },
    thumbnails: {
      name: 'Thumbnail Performance Analysis',
      text: 'Can people read it on a phone? Text, faces, contrast and clutter, checked at that size. It rates legibility, not clicks.',
    },
    trends: {
      name: 'Trend Pulse',
      text: 'What people are watching now, by category and country, and what those titles have in common.',
    },
    dashboard: {
      name: 'Performance Dashboard',
      text: 'Your views, subscribers, watch time and engagement: what changed since the period before.',
    },
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
      worth: {
        question: 'What is the score worth?',
        answer:
          'It’s a nudge, not an oracle. Of two videos from one channel, the one whose title scored higher had more views {all} of the time, and {own} once we knew the channel’s own videos. Guessing is right half the time. We measured this on {channels} channels, each judged by a model that had never seen it. Below each number, you see how many of 100 titles ranked like yours did well. Nobody can tell views or clicks from a title, and we don’t try.',
      },
      channel: {
        question: 'Does it need my channel?',
        answer:
          'No. Titles, thumbnails and trends work without one. If you connect your channel, or just name it, titles are ranked among your own videos, which tells you more. Connecting also shows your analytics. Access is read-only: we can’t change anything on your channel.',
      },
      data: {
        question: 'What happens to my data?',
        answer: `What we read from YouTube is deleted after ${youtubeDays} days at most, and right away when you disconnect, which takes one click. We show no ads, use no trackers and sell no data. On your profile you can download everything or delete your account.`,
      },
      drafts: {
        question: 'Can anyone see my unpublished ideas?',
        answer:
          'What you type on this page stays in your browser. In your account, titles, notes and thumbnails are saved so that you find them again. Other users never see them, unless you share a link. If an AI writes advice for you, it gets your title and what you wrote about the video, but never your name.',
      },
      languages: {
        question: 'Which languages does it understand?',
        answer:
          'Without a channel, titles are scored in English only. Once ten of your own videos are known, they judge your titles in any language; until then you get basic checks, and a note says so. Viewcraft itself speaks English, Spanish and French.',
      },
      ai: {
        question: 'Is this a chatbot?',
        answer:
          'No. Every number comes from models of our own that learned from real videos, and we publish how often they are right. Suggestions and titles come from our built-in adviser. Where an AI provider is set up too, paid plans include texts that it writes about your video, and each says so.',
      },
      free: {
        question: 'What do I get for free?',
        answer:
          'A number for every title you type, and {free} full analyses a month: title, thumbnail and what to change. Planning, title tests and your results are free too. Basic and Premium have no monthly limit; a limit of {fair} analyses a day keeps bots out.',
      },
      cancel: {
        question: 'Can I cancel?',
        answer:
          'Yes, at any time, on your profile. You keep the plan until the end of the period you paid for. Then you’re on the Free plan, and what you made stays.',
      },
    },
  },
} as const satisfies Sentences
