import { describe, expect, it } from 'vitest'
import { jobSchedules } from '#infra/access/jobs.ts'
import { firstScreen } from '#infra/access/warm.ts'
import { type FunctionName, functionNames } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { stackIdOf } from '#infra/stack/functions.ts'
import { toPascalCase } from '#infra/stack/names.ts'
import { listMethods } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/index.ts'
import { dependenciesOf, findCycle, findReferences, findUnknownIds } from './graph.ts'
import { mergeTemplates } from './merge.ts'
import { fullSettings, synthesize, Template, toText } from './template.ts'

const { template, templates } = synthesize()
const { templates: fullTemplates } = synthesize(fullSettings)
const resources = Object.values(template.Resources)

/** Returns a template of resources that refer to one another. */
const templateOf = (references: Record<string, string[]>) =>
  Template.parse({
    Resources: Object.fromEntries(
      Object.entries(references).map(([id, others]) => [
        id,
        { Type: 'A', Properties: { to: others.map((Ref) => ({ Ref })) } },
      ]),
    ),
  })

describe('the dependencies of resources', () => {
  it('are read from Ref, GetAtt, Sub, Join and DependsOn', () => {
    const Properties = {
      a: { 'Fn::GetAtt': ['One', 'Arn'] },
      b: [{ 'Fn::Join': ['', ['x', { Ref: 'Two' }]] }, { 'Fn::Sub': `$\{Three.Arn}/$\{AWS::Region}` }],
    }
    const parsed = Template.parse({ Resources: { It: { Type: 'A', Properties, DependsOn: ['Four'] } } })
    expect(dependenciesOf(parsed).get('It')).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  it('are searched for cycles and for unknown ids', () => {
    expect(findCycle(templateOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b'])
    expect(findCycle(templateOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined()
    expect(findUnknownIds(templateOf({ a: ['AWS::Region', 'b'] }))).toEqual(['b'])
  })

  it.each([...templates])('have no cycle and no unknown id in the template %s', (_, { template: one }) => {
    expect(findCycle(one)).toBeUndefined()
    expect(findUnknownIds(one)).toEqual([])
  })

  // cfn-lint reports such a repetition as W3005.
  it.each([...templates, ...fullTemplates])(
    'are not repeated in DependsOn in the template %s',
    (_, { template: one }) => {
      const repeated = Object.entries(one.Resources).flatMap(([id, { Properties, DependsOn, Metadata }]) => {
        if (Metadata?.['cfn-lint']?.config.ignore_checks.includes('W3005')) return []
        const referred = findReferences(Properties)
        return DependsOn.filter((other) => referred.includes(other)).map((other) => `${id} waits for ${other}`)
      })
      expect(repeated).toEqual([])
    },
  )

  it('have no cycle and no unknown id across all templates', () => {
    expect(findCycle(template)).toBeUndefined()
    expect(findUnknownIds(template)).toEqual([])
    expect([...dependenciesOf(template).values()].flat().length).toBeGreaterThan(resources.length)
  })
})

describe('merging templates', () => {
  const root = Template.parse({
    Resources: {
      Table: { Type: 'T' },
      Makes: { Type: 'AWS::CloudFormation::Stack' },
      Uses: {
        Type: 'AWS::CloudFormation::Stack',
        Properties: { Parameters: { Name: { 'Fn::GetAtt': ['Makes', 'Outputs.Key'] }, Table: { Ref: 'Table' } } },
        DependsOn: ['Table'],
      },
    },
    Outputs: { Key: { Value: { 'Fn::GetAtt': ['Makes', 'Outputs.Key'] } } },
  })
  const makes = Template.parse({
    Resources: { Key: { Type: 'K' } },
    Outputs: { Key: { Value: { 'Fn::GetAtt': ['Key', 'Arn'] } } },
  })
  const uses = Template.parse({
    Resources: { User: { Type: 'U', Properties: { key: { Ref: 'Name' }, all: [{ Ref: 'Table' }, { Ref: 'User' }] } } },
    Parameters: { Name: {}, Table: {} },
  })
  const nested = new Map([
    ['Makes', makes],
    ['Uses', uses],
  ])

  it('replaces parameters and outputs with their values', () => {
    const merged = mergeTemplates(root, nested)
    expect(merged.Resources.User).toMatchObject({
      Properties: { key: { 'Fn::GetAtt': ['Key', 'Arn'] }, all: [{ Ref: 'Table' }, { Ref: 'User' }] },
      DependsOn: ['Table'],
    })
    expect(merged.Outputs.Key?.Value).toEqual({ 'Fn::GetAtt': ['Key', 'Arn'] })
  })

  it('refuses a parameter without a value, an output that does not exist, and an id used twice', () => {
    const unset = Template.parse({ ...uses, Parameters: { ...uses.Parameters, User: {} } })
    expect(() => mergeTemplates(root, new Map([...nested, ['Uses', unset]]))).toThrow('parameter User')
    const silent = { ...makes, Outputs: {} }
    expect(() => mergeTemplates(root, new Map([...nested, ['Makes', silent]]))).toThrow('Outputs.Key')
    const same = Template.parse({ Resources: { Table: { Type: 'T' } } })
    expect(() => mergeTemplates(root, new Map([...nested, ['Same', same]]))).toThrow('Table')
  })
})

describe('the size of the stack', () => {
  const pathsOf = (one: Template) =>
    Object.values(one.Resources).map(({ Metadata }) => Metadata?.['aws:cdk:path'] ?? '')

  it.each([...templates])('is far below the limits of CloudFormation in the template %s', (_, one) => {
    // CloudFormation allows 500 resources, 1 MB, and 200 parameters and outputs.
    expect(Object.keys(one.template.Resources).length).toBeLessThan(400)
    expect(one.bytes).toBeLessThan(800_000)
    expect(Object.keys(one.template.Parameters).length).toBeLessThan(150)
    expect(Object.keys(one.template.Outputs).length).toBeLessThan(150)
  })

  it('is one nested stack per domain, which holds all of its functions', () => {
    for (const name of functionNames) {
      const own = `viewcraft-prod/${stackIdOf(name)}/${toPascalCase(name)}/`
      const stacks = [...templates].filter(([, one]) => pathsOf(one.template).some((path) => path.startsWith(own)))
      expect(stacks.map(([id]) => id)).toEqual([stackIdOf(name)])
    }
    expect([...templates.keys()]).toEqual(expect.arrayContaining(['Account', 'Advice', 'Jobs', 'Trends', 'Youtube']))
  })

  it('is six resources per endpoint, two more per further method, and five per job', () => {
    const count = (name: (typeof functionNames)[number]) => {
      const construct = `viewcraft-prod/${stackIdOf(name)}/${toPascalCase(name)}`
      return pathsOf(template).filter((path) => new RegExp(`^${construct}(/|Schedule$|Retries$)`).test(path)).length
    }
    expect(endpoints.map(([name]) => count(name))).toEqual(endpoints.map(([, one]) => 4 + 2 * listMethods(one).length))
    const jobs = functionNames.filter((name) => name in jobSchedules)
    expect(jobs.map(count)).toEqual(jobs.map(() => 5))
  })
})

describe('fixed names', () => {
  const nameKeys =
    /^(?:Name|\w*(?:Alarm|Api|Bucket|Budget|Dashboard|Function|LogGroup|Pool|Queue|Role|Table|Topic)Name)$/
  /** Returns every name that a template fixes, with the type of its resource. A reference is not a fixed name. */
  const namesIn = (of: typeof templates) =>
    [...of.values()].flatMap((one) =>
      Object.values(one.template.Resources).flatMap(({ Type, Properties }) =>
        [Properties, Properties.Budget ?? {}, Properties.CachePolicyConfig ?? {}]
          .flatMap((object) => Object.entries(object))
          .filter(([key]) => nameKeys.test(key))
          .map(([, value]) => JSON.stringify(value))
          .filter((value) => value.includes('viewcraft'))
          .filter((value) => !value.includes('referenceto'))
          .map((value) => `${Type} ${value}`),
      ),
    )

  it('are unique in a stage and differ between stages', () => {
    const names = namesIn(templates)
    expect(names.length).toBeGreaterThan(functionNames.length * 2)
    expect(new Set(names).size).toBe(names.length)
    expect(namesIn(fullTemplates).filter((name) => names.includes(name))).toEqual([])
    // The name of a cache policy ends with a hash of the stage.
    const written = names.filter((name) => name.includes('viewcraft-prod'))
    expect(written.length).toBeGreaterThan(functionNames.length * 2)
    const inFull = new Set(namesIn(fullTemplates))
    // The name of a bucket has the region too.
    const expected = written.map((name) => name.replaceAll('prod', 'beta').replace('eu-west-1', fullSettings.region))
    expect(expected.filter((name) => !inFull.has(name))).toEqual([])
  })
})

it('names of functions and schedules fit the limit of 64 characters in the longest stage', () => {
  const nameOf = (name: FunctionName) => `viewcraft-${'x'.repeat(16)}-${lambdaName(name)}`
  const longest = [...functionNames.map(nameOf), ...firstScreen.map((name) => `${nameOf(name)}-warm`)]
  expect(longest.filter((name) => name.length > 64)).toEqual([])
})

describe('the outputs', () => {
  it('are the addresses, secrets and ids that an operator needs', () => {
    const values = Object.entries(template.Outputs).map(([name, { Value }]) => [name, toText(Value)])
    const site = expect.stringMatching(/^https:\/\/<Distribution\w+\.DomainName>$/)
    expect(Object.fromEntries(values)).toEqual({
      SiteUrl: site,
      DistributionDomain: expect.stringMatching(/^<Distribution\w+\.DomainName>$/),
      GoogleRedirectUri: expect.stringMatching(/^https:\/\/<Distribution\w+\.DomainName>\/dashboard$/),
      OriginSecretArn: expect.stringMatching(/^<OriginSecret\w+>$/),
      GoogleSecretArn: expect.stringMatching(/^<GoogleSecret\w+>$/),
      AiSecretArn: expect.stringMatching(/^<AiSecret\w+>$/),
      SigningSecretArn: expect.stringMatching(/^<SigningSecret\w+>$/),
      StripeSecretArn: expect.stringMatching(/^<StripeSecret\w+>$/),
      StripeWebhookUrl: expect.stringMatching(/^https:\/\/<Distribution\w+\.DomainName>\/api\/billing\/webhook$/),
      YouTubeSecretArn: expect.stringMatching(/^<YouTubeSecret\w+>$/),
      UserPoolId: '<UserPool>',
      UserPoolClientId: '<UserPoolClient>',
    })
  })
})
