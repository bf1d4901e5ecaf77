import { useState } from 'react'

/** The copy of a thumbnail that stays with its analysis; the title beside it says what it is. Keeps its place when it fails. */
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
