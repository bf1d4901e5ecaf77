import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type StudioFile, studio, studioLimits } from '#shared/contract/studio.ts'
import { Failed } from '#web/layout/failed.tsx'
import { QuestionDialog } from '#web/layout/question-dialog.tsx'
import type { OpenExport } from '#web/layout/studio/exports-in-tab.ts'
import { maxOpenFiles, type ReadExport, type useExports } from '#web/layout/studio/use-exports.ts'
import { ApiError } from '#web/lib/api.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { upload } from '#web/lib/upload.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { studioMessages } from './messages.ts'

/** The exports kept in the account. Open exports can be kept, and kept ones opened or deleted. */
export function KeptFiles({ opened: { exports, add } }: { opened: ReturnType<typeof useExports> }) {
  const { t, format } = useMessages(studioMessages)
  const { data, error, refetch, isFetching } = useRead(studio.list, {})
  const [removed, setRemoved] = useState<StudioFile>()
  const { keepAll, isKeeping } = useKeep()
  const card = useRef<HTMLElement>(null)
  const { openKept, isOpening } = useOpenKept(add)
  const keptFiles = data?.files ?? []
  const isKept = ({ id }: OpenExport) => keptFiles.some((file) => file.id.startsWith(id))
  const unkept = exports.filter((file) => isOfStudio(file) && !isKept(file))
  const unopened = keptFiles.filter((file) => !exports.some(({ id }) => file.id.startsWith(id)))
  // Also hidden while the list is loading, because most accounts have no files and the card would disappear again.
  if (unkept.length === 0 && keptFiles.length === 0 && !error) return null
  return (
    <Card ref={card} tabIndex={-1} title={t('studio.keep.heading')} description={t('studio.keep.description')}>
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <Failed tone="warning" onRetry={refetch} pending={isFetching}>
          {t('studio.keep.failed')}
        </Failed>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          {keptFiles.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {keptFiles.map((file) => (
                <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
                  <div className="min-w-0">
                    <p className="break-words">{file.name}</p>
                    <p className="text-xs text-muted">
                      {t('studio.keep.since', { size: format.bytes(file.bytes), date: format.date(file.keptAt) })}
                    </p>
                  </div>
                  <Button
                    size="small"
                    aria-label={t('studio.keep.deleteFile', { name: file.name })}
                    onClick={() => setRemoved(file)}
                  >
                    {t('studio.keep.delete')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            {unopened.length > 0 && (
              <Button variant="primary" pending={isOpening} onClick={() => void openKept(unopened)}>
                {t('studio.keep.open', { n: unopened.length })}
              </Button>
            )}
            {unkept.length > 0 && (
              <Button pending={isKeeping} onClick={() => void keepAll(unkept)}>
                {t('studio.keep.keep')}
              </Button>
            )}
          </div>
        </div>
      )}
      {removed && (
        <RemovalDialog
          file={removed}
          onClose={() => setRemoved(undefined)}
          // The pressed button disappears with its row.
          onRemoved={() => card.current?.focus({ preventScroll: true })}
        />
      )}
    </Card>
  )
}

/**
 * Whether a file has a table of videos or traffic sources. Only these are kept: a rejected file may be from another program, and
 * tables by day are of no use later.
 */
const isOfStudio = ({ read = [] }: ReadExport) => read.some(({ kind }) => kind === 'videos' || kind === 'sources')

interface RemovalDialogProps {
  file: StudioFile
  onClose: () => void
  onRemoved: () => void
}

function RemovalDialog({ file: { id, name }, onClose, onRemoved }: RemovalDialogProps) {
  const { t } = useMessages(studioMessages)
  const remove = useAction(studio.remove, [studio.list])
  const confirm = () =>
    remove.run(
      { id },
      {
        onSuccess: () => {
          // The page regains the focus only after the dialog is closed.
          flushSync(onClose)
          onRemoved()
        },
      },
    )
  return (
    <QuestionDialog
      title={t('studio.keep.confirm')}
      text={t('studio.keep.confirmText', { name })}
      action={t('studio.keep.confirmYes')}
      pending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

/** Returns an action that keeps open exports in the account, one by one. */
function useKeep() {
  const { t } = useMessages(studioMessages)
  const { mutateAsync } = useAction(studio.keep)
  const { refetch } = useRead(studio.list, {})
  const [isKeeping, setIsKeeping] = useState(false)
  async function keepAll(files: readonly OpenExport[]) {
    setIsKeeping(true)
    try {
      for (const { id, name, bytes } of files) {
        // The end of the name has the extension.
        const form = await mutateAsync({ name: name.slice(-studioLimits.fileName), sha256: id })
        const file = new File([bytes], name, { type: form.fields['Content-Type'] ?? '' })
        await upload(form, file, { signal: new AbortController().signal, onProgress: () => {} })
      }
      toast.success(t('studio.keep.kept'))
    } catch (error) {
      toast.error(t(`errors.codes.${error instanceof ApiError ? error.code : 'upstream_failed'}`))
    } finally {
      await refetch()
      setIsKeeping(false)
    }
  }
  return { keepAll, isKeeping }
}

/** Returns an action that opens kept exports in this tab. */
function useOpenKept(add: ReturnType<typeof useExports>['add']) {
  const { t } = useMessages(studioMessages)
  const { refetch } = useRead(studio.list, {})
  const [isOpening, setIsOpening] = useState(false)
  async function openKept(files: readonly StudioFile[]) {
    setIsOpening(true)
    try {
      // The URLs of the list may have expired.
      const fresh = (await refetch()).data?.files ?? []
      const selected = fresh.filter(({ id }) => files.some((file) => file.id === id))
      const { rejected } = await add(await Promise.all(selected.map(downloadFile)))
      for (const { name } of rejected) toast.error(t('studio.drop.tooMany', { name, n: maxOpenFiles }))
    } catch {
      toast.error(t('studio.keep.openFailed'))
    } finally {
      setIsOpening(false)
    }
  }
  return { openKept, isOpening }
}

async function downloadFile({ name, url }: StudioFile): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return new File([await response.blob()], name)
}
