import { type Analysis, canUndo } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { QuestionDialog } from '#web/layout/question-dialog.tsx'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from './messages.ts'

interface ForgetDialogProps {
  /** The analysis to delete. */
  analysis: Analysis
  onClose: () => void
  onForgotten: () => void
}

/** Confirms deleting an analysis. */
export function ForgetDialog({ analysis, onClose, onForgotten }: ForgetDialogProps) {
  const { t } = useMessages(insightsMessages)
  const forget = useAction(contract.advice.forget, [contract.advice.history, contract.advice.record])
  const onError = () => toast.error(t('insights.history.confirm.failed'))
  const text = [
    t('insights.history.confirm.text', { title: analysis.title ?? t('insights.history.untitled') }),
    ...(analysis.call && !canUndo(analysis.call) ? [t('insights.history.confirm.keepsCall')] : []),
  ]
  return (
    <QuestionDialog
      title={t('insights.history.confirm.title')}
      text={text.join(' ')}
      action={t('insights.history.confirm.yes')}
      pending={forget.isPending}
      onConfirm={() => void forget.run({ id: analysis.id }, { onSuccess: onForgotten, onError })}
      onClose={onClose}
    />
  )
}
