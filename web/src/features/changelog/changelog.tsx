import { operatorsHeading, type Release, readChangelog } from '#shared/changelog.ts'
import { usePageTitle } from '#web/layout/page.tsx'
import { Prose } from '#web/layout/prose.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import markdown from '../../../../CHANGELOG.md?raw'
import { changelogMessages } from './messages.ts'

/** Replaces straight quotation marks and apostrophes with typographic ones. */
const typeset = (text: string) => text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’')

/** The releases with their user-visible changes. */
const releases = readChangelog(markdown)
  .map((release) => ({ ...release, parts: release.parts.filter(({ heading }) => heading !== operatorsHeading) }))
  .filter(({ parts }) => parts.length > 0)

/** The public changelog, generated from `CHANGELOG.md` when the site is built. It is only prerendered. */
export function Changelog() {
  const { t, locale } = useMessages(changelogMessages)
  usePageTitle(t('changelog.title'))
  return (
    <PublicPage>
      <div className="pt-10 pb-12 sm:pt-16">
        <h1 className="max-w-2xl text-2xl font-semibold text-balance sm:text-3xl">{t('changelog.title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{t('changelog.lead')}</p>
        {locale !== 'en' && <p className="mt-4 text-muted">{t('changelog.language')}</p>}
      </div>
      {releases.map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
    </PublicPage>
  )
}

function ReleaseSection({ release: { version, date, parts } }: { release: Release }) {
  const { t, format } = useMessages(changelogMessages)
  const id = version ? `v${version}` : 'next'
  return (
    <section aria-labelledby={id} className="border-t border-line py-10">
      <h2 id={id} className="scroll-mt-6 text-xl font-semibold">
        {version ? t('changelog.version', { version }) : t('changelog.next')}
      </h2>
      {date && (
        <p className="mt-1 text-sm text-muted">
          <time dateTime={date}>{format.day(date)}</time>
        </p>
      )}
      <div lang="en" className="max-w-2xl">
        {parts.map(({ heading, changes }) => (
          <div key={heading} className="mt-8">
            {heading && <h3 className="text-base font-semibold">{heading}</h3>}
            <ul className="mt-3 flex list-disc flex-col gap-2 ps-5">
              {changes.map((change) => (
                <li key={change} className="text-pretty">
                  <Prose text={typeset(change)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
