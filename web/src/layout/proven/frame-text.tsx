import { splitFrame } from '#shared/advice/blanks.ts'

/** A title template as text, with its blanks marked. */
export const FrameText = ({ frame }: { frame: string }) =>
  splitFrame(frame).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a frame never move.
      <mark key={index} className="rounded-sm bg-surface px-1 text-accent">
        {part.slice(1, -1)}
      </mark>
    ) : (
      part
    ),
  )
