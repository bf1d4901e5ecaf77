import { Failed } from '#web/layout/failed.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from '../messages.ts'
import { AccessList } from './access-list.tsx'
import { useAccess } from './use-access.ts'

/**
 * Lists access that survives a change of password, under a heading. Renders nothing if there is none or it is not loaded yet, and an
 * error if it could not be loaded.
 */
export function LastingAccess({ heading }: { heading: string }) {
  const { t } = useMessages(profileMessages)
  const { access, error, refetch } = useAccess()
  if (!access && error) {
    return (
      <Failed tone="warning" onRetry={refetch}>
        {t(`errors.codes.${error.code}`)}
      </Failed>
    )
  }
  const lasting = access?.filter(({ endsWithPassword }) => !endsWithPassword) ?? []
  if (lasting.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">{heading}</h3>
      <AccessList access={lasting} />
    </section>
  )
}
