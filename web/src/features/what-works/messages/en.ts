import type { Sentences } from '#web/messages/sentence.ts'

/** The public page on how common title advice went with views. */
export const whatWorks = {
  title: 'Which title advice holds up?',
  lead: 'Use numbers, ask a question, promise a secret: we measured what everyone recommends, channel by channel, and checked it against headline tests.',
  intro:
    'Each figure compares a channel’s videos that follow the advice with its other videos: {videos} videos from {channels} channels. +10% means 10% more views than usual for that channel. It shows what goes together, not what causes what. A title’s number weighs all of its parts at once, so a part can count more or less there than it does here by itself.',
  tiles: 'Of {n} common pieces of advice',
  measured: 'Measured on {day}.',
  helps: {
    tile: 'go with more views',
    heading: 'Goes with more views',
    text: 'Videos with these got more views, also compared with the most similar titles of their channels. Channels that we held out to check confirm it, and headline tests don’t say the opposite.',
  },
  unclear: {
    tile: 'make no difference that holds up',
    heading: 'No difference that holds up',
    text: 'The views show no clear difference; or it is gone once each video is compared with the most similar title of its channel; or other channels or headline tests say the opposite.',
  },
  hurts: {
    tile: 'go with fewer views',
    heading: 'Goes with fewer views',
    text: 'Videos with these got fewer views, also compared with the most similar titles of their channels. Channels that we held out to check confirm it, and headline tests don’t say the opposite.',
  },
  structures: {
    heading: 'Structures that hold up',
    text: 'Frames that you fill with your own subject. Many of them belong to channels that teach.',
  },
  vanished: {
    heading: 'Disappears next to the most similar title',
    text: 'These go with more or fewer views, but not once each video is compared with the most similar title of its channel that lacks the pattern. What counted was the subject, so we no longer offer them as next steps.',
  },
  labels: {
    heading: 'Labels that go with fewer views',
    text: 'These are facts of a format rather than of a word: a Q&A draws fewer views whatever it’s called. Lead with the subject and leave the label off, but don’t expect the views of another format from that.',
  },
  table: {
    advice: 'Advice',
    pattern: 'Pattern',
    structure: 'Structure',
    label: 'Label',
    all: 'All channels',
    matched: 'Most similar title',
    modern: 'Recent channels',
    headlines: 'Clicks in headline tests',
    range: '{low} to {high}',
    channels: { one: 'channel', other: 'channels' },
    tests: { one: 'test', other: 'tests' },
    none: 'Too few to tell',
    scale:
      'Each figure comes with its 95% interval, in percent, and the number of channels or tests. The line shows the interval on a scale from {low} to {high}; the mark is no difference.',
  },
  advice: {
    starts_with_count: 'Make it a list',
    number_first: 'Start with a digit',
    number: 'Use numbers',
    superlative: 'Use a superlative',
    best: 'Say “best”',
    worst: 'Say “worst”',
    question_mark: 'Ask a question',
    yes_no_question: 'Ask a yes-or-no question',
    what_if: 'Ask “what if”',
    worth_it: 'Ask whether it’s worth it',
    how_to: 'Start with “how to”',
    why: 'Start with “why”',
    one_capitalized_word: 'Put one word in capitals',
    all_capitals: 'Put everything in capitals',
    exclamation_mark: 'Add an exclamation mark',
    emoji: 'Add an emoji',
    ellipsis: 'End with an ellipsis',
    round_brackets: 'Add something in parentheses',
    square_brackets: 'Add something in square brackets',
    quotation_marks: 'Quote someone',
    colon: 'Use a colon',
    long: 'Write 60 characters or more',
    short: 'Stay within 30 characters',
    secret: 'Promise a secret',
    truth: 'Promise the truth',
    nobody: 'Say what nobody does',
    wont_believe: 'Say “you won’t believe”',
    hype: 'Use power words',
    negative: 'Use negative words',
    mistakes: 'Warn of mistakes',
    tips: 'Promise tips or hacks',
    easy: 'Say that it’s easy',
    new: 'Say that it’s new',
    first_time: 'Say that it’s the first time',
    this: 'Say “this”',
    you: 'Speak to “you”',
    first_person: 'Speak of yourself',
    money: 'Name a sum of money',
    challenge: 'Make it a challenge',
    reaction: 'React to something',
    transformation: 'Show a transformation',
  },
  method: {
    heading: 'How we measured',
    compare:
      'We compare each video’s views with what is usual for its channel and age, and take the difference between the channel’s videos with and without the pattern.',
    match:
      'For the column “Most similar title”, each video is compared with the video of its channel, of similar age, whose title lacks the pattern and is otherwise most like its own. The subject is then the same on both sides. Pairs with little in common count only where fewer than 25 channels have better ones. Only patterns whose interval excludes zero there too count as holding up.',
    pool: 'Channels are combined by their precision, allowing for true differences between them; the intervals are 95% (random effects, Hartung–Knapp).',
    rule: 'A pattern holds up if its interval excludes zero on all or on recent channels after we take off what luck adds when many patterns are tried, if {channels} channels that we held out agree in direction, and if headline tests don’t say the opposite.',
    scopes:
      'Recent channels are those whose views were read in 2019 or later; channels that teach have a word such as “how to” or “tutorial” in at least 15% of their titles.',
    headlines:
      'In {tests} headline tests, random readers saw different headlines for the same article and image; the figure is the difference in clicks.',
  },
  limits: {
    heading: 'What these figures can’t tell you',
    cause:
      'Causes. Videos that follow a piece of advice also differ in topic, effort and length, and the figures aren’t adjusted for that.',
    channel: 'Your channel. Some patterns that hold up still go the other way on up to {share} of channels.',
    era: 'The average channel. Much of the data comes from large channels of 2017, and the recent ones lean toward teaching and technology.',
    headlines:
      'Clicks on videos. The headline tests are from one news site, from 2013 to 2015, and headlines aren’t video titles.',
    languages: 'Other languages. We measured English titles only.',
    rare: 'Rare patterns. “Too few to tell” isn’t evidence against a pattern.',
  },
  data: {
    heading: 'Data, and how to reproduce it',
    text: 'The videos are the public datasets that our title model is trained on. If you have the source code, this command measures everything again on your own files.',
    command: 'npm run patterns -- --uploads FILE... --headlines FILE',
    citation:
      'Headlines: Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
    accuracy: 'See the sources, and how often our title model is right',
  },
  try: {
    heading: 'Check your own title',
    text: 'Type a title and see, word by word, where its score comes from.',
    action: 'Try it',
  },
} as const satisfies Sentences
