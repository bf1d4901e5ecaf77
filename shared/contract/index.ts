import * as contract from './domains.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Every endpoint, once. Its name is its path everywhere: `contract.advice.analyze` is `functions/endpoints/advice/analyze.ts`,
 * access row `advice/analyze` and Lambda `advice-analyze`. A namespace, so that a screen is sent no more of it than it names.
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
