import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import type { ComparedProps, CountedProps } from './usual-texts.tsx'

/** Many screens use these texts, but none needs them at first, so they are loaded separately. */
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

/** A multiple of the usual views, with a tooltip that explains what it was compared with. */
export const Compared = (props: ComparedProps & { className?: string; children: ReactNode }) => (
  <Suspense fallback={<span className={props.className}>{props.children}</span>}>
    <Hint {...props} />
  </Suspense>
)

/** A sentence about what a multiple was compared with: the number of videos, their length and their period. */
export const ComparedWith = (props: ComparedProps) => (
  <Suspense>
    <Text {...props} />
  </Suspense>
)

/** States which of a creator's videos are compared, and how many. */
export const CountedVideos = (props: CountedProps) => (
  <Suspense>
    <Counted {...props} />
  </Suspense>
)
