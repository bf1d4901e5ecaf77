import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { googlePoolClient, googleProvider, passkeySettings, userPool } from '#infra/pool.ts'
import { settingsOf } from '#infra/settings.ts'
import { findCycle, findUnknownIds } from './graph.ts'
import {
  certificateArn,
  fullSettings,
  googleSignIn,
  idIn,
  resourcesOfType,
  stripePrices,
  synthesize,
  toText,
  webAclArn,
} from './template.ts'

describe('the settings', () => {
  it('have defaults that can be deployed', () => {
    expect(settingsOf({ region: 'us-east-1' })).toEqual({
      stage: 'prod',
      region: 'us-east-1',
      derivedMetrics: 'off',
      deletionProtection: 'off',
      firewall: 'off',
      poolRequiresEmail: 'off',
      refreshMinutes: 30,
      build: 'on',
    })
  })

  it('are parsed from strings, and context of CDK is ignored', () => {
    const context = { '@aws-cdk/core:flag': true, 'aws:cdk:enable-path-metadata': true, 'cli-telemetry': false }
    const settings = settingsOf({ ...context, region: 'us-east-1', reservedConcurrency: '5', derivedMetrics: 'on' })
    expect(settings).toMatchObject({ reservedConcurrency: 5, derivedMetrics: 'on' })
  })

  describe('of a stage', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'stages-'))
    afterAll(() => rmSync(directory, { recursive: true }))
    const write = (stage: string, text: string) => writeFileSync(path.join(directory, `${stage}.json`), text)
    const region = 'us-east-1'

    it('come from its file, unless the command sets them', () => {
      write('beta', '{ "mailFrom": "hello@viewcraft.example", "aiDailyDollars": 9, "firewall": "on" }')
      expect(settingsOf({ stage: 'beta', region, firewall: 'off' }, directory)).toMatchObject({
        stage: 'beta',
        mailFrom: 'hello@viewcraft.example',
        aiDailyDollars: 9,
        firewall: 'off',
      })
      expect(settingsOf({ region }, directory)).not.toHaveProperty('mailFrom')
    })

    it.each([
      ['a misspelled name', '{ "mailform": "hello@viewcraft.example" }', /stage gamma .*docs\/deploy\.md.*"mailform"/s],
      ['another stage', '{ "stage": "prod" }', /gamma\.json: .*without `stage`/],
      ['no object', '[]', /gamma\.json: must be an object/],
      ['no JSON', '{ mailFrom', /gamma\.json: .*JSON/],
    ])('are refused in a sentence for %s', (_, text, sentence) => {
      write('gamma', text)
      expect(() => settingsOf({ stage: 'gamma', region }, directory)).toThrow(sentence)
    })

    it('never come from another folder', () => {
      write('delta', '{ "mailFrom": "hello@viewcraft.example" }')
      const inside = path.join(directory, 'inside')
      expect(() => settingsOf({ stage: '../delta', region }, inside)).toThrow(
        /stage \.\.\/delta .*must be at most 16 lower-case letters/s,
      )
    })
  })

  it("name CloudFront's web ACL where the stack cannot create it", () => {
    expect(settingsOf({ region: 'eu-west-1', firewall: 'on', webAclArn })).toMatchObject({ firewall: 'on', webAclArn })
  })

  it.each([
    { stagee: 'beta' },
    { stage: 'Beta Test' },
    { region: 'europe' },
    { domainName: 'viewcraft.example' },
    { certificateArn },
    { domainName: 'viewcraft.example', certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') },
    { mailFrom: 'nobody' },
    { mailIdentity: 'viewcraft.example' },
    { derivedMetrics: 'yes' },
    { googleClientId: 'GOCSPX-a-secret' },
    { ...googleSignIn, googleSignInClientId: undefined },
    { ...googleSignIn, googleSignInSecretArn: undefined },
    { ...googleSignIn, googleSignInSecretArn: 'a-secret' },
    { ...googleSignIn, region: 'eu-west-1' },
    { ...googleSignIn, poolRequiresEmail: 'on' },
    { ...googleSignIn, poolDomainPrefix: 'Viewcraft' },
    { ...googleSignIn, poolDomainPrefix: 'my-cognito' },
    { aiModel: 'a-model' },
    { aiPriceIn: '1', aiPriceOut: '10' },
    { aiModel: 'a-model', aiPriceIn: '1', aiPriceOut: 'cheap' },
    { aiModel: 'a-model', aiPriceIn: '1', aiPriceOut: '10', aiUrl: 'http://provider.example/v1' },
    { stripeBasicMonthly: 'price_1' },
    { ...stripePrices, stripeBasicYearly: '190' },
    { ...stripePrices, stripeTax: 'some' },
    { reservedConcurrency: '0' },
    { reservedConcurrency: 'some' },
    { firewall: 'on', region: 'eu-west-1' },
    { countries: '' },
    { countries: 'ES,France' },
    { monthlyDollars: '50' },
    { monthlyDollars: '0', alarmMail: 'ops@viewcraft.example' },
    { refreshMinutes: '5' },
  ])('are refused: %o', (context) => {
    expect(() => settingsOf({ region: 'us-east-1', ...context })).toThrow()
  })
})

