import { titleAccuracy } from '#shared/prediction/published-figures.ts'
import { usePageTitle } from '#web/layout/page.tsx'
import { PageSection } from '#web/layout/page-section.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useAnchor } from '#web/layout/use-anchor.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { crossValidated, heldOut } from './evaluation.ts'
import { accuracyMessages } from './messages.ts'
import { Limitations, Method, Reproduction } from './method.tsx'
import { Outcomes } from './outcomes.tsx'
import { ReliabilityPlot } from './reliability-plot.tsx'
import { Headlines, MarginTable, useFigureRows } from './sections.tsx'
import { Tiles } from './tiles.tsx'

/** The public accuracy page, generated from the evaluation of the shipped weights. */
export function AccuracyPage() {
  const { t } = useMessages(accuracyMessages)
  usePageTitle(t('accuracy.title'))
  useAnchor()
  return (
    <PublicPage>
      <div className="pt-10 pb-12 sm:pt-16">
        <h1 className="max-w-2xl text-2xl font-semibold text-balance sm:text-3xl">{t('accuracy.title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{t('accuracy.lead')}</p>
        <p className="mt-6 max-w-2xl text-base text-pretty">{t('accuracy.question')}</p>
        <Tiles />
      </div>
      <MeasuredAccuracy />
      <Outcomes />
      <Reliability />
      <Limitations />
      <OtherLanguages />
      <Method />
      <Reproduction />
      <PageSection heading={t('accuracy.try.heading')} text={t('accuracy.try.text')}>
        <ButtonLink variant="primary" to={paths.insights} className="mt-5">
          {t('accuracy.try.action')}
        </ButtonLink>
      </PageSection>
    </PublicPage>
  )
}

function MeasuredAccuracy() {
  const { t } = useMessages(accuracyMessages)
  const rows = useFigureRows()
  const { channels = 0, ownHistory, modern } = heldOut
  return (
    <>
      <PageSection heading={t('accuracy.title_only.heading')} text={t('accuracy.title_only.text', { channels })}>
        <MarginTable caption={t('accuracy.title_only.heading')} rows={rows.titleAndBaselines(heldOut)} />
        <p className="mt-2 text-xs text-muted">{t('accuracy.table.scale')}</p>
        <TextLink to={paths.whatWorks} className="mt-4 inline-block min-h-6 text-sm">
          {t('accuracy.title_only.advice')}
        </TextLink>
      </PageSection>
      {ownHistory && (
        <PageSection
          heading={t('accuracy.history.heading')}
          text={t('accuracy.history.text', { channels: ownHistory.channels })}
        >
          <MarginTable caption={t('accuracy.history.heading')} rows={rows.historyTitleAndBaselines(ownHistory)} />
        </PageSection>
      )}
      {modern && (
        <PageSection
          heading={t('accuracy.modern.heading')}
          text={t('accuracy.modern.text', { channels: modern.channels })}
        >
          <MarginTable caption={t('accuracy.modern.heading')} rows={rows.titleAndBaselines(modern)} />
          {modern.ownHistory && (
            <MarginTable caption={t('accuracy.history.heading')} rows={rows.historyAndTitle(modern.ownHistory)} />
          )}
        </PageSection>
      )}
      <CrossValidated />
      <Headlines />
    </>
  )
}

function CrossValidated() {
  const { t } = useMessages(accuracyMessages)
  const rows = useFigureRows()
  const { titleOnly, ownHistory, channels } = crossValidated
  if (!titleOnly || !channels) return null
  return (
    <PageSection heading={t('accuracy.cross.heading')} text={t('accuracy.cross.text', { channels })}>
      <MarginTable caption={t('accuracy.cross.heading')} rows={rows.titleWithoutBaselines({ titleOnly })} />
      {ownHistory && <MarginTable caption={t('accuracy.history.heading')} rows={rows.historyAndTitle(ownHistory)} />}
    </PageSection>
  )
}

function Reliability() {
  const { t, format } = useMessages(accuracyMessages)
  const { reliability, calibrationError = 0, ownHistory } = heldOut
  const series = [
    { name: t('accuracy.table.titleOnly'), bins: reliability },
    ...(ownHistory ? [{ name: t('accuracy.table.history'), bins: ownHistory.reliability }] : []),
  ]
  return (
    <PageSection heading={t('accuracy.reliability.heading')} text={t('accuracy.reliability.text')}>
      <ReliabilityPlot series={series} />
      {ownHistory && (
        <p className="mt-4 max-w-2xl text-sm">
          {t('accuracy.reliability.error', {
            title: format.bareMeasured(calibrationError),
            history: format.bareMeasured(ownHistory.calibrationError),
          })}{' '}
          {t('accuracy.reliability.surest', {
            top: format.measured(titleAccuracy.topTwentieth.accuracy),
            channels: titleAccuracy.channels,
          })}
        </p>
      )}
    </PageSection>
  )
}

function OtherLanguages() {
  const { t, format } = useMessages(accuracyMessages)
  const rows = useFigureRows()
  const { otherLanguages } = heldOut
  if (!otherLanguages) return null
  const { titleOnly, ownHistory, channels } = otherLanguages
  const { accuracy, low, high } = titleOnly.all
  return (
    <PageSection
      heading={t('accuracy.languages.heading')}
      text={t('accuracy.languages.text', {
        channels,
        share: format.measured(accuracy),
        low: format.measured(low),
        high: format.measured(high),
      })}
    >
      {ownHistory && (
        <>
          <p className="mt-4 max-w-2xl text-base text-pretty text-muted">
            {t('accuracy.languages.own', { channels: ownHistory.channels })}
          </p>
          <MarginTable caption={t('accuracy.languages.heading')} rows={rows.historyAndTitle(ownHistory)} />
        </>
      )}
    </PageSection>
  )
}
