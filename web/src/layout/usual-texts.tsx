import type { ReactNode } from 'react'
import type { Usual } from '#shared/contract/usual.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** A multiple of the usual, and whose video it is of: the creator's, or another channel's. */
export interface ComparedProps {
  usual: Usual
  channel: 'own' | 'other'
}

/**
 * How many of a creator's latest public videos are compared: those that titles are ranked among, or those that have a multiple of the
 * usual; `any` are short and long ones.
 */
export type CountedProps = {
  readonly videos: number
  readonly latest: number
} & (
  | { readonly as: 'ranked'; readonly length: 'short' | 'long' }
  | { readonly as: 'rated'; readonly length: 'short' | 'long' | 'any' }
)

/** Returns what a multiple was compared with: how many videos, their length and their period. */
function useComparison({ usual: { of, isShort, from, to, countedAt }, channel }: ComparedProps): string {
  const { t, format } = useMessages(videoMessages)
  return t(`compared.${channel}.${isShort ? 'short' : 'long'}`, {
    n: format.number(of),
    from: format.date(from),
    to: format.date(to),
    date: format.date(countedAt),
  })
}

/** See `ComparedWith`. */
export const ComparedText = (props: ComparedProps) => useComparison(props)

/** See `Compared`. */
export const ComparedHint = ({
  children,
  className = '',
  ...compared
}: ComparedProps & { className?: string; children: ReactNode }) => (
  <Tooltip text={useComparison(compared)} className={className}>
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
