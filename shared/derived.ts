/**
 * What the DERIVED_METRICS switch gates: figures that combine or derive from YouTube's data, which YouTube's
 * developer policies (III.E.4.h and the derived-metrics policy) allow to approved operators only. Functions and jobs ask
 * `allows()` of `functions/lib/derived-metrics.ts` by these names, plan cards by `plan-features.ts`; screens show what comes.
 */
export const derivedMetrics = [
  'own_history_score',
  'track_record',
  'title_words',
  'rising_mark',
  'video_insight',
  'deep_trends',
  'alerts',
  'upload_schedule',
] as const
export type DerivedMetric = (typeof derivedMetrics)[number]
