import { createElement, type ReactNode } from 'react'
import { scoreTitle } from '#shared/prediction/score.ts'
import { useMessages } from '#web/messages/messages.tsx'
import type { Build } from './build.ts'
import { liveMessages } from './messages.ts'
import { scoreView } from './score-view.ts'

/** The live scorer as prerendered, with a scored example. `live.ts` makes it interactive. */
export function LivePanel() {
  const { t, format } = useMessages(liveMessages)
  const h: Build<ReactNode> = createElement
  return (
    <section
      data-live
      aria-labelledby="live-heading"
      className="mt-10 rounded-xl border border-line bg-surface shadow-high lg:mt-12"
    >
      <h2 id="live-heading" className="border-b border-line px-5 py-4 text-sm font-semibold sm:px-6">
        {t('live.heading')}
      </h2>
      <div className="p-5 sm:p-6">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          <TitleField name="title" label={t('live.label')} value={example} />
          <TitleField name="other" label={t('live.another')} placeholder={t('live.optional')} />
        </div>
        <div data-live-result className="mt-6 min-h-80 lg:min-h-52">
          {scoreView({ h, t, times: format.times }, example, scoreTitle(example))}
        </div>
      </div>
      <p role="status" data-live-announced className="sr-only" />
      <p className="border-t border-line px-5 py-3 text-xs text-muted sm:px-6">
        {t('live.private')} {t('live.language')}
      </p>
    </section>
  )
}

interface TitleFieldProps {
  name: 'title' | 'other'
  label: string
  value?: string
  placeholder?: string
}

function TitleField({ name, label, value, placeholder }: TitleFieldProps) {
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
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        className="mt-1 h-11 w-full rounded-md border border-control bg-canvas px-3 text-base"
      />
    </div>
  )
}

/** The example in the first field. */
const example = 'What Happened When I Cooked on $1 a Day for a Week'
