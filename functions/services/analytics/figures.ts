import type { Change, Figures } from '#shared/contract/youtube.ts'

/** Figures that are all zero. */
export const noFigures: Figures = {
  views: 0,
  watchTime: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  subscribersGained: 0,
  subscribersLost: 0,
}
export const figureNames = Object.keys(noFigures) as (keyof Figures)[]

/** Sums up each figure. */
export function sumFigures(list: readonly Figures[]): Figures {
  const total = { ...noFigures }
  for (const figures of list) for (const name of figureNames) total[name] += figures[name]
  return total
}

/** Returns the number of likes, comments and shares. */
export const countEngagements = ({ likes, comments, shares }: Figures): number => likes + comments + shares

/** Returns (likes + comments + shares) / views; null without views. */
export const engagementRate = (figures: Figures): number | null =>
  figures.views > 0 ? countEngagements(figures) / figures.views : null

/** Returns the average minutes watched per view; null without views. */
export const watchPerView = ({ watchTime, views }: Figures): number | null => (views > 0 ? watchTime / views : null)

/** Returns subscribers gained minus subscribers lost. */
export const netSubscribers = ({ subscribersGained, subscribersLost }: Figures): number =>
  subscribersGained - subscribersLost

/** Compares a value with the previous one. `ratio` is null unless the previous value is above 0. */
export const compareValues = (now: number, previous: number): Change => ({
  now,
  previous,
  difference: now - previous,
  ratio: previous > 0 ? (now - previous) / previous : null,
})
