import { AccessList } from './access-list.tsx'
import { useAccess } from './use-access.ts'

/** Lists what keeps working after the password changes, under a heading. Renders nothing if nothing does, or before it is loaded. */
export function LastingAccess({ heading }: { heading: string }) {
  const lasting = useAccess().access?.filter(({ endsWithPassword }) => !endsWithPassword) ?? []
  if (lasting.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">{heading}</h3>
      <AccessList access={lasting} />
    </section>
  )
}
