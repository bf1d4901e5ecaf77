import { QuestionDialog, useQuestion } from '#web/layout/question-dialog.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { profileMessages } from '../messages.ts'
import type { Access } from './use-access.ts'

/** Lists ways to access the account, each with a button that revokes it. */
export function AccessList({ access }: { access: readonly Access[] }) {
  const { t, format } = useMessages(profileMessages)
  const { asked, ask, answers } = useQuestion((item: Access) => item.revoke())
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
              onClick={() => ask(item)}
            >
              {t('profile.access.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <QuestionDialog
          title={t('profile.access.question')}
          text={t('profile.access.consequence', { name: asked.name })}
          action={t('profile.access.revoke')}
          {...answers}
        />
      )}
    </>
  )
}
