import { RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { SecretName } from '#infra/access/row.ts'

/**
 * The secrets of the stack. The operator creates the Google sign-in client's secret, because the identity provider needs it for the first
 * deployment.
 */
export type Secrets = Readonly<Record<Exclude<SecretName, 'google_sign_in'>, Secret>>

/** A generated value that can be rotated: functions accept `current` and `previous`. */
const rotatable = {
  secretStringTemplate: '{}',
  generateStringKey: 'current',
  passwordLength: 40,
  excludePunctuation: true,
}

/** Adds every secret that an access row may name. Values are generated or entered on AWS: the template contains none. */
export function addSecrets(scope: Construct): Secrets {
  return {
    origin: new Secret(scope, 'OriginSecret', {
      description: 'The header from CloudFront to the API, { current, previous? }: functions accept both',
      generateSecretString: rotatable,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    signing: new Secret(scope, 'SigningSecret', {
      description:
        'The key of links in mails, calendar feeds, webhooks and more, { current, previous? }: both are accepted',
      generateSecretString: rotatable,
      // Kept when the stack is deleted, like the tables: without it, all links, feeds and webhooks of the stage stop working.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    }),
    // The operator replaces the value that CDK generates. Until then YouTube refuses every request.
    youtube: new Secret(scope, 'YouTubeSecret', {
      description: "The API key for YouTube's Data API, as plain text, entered by hand",
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Until the operator enters it, no channel can be connected.
    google: new Secret(scope, 'GoogleSecret', {
      description: 'The secret of the OAuth client at Google, as plain text, entered by hand',
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Not read while no model is configured.
    ai: new Secret(scope, 'AiSecret', {
      description: 'The API key of the AI provider, as plain text, entered by hand',
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Not read while no price is configured.
    stripe: new Secret(scope, 'StripeSecret', {
      description: "Stripe's keys as JSON: { key, webhook }, the secret API key and the webhook's signing secret",
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  }
}

/**
 * Returns a reference to the value that CloudFront sends; CloudFormation resolves it when the distribution changes. To
 * rotate the secret, store a new version `{ current: NEW, previous: OLD }`, wait the five minutes that functions cache it,
 * deploy with `-c originSecretVersion=ITS_VERSION_ID`, and remove `previous`.
 */
export function originSecretValue({ origin }: Secrets, version: string | undefined): string {
  const options = { jsonField: 'current', ...(version ? { versionId: version } : {}) }
  return SecretValue.secretsManager(origin.secretArn, options).unsafeUnwrap()
}
