import type { Kept } from './text.ts'

/** Lists stored items with their content and retention. */
export function KeptThings({ things }: { things: readonly Kept[] }) {
  return (
    <dl className="mt-4 border-t border-line text-sm">
      {things.map(({ code, name, what, until }) => (
        <div
          key={code}
          className="break-inside-avoid gap-x-6 border-b border-line py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="mb-1 font-medium">
            {name}
            <code className="block font-mono text-xs font-normal wrap-anywhere text-muted">{code}</code>
          </dt>
          <dd>
            <p>{what}</p>
            <p className="mt-1 text-muted">{until}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
