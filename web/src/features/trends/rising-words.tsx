import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { RisingWord, RisingWords as Words } from '#shared/contract/trends.ts'
import type { Region } from '#shared/trends.ts'
import { Failed } from '#web/layout/failed.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { trendsMessages } from './messages.ts'
import { useCountryNames } from './use-country-names.ts'

/** The number of words of a language shown at first. */
const shownAtFirst = 4
/** The largest upper end of an interval to show. Larger values carry no information. */
const maxShownEnd = 100

/** Shows words that more channels use than before. Renders nothing if derived metrics are off. */
export function RisingWords({ region }: { region: Region }) {
  const config = useConfig()
  return config?.derivedMetrics ? <Content region={region} /> : null
}

function Content({ region }: { region: Region }) {
  const { t } = useMessages(trendsMessages)
  const nameOf = useCountryNames()
  const { data, isPending, error, refetch } = useRead(contract.trends.words, { region })
  if (isPending) {
    return (
      <div className="mt-8" role="status" aria-label={t('trends.words.loading')}>
        <Skeleton className="h-44" />
      </div>
    )
  }
  if (error) {
    return (
      <Failed className="mt-8" tone="warning" onRetry={refetch}>
        {t('trends.words.failed')}
      </Failed>
    )
  }
  // Nothing has been recorded yet.
  if (!data?.words) return null
  const { days } = data.words
  return (
    <Card
      className="mt-8"
      title={t('trends.words.heading')}
      description={t('trends.words.text', { region: nameOf(region), now: days.current, before: days.previous })}
    >
      <Languages words={data.words} />
    </Card>
  )
}

function Languages({ words: { languages, since, days } }: { words: Words }) {
  const { t, format, locale } = useMessages(trendsMessages)
  if (languages.length === 0) {
    return <p className="text-sm text-muted">{t('trends.words.collecting', { since: format.day(since) })}</p>
  }
  const risen = languages.filter(({ words }) => words.length > 0)
  const channels = languages.reduce((sum, language) => sum + language.channels, 0)
  if (risen.length === 0) return <p className="text-sm text-muted">{t('trends.words.none', { channels })}</p>
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <div className="flex flex-col gap-5">
      {risen.map(({ language, words }) => (
        <section key={language}>
          <h3 className="text-sm font-medium text-muted">
            {t('trends.words.language', { language: names.of(language) ?? language })}
          </h3>
          <WordList words={words} language={language} days={days} />
        </section>
      ))}
    </div>
  )
}

interface LanguageProps {
  language: string
  days: Words['days']
}

function WordList({ words, language, days }: LanguageProps & { words: readonly RisingWord[] }) {
  const { t } = useMessages(trendsMessages)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {(isWhole ? words : words.slice(0, shownAtFirst)).map((word) => (
          <li key={word.word}>
            <Word word={word} language={language} days={days} />
          </li>
        ))}
      </ul>
      {!isWhole && words.length > shownAtFirst && (
        <Button size="small" variant="ghost" className="mt-1" onClick={() => setIsWhole(true)}>
          {t('trends.words.more')}
        </Button>
      )}
    </>
  )
}

/** A word with its counts; expanded, the interval of its ratio and some titles. */
function Word({
  word: { word, channels, before, ratio, low, high, examples },
  language,
  days,
}: LanguageProps & { word: RisingWord }) {
  const { t, format } = useMessages(trendsMessages)
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={language} dir="auto" className="text-base font-semibold wrap-anywhere">
            {word}
          </span>
          <Badge tone="good" icon={TrendingUp}>
            {t('trends.words.times', { low: format.times(low) })}
          </Badge>
          <span className="text-sm tabular-nums">
            {t('trends.words.uses', { n: channels, before, now: days.current, earlier: days.previous })}
          </span>
        </span>
      }
    >
      <p className="text-sm text-muted">
        {ratio === null || high === null || high > maxShownEnd
          ? t('trends.words.atLeast', { low: format.times(low) })
          : t('trends.words.ratio', { ratio: format.times(ratio), low: format.times(low), high: format.times(high) })}
      </p>
      <p className="mt-3 text-sm font-medium">{t('trends.words.examples')}</p>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {examples.map((video) => (
          <li key={video.id}>
            <VideoLink video={video} lang={language} />{' '}
            <span dir="auto" className="text-muted">
              {video.channel}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
