/** How many days a creator looks at, as it stands in the page's address. */
export const periods = ['7', '28', '90'] as const
export type AnalyticsPeriod = (typeof periods)[number]

/** What a video is to YouTube's Analytics (dimension `creatorContentType`); `other` is what has no name there. */
export const formats = ['video', 'short', 'live', 'other'] as const
export type Format = (typeof formats)[number]

/**
 * What may be said of a period against the one before. `now` and `before` are: views; watch time in minutes;
 * engagement rate as a ratio; average minutes watched per view; subscribers gained less lost; Shorts' share of views.
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

/** From this Pacific day on YouTube counts views in another way (its API's revision history). */
export const viewCountChangeDate = '2026-08-27'

/** A day is divided into parts of so many hours: an hour alone has hardly a video. */
export const partHours = 4
export const partsADay = 24 / partHours
