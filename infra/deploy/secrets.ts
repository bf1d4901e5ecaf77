import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { Settings } from '#infra/settings.ts'
import { reasonOf } from './prerequisites.ts'

/** A secret that an operator enters: its stack output, its description, and what does not work without it. */
interface EnteredSecret {
  readonly output: string
  readonly value: string
  readonly without: string
  readonly isWanted: (settings: Settings) => boolean
}

const enteredSecrets: readonly EnteredSecret[] = [
  {
    output: 'YouTubeSecretArn',
    value: 'an API key for the YouTube Data API',
    without: 'there are no trends, and no channel can be looked up',
    isWanted: () => true,
  },
  {
    output: 'GoogleSecretArn',
    value: 'the secret of the OAuth client',
    without: 'no channel can be connected',
    isWanted: ({ googleClientId }) => googleClientId !== undefined,
  },
  {
    output: 'AiSecretArn',
    value: 'the key of the AI provider',
    without: 'the built-in adviser writes',
    isWanted: ({ aiModel }) => aiModel !== undefined,
  },
  {
    output: 'StripeSecretArn',
    value: 'Stripe’s keys, { "key": ..., "webhook": ... }',
    without: 'nothing can be bought',
    isWanted: ({ stripeBasicMonthly }) => stripeBasicMonthly !== undefined,
  },
]

/** Returns a sentence for each secret that still has the deployment's initial value. Reads no value. */
export async function findMissingSecrets(
  settings: Settings,
  outputs: Readonly<Record<string, string>>,
): Promise<string[]> {
  const client = new SecretsManagerClient({ region: settings.region })
  const results = await Promise.all(
    enteredSecrets
      .filter(({ isWanted }) => isWanted(settings))
      .map(async ({ output, value, without }) => {
        try {
          const { VersionIdsToStages = {} } = await client.send(
            new DescribeSecretCommand({ SecretId: outputs[output] }),
          )
          const isGenerated = !Object.values(VersionIdsToStages).some((stages) => stages.includes('AWSPREVIOUS'))
          return isGenerated ? [`Enter ${value} into the secret ${outputs[output]}. Until then, ${without}.`] : []
        } catch (error) {
          return [`The secret of the output ${output} cannot be described: ${reasonOf(error)}`]
        }
      }),
  )
  return results.flat()
}
