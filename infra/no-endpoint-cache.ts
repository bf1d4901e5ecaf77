/** Replaces `@aws-sdk/endpoint-cache` in the functions' bundles. Only endpoint discovery uses it, which is off by default. */
export class EndpointCache {}
