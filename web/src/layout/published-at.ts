import type { DraftSummary } from '#shared/contract/drafts.ts'

/** Returns when a draft was published: when its video was, as far as that is known, else when it was marked. */
export const publishedAtOf = ({ published, publishedAt }: DraftSummary): string | undefined =>
  publishedAt ?? published?.at
