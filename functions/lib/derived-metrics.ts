import type { DerivedMetric } from '#shared/derived.ts'
import { env } from './env.ts'

/** Whether a figure that is derived from YouTube's data may be made and shown here: see `shared/derived.ts`. */
export const isDerivedMetricAllowed = (_metric: DerivedMetric): boolean => env('DERIVED_METRICS') === 'on'
