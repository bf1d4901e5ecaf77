import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { TrendList } from '#shared/contract/trends.ts'
import { queryKey, useRead } from '#web/lib/query.ts'
import type { Place } from './use-place.ts'

/** Polling interval for a list that was never fetched, in milliseconds. */
const fillingMs = 2_500

/** Converts the filters to the endpoints' input. */
export const toInput = ({ region, category, search }: Place) => ({
  region,
  ...(category ? { category } : {}),
  ...(search ? { search } : {}),
})

const isFilling = (list: TrendList | undefined) =>
  list !== undefined && list.fetchedAt === null && !list.searchUnavailable

/** Reads the list if `mayRead`. Opening a topic may use a unit of the plan, so the account is read again. */
export function useTrends(place: Place, mayRead: boolean) {
  const client = useQueryClient()
  const query = useRead(contract.trends.list, toInput(place), {
    isOn: mayRead,
    every: (list) => isFilling(list) && fillingMs,
  })
  const isTopic = place.category !== undefined || place.search !== undefined
  const answeredAt = isTopic ? query.dataUpdatedAt : 0
  useEffect(() => {
    if (answeredAt > 0) void client.invalidateQueries({ queryKey: queryKey(contract.account.get) })
  }, [answeredAt, client])
  return { ...query, isFilling: isFilling(query.data) }
}
