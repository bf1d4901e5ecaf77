import { holds, lifts } from '#shared/prediction/patterns/lifts.ts'
import { type PatternName, patterns } from '#shared/prediction/patterns/matchers.ts'

/** Common advice. Advice that makes no difference is shown in this order. */
const advice = [
  'starts_with_count',
  'number_first',
  'superlative',
  'number',
  'how_to',
  'why',
  'what_if',
  'worth_it',
  'question_mark',
  'yes_no_question',
  'one_capitalized_word',
  'all_capitals',
  'exclamation_mark',
  'ellipsis',
  'emoji',
  'round_brackets',
  'square_brackets',
  'quotation_marks',
  'colon',
  'long',
  'short',
  'secret',
  'truth',
  'nobody',
  'wont_believe',
  'hype',
  'negative',
  'best',
  'worst',
  'mistakes',
  'tips',
  'easy',
  'new',
  'first_time',
  'this',
  'you',
  'first_person',
  'money',
  'challenge',
  'reaction',
  'transformation',
] as const satisfies readonly PatternName[]

export type Advice = (typeof advice)[number]
type NamesOf<Group> = Extract<(typeof patterns)[number], { group: Group }>['name']
export type Structure = Exclude<NamesOf<'structure'>, Advice>
export type Label = Exclude<NamesOf<'label'>, Advice>

/** Invented example titles. They are in English, like the measured titles. */
export const examples: Readonly<Record<Advice | Structure | Label, string>> = {
  starts_with_count: '7 Soups for a Cold Week',
  number_first: '48 Hours on a Night Train',
  superlative: 'The Oldest Bakery in Town',
  number: 'We Slept in 3 Lighthouses',
  how_to: 'How to Sharpen a Kitchen Knife',
  why: 'Why Ferries Don’t Tip Over',
  what_if: 'What If Rivers Ran Uphill?',
  worth_it: 'Is a Folding Bike Worth It?',
  question_mark: 'Where Does All the Sand Go?',
  yes_no_question: 'Can Paper Carry a Person?',
  one_capitalized_word: 'I NEVER Cook Without This',
  all_capitals: 'THE LAST SALT MILL',
  exclamation_mark: 'It Floats!',
  ellipsis: 'Then We Opened the Cellar...',
  emoji: 'A Day in the Rain ☔',
  round_brackets: 'I Built a Canoe (and It Sank)',
  square_brackets: '[New] Fixing Old Zippers',
  quotation_marks: '“Nobody Eats Here”',
  colon: 'Rye Bread: What Went Wrong',
  long: 'How One Village on the North Coast Still Makes All of Its Own Salt',
  short: 'The Salt Mill',
  secret: 'The Secret of Crisp Bread',
  truth: 'The Truth About Houseboats',
  nobody: 'The Knot Nobody Ties Anymore',
  wont_believe: 'You Won’t Believe This Attic',
  hype: 'An Insane Treehouse',
  negative: 'I Hate This Kitchen',
  best: 'The Best Rain Jacket',
  worst: 'The Worst Hotel on the Coast',
  mistakes: 'Mistakes New Gardeners Make',
  tips: 'Tips for Winter Cycling',
  easy: 'An Easy Bookshelf',
  new: 'Our New Workshop',
  first_time: 'Skiing for the First Time',
  this: 'This Clock Runs on Rain',
  you: 'Your Bread Needs More Salt',
  first_person: 'I Moved to a Lighthouse',
  money: 'A $40 Weekend in Prague',
  challenge: 'The Silent Kitchen Challenge',
  reaction: 'A Baker Reacts to Airline Food',
  transformation: 'Rusty Scooter Restoration',
  in_time: 'Learn to Juggle in 20 Minutes',
  for_beginners: 'Woodturning for Beginners',
  n_things: 'Strange but True: 9 Ways to Fold a Map',
  i_did: 'I Opened a Library in a Bus',
  tutorial: 'Macrame Knot Tutorial',
  basics: 'The Basics of Sail Repair',
  every: 'Riding Every Tram in Lisbon',
  heres_why: 'E-Bikes Got Cheap. Here’s Why',
  versus: 'Wood Stove vs Heat Pump',
  top_n: 'My Top 10 Mountain Trains',
  stretch_of_time: 'Living on a Raft, 30 Days',
  q_and_a: 'Q&A: Life Aboard',
  date: 'Market Walk, March 3rd',
  behind_the_scenes: 'Raft Film, Behind the Scenes',
  announcement: 'A Small Announcement',
  unboxing: 'Unboxing a Hand Loom',
  livestream: 'Bread Night Livestream',
  live: 'Live at the Old Quarry',
  hashtag: 'Two Quick Knots #sailing',
  vlog: 'Harbor Vlog',
  interview: 'Interview: The Clock Mender',
  tour: 'A Tour of My Tiny Workshop',
  best_of: 'Best of Spring',
  trailer: 'Season Teaser: The Long Walk',
  episode: 'The Long Walk, Part 4',
  series_number: 'Workshop Diary #12',
  day_number: 'Day 12: Over the Pass',
  update: 'Greenhouse Update',
  gameplay: 'Lighthouse Keeper Gameplay',
  review: 'Two-Person Tent Review',
  label_only: 'Small Greenhouse Update',
  today: 'What I Baked Today',
  lets: 'Let’s Repair a Toaster',
  my: 'My First Greenhouse',
  sentence_case: 'The bridge that sings at night',
}

