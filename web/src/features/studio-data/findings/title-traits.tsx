import { minGroupedTitles } from '#shared/prediction/own-history/title-groups.ts'
import type { ShownFindings, ShownTrait } from '#web/layout/studio/shown.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { studioMessages } from '../messages.ts'

/** The forms, structures and topics of titles that go with more or fewer clicks at equal impressions. */
export function TitleTraits({ traits }: { traits: ShownFindings['clicks']['traits'] }) {
  const { t } = useMessages(studioMessages)
  return (
    <Card title={t('studio.traits.heading')} description={t('studio.traits.description')}>
      {!traits ? (
        <p className="text-sm">{t('studio.traits.tooFew', { n: minGroupedTitles })}</p>
      ) : traits.found.length === 0 ? (
        <p className="text-sm">{t('studio.traits.none', { n: traits.videos })}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {traits.found.map((trait) => (
              <Trait key={`${trait.kind} ${trait.name}`} trait={trait} />
            ))}
          </ul>
          <p className="mt-3 text-sm">{t('studio.traits.caution')}</p>
        </>
      )}
    </Card>
  )
}

function Trait({ trait }: { trait: ShownTrait }) {
  const { t, format } = useMessages(studioMessages)
  const { shrunk, low, high, examples } = trait
  const name =
    trait.kind === 'topic'
      ? t('ownPatterns.topic', { word: trait.name })
      : trait.kind === 'form'
        ? t(`ownPatterns.form.${trait.name}`)
        : t(`patternNames.${trait.name}`)
  return (
    <li className="py-3 text-sm">
      <p className="font-medium break-words">{name}</p>
      <p className="tabular-nums">
        {t('studio.traits.measured', {
          times: format.times(shrunk),
          low: format.times(low),
          high: format.times(high),
          n: trait.videos,
        })}
      </p>
      <ul className="mt-1 text-sm">
        {examples.map((title) => (
          <li key={title} className="break-words">
            {title}
          </li>
        ))}
      </ul>
    </li>
  )
}
