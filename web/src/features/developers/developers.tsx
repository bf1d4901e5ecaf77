import { openApiPath } from '#shared/openapi/errors.ts'
import { usePageTitle } from '#web/layout/page.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Contents } from './contents.tsx'
import { Guide, scopeKeys } from './guide.tsx'
import { developersMessages } from './messages.ts'
import { ObjectSection, OperationSection } from './operation.tsx'
import { reference } from './reference.ts'

/**
 * The API reference, generated from the API description when the site is built. It is only prerendered, because the app would have
 * to download the schemas of all operations; in the browser `interactive.ts` runs.
 */
export function Developers() {
  const { t, locale } = useMessages(developersMessages)
  usePageTitle(t('developers.title'))
  return (
    <PublicPage>
      <div className="pt-10 pb-12 sm:pt-16">
        <h1 className="max-w-2xl text-2xl font-semibold text-balance sm:text-3xl">{t('developers.title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{t('developers.lead')}</p>
        <p className="mt-4 flex flex-wrap gap-x-4">
          <a href={openApiPath} className="inline-block min-h-6 text-accent underline underline-offset-4">
            {t('developers.download')}
          </a>
          {locale !== 'en' && <span className="text-muted">{t('developers.english')}</span>}
        </p>
      </div>
      <div className="gap-10 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents />
        <div className="mt-8 min-w-0 lg:mt-0">
          <Guide />
          <Operations />
          <Objects />
        </div>
      </div>
    </PublicPage>
  )
}

const GroupHeading = ({ heading, text }: { heading: string; text: string }) => (
  <div className="border-t border-line py-10">
    <h2 className="text-xl font-semibold">{heading}</h2>
    <p className="mt-2 max-w-2xl text-base text-pretty text-muted">{text}</p>
  </div>
)

function Operations() {
  const { t } = useMessages(developersMessages)
  return reference.groups.map(({ scope, operations }) => (
    <div key={scope} data-find-group>
      <GroupHeading
        heading={t(`developers.groups.${scopeKeys[scope]}`)}
        text={t(`developers.scopes.${scopeKeys[scope]}`)}
      />
      {operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} />
      ))}
    </div>
  ))
}

function Objects() {
  const { t } = useMessages(developersMessages)
  return (
    <div data-find-group>
      <GroupHeading heading={t('developers.objects')} text={t('developers.objectsText')} />
      {reference.objects.map(([name, schema]) => (
        <ObjectSection key={name} name={name} schema={schema} />
      ))}
    </div>
  )
}
