import { useState } from 'react'
import { QuestionDialog } from '#web/layout/question-dialog.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from '../messages.ts'
import type { Access } from './use-access.ts'

/** Lists ways to access the account, each with a button that revokes it. */
export function AccessList({ access }: { access: readonly Access[] }) {
  const { t, format } = useMessages(profileMessages)
  const [revoking, setRevoking] = useState<Access>()
  const [isPending, setIsPending] = useState(false)
  const confirm = async (item: Access) => {
    setIsPending(true)
    try {
      await item.revoke()
      setRevoking((asked) => (asked === item ? undefined : asked))
      toast.success(t('profile.access.revoked'))
    } catch (error) {
      toast.error(t(`errors.codes.${error instanceof ApiError ? error.code : 'unavailable'}`))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {access.map((item) => (
          <li key={item.key} className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-medium wrap-anywhere">{item.name}</p>
              <p className="text-muted">{t('profile.access.since', { date: format.date(item.createdAt) })}</p>
            </div>
            <Button
              size="small"
              aria-label={t('profile.access.revokeOf', { name: item.name })}
              onClick={() => setRevoking(item)}
            >
              {t('profile.access.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {revoking && (
        <QuestionDialog
          title={t('profile.access.question')}
          text={t('profile.access.consequence', { name: revoking.name })}
          action={t('profile.access.revoke')}
          pending={isPending}
          onConfirm={() => void confirm(revoking)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  )
}
