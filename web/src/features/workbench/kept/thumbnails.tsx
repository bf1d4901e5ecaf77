import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type Draft, type DraftPicture, draftLimits } from '#shared/contract/drafts.ts'
import { Previews } from '#web/layout/thumbnail/previews.tsx'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import { useDrop } from '#web/layout/thumbnail/use-drop.ts'
import { useThumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Autosaver } from './autosaver.ts'
import { getLeadThumbnail, getLeadTitle, removeThumbnail } from './content.ts'
import { draftMessages } from './messages.ts'
import type { Pictures } from './use-pictures.ts'

interface ThumbnailsProps {
  draft: Draft
  pictures: Pictures
  autosaver: Autosaver
  /** Called with a picture whose upload and checks are done. */
  onChecked: (picture: DraftPicture) => void
}

/** The thumbnails of a draft, and a place to add one. */
export function Thumbnails({ draft, pictures, autosaver, onChecked }: ThumbnailsProps) {
  const { t } = useMessages(draftMessages)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { thumbnails } = draft
  const leadHash = getLeadThumbnail(draft)
  const lead = pictures.get(leadHash ?? '')
  const title = getLeadTitle(draft)?.text.trim()
  const addChecked = (picture: DraftPicture) => {
    const { draft: current } = autosaver.view()
    const { thumbnail } = picture
    if (current.thumbnails.includes(thumbnail)) return toast.info(t('draft.thumbnails.already'))
    onChecked(picture)
    autosaver.edit({
      thumbnails: [...current.thumbnails, thumbnail],
      ...(current.thumbnails.length === 0 && { lead: { ...current.lead, thumbnail } }),
    })
  }
  return (
    <Card ref={card} tabIndex={-1} title={t('draft.thumbnails.heading')} description={t('draft.thumbnails.text')}>
      {title && lead && (
        <section aria-label={t('thumbnails.previews.heading')} className="mb-5">
          <h3 className="mb-2 text-sm font-medium">{t('thumbnails.previews.heading')}</h3>
          <Previews images={[lead.url]} title={title} />
        </section>
      )}
      {thumbnails.length > 0 && (
        <ul className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {thumbnails.map((hash, index) => (
            <li key={hash} className="flex min-w-0 flex-col gap-2">
              <ThumbnailImage n={index + 1} picture={pictures.get(hash)} />
              <div className="flex items-center justify-between gap-2">
                <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm">
                  <input
                    type="radio"
                    name={`${id}-lead`}
                    checked={hash === leadHash}
                    onChange={() => autosaver.edit({ lead: { ...draft.lead, thumbnail: hash } })}
                    className="size-4 accent-accent"
                  />
                  {t('draft.thumbnails.lead')}
                </label>
                <IconButton
                  label={t('draft.thumbnails.remove', { n: index + 1 })}
                  icon={<Trash2 aria-hidden />}
                  className="text-muted"
                  onClick={() => {
                    autosaver.edit(removeThumbnail(draft, hash))
                    // The pressed button disappears with its picture.
                    card.current?.focus()
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {thumbnails.length < draftLimits.thumbnails ? (
        <AddThumbnail onChecked={addChecked} />
      ) : (
        <p className="text-sm text-muted">{t('draft.thumbnails.full', { n: draftLimits.thumbnails })}</p>
      )}
    </Card>
  )
}

function ThumbnailImage({ n, picture }: { n: number; picture: DraftPicture | undefined }) {
  const { t } = useMessages(draftMessages)
  return (
    <>
      <div className="aspect-video overflow-hidden rounded-md bg-sunken">
        {picture && <img src={picture.url} alt={t('draft.thumbnails.nth', { n })} className="size-full object-cover" />}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <span>{t('draft.thumbnails.nth', { n })}</span>
        {picture && <ThumbnailScore score={picture.analysis.score} />}
      </div>
    </>
  )
}

/** Uploads and checks one image at a time, by drop, paste or file dialog. */
function AddThumbnail({ onChecked }: { onChecked: (picture: DraftPicture) => void }) {
  const { t } = useMessages(draftMessages)
  const thumbnail = useThumbnail()
  const drop = useDrop(thumbnail)
  const { checked, stage, problem, remove } = thumbnail
  const latest = useRef({ onChecked, remove })
  useEffect(() => {
    latest.current = { onChecked, remove }
  })
  useEffect(() => {
    if (!checked || stage !== 'done') return
    latest.current.onChecked(checked)
    latest.current.remove()
  }, [checked, stage])
  const isBusy = stage === 'looking' || stage === 'uploading' || stage === 'checking'
  return (
    <div
      {...drop.getRootProps({ role: 'group', 'aria-label': t('thumbnails.drop.label'), tabIndex: -1 })}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-lg border-2 border-dashed p-3',
        drop.isDragActive ? 'border-accent bg-accent-soft' : 'border-control/60',
      )}
    >
      <input {...drop.getInputProps({ 'aria-label': t('thumbnails.drop.choose') })} />
      {isBusy ? (
        <>
          <div className="min-w-0 flex-1">
            <Progress
              label={t('thumbnails.slot.progress')}
              value={stage === 'checking' ? 60 : 60 * (thumbnail.uploadedShare ?? 0)}
              status={t(`thumbnails.slot.${stage}`)}
            />
          </div>
          <Button size="small" onClick={remove}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <>
          <ImagePlus aria-hidden className="size-6 text-muted" />
          <p className="min-w-0 flex-1 basis-40 text-sm">
            {t(drop.isDragActive ? 'thumbnails.drop.release' : 'thumbnails.drop.hint')}
            <span className="block text-muted">{t('thumbnails.drop.supports')}</span>
          </p>
          {/* In an empty place a press anywhere opens the file dialog. */}
          <Button size="small" onClick={stage === 'empty' ? undefined : drop.open}>
            {t('thumbnails.drop.choose')}
          </Button>
        </>
      )}
      {stage === 'failed' && (
        <Alert
          tone="warning"
          title={t('draft.thumbnails.failed')}
          className="w-full"
          action={
            <Button size="small" onClick={thumbnail.retry}>
              {t('thumbnails.slot.again')}
            </Button>
          }
        >
          {t(`errors.codes.${problem ?? 'internal'}`)}
        </Alert>
      )}
      {thumbnail.rejection && (
        <p role="alert" className="w-full text-sm text-danger">
          {thumbnail.rejection}
        </p>
      )}
    </div>
  )
}
