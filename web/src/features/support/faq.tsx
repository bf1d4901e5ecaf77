import { plans } from '#shared/plans.ts'
import { titleAccuracy } from '#shared/prediction/published-figures.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { supportMessages } from './messages.ts'

/** The most frequent questions. */
export function Faq() {
  const { t, format } = useMessages(supportMessages)
  const answers = [
    {
      id: 'accuracy',
      answer: t('support.faq.accuracy.answer', {
        share: format.measured(titleAccuracy.all.accuracy),
        twice: format.measured(titleAccuracy.x2.accuracy),
        channels: titleAccuracy.channels,
      }),
      link: paths.accuracy,
    },
    {
      id: 'limits',
      answer: t('support.faq.limits.answer', { n: plans.free.limits.analyses.max }),
      link: paths.profile,
    },
    { id: 'channel', answer: t('support.faq.channel.answer'), link: paths.privacy },
  ] as const
  return (
    <Card title={t('support.faq.heading')}>
      <div className="divide-y divide-line">
        {answers.map(({ id, answer, link }) => (
          <Disclosure key={id} name="faq" className="py-1.5 font-medium" summary={t(`support.faq.${id}.question`)}>
            <p className="text-sm font-normal text-pretty text-muted">{answer}</p>
            <TextLink to={link} className="mt-2 inline-block font-normal">
              {t(`support.faq.${id}.more`)}
            </TextLink>
          </Disclosure>
        ))}
      </div>
    </Card>
  )
}
