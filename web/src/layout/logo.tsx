/** The mark: a V that looks ahead. Decoration; the wordmark or the link around it has the name. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    <rect width="32" height="32" rx="8" className="fill-accent" />
    <path
      d="M7.5 11 16 24l8.5-13"
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-on-accent"
    />
    <circle cx="16" cy="10.2" r="3" className="fill-on-accent" />
  </svg>
)

/** Mark and name. */
export const Wordmark = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2.5">
    <LogoMark className="size-7" />
    <span className="text-base font-semibold tracking-tight">{name}</span>
  </span>
)
