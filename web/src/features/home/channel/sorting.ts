import { useState } from 'react'
import type { ListedVideo } from '#shared/contract/video.ts'

/** The columns to sort by. */
export const columns = ['views', 'usual', 'impressions', 'ctr', 'likes', 'comments', 'publishedAt'] as const
export type Column = (typeof columns)[number]

export interface Order {
  readonly by: Column
  readonly isDescending: boolean
}

const cellOf = (video: ListedVideo, by: Column) => (by === 'usual' ? (video.usual?.multiple ?? null) : video[by])

/** Returns a sorted copy. Missing values come last in either direction. */
export function sorted(videos: readonly ListedVideo[], { by, isDescending }: Order): ListedVideo[] {
  const sign = isDescending ? -1 : 1
  return videos.toSorted((one, other) => {
    const [a, b] = [cellOf(one, by), cellOf(other, by)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a === b ? 0 : a < b ? -sign : sign
  })
}

/** Returns the current order, newest first by default. Choosing the same column again reverses it. */
export function useOrder(): readonly [Order, (by: Column) => void] {
  const [order, setOrder] = useState<Order>({ by: 'publishedAt', isDescending: true })
  const choose = (by: Column) => setOrder({ by, isDescending: by === order.by ? !order.isDescending : true })
  return [order, choose]
}
