/** The logo mark, a V whose second arm rises higher. Decorative: its container has the accessible name. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    <rect width="32" height="32" rx="9" className="fill-accent" />
    <g fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-on-accent">
      <path d="M8 13.2 14.6 24" opacity=".55" />
      <path d="M14.6 24 24.2 8" />
    </g>
  </svg>
)

/** The logo mark with the product's name. */
export const Wordmark = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2.5">
    <LogoMark className="size-7" />
    <span className="text-lg font-semibold tracking-tight">{name}</span>
  </span>
)
