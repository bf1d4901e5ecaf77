import { useNavigate } from 'react-router-dom'
import { drafts } from '#shared/contract/drafts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { Failed } from '#web/layout/failed.tsx'
import { FrameForm } from '#web/layout/proven/frame-form.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { outliersMessages } from './messages.ts'

type Suggestions = Output<typeof ideas.suggest>
type Kind = Suggestions['kinds'][number]
type VideoKey = Pick<FollowedVideo, 'id' | 'channelId'>

interface MakeItMineProps {
  video: VideoKey
  onClose: () => void
}

/** A dialog where the user fills in the frame of another channel's title and creates a draft from it. */
export function MakeItMine({ video, onClose }: MakeItMineProps) {
  const { t } = useMessages(outliersMessages)
  return (
    <Dialog open onClose={onClose} title={t('mine.title')} description={t('mine.text')} closeLabel={t('common.close')}>
      <Content video={video} />
    </Dialog>
  )
}

function Content({ video: { id: video, channelId: channel } }: { video: VideoKey }) {
  const { t } = useMessages(outliersMessages)
  const { data, error, isFetching, refetch } = useRead(ideas.suggest, { channel, video })
  if (data) return <Frames video={{ channel, video }} suggestions={data} />
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

interface FramesProps {
  video: { channel: string; video: string }
  suggestions: Suggestions
}

/** The frame of the video's title or, if it has none, those of its kinds of title, or of other kinds that do well. */
function Frames({ video, suggestions: { frame, kinds, isOfVideo, topics } }: FramesProps) {
  const { t, format } = useMessages(outliersMessages)
  const navigate = useNavigate()
  const { run, isPending } = useAction(ideas.keep, [drafts.list])
  const make = (title: string, pattern?: Kind['name']) =>
    run(
      { ...video, titles: [title], ...(pattern && { pattern }) },
      { onSuccess: ({ draft }) => navigate(draftPath(draft)) },
    )
  const form = {
    topics: topics.map(({ words, videos, times }) => ({
      words,
      label:
        times === null
          ? t('mine.topicVideos', { words, n: videos })
          : t('mine.topicTimes', { words, times: format.times(times) }),
    })),
    topicsLabel: t(topics.some(({ times }) => times === null) ? 'mine.topicsUnrated' : 'mine.topics'),
    action: t('mine.make'),
    pending: isPending,
  }
  if (frame !== null) return <FrameForm frame={frame} {...form} onMake={(title) => make(title)} />
  return (
    <>
      <p className="text-sm text-muted">{t(isOfVideo ? 'mine.ownKinds' : 'mine.otherKinds')}</p>
      {kinds.map((kind) => (
        <section key={kind.name} aria-label={t(`patternNames.${kind.name}`)} className="flex flex-col gap-2">
          <KindLine kind={kind} />
          <FrameForm frame={kind.frame} {...form} onMake={(title) => make(title, kind.name)} />
        </section>
      ))}
    </>
  )
}

/** A kind of title, and how its titles performed. */
function KindLine({ kind: { name, lift } }: { kind: Kind }) {
  const { t, format } = useMessages(outliersMessages)
  const { ratio } = format
  return (
    <h3 className="text-sm font-medium">
      {t(`patternNames.${name}`)}
      {lift && (
        <span className="block text-xs font-normal text-muted">
          {t('mine.lift', {
            times: ratio(lift.lift),
            low: ratio(lift.low),
            high: ratio(lift.high),
            channels: format.number(lift.channels),
          })}
        </span>
      )}
    </h3>
  )
}
