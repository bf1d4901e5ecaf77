import { createElement, type ReactNode } from 'react'
import { scoreTitle } from '#shared/prediction/score.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { useMessages } from '#web/messages/messages.tsx'
import type { Build } from './build.ts'
import { compareView } from './compare-view.ts'
import { liveMessages } from './messages.ts'
import { scoreView, type ViewContext } from './score-view.ts'

/** The live scorer as prerendered, with a scored example. `live.ts` makes it interactive. */
export function LivePanel() {
  const { t, format } = useMessages(liveMessages)
  const h: Build<ReactNode> = createElement
  const context: ViewContext<ReactNode> = { h, t }
  const other = { title: example.other, scored: scoreTitle(example.other) }
  return (
    <section
      data-live
      aria-labelledby="live-heading"
      className="mt-10 rounded-xl border border-line bg-surface shadow-high lg:mt-12"
    >
      <h2 id="live-heading" className="border-b border-line px-5 py-4 text-sm font-semibold sm:px-6">
        {t('live.heading')}
      </h2>
      <div className="grid lg:grid-cols-2">
        <div className="p-5 sm:p-6">
          <TitleField name="title" label={t('live.label')} value={example.title} />
          <div data-live-score className="mt-5 min-h-72">
            {scoreView(context, example.title, scoreTitle(example.title))}
          </div>
        </div>
        <div className="border-t border-line p-5 sm:p-6 lg:border-s lg:border-t-0">
          <TitleField name="other" label={t('live.another')} value={example.other} />
          <div data-live-compare className="mt-5 min-h-72">
            {compareView(context, other, compareTitles([example.title, example.other]), format.percent)}
          </div>
        </div>
      </div>
      <p role="status" data-live-announced className="sr-only" />
      <p className="border-t border-line px-5 py-3 text-xs text-muted sm:px-6">
        {t('live.private')} {t('live.language')}
      </p>
    </section>
  )
}

function TitleField({ name, label, value }: { name: keyof typeof example; label: string; value: string }) {
  return (
    <div>
      <label htmlFor={`live-${name}`} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={`live-${name}`}
        name={name}
        type="text"
        lang="en"
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        className="mt-1 h-11 w-full rounded-md border border-control bg-canvas px-3 text-base"
      />
    </div>
  )
}

/** The example titles in the fields: two titles of one video. */
const example = {
  title: 'What Happened When I Cooked on $1 a Day for a Week',
  other: 'Cheap Cooking: Week 3 Update',
}
