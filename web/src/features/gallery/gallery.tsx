import type { ReactNode } from 'react'
import { Wordmark } from '#web/layout/logo.tsx'
import { Preferences } from '#web/layout/preferences.tsx'
import { ButtonSamples } from './buttons.tsx'
import { ChartSamples } from './charts.tsx'
import { FeedbackSamples } from './feedback.tsx'
import { FieldSamples } from './fields.tsx'
import { FoundationSamples } from './foundations.tsx'
import { OverlaySamples } from './overlays.tsx'
import { PanelSamples } from './panels.tsx'

const title = 'Components'

const groups: readonly { name: string; samples: ReactNode }[] = [
  { name: 'Foundations', samples: <FoundationSamples /> },
  { name: 'Buttons and links', samples: <ButtonSamples /> },
  { name: 'Fields', samples: <FieldSamples /> },
  { name: 'Feedback', samples: <FeedbackSamples /> },
  { name: 'Panels', samples: <PanelSamples /> },
  { name: 'Charts', samples: <ChartSamples /> },
  { name: 'Overlays', samples: <OverlaySamples /> },
]

/** Every component in every state, for development, at /dev/ui. Sample texts in English only. */
export const Gallery = () => (
  <>
    <header className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-canvas px-4 py-2.5 sm:px-8">
      <Wordmark name={title} />
      <Preferences />
    </header>
    <main className="mx-auto flex max-w-5xl flex-col gap-14 px-4 py-10 sm:px-8">
      <h1 className="sr-only">{title}</h1>
      {groups.map(({ name, samples }) => (
        <section key={name} aria-label={name}>
          <h2 className="mb-5 border-b border-line pb-2 text-lg font-semibold">{name}</h2>
          <div className="flex flex-col gap-7">{samples}</div>
        </section>
      ))}
    </main>
  </>
)
