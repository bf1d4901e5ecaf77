import type { Endpoint } from '#shared/contract/endpoint.ts'

/**
 * API Gateway's limits: requests per second and burst. Beyond them it returns 429 itself. They protect the account; `rate`
 * in the contract limits each caller. `unauthenticated` applies to each route that can be called without signing in,
 * unless five callers at its `rate` need more.
 */
export const throttles = {
  all: { rate: 100, burst: 200 },
  unauthenticated: { rate: 10, burst: 20 },
} as const

/** Returns the stage's `RouteSettings` by route key, such as `POST /api/unsubscribe/{token}`. */
export const routeThrottles = (
  endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'caller' | 'rate'>[],
): Record<string, object> =>
  Object.fromEntries(
    endpoints
      .filter(({ caller }) => caller !== 'user')
      .map(({ method, path, rate }) => {
        const { rate: perSecond, burst } = throttles.unauthenticated
        const factor = Math.max(1, (5 * rate.max) / rate.seconds / perSecond)
        const limits = { ThrottlingRateLimit: factor * perSecond, ThrottlingBurstLimit: factor * burst }
        return [`${method} ${path}`, limits]
      }),
  )
