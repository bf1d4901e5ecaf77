import type { CheckState, pairChecks, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'
import type { Plural, Sentences } from '../sentence.ts'

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
