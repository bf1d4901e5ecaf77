import { Heart, Lightbulb, type LucideIcon, Users } from 'lucide-react'
import { ExplainedTitle } from '#web/layout/explained-title.tsx'
import { usePageTitle } from '#web/layout/page.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { aboutMessages } from './messages.ts'

const values: readonly (readonly ['community' | 'innovation' | 'passion', LucideIcon])[] = [
  ['community', Users],
  ['innovation', Lightbulb],
  ['passion', Heart],
]

/** The story and values. */
export function About() {
  const { t } = useMessages(aboutMessages)
  usePageTitle(t('about.title'))
  return (
    <PublicPage>
      <article className="pt-8 sm:pt-14">
        <h1 className="text-2xl font-semibold sm:text-4xl">{t('about.title')}</h1>
        <p className="mt-5 max-w-2xl text-lg text-pretty text-muted">{t('about.lead')}</p>
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-14">
          <div className="flex max-w-2xl flex-col gap-5 text-lg">
            {(['question', 'answer', 'limits'] as const).map((part) => (
              <p key={part}>{t(`about.story.${part}`)}</p>
            ))}
          </div>
          <div className="rounded-lg border border-line bg-surface p-6 shadow-low sm:p-8">
            <ExplainedTitle />
          </div>
        </div>
        <Values />
        <section className="mt-14 rounded-lg bg-sunken p-6 sm:p-8">
          <h2 className="text-xl font-semibold">{t('about.see.heading')}</h2>
          <p className="mt-2 max-w-2xl text-base text-muted">{t('about.see.text')}</p>
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            <ButtonLink reloadDocument variant="primary" to={paths.landing}>
              {t('about.see.try')}
            </ButtonLink>
            <ButtonLink to={paths.accuracy}>{t('about.see.accuracy')}</ButtonLink>
          </div>
        </section>
      </article>
    </PublicPage>
  )
}

function Values() {
  const { t } = useMessages(aboutMessages)
  return (
    <section aria-labelledby="values" className="mt-14">
      <h2 id="values" className="text-xl font-semibold">
        {t('about.values.heading')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {values.map(([value, Icon]) => (
          <li key={value} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
            <Icon aria-hidden className="size-5 text-accent" />
            <h3 className="mt-4 text-base font-semibold">{t(`about.values.${value}.name`)}</h3>
            <p className="mt-1.5 text-sm text-muted">{t(`about.values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
