import type { Sentences } from '#web/messages/sentence.ts'

/** The public page that says how often the title model is right. */
export const accuracy = {
  title: 'How often is Viewcraft right?',
  lead: 'Every figure on this page was measured, on channels the model had never seen. It is printed here whether it flatters us or not.',
  question:
    'Two videos of the same channel, of similar age. Which got more views? We show the model both titles and nothing else.',
  tiles: {
    title: 'by the title alone',
    history: 'with the channel’s own past',
    coin: 'by flipping a coin',
    interval: '95% interval {low} to {high}',
    pairs: '{n} pairs, {channels} channels',
    certain: 'by definition',
    measured: 'Measured on {day}.',
  },
  table: {
    measure: 'Who chooses',
    all: 'All pairs',
    x2: 'Views differ 2×',
    x5: 'Views differ 5×',
    pairs: 'Pairs compared',
    scale: 'The line under a figure is its 95% interval, from 40% to 80%; the mark is a coin’s 50%.',
    range: '{low} to {high}',
    history: 'Viewcraft, own history',
    titleOnly: 'Viewcraft, title alone',
    longer: 'The longer title',
    rule: 'Usual rules of headline analyzers',
    random: 'Guessing',
  },
  title_only: {
    heading: 'The title alone',
    text: 'Where views lie further apart, titles are easier to tell apart, too. The rules that headline tools use (power words, numbers, length) come out like guessing here.',
  },
  history: {
    heading: 'With your own history',
    text: 'Once five of your videos are known, the model also looks at how your videos with similar titles did. Measured on {channels} channels, on pairs with at least five older videos; the title alone is measured on the same pairs.',
  },
  modern: {
    heading: 'Modern channels apart',
    text: 'A large part of the data comes from big channels of 2017. What counts for you is how the model does on channels seen in 2019 or later: {channels} of the channels it never saw.',
  },
  cross: {
    heading: 'The same over many more channels',
    text: 'The channels held out for the figures above turned out easier than most. Cross-validated over {channels} channels, each scored by a model that did not see it, the figures are lower: expect these.',
  },
  headlines: {
    heading: 'Different wordings for the same thing',
    text: 'Comparing wordings of one video’s title uses another model, learned from randomized A/B tests of news headlines of 2013 to 2015. Learned from {learned} tests, measured on {tests} others it never saw. It says nothing about topics, and headlines are not video titles.',
    model: 'Viewcraft, wording',
    all: 'All pairs',
    significant: 'Significant pairs',
    best: 'Best of a test found',
    counted: 'Pairs, last: tests',
    note: 'Significant: the test itself could tell the two headlines apart at the 5% level.',
  },
  reliability: {
    heading: 'Does it know how sure it may be?',
    text: 'The model gives each choice a chance of being right. If the chances are honest, the points lie on the line: of all choices called 60% sure, 60% are right.',
    predicted: 'Chance the model gave',
    observed: 'How often it was right',
    pairs: 'Pairs',
    ideal: 'Perfectly honest',
    error:
      'On average the chances are off by {title} percentage points for the title alone and {history} with own history. Of the one pair in twenty it was surest of by the title alone, it got {top} right.',
    plot: 'Chances given by the model against how often it was right, in ten groups of equal size. The points lie close to the diagonal.',
    table: 'The figures behind the plot',
  },
  blind: {
    heading: 'What the score cannot see',
    video: 'The video itself: what is in it, how good it is, how long people stay.',
    thumbnail:
      'The thumbnail. In our measurements no property of an image told which of a channel’s videos got more views.',
    moment: 'The moment: news, seasons, what others publish that day, what YouTube recommends.',
    cause:
      'Causes. It has learned what goes with more views on a channel, not what brings them about. A better score is no promise.',
    figures: 'How many views or clicks there will be. We predict neither.',
  },
  languages: {
    heading: 'Languages',
    text: 'The model is for English. On {channels} channels in other languages, by the title alone, it chooses right in {share} of pairs ({low} to {high}). That is too little to show a score, so titles in other languages get plain checks and a sentence that says so.',
  },
  data: {
    heading: 'On what data, and how',
    learned:
      'Learned from {videos} videos of {channels} English channels: their titles, views and ages, from public compilations. The views were read between {from} and {to}.',
    split: 'Whole channels are held out: no title of a channel that is measured was learned from.',
    pairs:
      'Pairs are of one channel, both videos at least 3 days old, neither more than 1.5 times as old as the other, at most 150 pairs a channel.',
    interval: 'Intervals are 95%, by drawing whole channels again and again (bootstrap).',
    weights: 'Weights measured: {hash}',
    sources: 'Where the videos come from ({n} sources)',
    source: '{name}: {n}',
    citation:
      'Headlines: Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
  },
  again: {
    heading: 'Measure it again',
    text: 'With the source code at hand, these commands learn the weights anew, byte for byte the same, and measure them on your own files. What training saw is left out.',
    train: 'npm run train -- --uploads FILE... --headlines FILE',
    evaluate: 'npm run evaluate -- --uploads FILE... --headlines FILE --json',
  },
  try: {
    heading: 'See for yourself',
    text: 'Type a title, and the score explains itself word by word.',
    action: 'Try it',
  },
} as const satisfies Sentences
