import { describe, expect, it } from 'vitest'
import { lambdaName } from '#infra/bundle.ts'
import { endpoints } from '#shared/contract/index.ts'
import { dependenciesOf, findCycle, findUnknownIds } from './graph.ts'
import { synthesize, Template, toText } from './template.ts'

const { template } = synthesize()
const resources = Object.entries(template.Resources)

/** A template of resources that name one another. */
const naming = (names: Record<string, string[]>) =>
  Template.parse({
    Resources: Object.fromEntries(
      Object.entries(names).map(([id, others]) => [
        id,
        { Type: 'A', Properties: { to: others.map((Ref) => ({ Ref })) } },
      ]),
    ),
    Outputs: {},
    Parameters: {},
  })

describe('what resources wait for', () => {
  it('is read from Ref, GetAtt, Sub, Join and DependsOn', () => {
    const Properties = {
      a: { 'Fn::GetAtt': ['One', 'Arn'] },
      b: [{ 'Fn::Join': ['', ['x', { Ref: 'Two' }]] }, { 'Fn::Sub': `$\{Three.Arn}/$\{AWS::Region}` }],
    }
    const Resources = { It: { Type: 'A', Properties, DependsOn: ['Four'] } }
    const parsed = Template.parse({ Resources, Outputs: {}, Parameters: {} })
    expect(dependenciesOf(parsed).get('It')).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  it('is found where it goes round or leads nowhere', () => {
    expect(findCycle(naming({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b'])
    expect(findCycle(naming({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined()
    expect(findUnknownIds(naming({ a: ['AWS::Region', 'b'] }))).toEqual(['b'])
  })

  it('never goes round in the stack, and always is in it', () => {
    expect(findCycle(template)).toBeUndefined()
    expect(findUnknownIds(template)).toEqual([])
    expect([...dependenciesOf(template).values()].flat().length).toBeGreaterThan(resources.length)
  })
})

describe('the size', () => {
  it('is six resources an endpoint, which leaves room for sixty within the 500 of CloudFormation', () => {
    const paths = resources.map(([, { Metadata }]) => Metadata?.['aws:cdk:path'] ?? '')
    const sizes = endpoints.map(([name, { method, path }]) => {
      const construct = lambdaName(name).replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
      const route = `Api/${method}${path.replaceAll('/', '--')}`
      return paths.filter(
        (one) => one.startsWith(`viewcraft-prod/${construct}/`) || one.startsWith(`viewcraft-prod/${route}/`),
      )
    })
    expect(sizes.map(({ length }) => length)).toEqual(endpoints.map(() => 6))
    expect(resources.length - 6 * endpoints.length + 6 * 60).toBeLessThanOrEqual(500)
  })
})

describe('the outputs', () => {
  it('say where everything is', () => {
    const values = Object.entries(template.Outputs).map(([name, { Value }]) => [name, toText(Value)])
    const site = expect.stringMatching(/^https:\/\/<Distribution\w+\.DomainName>$/)
    expect(Object.fromEntries(values)).toEqual({
      SiteUrl: site,
      DistributionDomain: expect.stringMatching(/^<Distribution\w+\.DomainName>$/),
      GoogleRedirectUri: expect.stringMatching(/^https:\/\/<Distribution\w+\.DomainName>\/dashboard$/),
      OriginSecretArn: expect.stringMatching(/^<OriginSecret\w+>$/),
      GoogleSecretArn: expect.stringMatching(/^<GoogleSecret\w+>$/),
      AiSecretArn: expect.stringMatching(/^<AiSecret\w+>$/),
      UnsubscribeSecretArn: expect.stringMatching(/^<UnsubscribeSecret\w+>$/),
      StripeSecretArn: expect.stringMatching(/^<StripeSecret\w+>$/),
      StripeWebhookUrl: expect.stringMatching(/^https:\/\/<Distribution\w+\.DomainName>\/api\/billing\/webhook$/),
      YouTubeSecretArn: expect.stringMatching(/^<YouTubeSecret\w+>$/),
      UserPoolId: '<UserPool>',
      UserPoolClientId: '<UserPoolClient>',
    })
  })
})
