import { RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { SecretName } from '#infra/access/row.ts'

export type Secrets = Readonly<Record<SecretName, Secret>>

/** Every secret an access row may name. Their values are made or filled in on AWS: none is in the template. */
export function addSecrets(scope: Construct): Secrets {
  return {
    origin: new Secret(scope, 'OriginSecret', {
      description: 'What CloudFront sends to the API, { current, previous? }: functions accept both',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        passwordLength: 40,
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    unsubscribe: new Secret(scope, 'UnsubscribeSecret', {
      description: 'What signs the links that stop mails, { current, previous? }: both are accepted',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        passwordLength: 40,
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Made with a text of no use, for the operator to put a key in; until then YouTube refuses and lookups stay closed.
    youtube: new Secret(scope, 'YouTubeSecret', {
      description: "The API key for YouTube's Data API, as plain text: put it here by hand",
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Likewise; until then Google refuses and no channel can be connected.
    google: new Secret(scope, 'GoogleSecret', {
      description: 'The secret of the OAuth client at Google, as plain text: put it here by hand',
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Likewise; unread as long as no model is configured.
    ai: new Secret(scope, 'AiSecret', {
      description: 'The API key of the AI provider, as plain text: put it here by hand',
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    // Likewise; nothing is sold by it as long as no price is configured.
    stripe: new Secret(scope, 'StripeSecret', {
      description: "Stripe's keys as JSON: { key, webhook }, the secret API key and the webhook's signing secret",
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  }
}

/**
 * The value CloudFront sends, read by CloudFormation when the distribution changes. To rotate: put a new version
 * `{ current: NEW, previous: OLD }` into the secret, wait the five minutes functions keep it, deploy with
 * `-c originSecretVersion=ITS_VERSION_ID`, and drop `previous`.
 */
export function originSecretValue({ origin }: Secrets, version: string | undefined): string {
  const options = { jsonField: 'current', ...(version ? { versionId: version } : {}) }
  return SecretValue.secretsManager(origin.secretArn, options).unsafeUnwrap()
}
