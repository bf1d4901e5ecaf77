import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { functionNames } from '#infra/access.ts'
import { mailIdentityOf, type Settings } from '#infra/settings.ts'
import { concurrencyOf } from '#infra/stack/concurrency.ts'

/** Problems that prevent a deployment, and warnings that do not. Each is a sentence that says what to do. */
export interface Findings {
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
}

type Check = (settings: Settings) => Promise<Partial<Findings>>

/**
 * Checks whether a deployment with these settings can work in the account of the AWS credentials. Changes nothing. A check
 * that cannot be made is a problem too.
 */
export async function findPrerequisites(settings: Settings): Promise<Findings> {
  const bootstrap = await checkBootstrap(settings)
  // Without credentials, all other checks would report the same.
  if (bootstrap.problems?.length) return { warnings: [], problems: bootstrap.problems }
  const checks = [checkCertificate, checkSender, checkSignInSecret, checkConcurrency]
  const results = await Promise.all(checks.map((check) => check(settings)))
  return {
    problems: results.flatMap(({ problems = [] }) => problems),
    warnings: results.flatMap(({ warnings = [] }) => warnings),
  }
}

const checkBootstrap: Check = async ({ region }) => {
  try {
    await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }))
    return {}
  } catch (error) {
    const isMissing = error instanceof Error && /does not exist/.test(error.message)
    return {
      problems: [
        isMissing
          ? `This account is not prepared for CDK in ${region}. Run npx cdk bootstrap once.`
          : `AWS cannot be asked about ${region}: ${reasonOf(error)} Check your credentials (aws sts get-caller-identity).`,
      ],
    }
  }
}

/** CloudFront accepts only certificates from us-east-1. The ARN contains the region. */
const checkCertificate: Check = async ({ domainName, certificateArn }) => {
  if (!domainName || !certificateArn) return {}
  try {
    const { Certificate } = await new ACMClient({ region: 'us-east-1' }).send(
      new DescribeCertificateCommand({ CertificateArn: certificateArn }),
    )
    const { Status, SubjectAlternativeNames = [] } = Certificate ?? {}
    if (Status !== 'ISSUED')
      return {
        problems: [`The certificate is ${Status}, not ISSUED. Create the DNS record that ACM shows for it, and wait.`],
      }
    const covers = SubjectAlternativeNames.some((name) => name === domainName || isWildcardOf(name, domainName))
    return covers
      ? {}
      : { problems: [`The certificate is for ${SubjectAlternativeNames.join(', ')}, not for ${domainName}.`] }
  } catch (error) {
    return { problems: [`The certificate of certificateArn cannot be read: ${reasonOf(error)}`] }
  }
}

const isWildcardOf = (name: string, domain: string) =>
  name.startsWith('*.') && domain.slice(domain.indexOf('.')) === name.slice(1)

const checkSender: Check = async (settings) => {
  const { region } = settings
  const identity = mailIdentityOf(settings)
  if (!identity) return {}
  const ses = new SESv2Client({ region })
  try {
    const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity }))
    const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand({}))
    return {
      problems: [
        ...(VerifiedForSendingStatus
          ? []
          : [`SES has not verified ${identity} in ${region}. Create the DNS records that SES shows for it, and wait.`]),
        ...(SendingEnabled === false ? [`SES has paused sending in ${region}. See its reputation dashboard.`] : []),
      ],
      warnings: ProductionAccessEnabled
        ? []
        : [
            `SES is in its sandbox in ${region}: it sends to verified addresses only, at most 200 emails a day. Request production access before people sign up.`,
          ],
    }
  } catch (error) {
    const isMissing = error instanceof Error && error.name === 'NotFoundException'
    return {
      problems: [
        isMissing
          ? `SES does not know ${identity} in ${region}. Create and verify it, or remove mailFrom.`
          : `SES cannot be asked about ${identity}: ${reasonOf(error)}`,
      ],
    }
  }
}

/** CloudFormation reads the secret while it deploys, unlike those that are entered afterward. */
const checkSignInSecret: Check = async ({ region, googleSignInSecretArn }) => {
  if (!googleSignInSecretArn) return {}
  try {
    await new SecretsManagerClient({ region }).send(new DescribeSecretCommand({ SecretId: googleSignInSecretArn }))
    return {}
  } catch (error) {
    const isMissing = error instanceof Error && error.name === 'ResourceNotFoundException'
    return {
      problems: [
        isMissing
          ? `There is no secret ${googleSignInSecretArn}. Create it with the secret of the OAuth client for signing in.`
          : `The secret of googleSignInSecretArn cannot be described: ${reasonOf(error)}`,
      ],
    }
  }
}

/** The concurrency that Lambda requires to stay unreserved. */
const unreservedRuns = 100
/** The total concurrency of a new account. */
const newAccountRuns = 10

const checkConcurrency: Check = async (settings) => {
  const reserved = functionNames.reduce((sum, name) => sum + (concurrencyOf(name, settings) ?? 0), 0)
  try {
    const { AccountLimit } = await new LambdaClient({ region: settings.region }).send(new GetAccountSettingsCommand({}))
    const runs = AccountLimit?.ConcurrentExecutions ?? 0
    if (reserved > 0 && runs - reserved < unreservedRuns)
      return {
        problems: [
          `The settings reserve ${reserved} concurrent runs, and Lambda keeps ${unreservedRuns} unreserved, but the account has ${runs}. Request ${reserved + unreservedRuns} from AWS, or remove the reservations.`,
        ],
      }
    return runs > newAccountRuns
      ? {}
      : {
          warnings: [
            `The account has ${runs} concurrent runs of functions, which a few dozen visitors use up. Request 1,000 from AWS.`,
          ],
        }
  } catch (error) {
    return { problems: [`Lambda cannot be asked about its quota: ${reasonOf(error)}`] }
  }
}

/** Returns an error's message as a sentence. */
export const reasonOf = (error: unknown): string =>
  `${error instanceof Error ? error.message : error}`.replace(/\.?$/, '.')
