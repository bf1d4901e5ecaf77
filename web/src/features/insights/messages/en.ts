import type { CheckState, pairChecks, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'
import type { Plural, Sentences } from '#web/messages/sentence.ts'

export const insights = {
  title: 'Predictive Insights',
  subtitle: 'See how a title compares with real videos, and how a thumbnail reads, before you publish.',
  views: {
    label: 'Title tools',
    analyze: 'Analyze a draft',
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
    note: 'This is only the pattern. The topic and the words are up to you.',
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
    waiting: 'The score appears while you type. Your title stays in your browser until you select Get Insights.',
    failed: 'The title model couldn’t be loaded. Get Insights still works.',
    announced: 'Title score {score} out of 100. {verdict}.',
    compared:
      '{chance} likely to be better wording than the analyzed title. Analyze it to see its rank on your channel.',
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
  results: {
    heading: 'AI Insights',
    titleAnalysis: 'Title Analysis',
    explanation: 'Explanation and examples',
    chance: '{chance} likely the better wording',
    gain: '+{n}',
    use: 'Use this title',
    partsNote:
      'Going by the title alone, each percentage is the change in the odds of getting more views than another video on your channel: +6% means 106 wins instead of 100 for the same number of losses. Changes under 1% aren’t listed.',
    benchmark: 'Benchmark Comparison',
    above: 'At {score}, this title is {n} above the benchmark of {benchmark}.',
    at: 'At {score}, this title is exactly at the benchmark of {benchmark}.',
    below: 'At {score}, this title is {n} below the benchmark of {benchmark}.',
    source:
      'The score is this title’s rank among real video titles. It comes from a model that learned which of two videos on the same channel got more views. The model reads only the title.',
    measured:
      'On {channels} channels it had never seen, it picked the better of two videos {all} of the time, and {twice} of the time when one had at least twice the views. Guessing is right half the time.',
    repeated: 'Same draft as last time, so no analysis was used',
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
    channel: 'On your channel',
    general: 'Among real titles',
    untitled: 'Thumbnail without a title',
    failed: 'Your past analyses couldn’t be loaded.',
    confirm: {
      title: 'Delete this analysis?',
      text: '“{title}” and its results will be permanently deleted. The analysis still counts toward your plan.',
      keepsCall: 'Its prediction stays in your record.',
      yes: 'Delete',
      failed: 'The analysis couldn’t be deleted. Please try again.',
    },
  },
  channel: {
    missing: 'Channel ID not found',
    text: 'We need to know your channel before your first analysis. You’ll find its ID (UC...) on YouTube under Settings > Advanced settings.',
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
    warn: '{width} × {height} pixels; YouTube recommends 1280 × 720.',
    fail: '{width} × {height} pixels; YouTube recommends 1280 × 720 and at least 640 wide.',
  },
  shape: {
    name: 'Shape',
    good: '16:9: nothing is cropped, and there are no black bars.',
    warn: 'Nearly 16:9: expect thin black bars or slight cropping.',
    fail: 'Not 16:9: expect black bars or cropped edges.',
  },
  weight: {
    name: 'File size',
    good: '{size}.',
    warn: '{size}. Under 2 MB, it loads fast everywhere.',
    fail: '{size}. Under 2 MB, it loads fast everywhere.',
  },
  brightness: {
    name: 'Brightness',
    good: 'Average brightness {percent}.',
    warn: 'Average brightness {percent}; 15% to 70% works well on light and dark pages.',
    fail: 'Average brightness {percent}; 15% to 70% works well on light and dark pages.',
  },
  contrast: {
    name: 'Contrast',
    good: '{score} out of 100 between light and dark areas.',
    warn: '{score} out of 100 between light and dark areas, lower than nearly all real thumbnails.',
    fail: '{score} out of 100 between light and dark areas: shapes blend together.',
  },
  colorfulness: {
    name: 'Colorfulness',
    good: '{score} out of 100.',
    warn: '{score} out of 100, lower than nearly all real thumbnails.',
    fail: '{score} out of 100, lower than nearly all real thumbnails.',
  },
  clutter: {
    name: 'Clutter',
    good: 'Simple enough to take in at a glance.',
    warn: 'Many elements, or a lot of fine detail.',
    fail: 'Many elements and a lot of fine detail.',
  },
  word_count: {
    name: 'Word count',
    good: { one: '{n} word.', other: '{n} words.' },
    warn: { one: '{n} word.', other: '{n} words; viewers read up to 4 at a glance.' },
    fail: { one: '{n} word.', other: '{n} words; viewers read up to 4 at a glance.' },
  },
  text_readable: {
    name: 'Readability',
    good: {
      one: 'At sidebar size, the word is readable.',
      other: 'At sidebar size, {readable} of {n} words are readable.',
    },
    warn: {
      one: 'At sidebar size, the word isn’t readable.',
      other: 'At sidebar size, only {readable} of {n} words are readable.',
    },
    fail: {
      one: 'At sidebar size, the word isn’t readable.',
      other: 'At sidebar size, only {readable} of {n} words are readable.',
    },
  },
  text_contrast: {
    name: 'Text contrast',
    good: '{ratio}:1 or more against the background.',
    warn: '{ratio}:1 at its weakest; 4.5:1 is easy to read.',
    fail: '{ratio}:1 at its weakest; below 3:1, text is hard to read.',
  },
  badge_zone: {
    name: 'Duration badge',
    good: 'It doesn’t cover anything important.',
    warn: 'It covers part of a face.',
    fail: 'It covers text.',
  },
} as const satisfies Record<ThumbnailCheckName, Record<'name' | CheckState, string | Plural>>

/** What to do about a check that did not come out well, and why. Details is in `checks`. */
const suggestions = {
  size: {
    text: 'Export it at 1280 × 720 or larger',
    explanation: 'Thumbnails appear on screens as large as TVs, where a smaller image is scaled up and looks blurry.',
  },
  shape: {
    text: 'Crop it to 16:9',
    explanation:
      'YouTube shows every thumbnail at 16:9. An image with another shape gets black bars or loses its edges.',
  },
  weight: {
    text: 'Save it under 2 MB',
    explanation: 'For a photo, a good-quality JPG looks the same at these sizes and is much smaller than a PNG.',
  },
  brightness: {
    text: 'Correct the exposure',
    explanation: 'A very dark image blends into a dark page, and a very bright one into a light page.',
  },
  contrast: {
    text: 'Increase the contrast between light and dark',
    explanation: 'When an image is an inch or two wide, light and dark are what separate its shapes.',
  },
  colorfulness: {
    text: 'Add a strong color',
    explanation: 'Of the 1,000 thumbnails we measured, 95% were more colorful. One saturated area is enough.',
  },
  clutter: {
    text: 'Remove something',
    explanation: 'The more there is to look at, the smaller each part gets. One subject and one idea are plenty.',
  },
  word_count: {
    text: 'Cut the text to four words or fewer',
    explanation: 'People scrolling by read a few words at most. The title is right next to it and can say the rest.',
  },
  text_readable: {
    text: 'Make the text larger',
    explanation:
      'We also read the image at 168 × 94, its size next to a playing video. We marked the lines where words could no longer be read.',
  },
  text_contrast: {
    text: 'Make the text stand out from its background',
    explanation: 'Add an outline, a shadow or a solid shape behind the letters. WCAG requires 4.5:1 for text.',
  },
  badge_zone: {
    text: 'Keep the lower-right corner clear',
    explanation: 'YouTube shows the video’s length over that corner everywhere.',
  },
} as const satisfies Record<ThumbnailCheckName, Record<'text' | 'explanation', string>>

/** What title and thumbnail do together. */
const pairs = {
  repeated_words: {
    name: 'Repeated words',
    good: 'The title and the image each say something different.',
    warn: 'The title already says this: {words}. Use the image to say something else.',
    fail: 'Everything the image says is already in the title: {words}.',
  },
} as const satisfies Record<(typeof pairChecks)[number], Record<'name' | CheckState, string>>

/** Colours in words, for those who do not see them. */
const colours = {
  heading: 'Main colors',
  swatch: '{name}, {share} of the image',
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
  ratings: { good: 'Strong', fair: 'Fair', poor: 'Weak' },
  alt: 'Your thumbnail',
  gone: 'The image can’t be displayed.',
  size: '{width} × {height}',
  drop: {
    label: 'Thumbnail upload',
    hint: 'Drop an image here, or paste one',
    release: 'Drop to check it',
    choose: 'Choose an image',
    supports: 'Supports JPG, JPEG, PNG',
    kept: 'Only you can see it. We delete it after 30 days.',
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
    looking: 'Measuring the image…',
    uploading: 'Uploading…',
    checking: 'Reading text and looking for faces…',
    done: 'All checks are done.',
    cancelled: 'Upload cancelled. Text and faces weren’t checked.',
    failed: 'Text and faces couldn’t be checked',
    off: 'Text and face checks are off on this machine',
    offText:
      'You’ll find what your browser can measure below, without a score. Get Insights still works for the title. To turn the checks on, reinstall the packages with npm ci and restart.',
    details: 'Details',
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
    label: 'Show on the image',
    unreadable: { one: 'Unreadable text: {n}', other: 'Unreadable text: {n}' },
    unreadableLines: 'Not fully readable at sidebar size: {lines}',
    text: { one: 'Text: {n}', other: 'Text: {n}' },
    faces: { one: 'Faces: {n}', other: 'Faces: {n}' },
    badge: 'Duration badge',
  },
  results: {
    heading: 'Thumbnail Analysis',
    meaning: 'How legible and well made the image is. It doesn’t predict clicks or views.',
    suggestions: 'Suggestions',
    none: 'Every check passed. We have no suggestions.',
    blank: 'There’s hardly anything on this image',
    blankText:
      'We found hardly any shapes and no words, so it doesn’t have a score. Add a picture or a few large words, then upload it again.',
    explain: 'Explanation',
    explainAndShow: 'Explanation, with its place on the image',
    gain: '{n} more points',
    above: 'At {score}, this thumbnail is {n} above the benchmark of {benchmark}.',
    at: 'At {score}, this thumbnail is exactly at the benchmark of {benchmark}.',
    below: 'At {score}, this thumbnail is {n} below the benchmark of {benchmark}.',
    benchmarkNote: 'The benchmark stands for solid craft. We set it ourselves.',
    allChecks: 'All checks',
    source:
      'The score adds up these checks with weights we chose. Across 1,000 thumbnails from 25 channels, nothing we measured in an image indicated which of a channel’s videos got more views, so we don’t claim that it does.',
  },
  previews: {
    heading: 'Where it will appear',
    note: 'Shown at the sizes YouTube uses, or smaller on a narrow screen, with the title cut off after two lines. YouTube doesn’t publish its sizes and changes them from time to time, so expect small differences.',
    scheme: 'Page colors',
    cut: 'The title is cut off',
    whole: 'The whole title fits',
    noTitle: 'Your title goes here',
    places: { home: 'Home', search: 'Search', sidebar: 'Next to a video', phone: 'Phone', tv: 'TV' },
  },
  compare: {
    start: 'Compare with another thumbnail',
    stop: 'Stop comparing',
    a: 'Thumbnail A',
    b: 'Thumbnail B',
    heading: 'A and B compared',
    note: 'Legibility and craft, check by check. Only your viewers can show which one gets more clicks.',
    use: 'Analyze',
    check: 'Check',
  },
  toasts: {
    failed: 'Failed to analyze thumbnail: {reason}',
    leftOut: 'The thumbnail isn’t included: {reason}',
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
    times: '{times}× your usual views',
    up: 'favors this title',
    down: 'counts against this title',
    source: 'Views: YouTube, {date}. Your usual views are the median of your videos of similar age.',
    tooFew: {
      one: 'Your channel has {n} public video that is at least 3 days old. Once you have {fewest}, we also compare this title with your own videos.',
      other:
        'Your channel has {n} public videos that are at least 3 days old. Once you have {fewest}, we also compare this title with your own videos.',
    },
    noDifference: 'Your videos have all done equally well so far, so they can’t rank a title yet.',
    unavailable:
      'YouTube didn’t respond, so this analysis doesn’t include your own videos. Analyze the title again in ten minutes.',
  },
  track: {
    heading: 'Our predictions for you',
    none: 'Mark an analysis below as published. After 7 and 25 days, we check whether our prediction was right.',
    rate: 'Right in {share} of comparisons. Guessing is right 50% of the time.',
    interval: {
      one: '{n} published video. With so few, the true rate is probably between {low} and {high}.',
      other: '{n} published videos. With this many, the true rate is probably between {low} and {high}.',
    },
    settled: {
      one: '{n} of your predictions checked so far. We show a rate once there are {fewest}; before that, it would mostly reflect chance.',
      other:
        '{n} of your predictions checked so far. We show a rate once there are {fewest}; before that, it would mostly reflect chance.',
    },
    waiting: { one: '{n} video is waiting to be checked.', other: '{n} videos are waiting to be checked.' },
    unsettled: { one: '{n} couldn’t be checked.', other: '{n} couldn’t be checked.' },
    how: 'How we check a prediction',
    howText:
      'We compare this video with each of your uploads of the same format and similar age. We predict that the one whose title scores higher gets more views. Both are at least 3 days old, and neither is more than 1.5 times as old as the other. We measure our overall accuracy the same way. We store only whether the prediction was right, and none of YouTube’s numbers.',
    general: 'How accurate Viewcraft is overall',
  },
  call: {
    mark: 'Mark as published',
    markOf: 'Mark as published: “{title}”',
    undo: 'Unmark',
    undoOf: 'Unmark: “{title}”',
    video: 'Published video',
    due: 'We’ll check our prediction on {date}.',
    waiting: 'We’ll check our prediction 7 and 25 days after publishing.',
    right: '{right} of {of} right',
    day7: 'after 7 days',
    day25: 'after 25 days',
    too_few: 'Too few uploads of similar age to check it',
    no_call: 'The published title doesn’t have a score',
    other_title: 'The published title differs from the one you analyzed',
    unavailable: 'Couldn’t be checked',
    title: 'Which video did you publish?',
    text: 'Paste its URL. The video has to be on your own channel, with this title or a similar one, and no more than 7 days old. You can undo this for one hour. After that, the prediction stays in your record.',
    label: 'Video URL',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Paste the URL of your video.',
    save: 'Mark as published',
    saved: 'Marked as published. We’ll check our prediction 7 and 25 days after publishing.',
    undone: 'No longer marked as published.',
  },
} as const satisfies Sentences
