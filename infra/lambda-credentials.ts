/**
 * Replaces `@aws-sdk/credential-provider-node` in the functions' bundles. Lambda provides credentials in the environment,
 * so the bundles need no other provider (SSO, STS, profiles).
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
