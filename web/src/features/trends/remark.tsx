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
  short_format: length,
  video_format: length,
  long_format: length,
  typical_length: length,
  thumbnail_sharp: pixels,
  thumbnail_small: pixels,
  title_fits: plain,
  title_cut_off: plain,
  title_number: percent,
  title_question: percent,
  title_brackets: percent,
  title_quote: percent,
  title_two_parts: percent,
  title_versus: percent,
  title_short: percent,
  title_score: percent,
  likes: plain,
  comments: plain,
}

/** Says in words what a video's figures mean. */
export function Remark({ told: { kind, value, other } }: { told: Told }) {
  const { t, format } = useMessages(trendsMessages)
  const write = writers[kind] ?? count
  return t(`trends.remarks.${kind}`, { value: write(value, format), other: write(other, format) })
}
