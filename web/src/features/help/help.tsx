import { contract } from '#shared/contract/index.ts'
import { maxThumbnailsPerDay, plans } from '#shared/plans.ts'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { Page } from '#web/layout/page.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { helpMessages } from './messages.ts'
import { derivedTexts, topics } from './topics.ts'

/** The help pages. */
export function Help() {
  const { t } = useMessages(helpMessages)
  return (
    <Page
      title={t('help.title')}
      subtitle={t('help.subtitle')}
      actions={<ButtonLink to={paths.support}>{t('help.ask')}</ButtonLink>}
    >
      <div className="gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents />
        <Topics />
      </div>
    </Page>
  )
}

function Contents() {
  const { t } = useMessages(helpMessages)
  return (
    <nav aria-label={t('help.contents')} className="lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-col text-sm">
        {topics.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block min-h-7 rounded-sm py-1 hover:underline">
              {t(`help.topics.${id}.heading`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Topics() {
  const { t, format } = useMessages(helpMessages)
  // The record is available only if derived metrics are on.
  const { data, isPending } = useRead(contract.advice.record, {})
  const hasDerived = data !== undefined && data.record !== null
  const { analyses, topics: searches } = plans.free.limits
  const facts = {
    analyses: analyses.max,
    searches: searches.max,
    thumbnails: maxThumbnailsPerDay,
    size: format.bytes(maxThumbnailBytes),
  }
  if (isPending) {
    return (
      <div role="status" className="max-w-2xl">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="mt-10 h-[80dvh] lg:mt-0" />
      </div>
    )
  }
  return (
    <div className="max-w-2xl">
      {topics.map(({ id, texts, path }) => (
        <section key={id} aria-labelledby={id} className="mt-10 lg:first:mt-0">
          <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-lg font-semibold outline-none">
            {t(`help.topics.${id}.heading`)}
          </h2>
          {texts
            .filter((text) => hasDerived || !derivedTexts.has(text))
            .map((text) => (
              <p key={text} className="mt-3 text-pretty">
                {t(text, facts)}
              </p>
            ))}
          <TextLink to={path} className="mt-3 inline-block min-h-6">
            {t(`help.topics.${id}.link`)}
          </TextLink>
        </section>
      ))}
    </div>
  )
}
