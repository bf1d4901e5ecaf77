import { PageSection } from '#web/layout/page-section.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { learnedFrom, weightHashes } from './evaluation.ts'
import { accuracyMessages } from './messages.ts'

const listClass = 'mt-4 flex max-w-2xl list-disc flex-col gap-2 ps-5 text-sm marker:text-muted'

/** What a score cannot know from a title. */
export function Limitations() {
  const { t } = useMessages(accuracyMessages)
  return (
    <PageSection heading={t('accuracy.blind.heading')}>
      <ul className={listClass}>
        {(['video', 'thumbnail', 'moment', 'cause', 'figures'] as const).map((name) => (
          <li key={name}>{t(`accuracy.blind.${name}`)}</li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Training data, measurement and sources. */
export function Method() {
  const { t, format } = useMessages(accuracyMessages)
  const sources = Object.entries(learnedFrom.sources)
  return (
    <PageSection heading={t('accuracy.data.heading')}>
      <ul className={listClass}>
        <li>
          {t('accuracy.data.learned', {
            videos: format.number(learnedFrom.videos),
            channels: format.number(learnedFrom.channels),
            from: format.day(learnedFrom.observed.from),
            to: format.day(learnedFrom.observed.to),
          })}
        </li>
        {(['split', 'pairs', 'interval'] as const).map((name) => (
          <li key={name}>{t(`accuracy.data.${name}`)}</li>
        ))}
        <li>{t('accuracy.data.citation')}</li>
        <li className="break-all">{t('accuracy.data.weights', { hash: weightHashes.join(', ') })}</li>
      </ul>
      <Disclosure summary={t('accuracy.data.sources', { n: sources.length })} className="mt-4 text-muted">
        <ul className="columns-1 gap-8 text-xs break-words sm:columns-2">
          {sources.map(([name, n]) => (
            <li key={name} className="break-inside-avoid py-0.5">
              {t('accuracy.data.source', { name, n: format.number(n) })}
            </li>
          ))}
        </ul>
      </Disclosure>
    </PageSection>
  )
}

/** How to reproduce the figures. */
export function Reproduction() {
  const { t } = useMessages(accuracyMessages)
  return (
    <PageSection heading={t('accuracy.again.heading')} text={t('accuracy.again.text')}>
      {(['train', 'evaluate'] as const).map((name) => (
        <pre
          key={name}
          className="mt-3 max-w-2xl rounded-md bg-sunken px-4 py-3 font-mono text-xs break-words whitespace-pre-wrap"
        >
          <code>{t(`accuracy.again.${name}`)}</code>
        </pre>
      ))}
    </PageSection>
  )
}