const liftOn = (name: PatternName) => lifts.patterns[name].all?.lift ?? 1
const byLift = (a: PatternName, b: PatternName) => liftOn(a) - liftOn(b)
export const isAdvice = (name: PatternName): name is Advice => advice.some((adviceName) => adviceName === name)

export const adviceCount = advice.length

/** The advice that is associated with more views, with fewer views, strongest first, and the rest. */
export const adviceThat = {
  helps: advice.filter((name) => holds(name) === 'helps').sort((a, b) => byLift(b, a)),
  unclear: advice.filter((name) => holds(name) === undefined),
  hurts: advice.filter((name) => holds(name) === 'hurts').sort(byLift),
}

/** The confirmed structures, strongest first. */
export const structures: readonly Structure[] = patterns
  .flatMap(({ name, group }) => (group === 'structure' && !isAdvice(name) && holds(name) === 'helps' ? [name] : []))
  .sort((a, b) => byLift(b, a))

/** The confirmed labels, strongest first. */
export const labels: readonly Label[] = patterns
  .flatMap(({ name, group }) => (group === 'label' && !isAdvice(name) && holds(name) === 'hurts' ? [name] : []))
  .sort(byLift)

/** Whether a pattern has a row in a table above the vanished patterns. */
export const isShownAbove = (name: PatternName): boolean =>
  [...advice, ...structures, ...labels].some((shownName) => shownName === name)

/**
 * The patterns whose lift is due only to their subjects: they make a difference on all or on recent channels, but none or the opposite
 * one if each video is matched with the most similar title.
 */
export const vanished: readonly (Advice | Structure | Label)[] = patterns
  .flatMap(({ name }) => (isShown(name) && vanishesWhenMatched(name) ? [name] : []))
  .sort((a, b) => byLift(b, a))

function isShown(name: PatternName): name is keyof typeof examples {
  return name in examples
}

function vanishesWhenMatched(name: PatternName): boolean {
  const { all, modern, matched } = lifts.patterns[name]
  if (!matched) return false
  return [all, modern].some(
    (lift) => lift !== null && ((lift.shrunkLow > 1 && matched.low <= 1) || (lift.shrunkHigh < 1 && matched.high >= 1)),
  )
}

/** The largest share of channels on which a confirmed pattern has the opposite effect. */
export const largestOpposite = Math.max(
  ...patterns.flatMap(({ name }) => (holds(name) ? [lifts.patterns[name].all?.opposite ?? 0] : [])),
)
