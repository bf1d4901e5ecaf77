import type { CheckState, pairChecks, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'
import type { Plural, Sentences } from '#web/messages/sentence.ts'

export const insights = {
  title: 'Predictive Insights',
  subtitle: 'See how a title compares with real videos, and how a thumbnail reads, before you publish.',
  views: {
    label: 'Ways to look at titles',
    analyze: 'Analyze a draft',
    compare: 'Compare titles',
    metadata: 'Description and tags',
  },
  pattern: {
    heading: 'A starting point from Trend Pulse',
    format: { video: 'A video', brief: 'A video of up to 3 minutes', live: 'A live broadcast' },
    length: 'about {length} long',
    none: 'a plain title',
    structure: {
      number: 'a number in the title',
      question: 'a title that asks',
      brackets: 'an aside in brackets',
      quote: 'something quoted',
      parts: 'a title in two parts',
      versus: 'one thing against another',
      short: 'a title on one line',
    },
    note: 'Only how it is made. Topic and words are yours.',
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
    waiting: 'The score appears while you type. Your title leaves the browser only with Get Insights.',
    failed: 'The title model could not be loaded. Get Insights works all the same.',
    announced: 'Title score {score} out of 100. {verdict}.',
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
    text: 'Enter a title or add a thumbnail, and we show what helps it and what holds it back.',
    start: 'Start analyzing',
  },
  results: {
    heading: 'AI Insights',
    titleAnalysis: 'Title Analysis',
    suggestions: 'Suggestions',
    noSuggestions: 'No edit we know would raise this score.',
    explanation: 'Explanation and examples',
    gain: '+{n}',
    gainLabel: '{n} points more, {score} in all',
    use: 'Use this title',
    parts: 'What moves the score',
    partsNote: 'Each figure is what a word or trait adds to the model’s raw value. They add up to it exactly.',
    benchmark: 'Benchmark Comparison',
    above:
      'With {score}, this title is {n} above the benchmark of {benchmark}: it is in the top quarter of real titles.',
    at: 'With {score}, this title is exactly at the benchmark of {benchmark}, where the top quarter of real titles begins.',
    below:
      'With {score}, this title is {n} below the benchmark of {benchmark}, where the top quarter of real titles begins.',
    source:
      'The score is this title’s rank among real video titles, by a model that learned which of two videos of the same channel got more views. It reads the title only.',
    measured:
      'On {channels} channels it had never seen it picked the better of two videos in {all} of cases, and in {twice} where one had at least twice the views; guessing picks it in half.',
    repeated: 'Same draft as before: no analysis used',
    gone: 'This analysis no longer exists. Your past analyses are below.',
  },
  history: {
    heading: 'Past analyses',
    empty: 'Your analyses will be kept here.',
    emptyText: 'Open one again at any time, and see how right we were once its video is out.',
    topics: 'Find a topic in Trend Pulse',
    remove: 'Delete the analysis of “{title}”',
    more: 'Show more',
    noScore: 'No score',
    untitled: 'Thumbnail without a title',
    failed: 'Your past analyses could not be loaded.',
    confirm: {
      title: 'Delete this analysis?',
      text: '“{title}” and its results are deleted for good. The analysis stays counted.',
      yes: 'Delete',
      failed: 'The analysis could not be deleted. Please try again.',
    },
  },
  channel: {
    missing: 'Channel ID not found',
    text: 'We need to know your channel before the first analysis. Its ID, UC..., is on YouTube under Settings, Advanced settings.',
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

/** Each check: its name, and what was seen, by how it came out. */
const checks = {
  size: {
    name: 'Size',
    good: '{width} × {height} pixels.',
    warn: '{width} × {height} pixels; YouTube advises 1280 × 720.',
    fail: '{width} × {height} pixels; YouTube advises 1280 × 720 and at least 640 across.',
  },
  shape: {
    name: 'Shape',
    good: '16:9: nothing is cut, and there are no bars.',
    warn: 'Nearly 16:9: thin bars, or a little is cut.',
    fail: 'Not 16:9: there will be bars, or edges are cut.',
  },
  weight: {
    name: 'File size',
    good: '{size}.',
    warn: '{size}. Under 2 MB it loads fast everywhere.',
    fail: '{size}. Under 2 MB it loads fast everywhere.',
  },
  brightness: {
    name: 'Brightness',
    good: '{percent} of white on average.',
    warn: '{percent} of white on average; 15% to 70% shows well on light and dark pages.',
    fail: '{percent} of white on average; 15% to 70% shows well on light and dark pages.',
  },
  contrast: {
    name: 'Contrast',
    good: '{score} of 100 between lights and darks.',
    warn: '{score} of 100 between lights and darks, less than nearly all real thumbnails.',
    fail: '{score} of 100 between lights and darks: shapes run into each other.',
  },
  colorfulness: {
    name: 'Colorfulness',
    good: '{score} of 100.',
    warn: '{score} of 100, less than nearly all real thumbnails.',
    fail: '{score} of 100, less than nearly all real thumbnails.',
  },
  clutter: {
    name: 'Clutter',
    good: 'Little enough to take in at a glance.',
    warn: 'Many things, or much fine detail.',
    fail: 'Many things and much fine detail.',
  },
  word_count: {
    name: 'Words on it',
    good: { one: '{n} word.', other: '{n} words.' },
    warn: { one: '{n} word.', other: '{n} words; up to 4 are read at a glance.' },
    fail: { one: '{n} word.', other: '{n} words; up to 4 are read at a glance.' },
  },
  text_readable: {
    name: 'Readability',
    good: {
      one: 'At sidebar size its word can be read.',
      other: 'At sidebar size {readable} of {n} words can be read.',
    },
    warn: {
      one: 'At sidebar size its word cannot be read.',
      other: 'At sidebar size only {readable} of {n} words can be read.',
    },
    fail: {
      one: 'At sidebar size its word cannot be read.',
      other: 'At sidebar size only {readable} of {n} words can be read.',
    },
  },
  text_contrast: {
    name: 'Text contrast',
    good: '{ratio}:1 or more against what is behind it.',
    warn: '{ratio}:1 where it is weakest; 4.5:1 reads well.',
    fail: '{ratio}:1 where it is weakest; under 3:1 it is hard to read.',
  },
  badge_zone: {
    name: 'Duration badge',
    good: 'Nothing that matters is under it.',
    warn: 'It covers part of a face.',
    fail: 'It covers text.',
  },
} as const satisfies Record<ThumbnailCheckName, Record<'name' | CheckState, string | Plural>>

/** What to do about a check that did not come out well, and why. What was seen is in `checks`. */
const suggestions = {
  size: {
    text: 'Export it at 1280 × 720 or larger',
    explanation: 'Thumbnails are shown up to the size of a TV. A smaller picture is blown up there and looks soft.',
  },
  shape: {
    text: 'Crop it to 16:9',
    explanation: 'Every list shows thumbnails at 16:9. A picture of another shape gets bars, or loses its edges.',
  },
  weight: {
    text: 'Save it under 2 MB',
    explanation: 'A JPG of good quality looks the same at these sizes and is much lighter than a PNG of a photo.',
  },
  brightness: {
    text: 'Correct the exposure',
    explanation: 'A very dark picture merges with a dark page, a very bright one with a light page.',
  },
  contrast: {
    text: 'Make lights lighter and darks darker',
    explanation: 'When a picture is a few centimetres wide, light and dark are what tells its shapes apart.',
  },
  colorfulness: {
    text: 'Bring in a strong color',
    explanation: 'Of 1,000 thumbnails we measured, 95 in 100 were more colorful. One saturated area is enough.',
  },
  clutter: {
    text: 'Take something out',
    explanation: 'The more there is to look at, the smaller each part gets. One subject and one thought are plenty.',
  },
  word_count: {
    text: 'Cut the text to four words or fewer',
    explanation: 'Who scrolls by reads a few words at most. The title stands right beside it and can say the rest.',
  },
  text_readable: {
    text: 'Make the text larger',
    explanation:
      'We read the picture again at 168 × 94, its size beside a playing video. Lines with words our reader lost there are marked.',
  },
  text_contrast: {
    text: 'Set the text off from what is behind it',
    explanation: 'An outline, a shadow or a plain patch behind the letters does it. 4.5:1 is what WCAG asks of text.',
  },
  badge_zone: {
    text: 'Keep the lower right corner free',
    explanation: 'The length of the video is laid over that corner in every list.',
  },
} as const satisfies Record<ThumbnailCheckName, Record<'text' | 'explanation', string>>

/** What title and thumbnail do together. */
const pairs = {
  repeated_words: {
    name: 'Words said twice',
    good: 'Title and picture each say something of their own.',
    warn: 'The title says this too: {words}. The picture has room for something else.',
    fail: 'The picture says nothing that is not in the title: {words}.',
  },
} as const satisfies Record<(typeof pairChecks)[number], Record<'name' | CheckState, string>>

/** Colours in words, for those who do not see them. */
const colours = {
  heading: 'Main colors',
  swatch: '{name}, {share} of the picture',
  dark: 'dark {name}',
  light: 'light {name}',
  names: {
    black: 'black',
    white: 'white',
    grey: 'gray',
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    beige: 'beige',
    yellow: 'yellow',
    green: 'green',
    turquoise: 'turquoise',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
  },
} as const

export const thumbnails = {
  label: 'Thumbnail',
  alt: 'Your thumbnail',
  gone: 'The picture cannot be shown.',
  size: '{width} × {height}',
  drop: {
    label: 'Thumbnail upload',
    hint: 'Drop an image here, or paste one',
    release: 'Let go to check it',
    choose: 'Choose an image',
    supports: 'Supports JPG, JPEG, PNG',
    kept: 'Uploaded for you alone, and deleted after 30 days.',
    wrongType: 'File type must be {types}',
    tooLarge: { one: 'File is larger than {n} byte', other: 'File is larger than {n} bytes' },
    tooSmall: { one: 'File is smaller than {n} byte', other: 'File is smaller than {n} bytes' },
    tooMany: 'Too many files',
  },
  slot: {
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel upload',
    again: 'Upload again',
    progress: 'Thumbnail upload',
    looking: 'Measuring the picture…',
    uploading: 'Uploading…',
    checking: 'Reading its text and looking for faces…',
    done: 'Every check is done.',
    cancelled: 'Upload cancelled. Text and faces were not checked.',
    failed: 'Text and faces could not be checked',
    off: 'Text and face checks are off on this machine',
    offText:
      'What your browser measures is below, without a score. Get Insights works for the title. To switch the checks on, reinstall the packages with npm ci and start again.',
    details: 'What was seen',
  },
  states: {
    good: 'Good',
    warn: 'Could be better',
    fail: 'Needs work',
    pending: 'Checking…',
    missing: 'Not checked',
    absent: 'Nothing to check',
  },
  checksHeading: 'Thumbnail checks',
  checks,
  suggestions,
  pairsHeading: 'Title and thumbnail together',
  pairs,
  colours,
  marks: {
    label: 'Show on the picture',
    text: { one: 'Text: {n}', other: 'Text: {n}' },
    faces: { one: 'Faces: {n}', other: 'Faces: {n}' },
    badge: 'Duration badge',
  },
  results: {
    heading: 'Thumbnail Analysis',
    meaning: 'How legible and well made the picture is. Not a prediction of clicks or views.',
    suggestions: 'Suggestions',
    none: 'Nothing we check for could be better.',
    explain: 'Explanation',
    explainAndShow: 'Explanation, and where on the picture',
    gain: '{n} points more',
    above: 'With {score}, this thumbnail is {n} above the benchmark of {benchmark}.',
    at: 'With {score}, this thumbnail is exactly at the benchmark of {benchmark}.',
    below: 'With {score}, this thumbnail is {n} below the benchmark of {benchmark}.',
    benchmarkNote: 'The benchmark is a mark for solid craft, set by us.',
    allChecks: 'All checks',
    source:
      'The score adds up these checks, with weights we chose. Among 1,000 thumbnails of 25 channels, nothing we could measure in a picture told which video of a channel got more views, so we do not claim that it does.',
  },
  previews: {
    heading: 'Where it will be seen',
    note: 'At the sizes YouTube shows it, the title cut after two lines. YouTube publishes no sizes and changes them, so small differences are normal.',
    scheme: 'Page colors',
    cut: 'The title is cut',
    whole: 'The whole title fits',
    noTitle: 'Your title stands here',
    places: { home: 'Home', search: 'Search', sidebar: 'Beside a video', phone: 'Phone', tv: 'TV' },
  },
  compare: {
    start: 'Compare with a second one',
    stop: 'Stop comparing',
    a: 'Thumbnail A',
    b: 'Thumbnail B',
    heading: 'A and B compared',
    note: 'Legibility and craft, check by check. Which of the two gets more clicks only viewers can tell.',
    use: 'Analyze',
    check: 'Check',
  },
  toasts: {
    failed: 'Failed to analyze thumbnail: {reason}',
    leftOut: 'The thumbnail is left out: {reason}',
  },
} as const satisfies Sentences

/** What a channel's own past says of a title, and how our calls came out. */
export const record = {
  ours: 'Calculated by us',
  own: {
    heading: 'On your channel',
    score: {
      one: 'Compared with your own videos, this title ranks above {share} of your {n} earlier title.',
      other: 'Compared with your own videos, this title ranks above {share} of your {n} earlier titles.',
    },
    leaned: 'It leaned on these videos of yours, whose titles are alike:',
    none: 'None of your videos shares a word with this title, so here the title alone decides.',
    views: '{views} views on YouTube',
    times: '{times} times your usual',
    up: 'speaks for this title',
    down: 'speaks against this title',
    source:
      'Views: YouTube, {date}. Your usual is the median of your videos of similar age. The score above stays what the title alone says.',
    tooFew: {
      one: 'We know {n} public video of your channel that is at least 3 days old. From {fewest} on, your own past counts here too.',
      other:
        'We know {n} public videos of your channel that are at least 3 days old. From {fewest} on, your own past counts here too.',
    },
    unavailable:
      'YouTube did not answer, so your own past is not in this analysis. What the title alone says stands. Analyze it again later.',
    notInPlan:
      'Part of Premium: it weighs the title by how your own videos with titles like it did. The score above stays what the title alone says.',
    toPlan: 'See Premium',
  },
  track: {
    heading: 'Our calls for you',
    none: 'Mark an analysis below as published. We then check after 7 and 25 days whether our call was right.',
    rate: 'Right in {share} of comparisons. Guessing gets 50%.',
    interval: {
      one: '{n} published video. With so few, the true rate is likely between {low} and {high}.',
      other: '{n} published videos. With so many, the true rate is likely between {low} and {high}.',
    },
    settled: {
      one: '{n} of your calls settled so far. We show a rate from {fewest} on: below, it would be chance.',
      other: '{n} of your calls settled so far. We show a rate from {fewest} on: below, it would be chance.',
    },
    waiting: { one: '{n} video is still to be checked.', other: '{n} videos are still to be checked.' },
    unsettled: { one: '{n} could not be settled.', other: '{n} could not be settled.' },
    how: 'How a call is checked',
    howText:
      'A call says: of this video and each upload of yours of the same kind and similar age, the one whose title scores higher gets more views. Both are at least 3 days old, and neither is more than 1.5 times as old as the other. That is how our accuracy is measured, too. We keep only whether the call was right, none of YouTube’s figures.',
    general: 'How accurate Viewcraft is in general',
  },
  call: {
    mark: 'Mark as published',
    markOf: 'Mark as published: “{title}”',
    undo: 'Unmark',
    undoOf: 'Unmark: “{title}”',
    video: 'Published video',
    due: 'Our call is checked on {date}.',
    waiting: 'Our call is checked 7 and 25 days after publishing.',
    right: 'Right in {right} of {of}',
    day7: 'after 7 days',
    day25: 'after 25 days',
    too_few: 'Too few uploads of similar age to settle it',
    no_call: 'The published title has no score',
    unavailable: 'Could not be checked',
    title: 'Which video did it become?',
    text: 'Paste its address. It has to be on your own channel and at most 7 days old, so that nobody knows yet how it does.',
    label: 'Video URL',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Paste the address of your video.',
    save: 'Mark as published',
    saved: 'Marked. We check our call 7 and 25 days after publishing.',
    undone: 'The mark is taken back.',
  },
} as const satisfies Sentences
