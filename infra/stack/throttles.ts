import { type Endpoint, listMethods } from '#shared/contract/endpoint.ts'
import { addressLimits } from './firewall.ts'

/**
 * API Gateway's limits: requests per second and burst. Beyond them it returns 429 itself. They protect the account; `rate`
 * in the contract limits each caller. `unauthenticated` applies to each route that can be called without signing in,
 * unless five callers at its `rate` need more. Each burst is twice what the firewall lets one address send
 * (`firewall.ts`), so that one address cannot lock out the others.
 */
export const throttles = {
  all: { rate: 100, burst: 2 * addressLimits.api.max },
  unauthenticated: { rate: 20, burst: 2 * addressLimits.api.max },
} as const

/** A route's limits in CloudFormation's spelling. */
interface RouteThrottle {
  readonly ThrottlingRateLimit: number
  readonly ThrottlingBurstLimit: number
}

/** Returns the stage's `RouteSettings` by route key, such as `POST /api/unsubscribe/{token}`. */
export const routeThrottles = (
  endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'caller' | 'rate' | 'raw'>[],
): Record<string, RouteThrottle> =>
  Object.fromEntries(
    endpoints
      .filter(({ caller }) => caller !== 'user')
      .flatMap((endpoint) => {
        const { rate } = endpoint
        const { rate: perSecond, burst } = throttles.unauthenticated
        const limits = {
          ThrottlingRateLimit: Math.max(perSecond, (5 * rate.max) / rate.seconds),
          ThrottlingBurstLimit: burst,
        }
        return listMethods(endpoint).map((method) => [`${method} ${endpoint.path}`, limits])
      }),
  )
