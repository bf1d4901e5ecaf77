import type { Region } from '#shared/contract/thumbnail.ts'
import { cx } from '#web/ui/cx.ts'

export type MarkKind = 'unreadable' | 'hidden' | 'badge' | 'text' | 'faces' | 'spotlight'

interface MarkStyle {
  readonly stroke: string
  /** The line width in pixels. */
  readonly width: number
  /** The dash pattern, which tells a badge from text. */
  readonly dashes?: string
}

const markStyles: Readonly<Record<MarkKind, MarkStyle>> = {
  unreadable: { stroke: 'stroke-unreadable', width: 3 },
  hidden: { stroke: 'stroke-unreadable', width: 3 },
  badge: { stroke: 'stroke-mark', width: 2, dashes: '5 4' },
  text: { stroke: 'stroke-mark', width: 2 },
  faces: { stroke: 'stroke-mark', width: 2 },
  spotlight: { stroke: 'stroke-spotlight', width: 3.5 },
}

/** Draws frames over an image: a light line on a wider dark line, visible on any background. */
export function Marks({ kind, regions }: { kind: MarkKind; regions: readonly Region[] }) {
  const { stroke, width, dashes } = markStyles[kind]
  return (
    <svg
      aria-hidden="true"
      data-testid={`marks-${kind}`}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {regions.map((region) => (
        <g key={Object.values(region).join()} className={kind === 'badge' ? 'fill-badge/40' : 'fill-none'}>
          <Frame kind={kind} region={region} className="stroke-mark-edge" strokeWidth={width * 2} dashes={dashes} />
          <Frame kind={kind} region={region} className={cx('fill-none', stroke)} strokeWidth={width} dashes={dashes} />
        </g>
      ))}
    </svg>
  )
}

interface FrameProps {
  kind: MarkKind
  region: Region
  className: string
  strokeWidth: number
  dashes: string | undefined
}

function Frame({ kind, region: { x, y, width, height }, dashes, ...line }: FrameProps) {
  const stroke = { ...line, strokeDasharray: dashes, vectorEffect: 'non-scaling-stroke' }
  return kind === 'faces' ? (
    <ellipse {...stroke} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />
  ) : (
    <rect {...stroke} x={x} y={y} width={width} height={height} />
  )
}
