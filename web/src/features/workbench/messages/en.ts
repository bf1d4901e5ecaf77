import type { Sentences } from '#web/messages/sentence.ts'

export const insights = {
  title: 'Predictive Insights',
  subtitle: 'See how a title compares with real videos, and how a thumbnail reads, before you publish.',
  newVideo: 'New video',
  views: {
    label: 'Title tools',
    analyze: 'Title and thumbnail',
    compare: 'Compare titles',
    metadata: 'Description and tags',
  },
  pattern: {
    heading: 'A starting point from Trend Pulse',
    format: { video: 'A video', short: 'A video up to 3 minutes long', live: 'A live broadcast' },
    length: 'about {length} long',
    none: 'a plain title',
    structure: {
      number: 'a number in the title',
      question: 'a title that asks a question',
      brackets: 'a note in brackets',
      quote: 'a quotation',
      two_parts: 'a title in two parts',
      versus: 'a comparison (A vs. B)',
      short: 'a title that fits on one line',
    },
    note: 'This is only the structure. The topic and the words are up to you.',
    dismiss: 'Dismiss',
  },
  content: {
    heading: 'Content Analysis',
    label: 'Title',
    placeholder: 'Enter your video title',
    count: '{n} / {most}',
    get: 'Get Insights',
    cancel: 'Cancel',
    working: 'Analysis',
  },
  live: {
    waiting: 'The score appears while you type.',
    unsent: 'Your title stays in your browser until you select Get Insights.',
    even: 'Nothing in this title stands out.',
  },
  stages: {
    initializing: 'Initializing analysis...',
    processing: 'Processing content...',
    generating: 'Generating insights...',
    finalizing: 'Finalizing results...',
  },
  empty: {
    title: 'Ready to optimize your content?',
    text: 'Enter a title or add a thumbnail to see what helps it and what holds it back.',
    start: 'Start analyzing',
  },
  unanalyzed: 'Not analyzed yet: Get Insights shows the next steps for this title.',
  results: {
    heading: 'AI Insights',
    titleAnalysis: 'Title Analysis',
    explanation: 'Explanation and examples',
    chance: '{chance} likely the better wording',
    gain: '+{n}',
    use: 'Use this title',
    partsNote:
      'Each percentage shows how a part of the title goes with more or fewer views, by the title alone. +6% means that a video that would beat 50 of 100 others on its channel beats 51. Parts under 2% aren’t listed. “Compare titles” measures something else: which wording of one video gets more clicks. So a word can help there and not here. “What works” looks at one pattern at a time and compares each title with the most similar ones of its channel; here, all parts count together. So a part can help here and make no difference there.',
    total:
      'All parts of this title multiplied: {sum}. Those of a typical title: {typical}. So by the title alone it ranks above {share} of real titles.',
    totalOwn: 'The number above is its rank among your own videos, which also counts how similar ones did.',
    totalFirst:
      'The number above starts from the first title of this video, and says how much better or worse this wording is.',
    source:
      'The parts explain this title’s rank among real video titles. They come from a model that learned which of two videos on the same channel got more views. The model reads only the title.',
    measured:
      'On {channels} channels, each judged by a model that had never seen it, it picked the better of two videos {all} of the time, and {twice} of the time when one had at least twice the views. Guessing is right half the time.',
    repeated: 'Nothing changed since the last analysis, so this one isn’t counted',
    gone: 'This analysis no longer exists. Your past analyses are below.',
  },
  history: {
    heading: 'Past analyses',
    empty: 'Your analyses will appear here.',
    emptyText: 'Reopen one at any time, and see how accurate we were once the video is out.',
    topics: 'Find a topic in Trend Pulse',
    remove: 'Delete the analysis of “{title}”',
    more: 'Show more',
    noScore: 'No score',
    untitled: 'Thumbnail without a title',
    failed: 'Your past analyses couldn’t be loaded.',
    confirm: {
      title: 'Delete this analysis?',
      text: '“{title}” and its results will be permanently deleted. The analysis still counts toward your plan.',
      keepsCall: 'Its prediction stays in your results.',
      yes: 'Delete',
      failed: 'The analysis couldn’t be deleted. Please try again.',
    },
  },
  part: 'This part couldn’t be loaded. What you typed is still here.',
  others: {
    heading: 'Other titles of this video',
    blank: '(no text yet)',
    first: 'All numbers start from “{title}”, the title that you wrote first.',
    lead: 'The title in the field is the one that the video goes by, also on the board and in the calendar.',
    use: 'Lead with this',
    useLabel: 'Lead with this: {title}',
    remove: 'Remove the title “{title}”',
    add: 'Add a title',
  },
  keep: {
    tried: 'You’re trying out titles. This video isn’t among your videos yet.',
    keep: 'Keep this video',
    tooLong: 'What you typed is too long to be saved. Shorten it, then keep the video.',
    kept: 'Kept. From now on, your changes are saved as you make them.',
  },
  connect: { text: 'Measured against your own videos, this number would tell you more.', link: 'Connect your channel' },
  channel: {
    missing: 'Channel ID not found',
    text: 'YouTube has no channel at the URL in your account. You’ll find your channel’s ID (UC...) on YouTube under Settings > Advanced settings.',
    label: 'Channel URL',
    placeholder: 'youtube.com/channel/UC...',
    required: 'YouTube channel URL is required',
    invalid: 'Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)',
    save: 'Save and analyze',
  },
  toasts: {
    nothing: 'Please enter a title or upload a thumbnail',
    success: 'Analysis completed successfully!',
    failure: 'Failed to analyze content. Please try again.',
  },
} as const satisfies Sentences

/** What a channel's own past says of a title, and how our calls came out. */
export const record = {
  ours: 'Calculated by us',
  own: {
    heading: 'On your channel',
    videosAlone: 'This rank comes from your own videos alone: the title model knows only English.',
    leaned: 'Your videos that count most here',
    none: 'None of your videos is much like this title.',
    views: '{views} views on YouTube',
    viewsStudio: '{views} views',
    times: '{times}× your usual views',
    up: 'favors this title',
    down: 'counts against this title',
    source:
      'Views: YouTube, {date}. Your usual is what your videos of that length typically have at that age; single hits hardly move it.',
    sourceStudio:
      'Views: your exports from YouTube Studio. Your usual is what your videos of that length typically have at that age; single hits hardly move it.',
    tooFew: {
      one: 'Your channel has {n} public video that is at least 3 days old. Once you have {fewest}, we also compare this title with your own videos.',
      other:
        'Your channel has {n} public videos that are at least 3 days old. Once you have {fewest}, we also compare this title with your own videos.',
    },
    noDifference: 'Your videos have all done equally well so far, so they can’t rank a title yet.',
    unavailable:
      'YouTube didn’t respond, so this analysis doesn’t include your own videos. Analyze the title again in ten minutes.',
  },
  general: 'How accurate Viewcraft is overall',
  toRecord: 'How often our predictions came true',
  call: {
    mark: 'Mark as published',
    markOf: 'Mark as published: “{title}”',
    undo: 'Unmark',
    undoOf: 'Unmark: “{title}”',
    video: 'Published video',
    title: 'Which video did you publish?',
    text: 'Paste its URL. The video has to be on your own channel, with this title or a similar one, and no more than 7 days old. You can undo this for one hour. After that, the prediction stays in your results.',
    label: 'Video URL',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Paste the URL of your video.',
    save: 'Mark as published',
    saved: 'Marked as published.',
    undone: 'No longer marked as published.',
  },
} as const satisfies Sentences
