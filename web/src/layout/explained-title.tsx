import { cx } from '#web/ui/cx.ts'

/** A title with its score and explanation, hard-coded so that the model is not downloaded. A test compares it with the model. */
export const shownScore = {
  score: 93,
  words: [
    ['What', 'even'],
    ['Happened', 'helps'],
    ['When', 'even'],
    ['I', 'helps'],
    ['Cooked on', 'even'],
    ['$1', 'helps'],
    ['a', 'even'],
    ['Day', 'helps'],
    ['for a', 'even'],
    ['Week', 'helps'],
  ],
} as const

/** Decorative: the text beside it says the same. */
export const ExplainedTitle = () => (
  <div aria-hidden="true" lang="en">
    <p className="text-4xl font-semibold tabular-nums">{shownScore.score}</p>
    <svg aria-hidden="true" className="mt-4 block h-2 w-full">
      <rect width="100%" height="8" rx="4" className="fill-sunken" />
      <rect width={`${shownScore.score}%`} height="8" rx="4" className="fill-good-fill" />
    </svg>
    <p className="mt-6 flex flex-wrap gap-x-1.5 gap-y-2 text-lg font-medium">
      {shownScore.words.map(([word, effect], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and words repeat
        <span key={index} className={cx(effect === 'helps' && 'rounded-sm border-b-2 border-good bg-good-soft px-1')}>
          {word}
        </span>
      ))}
    </p>
  </div>
)
