import type { Change, Figures } from '#shared/contract/youtube.ts'

export const noFigures: Figures = {
  views: 0,
  watchTime: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  subscribersGained: 0,
  subscribersLost: 0,
}
const names = Object.keys(noFigures) as (keyof Figures)[]

/** Each figure's sum. */
export function sumFigures(all: readonly Figures[]): Figures {
  const total = { ...noFigures }
  for (const one of all) for (const name of names) total[name] += one[name]
  return total
}

/** What viewers did about a video: how many liked, commented or shared. */
export const countEngagements = ({ likes, comments, shares }: Figures): number => likes + comments + shares

/** (likes + comments + shares) / views; null without views. */
export const engagementRate = (figures: Figures): number | null =>
  figures.views > 0 ? countEngagements(figures) / figures.views : null

/** Average minutes of a view; null without views. */
export const watchPerView = ({ watchTime, views }: Figures): number | null => (views > 0 ? watchTime / views : null)

/** Subscribers gained less lost. */
export const netSubscribers = ({ subscribersGained, subscribersLost }: Figures): number =>
  subscribersGained - subscribersLost

/** A figure now against the one before. `ratio` is null where before is not above 0: nothing grows by percent from there. */
export const compareValues = (now: number, before: number): Change => ({
  now,
  before,
  difference: now - before,
  ratio: before > 0 ? (now - before) / before : null,
})
