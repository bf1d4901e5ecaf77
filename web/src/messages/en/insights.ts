import type { Sentences } from '../sentence.ts'

export const insights = {
  title: 'Predictive Insights',
  subtitle: 'See how a title compares with real videos, and how a thumbnail reads, before you publish.',
  views: { label: 'Ways to look at titles', analyze: 'Analyze a draft', compare: 'Compare titles' },
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
  meter: {
    label: 'Analyses this month',
    left: { one: '{n} of {most} left', other: '{n} of {most} left' },
    resets: 'Starts again on {date}.',
    failed: 'What is left of your plan could not be loaded.',
  },
  full: {
    title: 'You have used all analyses of this month',
    text: 'Your next ones come on {date}. The live score stays free, and a paid plan analyses without a monthly limit.',
    fairUse: 'You have reached today’s fair-use limit. It starts again on {date}.',
    upgrade: 'See plans',
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
