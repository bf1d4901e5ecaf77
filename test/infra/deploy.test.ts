import { spawnSync } from 'node:child_process'
import { ACMClient, type CertificateDetail, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DescribeSecretCommand, ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { findPrerequisites } from '#infra/deploy/prerequisites.ts'
import { findMissingSecrets } from '#infra/deploy/secrets.ts'
import { settingsOf } from '#infra/settings.ts'

const cloudFormation = mockClient(CloudFormationClient)
const acm = mockClient(ACMClient)
const ses = mockClient(SESv2Client)
const lambda = mockClient(LambdaClient)
const secrets = mockClient(SecretsManagerClient)

const region = 'eu-west-1'
const domain = {
  domainName: 'videos.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d',
}
const all = { region, ...domain, mailFrom: 'hello@example.com', imageConcurrency: 20, triggerConcurrency: 50 }

/** Answers as an account in which everything is ready. */
beforeEach(() => {
  for (const client of [cloudFormation, acm, ses, lambda, secrets]) client.reset()
  cloudFormation.on(DescribeStacksCommand).resolves({})
  acm
    .on(DescribeCertificateCommand)
    .resolves({ Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['example.com', '*.example.com'] } })
  ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true })
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true })
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } })
})

const find = (context: Record<string, unknown> = all) => findPrerequisites(settingsOf(context))

describe('before a deployment', () => {
  it('an account in which everything is ready has no problem', async () => {
    expect(await find()).toEqual({ problems: [], warnings: [] })
    expect(ses.commandCalls(GetEmailIdentityCommand)[0]?.args[0].input).toEqual({ EmailIdentity: 'example.com' })
  })

  it('without CDK’s own stack, that is the only problem named', async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(new Error('Stack with id CDKToolkit does not exist'))
    lambda.on(GetAccountSettingsCommand).rejects(new Error('Denied'))
    expect(await find()).toEqual({
      problems: ['This account is not prepared for CDK in eu-west-1. Run npx cdk bootstrap once.'],
      warnings: [],
    })
  })

  it('without credentials it says how to check them', async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(new Error('Could not load credentials from any providers'))
    expect((await find()).problems).toEqual([
      expect.stringMatching(/Could not load .* providers\. Check your credentials/),
    ])
  })

  it.each<[CertificateDetail, RegExp]>([
    [{ Status: 'PENDING_VALIDATION' }, /is PENDING_VALIDATION, not ISSUED/],
    [{ Status: 'ISSUED', SubjectAlternativeNames: ['example.com', '*.other.com'] }, /not for videos\.example\.com/],
    [{ Status: 'ISSUED', SubjectAlternativeNames: ['*.com'] }, /not for videos\.example\.com/],
  ])('the certificate has to be valid for the host name: %o', async (Certificate, problem) => {
    acm.on(DescribeCertificateCommand).resolves({ Certificate })
    expect((await find()).problems).toEqual([expect.stringMatching(problem)])
  })

  it('the sender has to be verified, and may still be in the sandbox', async () => {
    ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: false })
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: false })
    expect(await find()).toEqual({
      problems: [expect.stringContaining('has not verified example.com'), expect.stringContaining('paused sending')],
      warnings: [expect.stringContaining('sandbox')],
    })
    const unknown = new NotFoundException({ message: 'no', $metadata: {} })
    ses.on(GetEmailIdentityCommand).rejects(unknown)
    expect((await find()).problems).toEqual([expect.stringContaining('SES does not know example.com')])
  })

  it('the reservations of functions have to fit into the account', async () => {
    // Two functions read images, and three are triggers, so 190 runs are reserved. Lambda keeps 100 for the rest.
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 290 } })
    expect(await find()).toEqual({ problems: [], warnings: [] })
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 289 } })
    expect((await find()).problems).toEqual([expect.stringMatching(/reserve 190 .* has 289\. Request 290/)])
  })

  it('a new account gets a warning about its ten concurrent runs', async () => {
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } })
    expect(await find({ region })).toEqual({ problems: [], warnings: [expect.stringContaining('10 concurrent runs')] })
  })

  it('the secret of signing in with Google has to exist, in the region of the deployment', async () => {
    const secretOf = (of: string) => `arn:aws:secretsmanager:${of}:123456789012:secret:google-AbCdEf`
    const google = {
      googleSignInClientId: '1-a.apps.googleusercontent.com',
      googleSignInSecretArn: secretOf(region),
      poolDomainPrefix: 'viewcraft',
    }
    secrets.on(DescribeSecretCommand).resolves({})
    expect((await find({ region, ...google })).problems).toEqual([])
    const missing = new ResourceNotFoundException({ message: 'no', $metadata: {} })
    secrets.on(DescribeSecretCommand).rejects(missing)
    expect((await find({ region, ...google })).problems).toEqual([expect.stringMatching(/^There is no secret arn:/)])
    secrets.on(DescribeSecretCommand).rejects(new Error('Denied'))
    expect((await find({ region, ...google })).problems).toEqual([expect.stringContaining('Denied')])
    expect(() => settingsOf({ region, ...google, googleSignInSecretArn: secretOf('eu-south-1') })).toThrow('region')
  })

  it('a request that AWS refuses is a problem', async () => {
    for (const client of [acm, ses, lambda]) client.rejects(new Error('Denied'))
    expect((await find()).problems).toHaveLength(3)
  })
})

describe('after a deployment', () => {
  const outputs = {
    YouTubeSecretArn: 'youtube',
    StripeSecretArn: 'stripe',
    AiSecretArn: 'ai',
    GoogleSecretArn: 'google',
  }
  const generated = { VersionIdsToStages: { one: ['AWSCURRENT'] } }
  const entered = { VersionIdsToStages: { one: ['AWSPREVIOUS'], two: ['AWSCURRENT'] } }

  it('the secrets that the settings need and nobody has entered are named', async () => {
    secrets.on(DescribeSecretCommand).resolves(entered)
    secrets.on(DescribeSecretCommand, { SecretId: 'google' }).resolves(generated)
    const settings = settingsOf({ region, googleClientId: '1-a.apps.googleusercontent.com' })
    expect(await findMissingSecrets(settings, outputs)).toEqual([
      'Enter the secret of the OAuth client into the secret google. Until then, no channel can be connected.',
    ])
    expect(await findMissingSecrets(settingsOf({ region }), outputs)).toEqual([])
  })
})

it('without a region and credentials the command names the default region and how to check the credentials', () => {
  const { PATH } = process.env
  const nothing = {
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SHARED_CREDENTIALS_FILE: '',
    AWS_CONFIG_FILE: '',
    HOME: '/nowhere',
  }
  const command = ['--import', 'tsx', 'infra/deploy/deploy.ts']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { PATH, ...nothing } })
  expect(stderr).toMatch(/problem: AWS cannot be asked about us-east-1: .* Check your credentials/)
  expect(status).toBe(1)
})

it('a setting that does not exist stops the command before anything is asked or built', () => {
  const command = ['--import', 'tsx', 'infra/deploy/deploy.ts', '-c', 'stage=beta', '-c', 'mailform=hello@example.com']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stderr).toContain('The settings of stage beta cannot be used')
  expect(stderr).toContain('mailform')
  expect(status).toBe(1)
})
