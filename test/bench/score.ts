import { maxVariants } from '#shared/prediction/checks.ts'
import { prepareHistory, scoreOnChannel, scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { maxPastVideos } from '#shared/prediction/own-history/past.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { scoreByRules } from '#shared/prediction/training/headline-rules.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { median, type Row } from './row.ts'

const rounds = 15

const openings = ['I tried', 'How to fix', 'Why nobody likes', '10 ways to cook', 'The truth about', 'Building']
const subjects = ['a tiny house', 'cheap cameras', 'your first garden', 'my old bicycle', 'street food in Lima']
const endings = ['', ' in 24 hours', ' | Episode 12', ' (and what I learned)', '!!']
/** 150 titles of typical lengths and kinds. */
const titles = openings.flatMap((a) => subjects.flatMap((b) => endings.map((c) => `${a} ${b}${c}`)))

/** A channel with 200 videos: the most that are used. */
const past = Array.from({ length: maxPastVideos }, (_, index) => ({
  title: `${titles[index % titles.length]} ${index}`,
  views: 500 + 97 * index,
  ageDays: 10 + 11 * index,
}))

/** Prepares the channel and scores a title, as a function does for each draft. */
const onChannel = () => scoreWithHistory('I tried a tiny house', past)
const history = prepareHistory(past)
const onPreparedChannel = (title: string) => history && scoreOnChannel(history, { title })

const titleGroups = Array.from({ length: titles.length / maxVariants }, (_, group) =>
  titles.slice(group * maxVariants, (group + 1) * maxVariants),
)

/** Measures the mean time per item in microseconds. */
function measureTime<Item>(items: readonly Item[], work: (item: Item) => unknown): number {
  const began = performance.now()
  for (const item of items) work(item)
  return ((performance.now() - began) * 1000) / items.length
}

/** Compares two measurements in alternating rounds: returns the median microseconds of the first, and the median ratio. */
function compareTimes(ours: () => number, theirs: () => number): { microseconds: number; ratio: number } {
  for (let warm = 0; warm < 20; warm++) {
    ours()
    theirs()
  }
  const pairs = Array.from({ length: rounds }, () => ({ ours: ours(), theirs: theirs() }))
  return {
    microseconds: median(pairs.map((pair) => pair.ours)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  }
}

/**
 * Measures the score of a title with its explanation, compared with the rules of a common headline analyzer, and the
 * comparison of five titles with both models, compared with five scores.
 */
export function scoreBench(): Row[] {
  const score = () => measureTime(titles, scoreTitle)
  const one = compareTimes(score, () => measureTime(titles, scoreByRules))
  const comparison = compareTimes(
    () => measureTime(titleGroups, compareTitles),
    () => maxVariants * score(),
  )
  const medianTime = (work: (title: string) => unknown, items: readonly string[]) =>
    median(Array.from({ length: rounds }, () => measureTime(items, work)))
  const preparing = medianTime(onChannel, titles.slice(0, 1))
  const prepared = medianTime(onPreparedChannel, titles)
  return [
    {
      metric: `one title's score: ${one.microseconds.toFixed(1)} microseconds`,
      comparedWith: 'a sum of rules',
      ratio: one.ratio,
    },
    { metric: "one title's score", comparedWith: '20 microseconds', ratio: one.microseconds / 20, atMost: 1 },
    {
      metric: `the first score on a channel with 200 videos: ${(preparing / 1000).toFixed(1)} milliseconds`,
      comparedWith: '50 milliseconds',
      ratio: preparing / 50_000,
      atMost: 1,
    },
    {
      metric: `each further score on that channel: ${prepared.toFixed(0)} microseconds`,
      comparedWith: '300 microseconds',
      ratio: prepared / 300,
      atMost: 1,
    },
    {
      metric: `five titles compared: ${comparison.microseconds.toFixed(1)} microseconds`,
      comparedWith: 'five scores',
      ratio: comparison.ratio,
    },
  ]
}
