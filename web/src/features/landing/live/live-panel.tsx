import { createElement, type ReactNode } from 'react'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { example } from '../story-data.ts'
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
      className="mt-10 rounded-xl border border-line bg-surface p-5 shadow-high sm:p-8"
    >
      <h2 id="live-heading" className="sr-only">
        {t('live.heading')}
      </h2>
      <TitleField name="title" label={t('live.label')} value={example} className="text-xl font-semibold" />
      <div data-live-result className="mt-6 min-h-80 lg:min-h-60">
        {scoreView({ h, t, times: format.times }, example, scoreTitle(example))}
      </div>
      <div className="mt-6 grid items-end gap-x-10 gap-y-4 border-t border-line pt-6 lg:grid-cols-2">
        <TitleField name="other" label={t('live.another')} placeholder={t('live.optional')} className="text-base" />
        <div>
          <ButtonLink to={paths.signUp} className="when-signed-out">
            {t('live.next')}
          </ButtonLink>
          <ButtonLink to={paths.insights} className="when-signed-in">
            {t('live.next')}
          </ButtonLink>
        </div>
      </div>
      <p role="status" data-live-announced className="sr-only" />
      <p className="mt-4 text-sm text-muted">
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
  className: string
}

/** A field that grows with its title, so that long titles are fully visible on phones. */
function TitleField({ name, label, value, placeholder, className }: TitleFieldProps) {
  return (
    <div>
      <label htmlFor={`live-${name}`} className="text-sm text-muted">
        {label}
      </label>
      <textarea
        id={`live-${name}`}
        name={name}
        lang="en"
        rows={1}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxTitleLength}
        autoComplete="off"
        className={cx(
          'mt-1 block field-sizing-content w-full resize-none rounded-md border border-control bg-canvas px-3 py-2',
          className,
        )}
      />
    </div>
  )
}
