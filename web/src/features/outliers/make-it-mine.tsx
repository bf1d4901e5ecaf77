import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { drafts } from '#shared/contract/drafts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'
import { ideas, maxTopicLength } from '#shared/contract/ideas.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { outliersMessages } from './messages.ts'

type Suggestions = Output<typeof ideas.suggest>
type OfVideo = Pick<FollowedVideo, 'id' | 'channelId'>

interface MakeItMineProps {
  video: OfVideo
  onClose: () => void
}

/** A dialog that crosses the pattern of another channel's video with a topic of the user's, and makes a draft of it. */
export function MakeItMine({ video, onClose }: MakeItMineProps) {
  const { t } = useMessages(outliersMessages)
  return (
    <Dialog open onClose={onClose} title={t('mine.title')} description={t('mine.text')} closeLabel={t('common.close')}>
      <Content video={video} />
    </Dialog>
  )
}

function Content({ video: { id: video, channelId: channel } }: { video: OfVideo }) {
  const { t } = useMessages(outliersMessages)
  const [topic, setTopic] = useState<string>()
  const { data, error, isFetching, refetch } = useRead(
    ideas.suggest,
    { channel, video, ...(topic ? { topic } : {}) },
    { keepsLast: true },
  )
  if (data) {
    return (
      <>
        <Kinds suggestions={data} />
        <TopicForm suggestions={data} pending={isFetching} onTopic={setTopic} />
        {data.titles.length > 0 && (
          <Titles key={`${data.topic} titles`} video={{ channel, video }} suggestions={data} />
        )}
      </>
    )
  }
  if (!error)
    return (
      <div role="status" aria-label={t('mine.loading')}>
        <Skeleton className="h-48" />
      </div>
    )
  if (error.code === 'not_found') return <Alert tone="warning">{t('mine.gone')}</Alert>
  return (
    <Failed onRetry={refetch} pending={isFetching}>
      {t('mine.failed', { reason: t(`errors.codes.${error.code}`) })}
    </Failed>
  )
}

/** The patterns, and how titles with them went. */
function Kinds({ suggestions: { patterns, isOfVideo } }: { suggestions: Suggestions }) {
  const { t, format } = useMessages(outliersMessages)
  // Two decimals: most of these ratios are near 1.
  const write = (ratio: number) => format.number(Math.round(ratio * 100) / 100)
  return (
    <section aria-label={t('mine.kind')} className="text-sm">
      <h3 className="font-medium">{t('mine.kind')}</h3>
      {!isOfVideo && <p className="mt-1 text-muted">{t('mine.kindOther')}</p>}
      <ul className="mt-1 flex flex-col gap-1.5">
        {patterns.map(({ name, lift }) => (
          <li key={name}>
            {t(`patternNames.${name}`)}
            {lift && (
              <span className="block text-xs text-muted">
                {t('mine.lift', {
                  times: write(lift.lift),
                  low: write(lift.low),
                  high: write(lift.high),
                  channels: format.number(lift.channels),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TopicFormProps {
  suggestions: Suggestions
  pending: boolean
  onTopic: (topic: string) => void
}

function TopicForm({ suggestions: { topic, topics }, pending, onTopic }: TopicFormProps) {
  const { t } = useMessages(outliersMessages)
  const [typed, setTyped] = useState(topic ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const submit = () => {
    setIsMissing(typed.trim() === '')
    if (typed.trim()) onTopic(typed.trim())
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex items-start gap-2">
        <TextField
          label={t('mine.topic')}
          hint={t('mine.topicHint')}
          maxLength={maxTopicLength}
          autoComplete="off"
          value={typed}
          error={isMissing ? t('mine.topicRequired') : undefined}
          className="flex-1"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" pending={pending} className="mt-6.5">
          {t('mine.use')}
        </Button>
      </div>
      {topics.length > 0 && (
        <fieldset>
          <legend className="text-xs text-muted">{t('mine.topics')}</legend>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            {topics.map(({ words, videos }) => (
              <Button
                key={words}
                size="small"
                aria-pressed={words === topic}
                onClick={() => {
                  setTyped(words)
                  setIsMissing(false)
                  onTopic(words)
                }}
              >
                {t('mine.topicVideos', { words, n: videos })}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  )
}

interface TitlesProps {
  video: { channel: string; video: string }
  suggestions: Suggestions
}

/** The titles to choose from, the most promising chosen. */
function Titles({ video, suggestions: { titles } }: TitlesProps) {
  const { t, format } = useMessages(outliersMessages)
  const navigate = useNavigate()
  const keep = useAction(ideas.keep, [drafts.list])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(titles.slice(0, 2).map(({ title }) => title)))
  const [first] = titles.filter(({ title }) => chosen.has(title))
  const [isMissing, setIsMissing] = useState(false)
  const make = () => {
    setIsMissing(!first)
    if (!first) return
    const kept = titles.flatMap(({ title }) => (chosen.has(title) ? title : []))
    keep.mutate(
      { ...video, pattern: first.pattern, titles: kept },
      {
        onSuccess: ({ draft }) => void navigate(`${paths.draft}?id=${draft}`),
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  }
  const toggle = (title: string, isChosen: boolean) =>
    setChosen(new Set([...chosen].filter((one) => one !== title).concat(isChosen ? title : [])))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('mine.titles')}</legend>
      {titles.map(({ title, chance }) => (
        <Checkbox
          key={title}
          label={title}
          hint={chance === null ? undefined : t('mine.chance', { chance: format.chance(chance) })}
          checked={chosen.has(title)}
          onChange={({ currentTarget }) => toggle(title, currentTarget.checked)}
        />
      ))}
      {isMissing && (
        <p role="alert" className="text-sm text-danger">
          {t('mine.choose')}
        </p>
      )}
      {titles.some(({ chance }) => chance !== null) && <p className="text-xs text-muted">{t('mine.ours')}</p>}
      <Button variant="primary" pending={keep.isPending} className="self-end" onClick={make}>
        {t('mine.keep')}
      </Button>
    </fieldset>
  )
}
