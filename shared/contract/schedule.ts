import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A multiple of the channel's usual, with an interval of 95 %. */
const Times = z.object({ median: z.number(), low: z.number(), high: z.number() })

/** A weekday (ISO, 1 = Monday), a part of the day (from 0, of `partHours` each), or a weekday at a part of the day. */
export const Time = z.object({
  weekday: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  part: z.nullable(z.int().check(z.minimum(0), z.maximum(5))),
  /** How many were published then. */
  videos: z.int(),
  /** Their views against the usual; null where they are too few to say. */
  times: z.nullable(Times),
})
export type Time = z.infer<typeof Time>

export const Compared = z.object({
  state: z.literal('compared'),
  /** How many videos were looked at. */
  videos: z.int(),
  /** By whose clock. */
  timeZone: z.string(),
  /** When YouTube told their views. */
  fetchedAt: z.iso.datetime(),
  weekdays: z.array(Time),
  parts: z.array(Time),
  /** The time that stands out; null where none does. */
  best: z.nullable(Time),
  /** Whether videos came at times enough for any of them to be compared. */
  isVaried: z.boolean(),
})
export type Compared = z.infer<typeof Compared>

/**
 * When a channel's videos did best, or why that is not said. `unavailable`: they could not be had from YouTube;
 * `not_in_plan`: the user's plan is without.
 */
export const Schedule = z.discriminatedUnion('state', [
  Compared,
  z.object({ state: z.literal('too_few'), videos: z.int(), fewest: z.int() }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('not_in_plan') }),
])
export type Schedule = z.infer<typeof Schedule>

export const schedule = {
  /** When the connected channel's videos did best, by its creator's clock. Null where derived figures are off. */
  schedule: endpoint({
    method: 'GET',
    path: '/api/youtube/schedule',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ schedule: z.nullable(Schedule) }),
    errors: ['youtube_not_connected'],
    rate: { most: 60, seconds: 60 },
  }),
}
