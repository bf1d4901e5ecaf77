import type { RemarkKind, Remark as VideoRemark } from '#shared/contract/trends.ts'
import type { Formats } from '#web/messages/format.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

type Write = (value: number, format: Formats) => string

const count: Write = (value, { count }) => count(value)
const plain: Write = (value, { number }) => number(value)
const length: Write = (value, { duration }) => duration(value)
const times: Write = (value, { times }) => times(value)
const percent: Write = (value, { percent }) => percent(value / 100)
/** How the numbers of a remark are formatted; counts by default. */
const writers: Readonly<Partial<Record<RemarkKind, Write>>> = {
  short_format: length,
  video_format: length,
  long_format: length,
  typical_length: length,
  title_in_time: times,
  title_for_beginners: times,
  title_stretch_of_time: times,
  title_score: percent,
  likes: plain,
  comments: plain,
}

/** A remark on a video's figures as a sentence. */
export function Remark({ remark: { kind, value, other } }: { remark: VideoRemark }) {
  const { t, format } = useMessages(trendsMessages)
  const write = writers[kind] ?? count
  return t(`trends.remarks.${kind}`, { value: write(value, format), other: write(other, format) })
}
