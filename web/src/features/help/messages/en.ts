import type { Sentences } from '#web/messages/sentence.ts'

/** The documentation. */
export const help = {
  title: 'Documentation',
  subtitle:
    'What each part of Viewcraft does, where its figures come from, and what to do when something does not work.',
  ask: 'Ask us',
  contents: 'Topics',
  topics: {
    start: {
      heading: 'First steps',
      channel:
        'Name your channel, or connect it. Naming it is enough to analyze drafts; connecting it brings your own figures to the dashboard.',
      draft:
        'Then open Predictive Insights and type a title. Its score changes with every letter, and your title stays in your browser until you press Get Insights. A thumbnail is uploaded when you add it, for you alone; with both, they are checked together.',
      publish:
        'When the video is out, mark the analysis as published. We check after 7 and after 25 days whether our prediction was right, and show you how often it was.',
      link: 'Open Predictive Insights',
    },
    titles: {
      heading: 'What a title score says',
      score:
        'The score is a rank from 0 to 100 among real video titles: at 60, a title ranks above 60 of 100. The model learned from pairs of videos of one channel and similar age which of the two got more views. It reads the title and nothing else.',
      benchmark: 'From 75 on, a title is in the top quarter: that is the benchmark. Green begins at 80, yellow at 60.',
      parts:
        'Each word or trait that moves the score is listed with its share, and the shares add up to the model’s raw value, which the rank comes from. A suggestion says by how many points it would raise the score. That is a change of rank, never a promise of views.',
      compare:
        'Under Compare titles you set wordings of the same video side by side. Another model ranks them, learned from A/B tests of headlines: choosing among wordings is another question than choosing among videos.',
      ideas:
        'Generate AI Titles suggests titles from your draft. An AI provider writes them where this site has one and your plan still has units for it; otherwise our built-in adviser does, and the screen says which. Either way our model ranks them.',
      languages:
        'The model knows English. Titles in other languages get the plain checks and a sentence that says so, but no score.',
      link: 'How often the model is right',
    },
    thumbnails: {
      heading: 'What is checked on a thumbnail',
      file: 'JPG, JPEG or PNG, up to {size} and {thumbnails} images a day. 1280 × 720 pixels in 16:9 is what YouTube advises.',
      checks:
        'The score is legibility and craft: whether the text can be read at the size of a sidebar, how many words there are, contrast, brightness, clutter, and whether the duration badge covers anything. Nothing that we could measure on an image predicts views, so we do not claim it.',
      kept: 'Images are checked on our own servers and go to nobody else. The original is deleted after 30 days.',
      link: 'Check a thumbnail',
    },
    record: {
      heading: 'Past analyses',
      history:
        'Every analysis is kept under Past analyses until you delete it, with its score and suggestions as they were.',
      calls:
        'Mark the ones you published with the address of the video, at most 7 days after it went out, so that nobody could know yet how it does. Its title must be the analyzed one or a similar one, and each video counts once. The rate of right predictions appears once there are enough of them to mean something.',
      link: 'See your past analyses',
    },
    trends: {
      heading: 'Where trends come from',
      lists:
        'The lists come from YouTube: its own chart where there is one, otherwise a search for what is viewed most. They are read anew every half hour; the line under the heading says which kind it is, for which region, and how old.',
      search:
        'Besides Overall, each category or search is a topic. The Free plan has {searches} a week; the same topic again is free. YouTube allows us a limited number of searches a day: when they are spent, you see what our lists have, and when search opens again.',
      insight:
        'Insights compare a video’s numbers with the other videos in its list. YouTube’s numbers and our own calculations are labeled separately.',
      link: 'Open Trend Pulse',
    },
    channel: {
      heading: 'Connecting your channel',
      connect:
        'Connecting goes through Google, and gives us read access to your channel and its figures: both boxes have to be ticked. We can change nothing and upload nothing, and your Google password never reaches us.',
      late: 'YouTube counts a day to its end two to three days later, in Pacific time. That is why the dashboard ends there. A count that a channel hides is shown as hidden, not as 0.',
      disconnect:
        'Disconnect on the dashboard, at any time. Our access is taken back at Google, and what we read of your channel is deleted at once.',
      link: 'Go to the dashboard',
    },
    plans: {
      heading: 'Plans and what they count',
      meters:
        'What a plan counts is shown where you spend it and on your profile, with what is left and the day it starts again. Months and weeks are those of the calendar in UTC; a week begins on Monday.',
      free: 'The Free plan has {analyses} analyses a month. The same draft within five minutes is the same analysis. At the limit nothing locks: the live score stays, and your past analyses stay.',
      back: 'If an analysis fails on our side, or because YouTube does not answer, you get it back.',
      link: 'See what is left',
    },
    account: {
      heading: 'Your account',
      language:
        'Under Settings you choose the language and the time zone. They are kept with your account and hold wherever you log in.',
      password:
        'Under Profile you change name, email address and password, sign out on all devices, and turn on a second step: a code from an authenticator app, asked for at each login.',
      device:
        'If you lose the device with that app, nobody can log in, you included. Write to us from the address of your account; we turn the second step off once we know that it is you.',
      link: 'Open your profile',
    },
    trouble: {
      heading: 'When something does not work',
      code: 'No code in your mail? Look in the spam folder, then ask for a new one: only the newest works. Codes that confirm an address are good for 24 hours.',
      channel:
        '“Channel not found”? Use the handle, with its @: it stands under the channel’s name on YouTube. Old addresses with /c/ cannot always be found.',
      connection:
        'The connection to YouTube ends when you take it back at Google, change your Google password, or do not use it for months. Connect again: your analyses are still there.',
      reference: 'If a message names a reference, copy it into your message to us: with it we find what happened.',
      link: 'Go to the Support Center',
    },
  },
} as const satisfies Sentences
