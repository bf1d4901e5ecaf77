import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { advice, type NoCallReason } from '#shared/contract/advice.ts'
import { type DraftSummary, drafts } from '#shared/contract/drafts.ts'
import { reviewDays } from '#shared/contract/review.ts'
import { dayMs } from '#shared/duration.ts'
import { parseVideoId } from '#shared/video-url.ts'
import type { DraftSectionProps } from '#web/layout/draft-section.ts'
import { useJudgedBy } from '#web/layout/studio/use-judged-by.ts'
import { draftNameOf, useAllDrafts } from '#web/layout/use-all-drafts.ts'
import { useAction, useConfig } from '#web/lib/query.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { reviewMessages } from './messages.ts'

/** Marks a draft as published and explains what happens next. */
export function PublishSection({ draft, save }: DraftSectionProps) {
  const { t } = useMessages(reviewMessages)
  const publish = useAction(drafts.publish, [drafts.get, drafts.list, drafts.review, advice.history, advice.record])
  // Whether a call was started, shown until the user leaves the page.
  const [response, setResponse] = useState<{ noCall?: NoCallReason | undefined }>()
  const [otherTitle, setOtherTitle] = useState<string>()
  const judgedBy = useJudgedBy()
  const card = useRef<HTMLElement>(null)
  // The pressed button disappears.
  const focusCard = () => card.current?.focus()
  const { id, published } = draft
  const allDrafts = useAllDrafts()
  const [taken, setTaken] = useState<DraftSummary>()
  const findOther = (list: typeof allDrafts.data, videoId: string | undefined) =>
    list?.find((draft) => draft.id !== id && draft.published && draft.published.videoId === videoId)
  const nameOf = (other: DraftSummary) => draftNameOf(other, t('review.untitled'))
  return (
    <Card ref={card} tabIndex={-1} title={t('publish.heading')} description={published ? undefined : t('publish.text')}>
      {published ? (
        <Published
          id={id}
          published={published}
          response={response}
          // Earlier releases allowed two drafts with the same video.
          other={findOther(allDrafts.data, published.videoId)}
          pending={publish.isPending}
          onUndo={() =>
            publish.mutate(
              { id, video: null },
              {
                onSuccess: () => {
                  setResponse(undefined)
                  focusCard()
                  toast.info(t('publish.undone'))
                },
                onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
              },
            )
          }
        />
      ) : (
        <PublishForm
          taken={taken}
          otherTitle={otherTitle}
          pending={publish.isPending}
          onEdit={() => setOtherTitle(undefined)}
          onSubmit={async (video, onError) => {
            setTaken(undefined)
            // Saves first, because the video's title is compared with the stored titles.
            if (!(await save())) return
            publish.mutate(
              { id, video, ...judgedBy, asTitled: otherTitle === undefined },
              {
                onSuccess: ({ noCall, otherTitle: found }) => {
                  setOtherTitle(found)
                  if (found !== undefined) return
                  setResponse({ noCall })
                  focusCard()
                  toast.success(t('publish.saved'))
                },
                onError: async ({ code }) => {
                  // The draft may have been marked on another device.
                  const otherDraft =
                    code === 'video_already_marked'
                      ? findOther((await allDrafts.refetch()).data, parseVideoId(video))
                      : undefined
                  setTaken(otherDraft)
                  onError(otherDraft ? t('publish.taken', { name: nameOf(otherDraft) }) : t(`errors.codes.${code}`))
                },
              },
            )
          }}
        />
      )}
    </Card>
  )
}

interface PublishFormProps {
  /** The draft that already has the video whose URL was refused. */
  taken: DraftSummary | undefined
  /** The video's title, if the draft does not contain it. Submitting again marks the draft as published anyway. */
  otherTitle: string | undefined
  pending: boolean
  onEdit: () => void
  onSubmit: (video: string, onError: (message: string) => void) => Promise<void>
}

