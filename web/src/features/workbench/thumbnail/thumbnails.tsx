import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { draftLimits } from '#shared/contract/drafts.ts'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import { useDrop } from '#web/layout/thumbnail/use-drop.ts'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Progress } from '#web/ui/progress.tsx'
import { insightsMessages } from '../messages.ts'
import { SlotProblem } from './slot-problem.tsx'
import { useFindingText } from './use-finding-text.ts'
import type { Thumbnails as VideoThumbnails } from './use-thumbnails.ts'

/** The thumbnails of the open video with their scores, and a slot to add one. The lead thumbnail is analyzed. */
export function Thumbnails({ thumbnails }: { thumbnails: VideoThumbnails }) {
  const { t } = useMessages(insightsMessages)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { pictures, lead, adding, isFull } = thumbnails
  const describeFinding = useFindingText()
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <h3 id={id} className="text-sm font-medium">
        {t('thumbnails.heading')}
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        {pictures.length > 0 && (
          <ul aria-labelledby={id} className="flex max-w-full flex-wrap gap-4">
            {pictures.map(({ thumbnail, url, analysis }, index) => (
              <li key={thumbnail} className="flex w-36 flex-col gap-1">
                <div className="aspect-video overflow-hidden rounded-md bg-sunken">
                  {url && (
                    <img src={url} alt={t('thumbnails.nth', { n: index + 1 })} className="size-full object-cover" />
                  )}
                </div>
                <div className="flex items-center justify-between">
                  {analysis ? <ThumbnailScore score={analysis.score} /> : <span />}
                  <IconButton
                    isSmall
                    label={t('thumbnails.remove', { n: index + 1 })}
                    icon={<Trash2 aria-hidden />}
                    className="text-muted"
                    onClick={() => {
                      thumbnails.remove(thumbnail)
                      // The pressed button disappears with its picture.
                      section.current?.focus()
                    }}
                  />
                </div>
                {analysis?.checks
                  .filter(({ check, state }) => state === 'fail' && (check === 'size' || check === 'shape'))
                  .map((wrong) => (
                    <p key={wrong.check} className="text-xs text-danger">
                      {describeFinding(wrong)}
                    </p>
                  ))}
                {pictures.length > 1 && (
                  <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm">
                    <input
                      type="radio"
                      name={`${id}-lead`}
                      aria-label={t('thumbnails.leadNth', { n: index + 1 })}
                      checked={thumbnail === lead}
                      onChange={() => thumbnails.setLead(thumbnail)}
                      // Otherwise Enter would submit the form.
                      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                      className="size-4 accent-accent"
                    />
                    {t('thumbnails.lead')}
                  </label>
                )}
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p className="text-sm text-muted">{t('thumbnails.full', { n: draftLimits.thumbnails })}</p>
        ) : (
          <AddThumbnail adding={adding} />
        )}
      </div>
      {!isFull && <p className="text-xs text-muted">{t('thumbnails.drop.kept')}</p>}
      {adding.stage === 'failed' && <SlotProblem code={adding.problem} onRetry={adding.retry} />}
      {adding.rejection && (
        <p role="alert" className="text-sm text-danger">
          {adding.rejection}
        </p>
      )}
    </section>
  )
}

/** The percentage of the progress bar for the upload. The rest is for the checks, whose duration is unknown. */
const uploadPercent = 60

/** Uploads and checks one image at a time, by drop, paste or file dialog. */
function AddThumbnail({ adding }: { adding: Thumbnail }) {
  const { t } = useMessages(insightsMessages)
  const drop = useDrop(adding)
  const { stage, uploadedShare = 0, remove } = adding
  const isBusy = stage === 'looking' || stage === 'uploading' || stage === 'checking'
  return (
    <div
      {...drop.getRootProps({ role: 'group', 'aria-label': t('thumbnails.drop.label'), tabIndex: -1 })}
      className={cx(
        'flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-3 rounded-lg border-2 border-dashed p-3',
        drop.isDragActive ? 'border-accent bg-accent-soft' : 'border-control/60',
      )}
    >
      {isBusy ? (
        <>
          <div className="min-w-0 flex-1 basis-40">
            <Progress
              label={t('thumbnails.slot.progress')}
              value={stage === 'checking' ? uploadPercent : uploadPercent * uploadedShare}
              status={t(`thumbnails.slot.${stage}`)}
            />
          </div>
          <Button size="small" onClick={remove}>
            {t('thumbnails.slot.cancel')}
          </Button>
        </>
      ) : (
        <>
          {/* In an empty slot, pressing anywhere opens the file dialog. */}
          <Button size="small" icon={<ImagePlus aria-hidden />} onClick={stage === 'empty' ? undefined : drop.open}>
            {t('thumbnails.drop.choose')}
          </Button>
          <p className="min-w-0 flex-1 basis-40 text-xs text-muted">
            <span className="pointer-coarse:hidden">
              {t(drop.isDragActive ? 'thumbnails.drop.release' : 'thumbnails.drop.hint')}
            </span>
            <span className="block">{t('thumbnails.drop.supports')}</span>
          </p>
          {stage === 'failed' && (
            <Button size="small" onClick={remove}>
              {t('thumbnails.slot.remove')}
            </Button>
          )}
        </>
      )}
      <input hidden {...drop.getInputProps({ 'aria-label': t('thumbnails.drop.choose') })} />
    </div>
  )
}
