import type { RemarkKind, Remark as Told } from '#shared/contract/trends.ts'
import type { Formats } from '#web/messages/format.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

type Write = (value: number, format: Formats) => string

const count: Write = (value, { count }) => count(value)
const plain: Write = (value, { number }) => number(value)
const length: Write = (value, { duration }) => duration(value)
const percent: Write = (value, { percent }) => percent(value / 100)
/** Formats a width or height without separators: 1280, not 1,280. */
const pixels: Write = (value) => String(value)

/** How the numbers of a remark are formatted; counts by default. */
const writers: Readonly<Partial<Record<RemarkKind, Write>>> = {
  brief_format: length,
  video_format: length,
  long_format: length,
  length_beside: length,
  picture_full: pixels,
  picture_small: pixels,
  title_fits: plain,
  title_cut: plain,
  with_number: percent,
  with_question: percent,
  with_brackets: percent,
  with_quote: percent,
  with_parts: percent,
  with_versus: percent,
  with_short: percent,
  title_score: percent,
  likes: plain,
  comments: plain,
}

/** Says in words what a video's figures mean. */
export function Remark({ told: { kind, value, usual } }: { told: Told }) {
  const { t, format } = useMessages(trendsMessages)
  const write = writers[kind] ?? count
  return t(`trends.remarks.${kind}`, { value: write(value, format), usual: write(usual, format) })
}
