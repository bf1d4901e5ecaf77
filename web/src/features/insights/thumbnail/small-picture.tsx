import { useState } from 'react'

/** The stored copy of an analysis's thumbnail. Decorative: the title is beside it. Keeps its space if it fails to load. */
export function SmallPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="block h-9 w-16 shrink-0 overflow-hidden rounded-sm bg-sunken">
      {src !== broken && (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(src)} />
      )}
    </span>
  )
}
