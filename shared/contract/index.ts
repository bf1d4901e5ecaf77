import * as contract from './domains.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Every endpoint of the API. An endpoint has the same name everywhere: `contract.advice.analyze` is
 * `functions/endpoints/advice/analyze.ts`, the access row `advice/analyze` and the Lambda `advice-analyze`. The contract is a
 * namespace so that bundlers can drop the domains that a screen does not use.
 */
export { contract }

type Contract = typeof contract
/** The definition of the endpoint with a name. */
export type EndpointOf<Name extends EndpointName> = Name extends `${infer Domain}/${infer Operation}`
  ? Domain extends keyof Contract
    ? Operation extends keyof Contract[Domain]
      ? Contract[Domain][Operation]
      : never
    : never
  : never
export type EndpointName = {
  [D in keyof Contract & string]: `${D}/${keyof Contract[D] & string}`
}[keyof Contract & string]

type HasScope<E> = E extends { readonly scope?: infer S } ? ([NonNullable<S>] extends [never] ? false : true) : false
/** The endpoints that are open to personal access tokens: those of the public API. */
export type PublicName = {
  [Name in EndpointName]: HasScope<EndpointOf<Name>> extends true ? Name : never
}[EndpointName]

export const endpoints: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(contract).flatMap(
  ([domain, operations]) =>
    Object.entries(operations).map(([name, one]) => [`${domain}/${name}` as EndpointName, one as Endpoint] as const),
)
