import type { ReactNode } from 'react'
import type { Usual } from '#shared/contract/usual.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** The usual views that a multiple refers to. `channel` says whether they are those of the creator's channel. */
export interface ComparedProps {
  usual: Usual
  channel: 'own' | 'other'
}

/**
 * The number of a creator's latest public videos that are compared: the videos that titles are ranked among, or the videos with a multiple of
 * the usual views. `any` means both short and long videos.
 */
export type CountedProps = {
  readonly videos: number
  readonly latest: number
} & (
  | { readonly as: 'ranked'; readonly length: 'short' | 'long' }
  | { readonly as: 'rated'; readonly length: 'short' | 'long' | 'any' }
)

/** Returns a description of what a multiple was compared with: the number of videos, their length and their period. */
function useComparedText({ usual: { of, isShort, from, to, countedAt }, channel }: ComparedProps): string {
  const { t, format } = useMessages(videoMessages)
  return t(`compared.${channel}.${isShort ? 'short' : 'long'}`, {
    n: format.number(of),
    from: format.date(from),
    to: format.date(to),
    date: format.date(countedAt),
  })
}

/** See `ComparedWith`. */
export const ComparedText = (props: ComparedProps) => useComparedText(props)

/** See `Compared`. */
export const ComparedHint = ({
  children,
  className = '',
  ...compared
}: ComparedProps & { className?: string; children: ReactNode }) => (
  <Tooltip text={useComparedText(compared)} className={className}>
    {children}
  </Tooltip>
)

/** See `CountedVideos`. */
export function CountedText({ videos, latest, ...which }: CountedProps) {
  const { t } = useMessages(videoMessages)
  const values = { n: videos, latest }
  return which.as === 'ranked'
    ? t(`compared.ranked.${which.length}`, values)
    : t(`compared.rated.${which.length}`, values)
}
