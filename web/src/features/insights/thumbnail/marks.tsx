import type { Region } from '#shared/contract/thumbnail.ts'

type Kind = 'text' | 'faces' | 'badge' | 'spotlight'

/** The dash pattern of each kind, so that kinds differ by more than color. */
const dashes: Readonly<Partial<Record<Kind, string>>> = { badge: '5 4', text: '' }

/** Draws frames over an image: a light line on a wider dark line, visible on any background. */
export const Marks = ({ kind, regions }: { kind: Kind; regions: readonly Region[] }) => (
  <svg
    aria-hidden="true"
    data-testid={`marks-${kind}`}
    viewBox="0 0 1 1"
    preserveAspectRatio="none"
    className="pointer-events-none absolute inset-0 size-full"
  >
    {regions.map((region) => {
      const key = `${region.x} ${region.y} ${region.width}`
      return (
        <g key={key} fill="none">
          <Frame kind={kind} region={region} className="stroke-mark-edge" width={kind === 'spotlight' ? 7 : 4} />
          <Frame
            kind={kind}
            region={region}
            className={kind === 'spotlight' ? 'stroke-spotlight' : 'stroke-mark'}
            width={kind === 'spotlight' ? 3.5 : 2}
          />
        </g>
      )
    })}
  </svg>
)

interface FrameProps {
  kind: Kind
  region: Region
  className: string
  /** The line width in pixels. */
  width: number
}

function Frame({ kind, region: { x, y, width, height }, className, width: line }: FrameProps) {
  const stroke = { className, strokeWidth: line, strokeDasharray: dashes[kind], vectorEffect: 'non-scaling-stroke' }
  return kind === 'faces' ? (
    <ellipse {...stroke} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />
  ) : (
    <rect {...stroke} x={x} y={y} width={width} height={height} />
  )
}