function PublishForm({ taken, otherTitle, pending, onEdit, onSubmit }: PublishFormProps) {
  const { t } = useMessages(reviewMessages)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { video: '' } })
  const submit = handleSubmit(({ video }) =>
    onSubmit(video, (message) => {
      setError('video', { message })
      setFocus('video')
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        {...register('video', {
          onChange: onEdit,
          validate: (typed) =>
            typed.trim() === ''
              ? t('publish.required')
              : parseVideoId(typed) !== undefined || t('errors.codes.video_url_invalid'),
        })}
        label={t('publish.label')}
        placeholder={t('publish.placeholder')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-xl"
        error={formState.errors.video?.message}
      />
      {taken && formState.errors.video && <OtherDraft draft={taken} />}
      {otherTitle !== undefined && <Alert tone="warning">{t('publish.otherTitle', { title: otherTitle })}</Alert>}
      <NextSteps />
      <Button type="submit" variant="primary" className="self-start" pending={pending || formState.isSubmitting}>
        {t(otherTitle === undefined ? 'publish.submit' : 'publish.anyway')}
      </Button>
    </form>
  )
}

/** A link to the other draft with the same video. */
function OtherDraft({ draft }: { draft: DraftSummary }) {
  const { t } = useMessages(reviewMessages)
  return (
    <TextLink to={draftPath(draft.id, 'publish')}>
      {t('publish.openOther', { name: draftNameOf(draft, t('review.untitled')) })}
    </TextLink>
  )
}

function NextSteps() {
  const { t } = useMessages(reviewMessages)
  const isChecked = useConfig()?.derivedMetrics ?? false
  return (
    <div className="text-sm">
      <h3 className="font-semibold">{t('publish.next.heading')}</h3>
      <ul className="mt-2 flex max-w-2xl list-disc flex-col gap-1.5 ps-5 text-pretty marker:text-muted">
        <li>{t('publish.next.review')}</li>
        {isChecked && <li>{t('publish.next.call')}</li>}
        <li>{t(isChecked ? 'publish.next.undo' : 'publish.next.undoAny')}</li>
        <li>
          {t('publish.next.mail')} <TextLink to={paths.settings}>{t('publish.next.settings')}</TextLink>
        </li>
      </ul>
    </div>
  )
}

interface PublishedProps {
  id: string
  published: { videoId: string; at: string }
  response: { noCall?: NoCallReason | undefined } | undefined
  other: DraftSummary | undefined
  pending: boolean
  onUndo: () => void
}

function Published({ id, published: { videoId, at }, response, other, pending, onUndo }: PublishedProps) {
  const { t, format } = useMessages(reviewMessages)
  const firstReview = Date.parse(at) + reviewDays[0] * dayMs
  const noCall = response?.noCall
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CircleCheck aria-hidden className="size-4 text-good" />
        {t('publish.published', { date: format.date(at) })}
        <a
          href={watchUrl(videoId)}
          target="_blank"
          rel="noreferrer"
          className="text-accent underline underline-offset-4"
        >
          {t('publish.video')}
        </a>
      </p>
      {Date.now() < firstReview && (
        <p className="text-muted">{t('publish.first', { date: format.date(firstReview) })}</p>
      )}
      {response && !noCall && <p className="text-muted">{t('calls.waiting')}</p>}
      {noCall && noCall !== 'not_offered' && <Alert>{t(`calls.none.${noCall}`)}</Alert>}
      {other && (
        <Alert tone="warning" action={<OtherDraft draft={other} />}>
          {t('publish.pair', { name: draftNameOf(other, t('review.untitled')) })}
        </Alert>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <ButtonLink to={`${paths.review}?draft=${id}`}>{t('publish.open')}</ButtonLink>
        <Button variant="link" pending={pending} onClick={onUndo}>
          {t('publish.undo')}
        </Button>
      </div>
    </div>
  )
}
