import type { Sentences } from '#web/messages/sentence.ts'

/** The documentation. */
export const help = {
  title: 'Documentation',
  subtitle:
    'What each part of Viewcraft does, where its numbers come from, and what to do when something doesn’t work.',
  ask: 'Contact us',
  contents: 'Topics',
  topics: {
    start: {
      heading: 'First steps',
      channel:
        'Enter your channel’s URL or connect your channel. The URL is all you need to analyze titles; connecting adds your own analytics to the dashboard.',
      title:
        'Open Predictive Insights and type a title. Its score updates as you type, and your title stays in your browser until you press Get Insights. A thumbnail is uploaded as soon as you add it, and only you can see it. If you add both, we also check how they work together.',
      publish:
        'Once the video is out, mark the analysis as published. After 7 and 28 days, we check whether what we expected came true, and show you how often it does.',
      link: 'Open Predictive Insights',
    },
    titles: {
      heading: 'What a title’s score means',
      score:
        'The score is a percentile, from 0 to 100: a title at 60 ranks above 60% of the titles it is compared with. Those are the titles of your own videos if we know them, and otherwise titles of real videos. The model of real titles learned by comparing pairs of videos, from the same channel and of similar age, to see which title got more views. It reads the title and nothing else.',
      benchmark:
        'On your channel, 75 or more is the top quarter, which is our benchmark. From 50, a title is above average. It is only about average if no more than half of the videos with a similar rank got more views than usual, as often happens on channels with few videos. Below 50 it is below average, and below 25 it is in the bottom quarter. If none of your past videos is similar, we call it unlike your videos, and its rank means little. Among real titles in general, only the ends of the score mean something: below 40 is below average, 80 or more is the top fifth, and anything in between gives no clear signal. Below each number, you see how videos with a title of that rank did. The color says no more than that.',
      parts:
        'We list every word and trait that moves the score and how much it adds. Together they make up the model’s raw score, which the percentile is based on. It’s a rank, not a promise of views.',
      compare:
        'Compare titles puts several wordings for one video side by side, each with its number and the chance that it is the best. The chance comes from a model that learned from A/B tests of headlines. Both put the titles in the same order.',
      ideas:
        'Generate AI Titles suggests titles based on yours. If this site has an AI provider and your plan has units left, AI writes them; otherwise our built-in adviser does, and the screen tells you which. Either way, the best come first, each with the chance that it is better worded than your title, and none is clearly worse.',
      languages:
        'The score among real titles works in English only. Titles in other languages get the basic checks, with a note.',
      channel:
        'When we know your channel, a title’s number is its rank among your own videos, in any language, from the first letter you type. If you enter a planned length, it counts too.',
      link: 'How often the model is right',
    },
    thumbnails: {
      heading: 'What we check on a thumbnail',
      file: 'JPG, JPEG or PNG, up to {size} each and {thumbnails} images a day. YouTube recommends 1280 × 720 pixels (16:9).',
      checks:
        'The score rates legibility and craft: whether text is readable at sidebar size, the number of words, contrast, brightness, clutter, and whether the duration badge covers anything. Nothing we could measure in an image predicts views, so we don’t claim that it does.',
      kept: 'Images are checked on our own servers and aren’t shown to anyone, unless you share a link to a draft. The original is deleted after 30 days.',
      link: 'Check a thumbnail',
    },
    drafts: {
      heading: 'From a draft to its review',
      work: 'A draft holds everything about a video that isn’t published yet: titles, thumbnails, notes and a date. It is saved while you type, and versions keep earlier states. Analyze the title and thumbnail that you would publish.',
      phone:
        'Saw a video that gives you an idea? On an Android phone, add Viewcraft to the home screen with your browser’s menu. Then share the video from the YouTube app, choose Viewcraft, and press “Keep as an idea”.',
      share:
        'Share a link to a draft, with or without a vote. Plan a test in YouTube Studio and record its outcome here: your results show what wins your tests.',
      review:
        'Once the video is out, mark the draft as published. 7 and 28 days later, its review shows what happened, with room for what you learned.',
      link: 'Open your videos',
    },
    record: {
      heading: 'Past analyses',
      history: 'Every analysis stays under Past analyses, with its score and suggestions, until you delete it.',
      calls:
        'Mark the ones you published by entering the video’s URL within 7 days of publishing, before anyone can know how it will do. Its title must match the analyzed one, or be close to it, and each video counts once. Once there are ten results, you see how many came true next to how many we expected. Titles without a clear signal get no prediction.',
      link: 'See your past analyses',
    },
    outliers: {
      heading: 'What to make next',
      follow:
        'Follow channels like yours under Outliers. Their new videos appear automatically, usually within 15 minutes.',
      usual:
        'We compare each video with what its channel usually gets at the same age. Counts vary by chance, so a video stands out only if chance alone is an unlikely explanation. The list shows the range of each multiple.',
      ideas:
        '“Make it mine” keeps the form of a title, never its words, and fills in a topic of yours. Every Monday, you get up to five ideas like this, each with the evidence for it.',
      link: 'Open Outliers',
    },
    trends: {
      heading: 'Where trends come from',
      lists:
        'The lists come from YouTube: its own chart where there is one, otherwise a search for the most viewed videos. They’re updated every half hour. The line below the heading shows the source, the region and the age of the data.',
      search:
        'Each category or search other than Overall is a topic. The Free plan includes {searches} per week, and opening the same topic again is free. YouTube limits how many searches we can make per day. Once they’re used up, you see matches from our saved lists and when search will be available again.',
      insight:
        'Insights compare a video’s numbers with the other videos in its list. YouTube’s numbers and our own calculations are labeled separately.',
      link: 'Open Trend Pulse',
    },
    channel: {
      heading: 'Connecting your channel',
      connect:
        'You connect through Google, which gives us read-only access to your channel and its analytics. Both boxes must be checked. We can’t change or upload anything, and we never see your Google password.',
      late: 'YouTube finalizes each day two to three days later, in Pacific time, so the dashboard ends there. A count that a channel hides is shown as hidden, not as 0.',
      disconnect:
        'You can disconnect on the dashboard at any time. We revoke our access at Google and delete your channel’s data immediately.',
      link: 'Go to the dashboard',
    },
    studio: {
      heading: 'Exports from YouTube Studio',
      read: 'Drop exports from YouTube Studio into “Click rates from YouTube Studio”, which you can open from Settings. They show what titles and thumbnails affect most directly: clicks. With enough videos, they can judge your next title too, in any language.',
      stays:
        'The files are read in your browser and not uploaded. We store a file only if you choose to keep it, and rows only if you give them to improve the model.',
      link: 'Open the click rates',
    },
    programs: {
      heading: 'Assistants and your own programs',
      assistants:
        'Claude, ChatGPT and other assistants can score titles and keep drafts for you. Give them the address on your profile, and choose what they may do. You can see and disconnect them on your profile.',
      tokens:
        'An access token lets a script do the same. You see it once, it expires, and you can delete it at any time.',
      webhooks:
        'A webhook tells a program of yours when a draft or a review is ready, a test is concluded, or an outlier is found.',
      link: 'Read the API reference',
    },
    plans: {
      heading: 'Plans and limits',
      meters:
        'You can see what’s left, and when it resets, wherever you use it and on your profile. Months and weeks follow the calendar in UTC; weeks start on Monday.',
      free: 'The Free plan includes {analyses} analyses per month. Analyzing the same title and thumbnail again within five minutes doesn’t count. When you reach the limit, the live score and your past analyses stay available.',
      back: 'If an analysis fails because of us or because YouTube doesn’t respond, it doesn’t count.',
      link: 'See what’s left',
    },
    account: {
      heading: 'Your account',
      language:
        'Choose your language and time zone under Settings. They’re saved with your account and apply wherever you log in.',
      password:
        'Under Profile, you can change your name, email address and password. “Ways into your account” lists everything that opens it: add a passkey to log in with your fingerprint, your face or your screen lock, turn on two-step login with an authenticator app, or end any access that you don’t recognize.',
      device:
        'If you lose the device with that app, log in with one of your backup codes. If you have none, write to us from your account’s email address. Once we’ve verified that it’s you, we’ll turn two-step login off.',
      link: 'Open your profile',
    },
    trouble: {
      heading: 'When something doesn’t work',
      code: 'Didn’t get a code? Check your spam folder, then request a new one: only the latest code works. Codes that confirm an address are valid for 24 hours.',
      channel:
        '“Channel not found”? Use the handle, including the @, which YouTube shows below the channel’s name. Older /c/ URLs can’t always be found.',
      connection:
        'Your YouTube connection ends if you revoke it at Google, change your Google password, or don’t use it for months. Connect again, and your analyses are still there.',
      reference:
        'If an error message includes a reference, copy it into your message to us. It helps us find out what happened.',
      link: 'Go to the Support Center',
    },
  },
} as const satisfies Sentences
