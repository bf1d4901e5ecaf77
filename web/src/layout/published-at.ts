import type { DraftSummary } from '#shared/contract/drafts.ts'

/** Returns when a draft was published: the video's date if it is known, or else when the draft was marked as published. */
export const publishedAtOf = ({ published, publishedAt }: DraftSummary): string | undefined =>
  publishedAt ?? published?.at