describe('a deployment with every setting', () => {
  const { template, templates, configJson } = synthesize(fullSettings)
  const only = (type: string) => resourcesOfType(template, type)[0]?.[1].Properties ?? {}

  it('has its own host name, its firewalls, and the chosen version of the origin secret', () => {
    const { DistributionConfig } = only('AWS::CloudFront::Distribution')
    expect(DistributionConfig).toMatchObject({
      Aliases: ['viewcraft.example'],
      ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
      WebACLId: webAclArn,
    })
    expect(resourcesOfType(template, 'AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties.Scope)).toEqual([
      'REGIONAL',
    ])
    expect(JSON.stringify(DistributionConfig)).toContain(
      ':SecretString:current::0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f}}',
    )
    expect(template.Outputs.SiteUrl?.Value).toBe('https://viewcraft.example')
    const cors = resourcesOfType(template, 'AWS::S3::Bucket').map(([, { Properties }]) =>
      JSON.stringify(Properties.CorsConfiguration),
    )
    expect(cors.join()).toContain('"AllowedOrigins":["https://viewcraft.example"]')
  })

  it('sends its own mails, including sign-in codes, and has passkeys of its domain', () => {
    const pool = only('AWS::Cognito::UserPool')
    expect(pool).toMatchObject({ ...userPool, ...passkeySettings('viewcraft.example') })
    const { EmailConfiguration } = pool
    expect(EmailConfiguration).toMatchObject({ EmailSendingAccount: 'DEVELOPER', From: 'hello@mail.viewcraft.example' })
    const { SourceArn } = EmailConfiguration as { SourceArn: unknown }
    expect(toText(SourceArn)).toBe('arn:aws:ses:us-west-2:<AWS::AccountId>:identity/mail.viewcraft.example')
    expect(JSON.parse(configJson)).toMatchObject({ codesByMail: true, passkeys: true, ai: true })
  })

  it('has SES send bounces and complaints to our function only', () => {
    const set = 'viewcraft-beta'
    expect(only('AWS::SES::ConfigurationSet')).toMatchObject({
      Name: set,
      SuppressionOptions: { SuppressedReasons: [] },
    })
    expect(only('AWS::SES::ConfigurationSetEventDestination')).toMatchObject({
      EventDestination: { Enabled: true, MatchingEventTypes: ['BOUNCE', 'COMPLAINT'] },
    })
    const [[topic = ''] = []] = resourcesOfType(template, 'AWS::SNS::Topic')
    const { PolicyDocument } = only('AWS::SNS::TopicPolicy')
    expect(PolicyDocument).toMatchObject({
      Statement: [
        { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        { Action: 'sns:Publish', Principal: { Service: 'ses.amazonaws.com' }, Resource: { Ref: topic } },
      ],
    })
    const { Endpoint, ...subscription } = only('AWS::SNS::Subscription')
    expect(subscription).toMatchObject({ Protocol: 'lambda', TopicArn: { Ref: topic } })
    expect(subscription).toHaveProperty('RedrivePolicy.deadLetterTargetArn')
    const functionId = idIn(toText(Endpoint))
    expect(template.Resources[functionId]?.Properties.FunctionName).toBe(`${set}-triggers-mail-events`)
    const retries = resourcesOfType(template, 'AWS::Lambda::EventInvokeConfig').map(([, { Properties }]) => Properties)
    expect(retries.filter(({ FunctionName }) => idIn(toText(FunctionName)) === functionId)).toMatchObject([
      { MaximumRetryAttempts: 2 },
    ])
    const senders = resourcesOfType(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes(`"MAIL_EVENTS":"${set}"`),
    )
    expect(senders.map(([, { Properties }]) => Properties.FunctionName)).toContain(`${set}-jobs-weekly-report`)
  })

  it('gives every function its concurrency and its settings', () => {
    const lambdas = resourcesOfType(template, 'AWS::Lambda::Function').filter(
      ([, { Properties }]) => 'FunctionName' in Properties,
    )
    const own: Readonly<Record<string, number>> = {
      'viewcraft-beta-advice-thumbnail': 3,
      'viewcraft-beta-shares-preview': 3,
      'viewcraft-beta-triggers-custom-message': 8,
      'viewcraft-beta-triggers-post-confirmation': 8,
      'viewcraft-beta-triggers-pre-sign-up': 8,
    }
    for (const [, { Properties }] of lambdas)
      expect(Properties).toMatchObject({
        FunctionName: expect.stringMatching(/^viewcraft-beta-/),
        ReservedConcurrentExecutions: own[`${Properties.FunctionName}`] ?? 5,
        Environment: { Variables: { SITE_URL: 'https://viewcraft.example', DERIVED_METRICS: 'on', PASSKEYS: 'on' } },
      })
  })

  it('tells the trigger of sign-ups that a firewall limits them', () => {
    const informed = resourcesOfType(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes('"FIREWALL":"on"'),
    )
    expect(informed.map(([, { Properties }]) => Properties.FunctionName)).toEqual([
      'viewcraft-beta-triggers-pre-sign-up',
    ])
  })

  it('gives functions that call the AI provider its model, prices and secret', () => {
    const functions = resourcesOfType(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes('AI_'),
    )
    expect(functions.map(([, { Properties }]) => Properties.FunctionName).sort()).toEqual([
      'viewcraft-beta-advice-advise',
      'viewcraft-beta-advice-metadata',
      'viewcraft-beta-advice-titles',
      'viewcraft-beta-jobs-watch-budgets',
      'viewcraft-beta-trends-insight',
    ])
    expect(functions[0]?.[1].Properties).toMatchObject({
      Environment: {
        Variables: {
          AI_MODEL: 'a-model',
          AI_URL: 'https://provider.example/v1',
          AI_PRICE_IN: '0.5',
          AI_PRICE_OUT: '2',
          AI_DAILY_DOLLARS: '3',
          AI_TEMPERATURE: '0.7',
          AI_SECRET: { Ref: expect.stringContaining('AiSecret') },
        },
      },
    })
  })

  it('gives functions that use Stripe the price ids and the secret, and browsers that payments are on', () => {
    const functions = resourcesOfType(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes('STRIPE_PRICES'),
    )
    expect(functions.map(([, { Properties }]) => Properties.FunctionName).sort()).toEqual([
      'viewcraft-beta-account-confirm',
      'viewcraft-beta-account-remove',
      'viewcraft-beta-billing-checkout',
      'viewcraft-beta-billing-portal',
      'viewcraft-beta-billing-webhook',
      'viewcraft-beta-jobs-purge-expired',
    ])
    const prices = {
      basic: { monthly: ['price_1', 'price_0'], yearly: ['price_2'] },
      premium: { monthly: ['price_3'], yearly: ['price_4'] },
    }
    for (const [, { Properties }] of functions)
      expect(Properties).toMatchObject({
        Environment: {
          Variables: {
            STRIPE_PRICES: JSON.stringify(prices),
            STRIPE_TAX: 'on',
            STRIPE_SECRET: { Ref: expect.stringContaining('StripeSecret') },
          },
        },
      })
    expect(JSON.parse(configJson)).toMatchObject({ payments: true, ai: true, derivedMetrics: true })
  })

  it('gives browsers and the functions that use OAuth tokens the client id', () => {
    const clientId = '123-abc.apps.googleusercontent.com'
    const consentUrl = 'https://accounts.google.com/o/oauth2/v2/auth'
    expect(JSON.parse(configJson)).toMatchObject({ google: { clientId, consentUrl } })
    const functions = resourcesOfType(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes(`"GOOGLE_CLIENT_ID":"${clientId}"`),
    )
    expect(functions.map(([, { Properties }]) => Properties.FunctionName).sort()).toEqual([
      'viewcraft-beta-account-export',
      'viewcraft-beta-account-remove',
      'viewcraft-beta-jobs-purge-expired',
      'viewcraft-beta-jobs-queue-due-work',
      'viewcraft-beta-jobs-read-reach',
      'viewcraft-beta-youtube-analytics',
      'viewcraft-beta-youtube-auth',
      'viewcraft-beta-youtube-disconnect',
      'viewcraft-beta-youtube-top',
    ])
  })

  it('signs users in with Google through a client, a domain and a provider of the pool', () => {
    const site = 'https://viewcraft.example'
    const [userPoolId = ''] = resourcesOfType(template, 'AWS::Cognito::UserPool').map(([id]) => id)
    const { googleSignInClientId: id, googleSignInSecretArn: arn } = googleSignIn
    const provider = only('AWS::Cognito::UserPoolIdentityProvider')
    const secret = `{{resolve:secretsmanager:${arn}:SecretString:::}}`
    expect(provider).toEqual({ ...googleProvider(id, secret), UserPoolId: { Ref: userPoolId } })
    const [[clientId = '', client] = []] = resourcesOfType(template, 'AWS::Cognito::UserPoolClient').filter(
      ([, { Properties }]) => 'CallbackURLs' in Properties,
    )
    expect(client?.Properties).toEqual({ ...googlePoolClient(site), UserPoolId: { Ref: userPoolId } })
    expect(client?.DependsOn).toEqual([resourcesOfType(template, 'AWS::Cognito::UserPoolIdentityProvider')[0]?.[0]])
    expect(only('AWS::Cognito::UserPoolDomain')).toEqual({
      Domain: 'viewcraft-beta',
      ManagedLoginVersion: 2,
      UserPoolId: { Ref: userPoolId },
    })
    expect(only('AWS::Cognito::ManagedLoginBranding')).toEqual({
      ClientId: { Ref: clientId },
      UseCognitoProvidedValues: true,
      UserPoolId: { Ref: userPoolId },
    })
    const poolUrl = 'https://viewcraft-beta.auth.us-west-2.amazoncognito.com'
    const { clientId: marker, ...config } = JSON.parse(configJson).googleSignIn
    expect(config).toEqual({
      poolUrl,
      googleClientId: id,
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    })
    const deployments = resourcesOfType(template, 'Custom::CDKBucketDeployment')
    expect(JSON.stringify(deployments)).toContain(`"${marker}":{"Ref":"${clientId}"}`)
    const headers = JSON.stringify(only('AWS::CloudFront::ResponseHeadersPolicy'))
    expect(headers).toContain(`connect-src 'self' https://cognito-idp.us-west-2.amazonaws.com ${poolUrl} `)
    expect(template.Outputs.GoogleSignInRedirectUris?.Value).toBe(`${poolUrl}/oauth2/idpresponse ${site}/auth/google`)
    const functions = resourcesOfType(template, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties)
    for (const { FunctionName, Environment } of functions.filter((one) => 'FunctionName' in one)) {
      const { Variables } = Environment as { Variables: Record<string, unknown> }
      const isTrigger = /-triggers-(custom-message|post-confirmation|pre-sign-up)$/.test(`${FunctionName}`)
      expect(Variables.GOOGLE_POOL_CLIENT_ID).toEqual(isTrigger ? undefined : { Ref: clientId })
    }
  })

  it('has no cycle and no unknown id', () => {
    for (const one of [template, ...[...templates.values()].map((nested) => nested.template)]) {
      expect(findCycle(one)).toBeUndefined()
      expect(findUnknownIds(one)).toEqual([])
    }
  })
})
