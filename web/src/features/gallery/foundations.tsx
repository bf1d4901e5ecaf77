import { cx } from '#web/ui/cx.ts'
import { Sample } from './sample.tsx'

const scale = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const
const specimen = 'Titles people click'

const surfaces = [
  'bg-canvas',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-stage',
  'bg-accent-soft',
  'bg-good-soft',
  'bg-fair-soft',
  'bg-poor-soft',
]
const inks = ['text-text', 'text-muted', 'text-accent', 'text-good', 'text-fair', 'text-poor']

export const FoundationSamples = () => (
  <>
    <Sample name="Type scale">
      <div className="flex flex-col gap-2">
        {scale.map((size) => (
          <p key={size} className={cx(size, size === 'text-sm' || size === 'text-xs' ? '' : 'font-semibold')}>
            {`${specimen}, ${size}`}
          </p>
        ))}
      </div>
    </Sample>
    <Sample name="Surfaces">
      {surfaces.map((color) => (
        <div key={color} className={cx('rounded-md border border-line px-4 py-3 text-xs', color)}>
          {color}
        </div>
      ))}
    </Sample>
    <Sample name="Inks">
      {inks.map((color) => (
        <span key={color} className={cx('font-medium', color)}>
          {color}
        </span>
      ))}
    </Sample>
  </>
)
