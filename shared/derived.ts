/**
 * What the DERIVED_METRICS switch gates: figures that combine or derive from YouTube's data, which YouTube's
 * developer policies (III.E.4.h and the derived-metrics policy) allow to approved operators only.
 * Functions, jobs, screens and `plans.ts` read this one list; a new gated thing is a new row.
 */
export const derivedMetrics = [
  'own_history_score',
  'channel_benchmark',
  'outliers',
  'views_against_median',
  'title_words',
  'rising_mark',
  'title_score_of_others',
  'video_insight',
  'alerts',
  'upload_schedule',
  'deep_trends',
  'track_record',
] as const
export type DerivedMetric = (typeof derivedMetrics)[number]
