import { Plus } from 'lucide-react'
import { useNewDraft } from '#web/layout/use-new-draft.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { draftsMessages } from './messages.ts'

/** The button that creates a draft and opens it. */
export function NewVideo() {
  const { t } = useMessages(draftsMessages)
  const { create, isPending } = useNewDraft()
  return (
    <Button variant="primary" icon={<Plus aria-hidden />} pending={isPending} onClick={() => create()}>
      {t('drafts.create')}
    </Button>
  )
}
