import * as contract from './domains.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Every endpoint of the API. An endpoint has the same name everywhere: `contract.advice.analyze` is implemented in
 * `functions/endpoints/advice/analyze.ts`, has the access row `advice/analyze` and the Lambda `advice-analyze`. It is a
 * namespace so that bundlers can drop the domains that a screen does not use.
 */
export { contract }

type Contract = typeof contract
export type EndpointName = {
  [D in keyof Contract & string]: `${D}/${keyof Contract[D] & string}`
}[keyof Contract & string]

export const endpoints: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(contract).flatMap(
  ([domain, operations]) =>
    Object.entries(operations).map(([name, one]) => [`${domain}/${name}` as EndpointName, one as Endpoint] as const),
)
