import { minuteMs } from './duration.ts'

/** The selectable periods in days, as they appear in the page's URL. */
export const periods = ['7', '28', '90'] as const
export type AnalyticsPeriod = (typeof periods)[number]

/** The age from which a user can request newer figures, in milliseconds. Otherwise figures are read once a day, to save quota. */
export const refreshMs = 15 * minuteMs

/** The formats of YouTube Analytics (dimension `creatorContentType`). `other` covers unknown values. */
export const formats = ['video', 'short', 'live', 'other'] as const
export type Format = (typeof formats)[number]

/**
 * The kinds of change between a period and the previous one. The values of each kind are: views; watch time in minutes;
 * engagement rate as a ratio; average minutes watched per view; net subscribers; the Shorts' share of views.
 */
export const observationKinds = [
  'views',
  'watch_time',
  'engagement',
  'watch_per_view',
  'subscribers',
  'shorts_share',
] as const
export type ObservationKind = (typeof observationKinds)[number]

/** Smaller relative changes are not reported. */
export const minChange = 0.1
/** If one of two periods has fewer views, a difference between them is mostly chance. */
export const minViews = 200

/** The Pacific day on which YouTube changed how it counts views (the API's revision history). */
export const viewCountChangeDate = '2026-08-27'

/** The length of a part of the day. Single hours would have too few videos to compare. */
export const partHours = 4
export const partsADay = 24 / partHours
