import type { DerivedMetric } from '#shared/derived.ts'
import { env } from './env.ts'

/**
 * Returns whether this deployment may calculate and show a figure derived from YouTube's data (see `shared/derived.ts`). One setting covers
 * all figures; the name says which one a caller needs.
 */
export const isDerivedMetricAllowed = (_metric: DerivedMetric): boolean => env('DERIVED_METRICS') === 'on'
