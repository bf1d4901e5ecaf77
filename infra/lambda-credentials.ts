/**
 * Stands in for `@aws-sdk/credential-provider-node` in the functions' bundles: Lambda puts credentials into the
 * environment, so the clients of the other ways to them (SSO, STS, profiles) stay out.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
