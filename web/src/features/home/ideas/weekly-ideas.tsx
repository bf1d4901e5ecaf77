import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { splitFrame } from '#shared/advice/blanks.ts'
import { type IdeaVideo, ideasPerWeek, type PatternLift, type WeeklyIdea } from '#shared/contract/ideas.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { FrameForm } from '#web/layout/proven/frame-form.tsx'
import { FrameText } from '#web/layout/proven/frame-text.tsx'
import { Compared } from '#web/layout/usual.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ideasMessages } from './messages.ts'

const { list, accept, dismiss } = contract.ideas

/** The ideas of the week, each with the evidence for it. */
export function WeeklyIdeas() {
  const { t } = useMessages(ideasMessages)
  return (
    <Card title={t('ideas.heading')} description={t('ideas.what')}>
      <Content />
    </Card>
  )
}

function Content() {
  const { t } = useMessages(ideasMessages)
  const { data, error, refetch, isFetching } = useRead(list, {})
  if (data?.missing === 'topics')
    return (
      <EmptyState
        icon={<Lightbulb aria-hidden />}
        title={t('ideas.noTopics')}
        action={<ButtonLink to={paths.drafts}>{t('ideas.noTopicsAction')}</ButtonLink>}
      >
        {t('ideas.noTopicsText')}
      </EmptyState>
    )
  if (data?.missing) {
    const reason = data.missing === 'new' ? 'noneNew' : 'noLanguage'
    return (
      <EmptyState icon={<Lightbulb aria-hidden />} title={t(`ideas.${reason}`)}>
        {t(`ideas.${reason}Text`)}
      </EmptyState>
    )
  }
  if (data)
    return (
      <>
        <ol className="-my-4 divide-y divide-line">
          {data.ideas.map((idea) => (
            <Idea key={idea.id} idea={idea} />
          ))}
        </ol>
        {data.ideas.length < ideasPerWeek && <p className="mt-6 text-sm text-pretty text-muted">{t('ideas.few')}</p>}
        <p className="mt-6 text-xs text-pretty text-muted">{t('ideas.source')}</p>
      </>
    )
  if (!error) return <Skeleton className="h-72" />
  return (
    <Failed tone="warning" pending={isFetching} onRetry={refetch}>
      {t('ideas.failed', { message: t(`errors.codes.${error.code}`) })}
    </Failed>
  )
}

function Idea({ idea }: { idea: WeeklyIdea }) {
  const { t } = useMessages(ideasMessages)
  const [isFilling, setIsFilling] = useState(false)
  const making = useMakeDraft(idea.id)
  const { title, topic, video, lift, dismissed } = idea
  const isFrame = splitFrame(title).length > 1
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className={cx('font-medium wrap-anywhere', dismissed && 'text-muted')}>
          <FrameText frame={title} /> {dismissed && <Badge>{t('ideas.dismissed')}</Badge>}
        </p>
        {!dismissed && (
          <ul className="mt-1 flex flex-col gap-1 text-sm text-pretty text-muted">
            <TopicLine idea={idea} />
            {video && <VideoLine video={video} />}
            {lift && <LiftLine lift={lift} />}
          </ul>
        )}
      </div>
      <Actions
        idea={idea}
        pending={making.isPending}
        // Never closes the form, or a double click would open and close it.
        onMake={() => (isFrame ? setIsFilling(true) : making.make())}
        isFilling={isFrame ? isFilling : undefined}
      />
      {isFilling && !dismissed && !idea.draft && (
        <div className="w-full">
          <FrameForm
            frame={title}
            topics={[{ words: topic, label: topic }]}
            topicsLabel={t('ideas.topicLabel')}
            action={t('ideas.make')}
            pending={making.isPending}
            onMake={making.make}
          />
        </div>
      )}
    </li>
  )
}

/** Makes a draft of an idea, with the title as the user filled it in, and goes there. */
function useMakeDraft(id: string) {
  const navigate = useNavigate()
  const making = useAction(accept, [list, contract.drafts.list])
  const make = (title?: string) =>
    void making.run({ id, ...(title && { title }) }, { onSuccess: (made) => navigate(draftPath(made.draft)) })
  return { make, isPending: making.isPending }
}

function TopicLine({ idea: { topic, topicVideos, topicTimes } }: { idea: WeeklyIdea }) {
  const { t, format } = useMessages(ideasMessages)
  return (
    <li>
      {topicVideos ? t('ideas.topicVideos', { topic, n: topicVideos }) : t('ideas.topic', { topic })}
      {topicTimes !== null && `, ${t('ideas.topicTimes', { times: format.times(topicTimes) })}`}
    </li>
  )
}

function VideoLine({ video: { id, title, channel, isOwn, views, viewsAt, usual } }: { video: IdeaVideo }) {
  const { t, format } = useMessages(ideasMessages)
  const { times } = format
  const counted = viewsAt && ` · ${t('ideas.counted', { date: format.date(viewsAt) })}`
  return (
    <>
      <li className="wrap-anywhere">
        {t(isOwn ? 'ideas.ownVideo' : 'ideas.video')} <VideoLink video={{ id, title }} />
        {channel && !isOwn && ` ${t('ideas.by', { channel })}`}
        {!usual && views !== null && ` · ${t('ideas.views', { n: views })}`}
        {!usual && counted}
      </li>
      {usual && (
        <li>
          <Compared usual={usual} channel={isOwn ? 'own' : 'other'}>
            {t(isOwn ? 'ideas.ownUsual' : 'ideas.usual', {
              times: times(usual.multiple),
              low: times(usual.low),
              high: times(usual.high),
            })}
          </Compared>
          {counted}
        </li>
      )}
    </>
  )
}

function LiftLine({ lift: { lift, low, high, channels } }: { lift: PatternLift }) {
  const { t, format } = useMessages(ideasMessages)
  const { ratio } = format
  return <li>{t('ideas.lift', { times: ratio(lift), low: ratio(low), high: ratio(high), channels })}</li>
}

interface ActionsProps {
  idea: WeeklyIdea
  pending: boolean
  /** Makes the draft, or opens the form for that. */
  onMake: () => void
  /** Whether the form is open; undefined for an idea without blanks. */
  isFilling: boolean | undefined
}

function Actions({ idea: { id, title, draft, dismissed }, pending, onMake, isFilling }: ActionsProps) {
  const { t } = useMessages(ideasMessages)
  const dismissing = useAction(dismiss, [list])
  const change = () => void dismissing.run({ id, dismissed: !dismissed })
  const hiddenTitle = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <div className="flex flex-wrap gap-2">
      {draft ? (
        <ButtonLink size="small" to={draftPath(draft)}>
          {t('ideas.toDraft')}
          {hiddenTitle}
        </ButtonLink>
      ) : (
        !dismissed && (
          <Button size="small" pending={pending} aria-expanded={isFilling} onClick={onMake}>
            {t('ideas.draft')}
            {hiddenTitle}
          </Button>
        )
      )}
      <Button size="small" variant="ghost" pending={dismissing.isPending} onClick={change}>
        {t(dismissed ? 'ideas.restore' : 'ideas.dismiss')}
        {hiddenTitle}
      </Button>
    </div>
  )
}
