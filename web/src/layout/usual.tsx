import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import type { ComparedProps, CountedProps } from './usual-texts.tsx'

/** These texts are on many screens, and first on none: they load by themselves. */
const Hint = lazyComponent(
  async () => ({ ComparedHint: (await import(/* always */ './usual-texts.tsx')).ComparedHint }),
  'ComparedHint',
  videoMessages,
)
const Text = lazyComponent(
  async () => ({ ComparedText: (await import(/* always */ './usual-texts.tsx')).ComparedText }),
  'ComparedText',
  videoMessages,
)
const Counted = lazyComponent(
  async () => ({ CountedText: (await import(/* always */ './usual-texts.tsx')).CountedText }),
  'CountedText',
  videoMessages,
)

/** A figure that is a multiple of the usual, with what it was compared with as a hint. */
export const Compared = (props: ComparedProps & { className?: string; children: ReactNode }) => (
  <Suspense fallback={<span className={props.className}>{props.children}</span>}>
    <Hint {...props} />
  </Suspense>
)

/** What a multiple was compared with, as a sentence: how many videos, their length and their period. */
export const ComparedWith = (props: ComparedProps) => (
  <Suspense>
    <Text {...props} />
  </Suspense>
)

/** Says which of a creator's videos are compared, and how many. */
export const CountedVideos = (props: CountedProps) => (
  <Suspense>
    <Counted {...props} />
  </Suspense>
)
