import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast.ts'
import type { Autosaver, AutosaveView, SaveStage } from './autosaver.ts'
import { draftMessages } from './messages.ts'

const looks: Readonly<Record<SaveStage, { Icon: LucideIcon; className: string }>> = {
  saved: { Icon: CloudCheck, className: 'text-good' },
  saving: { Icon: CloudUpload, className: 'text-muted' },
  kept: { Icon: CloudOff, className: 'text-fair' },
  unkept: { Icon: CloudAlert, className: 'text-danger' },
  conflict: { Icon: CloudAlert, className: 'text-fair' },
  held: { Icon: CloudAlert, className: 'text-fair' },
  refused: { Icon: CloudAlert, className: 'text-danger' },
  gone: { Icon: CloudAlert, className: 'text-danger' },
}

/** Whether the server has everything on the screen. */
export function SaveStatus({ stage }: { stage: SaveStage }) {
  const { t } = useMessages(draftMessages)
  const { Icon, className } = looks[stage]
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className={cx('size-4 shrink-0', className)} />
        <span data-testid="save-stage">{t(`draft.save.${stage}`)}</span>
      </span>
      {/* "Saving" and "saved" alternate while typing, so only problems are announced. */}
      <span role="status" className="sr-only">
        {stage === 'saving' || stage === 'saved' ? '' : t(`draft.save.${stage}`)}
      </span>
    </>
  )
}

interface SaveProblemProps {
  autosaver: Autosaver
  view: AutosaveView
}

/** Explains what prevents changes from being saved or stored on the device, and what to do about it. */
export function SaveProblem(props: SaveProblemProps) {
  const { t } = useMessages(draftMessages)
  return (
    <>
      <Unsaved {...props} />
      {!props.view.isKept && <Alert tone="danger">{t('draft.save.unkeptText')}</Alert>}
    </>
  )
}

function Unsaved({ autosaver, view }: SaveProblemProps) {
  const { t } = useMessages(draftMessages)
  if (view.stage === 'gone') {
    const restore = () => autosaver.restore().catch(() => toast.error(t('draft.deleted.restoreFailed')))
    return (
      <Alert
        tone="danger"
        title={t('draft.deleted.elsewhere')}
        action={<Button onClick={() => void restore()}>{t('draft.deleted.restore')}</Button>}
      >
        {t('draft.deleted.elsewhereText')}
      </Alert>
    )
  }
  if (view.stage === 'refused' && view.refusal) {
    const next = view.isKept ? t('draft.save.refusedText') : ''
    return <Alert tone="danger">{`${t(`errors.codes.${view.refusal}`)} ${next}`}</Alert>
  }
  return null
}
