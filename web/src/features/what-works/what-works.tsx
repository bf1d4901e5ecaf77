import { lifts } from '#shared/prediction/patterns/lifts.ts'
import { usePageTitle } from '#web/layout/page.tsx'
import { PageSection } from '#web/layout/page-section.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useAnchor } from '#web/layout/use-anchor.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { changeFormats } from './change.ts'
import { whatWorksMessages } from './messages.ts'
import { PatternTable, scaleEnd, scaleStart } from './pattern-table.tsx'
import {
  adviceCount,
  adviceThat,
  examples,
  isAdvice,
  isShownAbove,
  labels,
  largestOpposite,
  structures,
  vanished,
} from './shown.ts'

/** The public page on how common title advice correlates with views, generated from the lifts that the product uses. */
export function WhatWorks() {
  const { t, format } = useMessages(whatWorksMessages)
  usePageTitle(t('whatWorks.title'))
  useAnchor()
  return (
    <PublicPage>
      <div className="pt-10 pb-12 sm:pt-16">
        <h1 className="max-w-2xl text-2xl font-semibold text-balance sm:text-3xl">{t('whatWorks.title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{t('whatWorks.lead')}</p>
        <p className="mt-6 max-w-2xl text-base text-pretty">
          {t('whatWorks.intro', { videos: lifts.videos, channels: lifts.channels.all })}
        </p>
        <Tiles />
        {lifts.measuredOn && (
          <p className="mt-3 text-xs text-muted">{t('whatWorks.measured', { day: format.day(lifts.measuredOn) })}</p>
        )}
      </div>
      <AdviceTables />
      <Structures />
      <Labels />
      <Vanished />
      <Method />
      <Limits />
      <Reproduction />
      <PageSection heading={t('whatWorks.try.heading')} text={t('whatWorks.try.text')}>
        <ButtonLink variant="primary" to={paths.insights} className="mt-5">
          {t('whatWorks.try.action')}
        </ButtonLink>
      </PageSection>
    </PublicPage>
  )
}

const groups = ['helps', 'unclear', 'hurts'] as const

/** The number of pieces of advice in each group, with links to the groups. */
function Tiles() {
  const { t, format } = useMessages(whatWorksMessages)
  return (
    <>
      <p className="mt-8 text-sm text-muted">{t('whatWorks.tiles', { n: adviceCount })}</p>
      <ul className="mt-2 grid gap-4 sm:grid-cols-3">
        {groups.map((group) => (
          <li key={group}>
            {/* A group without advice has no table to link to. */}
            <a
              href={adviceThat[group].length > 0 ? `#${group}` : undefined}
              className="flex h-full flex-col rounded-lg border border-line bg-surface p-3 hover:border-control sm:p-5"
            >
              <span className="text-3xl font-semibold tabular-nums">{format.number(adviceThat[group].length)}</span>
              <span className="text-sm text-pretty">{t(`whatWorks.${group}.tile`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function AdviceTables() {
  const { t, locale } = useMessages(whatWorksMessages)
  const { change } = changeFormats(locale)
  const sections = groups.filter((group) => adviceThat[group].length > 0)
  return (
    <>
      {sections.map((group, index) => (
        <PageSection
          key={group}
          id={group}
          heading={t(`whatWorks.${group}.heading`)}
          text={t(`whatWorks.${group}.text`)}
        >
          <PatternTable
            caption={t(`whatWorks.${group}.heading`)}
            kind={t('whatWorks.table.advice')}
            columns={['all', 'matched', 'headlines']}
            rows={adviceThat[group].map((name) => ({
              name,
              label: t(`whatWorks.advice.${name}`),
              example: examples[name],
            }))}
          />
          {index === 0 && (
            <p className="mt-2 max-w-2xl text-xs text-muted">
              {t('whatWorks.table.scale', { low: change(scaleStart), high: change(scaleEnd) })}
            </p>
          )}
        </PageSection>
      ))}
    </>
  )
}

function Structures() {
  const { t } = useMessages(whatWorksMessages)
  return (
    <PageSection heading={t('whatWorks.structures.heading')} text={t('whatWorks.structures.text')}>
      <PatternTable
        caption={t('whatWorks.structures.heading')}
        kind={t('whatWorks.table.structure')}
        columns={['all', 'matched', 'modern']}
        rows={structures.map((name) => ({
          name,
          label: t(`patternNames.${name}`),
          example: examples[name],
        }))}
      />
    </PageSection>
  )
}

function Labels() {
  const { t } = useMessages(whatWorksMessages)
  return (
    <PageSection heading={t('whatWorks.labels.heading')} text={t('whatWorks.labels.text')}>
      <PatternTable
        caption={t('whatWorks.labels.heading')}
        kind={t('whatWorks.table.label')}
        columns={['all', 'matched', 'modern']}
        rows={labels.map((name) => ({ name, label: t(`patternNames.${name}`), example: examples[name] }))}
      />
    </PageSection>
  )
}

function Vanished() {
  const { t } = useMessages(whatWorksMessages)
  if (vanished.length === 0) return null
  return (
    <PageSection heading={t('whatWorks.vanished.heading')} text={t('whatWorks.vanished.text')}>
      <PatternTable
        caption={t('whatWorks.vanished.heading')}
        kind={t('whatWorks.table.pattern')}
        columns={['all', 'matched', 'modern']}
        rows={vanished.map((name) => ({
          name,
          label: isAdvice(name) ? t(`whatWorks.advice.${name}`) : t(`patternNames.${name}`),
          example: examples[name],
          hasAnchor: !isShownAbove(name),
        }))}
      />
    </PageSection>
  )
}

const listClass = 'mt-4 flex max-w-2xl list-disc flex-col gap-2 ps-5 text-sm marker:text-muted'

function Method() {
  const { t } = useMessages(whatWorksMessages)
  return (
    <PageSection id="method" heading={t('whatWorks.method.heading')}>
      <ul className={listClass}>
        <li>{t('whatWorks.method.compare')}</li>
        <li>{t('whatWorks.method.match')}</li>
        <li>{t('whatWorks.method.pool')}</li>
        <li>{t('whatWorks.method.rule', { channels: lifts.channels.keptApart })}</li>
        <li>{t('whatWorks.method.scopes')}</li>
        <li>{t('whatWorks.method.headlines', { tests: lifts.headlineTests })}</li>
      </ul>
    </PageSection>
  )
}

function Limits() {
  const { t, format } = useMessages(whatWorksMessages)
  return (
    <PageSection heading={t('whatWorks.limits.heading')}>
      <ul className={listClass}>
        <li>{t('whatWorks.limits.cause')}</li>
        <li>{t('whatWorks.limits.channel', { share: format.percent(largestOpposite) })}</li>
        {(['era', 'headlines', 'languages', 'rare'] as const).map((name) => (
          <li key={name}>{t(`whatWorks.limits.${name}`)}</li>
        ))}
      </ul>
    </PageSection>
  )
}

function Reproduction() {
  const { t } = useMessages(whatWorksMessages)
  return (
    <PageSection heading={t('whatWorks.data.heading')} text={t('whatWorks.data.text')}>
      <pre className="mt-3 max-w-2xl rounded-md bg-sunken px-4 py-3 font-mono text-xs break-words whitespace-pre-wrap">
        <code>{t('whatWorks.data.command')}</code>
      </pre>
      <p className="mt-4 max-w-2xl text-xs text-pretty text-muted">{t('whatWorks.data.citation')}</p>
      <TextLink to={paths.accuracy} className="mt-4 inline-block min-h-6 text-sm">
        {t('whatWorks.data.accuracy')}
      </TextLink>
    </PageSection>
  )
}
