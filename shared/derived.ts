/**
 * The metrics that the DERIVED_METRICS setting enables: figures combined or derived from YouTube data. YouTube's developer
 * policies (III.E.4.h and the derived-metrics policy) allow them to approved operators only. Functions and jobs check them
 * with `isDerivedMetricAllowed`, plan cards with `plan-features.ts`. Screens show what the API returns.
 */
export const derivedMetrics = [
  'own_history_score',
  'track_record',
  'title_words',
  'rising_mark',
  'rising_words',
  'video_insight',
  'deep_trends',
  'alerts',
  'upload_schedule',
  'own_patterns',
  'reviews',
  'usual_multiple',
  'views_per_hour',
] as const
export type DerivedMetric = (typeof derivedMetrics)[number]
