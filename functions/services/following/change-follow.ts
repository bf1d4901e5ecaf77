import { createHash } from 'node:crypto'
import { Failure } from '#functions/lib/failure.ts'
import { getFollow, type StoredFollow, saveDismissed, saveMuted } from '#functions/store/follows.ts'

/** The maximum number of dismissed videos to store per channel, whose latest 50 videos are listed. */
const maxDismissed = 200
const attempts = 5

/** Mutes a channel or stops muting it. Throws Failure `not_found` if the user does not follow it. */
export async function muteChannel(userId: string, id: string, muted: boolean): Promise<void> {
  if (!(await saveMuted({ userId, id }, muted))) throw new Failure('not_found')
}

/** Returns the hash under which a dismissed video is stored. */
export const hashVideo = (video: string): string => createHash('sha256').update(video).digest('base64url').slice(0, 8)

/** Returns the hashes of the videos that a user dismissed, latest last. */
export const dismissedOf = ({ dismissed }: Pick<StoredFollow, 'dismissed'>): string[] =>
  dismissed?.split(' ').filter(Boolean) ?? []

/** Dismisses a video of a channel, or restores it. Throws Failure `not_found` if the user does not follow it. */
export async function dismissVideo(userId: string, id: string, video: string, dismissed: boolean): Promise<void> {
  const hash = hashVideo(video)
  // Retries, so that videos that are dismissed at the same time are all stored.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const follow = await getFollow({ userId, id })
    if (!follow) throw new Failure('not_found')
    const others = dismissedOf(follow).filter((other) => other !== hash)
    const next = dismissed ? [...others, hash].slice(-maxDismissed) : others
    if (await saveDismissed(follow, next.join(' '))) return
  }
  throw new Failure('unavailable')
}
