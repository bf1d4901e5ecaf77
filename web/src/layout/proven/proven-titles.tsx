import { ideas, type ProvenTitle } from '#shared/contract/ideas.ts'
import { Compared } from '#web/layout/usual.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { provenMessages } from '#web/messages/proven.ts'

/** Longer titles are truncated for the comparison. */
const maxLength = 300

/** Successful titles that are most similar to a title, each with its evidence. Renders nothing if there are none. */
export function ProvenTitles({ title }: { title: string }) {
  const { t } = useMessages(provenMessages)
  const { data } = useRead(ideas.proven, { title: title.slice(0, maxLength) }, { keepsLast: true })
  if (!data || data.titles.length === 0) return null
  return (
    <section aria-label={t('proven.heading')} className="mt-4">
      <h3 className="text-sm font-semibold">{t('proven.heading')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {data.titles.map((proven) => (
          <Item key={proven.id} video={proven} />
        ))}
      </ul>
      <p className="mt-2 text-xs text-pretty text-muted">{t('proven.source')}</p>
    </section>
  )
}

function Item({ video: { from, id, title, channel, views, usual } }: { video: ProvenTitle }) {
  const { t, format } = useMessages(provenMessages)
  return (
    <li className="py-1.5 text-sm">
      <VideoLink video={{ id, title }} />
      <p className="mt-0.5 text-sm tabular-nums">
        {t(`proven.${from}`)}
        {channel && <bdi>{` · ${channel}`}</bdi>}
        {usual ? (
          <>
            {' · '}
            <Compared usual={usual} channel={from === 'own' ? 'own' : 'other'} className="font-medium">
              {t('proven.times', { times: format.times(usual.multiple) })}
            </Compared>
          </>
        ) : (
          views !== null && ` · ${t('proven.views', { n: views })}`
        )}
      </p>
    </li>
  )
}
