import type { Accuracy } from '#shared/prediction/evaluation.ts'
import { measuredOn, ownHistoryAccuracy, titleAccuracy } from '#shared/prediction/published-figures.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { accuracyMessages } from './messages.ts'

/** The three main figures, as on the other screens, and the date of measurement. */
export function Tiles() {
  const { t, format } = useMessages(accuracyMessages)
  return (
    <>
      <dl className="mt-8 grid gap-4 sm:grid-cols-3">
        <Tile name={t('accuracy.tiles.title')} {...titleAccuracy} />
        <Tile name={t('accuracy.tiles.history')} {...ownHistoryAccuracy} />
        <GuessingTile />
      </dl>
      <p className="mt-3 text-sm">
        {t('accuracy.tiles.crossValidated')}{' '}
        {measuredOn && t('accuracy.tiles.measured', { day: format.day(measuredOn) })}
      </p>
    </>
  )
}

const tileClass = 'flex flex-col rounded-lg border border-line p-5'

function Tile({ name, all, channels }: { name: string; all: Accuracy; channels: number }) {
  const { t, format } = useMessages(accuracyMessages)
  const { accuracy, low, high, n } = all
  return (
    <div className={cx(tileClass, 'bg-surface')}>
      <dt className="order-2 text-sm font-medium">{name}</dt>
      <dd className="order-1 text-3xl font-semibold tabular-nums">{format.measured(accuracy)}</dd>
      <dd className="order-3 mt-3 text-sm">
        {t('accuracy.tiles.interval', { low: format.measured(low), high: format.measured(high) })}
      </dd>
      <dd className="order-4 text-sm">
        {t('accuracy.tiles.pairs', { n: format.number(n), channels: format.number(channels) })}
      </dd>
    </div>
  )
}

function GuessingTile() {
  const { t, format } = useMessages(accuracyMessages)
  return (
    <div className={tileClass}>
      <dt className="order-2 text-sm font-medium">{t('accuracy.tiles.coin')}</dt>
      <dd className="order-1 text-3xl font-semibold text-muted tabular-nums">{format.percent(0.5)}</dd>
      <dd className="order-3 mt-3 text-sm">{t('accuracy.tiles.certain')}</dd>
    </div>
  )
}
