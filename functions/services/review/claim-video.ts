import { Failure } from '#functions/lib/failure.ts'
import { getDraft, listDraftItems } from '#functions/store/drafts.ts'
import { createClaim, getClaim, replaceClaim, type VideoClaim } from '#functions/store/published-videos.ts'

/** The maximum number of attempts while other requests change the claim. */
const maxTries = 10

/** How long a request may take from the claim to the mark, in milliseconds: longer than a function can run. */
const markingMs = 60_000

/**
 * Claims a video for a draft that is about to be marked with it, so that at most one draft is marked with a video. Throws Failure
 * `video_already_marked` if another draft is, or is about to be. A claim without a mark, after a crash, expires after a minute.
 */
export async function claimVideo(userId: string, videoId: string, draft: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const claim = { userId, videoId, draft, claimedAt: new Date().toISOString() }
    if (await createClaim(claim)) return refuseIfMarked(claim)
    const existing = await getClaim(userId, videoId)
    if (existing && existing.draft !== draft && (await isHeld(existing))) throw new Failure('video_already_marked')
    if (existing && (await replaceClaim(existing, claim))) return
  }
  throw new Failure('unavailable')
}

/** Earlier releases marked drafts without a claim. Gives the claim to such a draft, and refuses this one. */
async function refuseIfMarked(claim: VideoClaim): Promise<void> {
  const marked = await findMarked(claim)
  if (marked === undefined) return
  await replaceClaim(claim, { ...claim, draft: marked })
  throw new Failure('video_already_marked')
}

async function findMarked({ userId, videoId, draft }: VideoClaim): Promise<string | undefined> {
  let before: string | undefined
  do {
    const { drafts, next } = await listDraftItems(userId, before)
    const marked = drafts.find(({ id, published }) => id !== draft && published?.videoId === videoId)
    if (marked) return marked.id
    before = next
  } while (before !== undefined)
  return undefined
}

async function isHeld({ userId, videoId, draft: id, claimedAt }: VideoClaim): Promise<boolean> {
  const draft = await getDraft(userId, id)
  if (!draft) return false
  return draft.published?.videoId === videoId || Date.now() - Date.parse(claimedAt) < markingMs
}
