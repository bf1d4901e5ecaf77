import { Tv } from 'lucide-react'

/** A channel's picture, or a symbol in its place. Decorative: the channel's name is beside it. */
export const ChannelPicture = ({ url }: { url: string | null | undefined }) => (
  <div className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken text-muted">
    {url ? (
      <img src={url} alt="" width={40} height={40} loading="lazy" referrerPolicy="no-referrer" className="size-full" />
    ) : (
      <Tv aria-hidden className="size-5" />
    )}
  </div>
)
