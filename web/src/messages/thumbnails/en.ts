import type { CheckState, PairCheckName, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'
import type { Plural, Sentences } from '../sentence.ts'

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
    warn: 'Many elements, a lot of fine detail, or many colors side by side.',
    fail: 'Far too much to take in: elements, fine detail, or colors side by side.',
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
    good: '{ratio}:1 or more against what’s behind it, letter by letter.',
    warn: 'Some letters have only {ratio}:1 against what’s behind them; 4.5:1 is easy to read.',
    fail: 'Some letters have only {ratio}:1 against what’s behind them; below 3:1, text is hard to read.',
  },
  badge_zone: {
    name: 'Duration badge',
    good: 'It doesn’t cover anything important.',
    warn: 'It covers part of a face or small print.',
    fail: 'It covers text.',
  },
  cut_text: {
    name: 'Text at the edges',
    good: 'No edge cuts text off.',
    warn: 'An edge cuts text off.',
    fail: 'An edge cuts text off.',
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
    explanation: 'YouTube shows the video’s length over that corner everywhere. Viewers never see what’s under it.',
  },
  cut_text: {
    text: 'Move the text away from the edge',
    explanation: 'Letters that are cut off look like a mistake, and viewers have to guess the word.',
  },
  repeated_words: {
    text: 'Say something the title doesn’t',
    explanation: 'The title is right next to the image. Words that repeat it take up room without adding anything.',
  },
} as const satisfies Record<ThumbnailCheckName | PairCheckName, Record<'text' | 'explanation', string>>

/** The advice for an image without text whose checks are all good. */
const tryText = {
  text: 'Try two to four large words on it',
  finding: 'Every check passed, and there’s no text on it.',
  explanation:
    'Words can say what neither the image nor the title says. Make a second version and compare: nothing we measured shows that text on an image brings views, so it’s up to you.',
} as const

/** What title and thumbnail do together. */
const pairs = {
  repeated_words: {
    name: 'Repeated words',
    good: 'The title and the image each say something different.',
    warn: 'The title already says this: {words}. Use the image to say something else.',
    fail: 'Everything the image says is already in the title: {words}.',
  },
} as const satisfies Record<PairCheckName, Record<'name' | CheckState, string>>

/** Colors in words, for those who do not see them. */
const colors = {
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
  heading: 'Thumbnails',
  /** Text whose words were all read, although they hardly stand out. */
  faint: {
    one: 'At sidebar size, the word hardly stands out from what’s behind it.',
    other: 'At sidebar size, the words hardly stand out from what’s behind them.',
  },
  nth: 'Thumbnail {n}',
  lead: 'Lead',
  leadNth: 'Lead: thumbnail {n}',
  remove: 'Remove thumbnail {n}',
  full: { one: 'A video has room for {n} thumbnail.', other: 'A video has room for {n} thumbnails.' },
  already: 'This thumbnail is already there.',
  noScore: 'No score',
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
    kept: 'Only you can see it until you share it. We delete the original after 30 days.',
    wrongType: 'File type must be {types}',
    tooLarge: { one: 'File is larger than {n} byte', other: 'File is larger than {n} bytes' },
    tooSmall: { one: 'File is smaller than {n} byte', other: 'File is smaller than {n} bytes' },
    tooMany: 'Too many files',
  },
  slot: {
    remove: 'Remove',
    cancel: 'Cancel upload',
    again: 'Upload again',
    progress: 'Thumbnail upload',
    looking: 'Measuring the image…',
    uploading: 'Uploading…',
    checking: 'Reading text and looking for faces…',
    failed: 'The thumbnail wasn’t added',
    off: 'Text and face checks are off on this machine',
    offText:
      'You’ll find what your browser can measure below, without a score. Get Insights still works for the title. To turn the checks on, reinstall the packages with npm ci and restart.',
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
  tryText,
  pairsHeading: 'Title and thumbnail together',
  pairs,
  colors,
  marks: {
    label: 'Show on the image',
    unreadable: { one: 'Unreadable text: {n}', other: 'Unreadable text: {n}' },
    hidden: { one: 'Covered or cut off: {n}', other: 'Covered or cut off: {n}' },
    unreadableLines: 'Not fully readable at sidebar size: {lines}',
    text: { one: 'Text: {n}', other: 'Text: {n}' },
    faces: { one: 'Faces: {n}', other: 'Faces: {n}' },
    badge: 'Duration badge',
  },
  results: {
    otherImage: 'These results are for another image, not for the video’s current lead thumbnail.',
    heading: 'Thumbnail Analysis',
    meaning:
      'How legible and well made the image is. It doesn’t know what your video is about, and doesn’t predict clicks or views.',
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
    benchmarkNote: 'We chose it ourselves as the mark of solid craft. It isn’t measured on other thumbnails.',
    allChecks: 'All checks',
    source:
      'The score adds up these checks with weights we chose, and takes 30% off for text that’s covered or cut off, and 15% for more colors side by side than real thumbnails have. Across 1,000 thumbnails from 25 channels, nothing we measured in an image indicated which of a channel’s videos got more views, so we don’t claim that it does.',
  },
  previews: {
    heading: 'Where it will appear',
    note: 'Shown at the sizes YouTube uses, or smaller on a narrow screen, with the title cut off after two lines. YouTube doesn’t publish its sizes and changes them from time to time, so expect small differences.',
    place: 'Where it appears',
    scheme: 'Page colors',
    cut: 'The title is cut off',
    whole: 'The whole title fits',
    noTitle: 'Your title goes here',
    places: { home: 'Home', search: 'Search', sidebar: 'Next to a video', phone: 'Phone', tv: 'TV' },
  },
  compare: {
    note: 'Legibility and craft, check by check. Only your viewers can show which one gets more clicks.',
    check: 'Check',
  },
  toasts: {
    failed: 'Failed to analyze thumbnail: {reason}',
    leftOut: 'The thumbnail isn’t included: {reason}',
  },
} as const satisfies Sentences
