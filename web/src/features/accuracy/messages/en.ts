import type { Sentences } from '#web/messages/sentence.ts'

/** The public page that says how often the title model is right. */
export const accuracy = {
  title: 'How often is Viewcraft right?',
  lead: 'We measured every figure on this page on channels, or headline tests, that the model had never seen, and we publish them all, good or bad.',
  question:
    'Take two videos of similar age from the same channel. Which one got more views? The model sees both titles and nothing else.',
  tiles: {
    title: 'from the title alone',
    history: 'with the channel’s own history',
    coin: 'by flipping a coin',
    interval: '95% interval {low} to {high}',
    pairs: '{n} pairs, {channels} channels',
    certain: 'by definition',
    crossValidated:
      'Cross-validated: each channel was scored by a model that had never seen it. These are the figures we show everywhere.',
    measured: 'Measured on {day}.',
  },
  table: {
    measure: 'Method',
    all: 'All pairs',
    x2: 'Views differ 2×',
    x5: 'Views differ 5×',
    pairs: 'Pairs compared',
    scale: 'The line below each figure is its 95% interval, on a scale from 40% to 80%; the mark is 50%, a coin flip.',
    range: '{low}–{high}',
    history: 'Viewcraft, with history',
    titleOnly: 'Viewcraft, title only',
    longer: 'The longer title',
    rule: 'Common headline-analyzer rules',
    random: 'Random guess',
  },
  title_only: {
    heading: 'Title only',
    text: 'Measured on {channels} channels we held out of training. The further apart the views, the easier it is to tell the titles apart. The rules that headline tools use (power words, numbers, length) do hardly better than guessing here.',
    advice: 'See which title advice holds up',
  },
  history: {
    heading: 'With your own history',
    text: 'Once we know five of your videos, the model also looks at how your videos with similar titles performed. Measured on {channels} channels, on pairs with at least five earlier videos. The title-only figures are for the same pairs.',
  },
  modern: {
    heading: 'Recent channels',
    text: 'Much of the data comes from large channels of 2017. What matters to you is how the model does on channels whose views were read in 2019 or later: {channels} of the channels it never saw.',
  },
  cross: {
    heading: 'Across many more channels',
    text: 'The channels we held out for the tables above turned out to be easier than most. When we cross-validate over {channels} channels, scoring each one with a model that never saw it, the figures are lower. These are the ones to expect, and the ones we show everywhere else.',
  },
  headlines: {
    heading: 'Different wordings of one title',
    text: 'Comparing different wordings for the same video uses a second model, trained on randomized A/B tests of news headlines from 2013 to 2015, and a small share of the title model. It was trained on {learned} tests and measured on {tests} others. Headlines aren’t video titles.',
    model: 'Viewcraft, wording',
    all: 'All pairs',
    significant: 'Significant pairs',
    best: 'Best headline of a test found',
    counted: 'Pairs (last column: tests)',
    cross:
      'Cross-validated over {tests} of the tests it was trained on, each judged by a model that never saw it. These are the figures we show everywhere else.',
    note: 'Significant: the test itself separated the two headlines at the 5% level.',
  },
  outcomes: {
    heading: 'What a rank is worth',
    text: 'A title that ranks high does better more often, not always. These are the videos of channels that the model had never seen, grouped by the rank of their titles: how many reached the top quarter of their channel, how many got more views than usual for their channel, and how many times the usual views they typically got. The words under a score are from this table.',
    title: 'Rank among real titles in general',
    own: 'Rank among the channel’s own titles',
    ownOtherLanguages: 'Rank among the channel’s own titles, other languages',
    videosFrom: '{n} or more known videos',
    videos: '{from} to {to} known videos',
    unfamiliar: 'no similar title among them',
    rank: 'Rank',
    range: '{from}–{to}',
    count: '{n} videos',
    topQuarter: 'In the top quarter',
    aboveUsual: 'Above the usual',
    medianMultiple: 'Typical views',
    said: 'We say {figure}',
    note: 'The lines are intervals that all hold at once with 95% confidence; the mark is what luck alone gives: 25%, 50% and 1×. What we say is the measured figure, moved slightly toward the other groups of the same rank where few videos were measured.',
  },
  reliability: {
    heading: 'Does it know how sure it is?',
    text: 'The model gives each choice a probability of being right. If those probabilities are accurate, the points lie on the line: of all choices made with 60% confidence, 60% are right.',
    predicted: 'Predicted probability',
    observed: 'Actually right',
    pairs: 'Pairs',
    ideal: 'Perfectly calibrated',
    error:
      'On average, the probabilities are off by {title} percentage points for the title alone and {history} with history.',
    surest:
      'Of the 5% of pairs it was most sure about from the title alone, it got {top} right (cross-validated over {channels} channels).',
    plot: 'Predicted probability against how often the model was right, in ten groups of equal size. The points lie close to the diagonal.',
    table: 'Show the figures',
  },
  blind: {
    heading: 'What the score can’t see',
    video: 'The video itself: what it shows, how good it is, how long people watch.',
    thumbnail:
      'The thumbnail. In our measurements, nothing about an image told us which of a channel’s videos got more views.',
    moment: 'Timing: news, seasons, what others publish that day, what YouTube recommends.',
    cause:
      'Causes. It has learned what goes along with more views on a channel, not what brings them. A higher score is no guarantee.',
    figures: 'How many views or clicks you’ll get. We predict neither.',
  },
  languages: {
    heading: 'Languages',
    text: 'The model is trained on English. On {channels} channels in other languages it picks the right title in {share} of pairs ({low} to {high}). That isn’t enough to show a score among real titles: in other languages, only a creator’s own videos judge a title, and without them it gets basic checks and a note that explains why.',
    own: 'What a channel’s own videos say about a title doesn’t depend on the language. This is how often they alone pick the right title, without the English model, on {channels} channels and pairs with at least ten earlier videos.',
  },
  data: {
    heading: 'Data and method',
    learned:
      'Trained on {videos} videos from {channels} English-language channels: their titles, views and ages, from public datasets. Views were collected between {from} and {to}.',
    split: 'We hold out whole channels: the model was never trained on a title from a channel it is measured on.',
    pairs:
      'Both videos of a pair are from the same channel and at least 3 days old, and neither is more than 1.5 times as old as the other. We use at most 150 pairs per channel.',
    interval: 'Intervals are 95% bootstrap intervals, resampled by channel.',
    weights: 'Model version (hash of its weights): {hash}',
    sources: 'Where the videos come from ({n} sources)',
    source: '{name}: {n}',
    citation:
      'Headlines: Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
  },
  again: {
    heading: 'Reproduce these figures',
    text: 'If you have the source code, these commands train the model again, byte for byte the same, and measure it on your own files. Anything used in training is left out.',
    train: 'npm run train -- --uploads FILE... --headlines FILE',
    evaluate: 'npm run evaluate -- --uploads FILE... --headlines FILE --json',
  },
  try: {
    heading: 'Try it yourself',
    text: 'Type a title and see, word by word, where its score comes from.',
    action: 'Try it',
  },
} as const satisfies Sentences
