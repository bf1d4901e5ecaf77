import * as z from 'zod/mini'

/** When a call is checked, in days after publishing. */
export const checkpoints = { after7: 7, after25: 25 } as const
export type Checkpoint = keyof typeof checkpoints

/**
 * What came of checking one call. `settled`: of the pairs that the video makes with its channel's uploads of similar
 * age, how many its title's score put the right way round; `right` counts an equal score as half. `too_few`: there were
 * not enough such uploads; `no_call`: the model has no score for the title it was published with; `unavailable`: the
 * video or its views could not be seen.
 */
export const Verdict = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settled'), right: z.number(), of: z.int(), at: z.iso.datetime() }),
  z.object({ outcome: z.enum(['too_few', 'no_call', 'unavailable']), at: z.iso.datetime() }),
])
export type Verdict = z.infer<typeof Verdict>

/** An analysis whose title was published as a video: what is settled of it, and when the next check is due, where that is known. */
export const PublishedCall = z.object({
  videoId: z.string(),
  markedAt: z.iso.datetime(),
  after7: z.optional(Verdict),
  after25: z.optional(Verdict),
  dueAt: z.optional(z.iso.datetime()),
})
export type PublishedCall = z.infer<typeof PublishedCall>

/** With fewer settled calls no rate is shown: it would be chance. */
export const minSettledCalls = 5

/** How the calls for one creator came out, each video once, by its last check. */
export const TrackRecord = z.object({
  settled: z.int(),
  waiting: z.int(),
  /** Calls that were checked and could not be settled. */
  unsettled: z.int(),
  /** The mean share of pairs that were right, with a 95 % interval; null below {@link minSettledCalls}. */
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
})
export type TrackRecord = z.infer<typeof TrackRecord>
