/** An event that only keeps an environment of a function in memory. API Gateway builds its events itself, so no request is one. */
export interface KeepWarm {
  readonly source: 'viewcraft.keep-warm'
}

export const isKeepWarm = (event: object): event is KeepWarm =>
  'source' in event && event.source === 'viewcraft.keep-warm'
