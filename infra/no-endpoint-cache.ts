/** Replaces `@aws-sdk/endpoint-cache` in the functions' bundles: endpoint discovery, which would use it, is off unless it is turned on. */
export class EndpointCache {}
