/**
 * The event that keeps an environment of a function in memory. API Gateway builds its events itself, so a request cannot look like one.
 */
export const keepWarm = { source: 'viewcraft.keep-warm' } as const
export type KeepWarm = typeof keepWarm

export const isKeepWarm = (event: object): event is KeepWarm => 'source' in event && event.source === keepWarm.source
