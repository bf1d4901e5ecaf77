import type { Endpoint } from '#shared/contract/endpoint.ts'

/**
 * Requests a second, and how many more at once, that API Gateway lets through; beyond that it answers 429 itself.
 * Per caller there is `rate` in the contract: this protects the account. `strangers` is for each route that anybody
 * may call without logging in, unless five of them keeping to its `rate` need more.
 */
export const throttles = {
  all: { rate: 100, burst: 200 },
  strangers: { rate: 10, burst: 20 },
} as const

/** The stage's `RouteSettings`, by route key such as `POST /api/unsubscribe/{token}`. */
export const routeThrottles = (
  endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'caller' | 'rate'>[],
): Record<string, object> =>
  Object.fromEntries(
    endpoints
      .filter(({ caller }) => caller !== 'user')
      .map(({ method, path, rate }) => {
        const { rate: perSecond, burst } = throttles.strangers
        const times = Math.max(1, (5 * rate.most) / rate.seconds / perSecond)
        const limits = { ThrottlingRateLimit: times * perSecond, ThrottlingBurstLimit: times * burst }
        return [`${method} ${path}`, limits]
      }),
  )
