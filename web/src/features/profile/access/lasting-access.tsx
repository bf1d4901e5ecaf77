import { AccessList } from './access-list.tsx'
import { useAccess } from './use-access.ts'

/** Lists access that survives a change of password, under a heading. Renders nothing if there is none or it is not loaded yet. */
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
