import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { App, NestedStack, type Stack } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import { settingsOf } from '#infra/settings.ts'
import { createStack } from '#infra/stack.ts'
import { llmsFile, originPlaceholder, pageFile, pagePath, publicPages } from '#shared/public-pages.ts'
import { mergeTemplates } from './merge.ts'

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DependsOn: z._default(z.array(z.string()), []),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
  Metadata: z.optional(
    z.object({
      'aws:cdk:path': z.optional(z.string()),
      'cfn-lint': z.optional(z.object({ config: z.object({ ignore_checks: z.array(z.string()) }) })),
    }),
  ),
})
export const Template = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.unknown() })), {}),
  Parameters: z._default(z.record(z.string(), z.unknown()), {}),
})
export type Template = z.infer<typeof Template>
export type Resource = Template['Resources'][string]

const CdkFile = z.object({ context: z.record(z.string(), z.unknown()) })
const Report = z.object({ pluginReports: z.array(z.unknown()) })
const Assets = z.object({ files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })) })

/** Writes a function and a site of one line each: the stack does not depend on their content. */
function writePlaceholders() {
  const directory = mkdtempSync(path.join(tmpdir(), 'viewcraft-'))
  mkdirSync(path.join(directory, 'function'))
  writeFileSync(path.join(directory, 'function/index.mjs'), 'export const handler = () => {}\n')
  for (const page of publicPages) {
    const file = path.join(directory, 'site', pageFile(page))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `<link rel="canonical" href="${originPlaceholder}${pagePath(page)}"/>\n`)
  }
  for (const file of ['app.html', '404.html'])
    writeFileSync(path.join(directory, 'site', file), '<script type="application/json" id="config"></script>\n')
  writeFileSync(path.join(directory, 'site', llmsFile), `[Viewcraft](${originPlaceholder}/)\n`)
  return directory
}

type Settings = Readonly<Record<string, unknown>>

export interface Synthesized {
  readonly stack: Stack
  /** All templates as one (`merge.ts`). */
  readonly template: Template
  /** Each template as it is deployed: the root stack's under its name, a nested stack's under its construct id. */
  readonly templates: ReadonlyMap<string, { readonly template: Template; readonly bytes: number }>
  /** The findings of CDK's own check. */
  readonly findings: readonly unknown[]
  /** The text that is deployed as `/config.json`, with its markers. */
  readonly configJson: string
  /** The app's page as it is deployed, with its markers. */
  readonly appText: string
  /** The page of unknown paths as it is deployed, with its markers. */
  readonly notFoundText: string
  /** A prerendered page as it is deployed, with its markers. */
  readonly pageText: string
  /** `/llms.txt` as it is deployed, with its markers. */
  readonly llmsText: string
}

const synthesized = new Map<string, Synthesized>()

export const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d'

/** The web ACL of a deployment whose region cannot have CloudFront's. */
export const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/ours/0a1b2c3d'

export const stripePrices = {
  stripeBasicMonthly: 'price_1,price_0',
  stripeBasicYearly: 'price_2',
  stripePremiumMonthly: 'price_3',
  stripePremiumYearly: 'price_4',
} as const satisfies Settings

export const googleSignIn = {
  region: 'us-west-2',
  googleSignInClientId: '456-def.apps.googleusercontent.com',
  googleSignInSecretArn: 'arn:aws:secretsmanager:us-west-2:123456789012:secret:viewcraft-google-sign-in-AbCdEf',
  poolDomainPrefix: 'viewcraft-beta',
} as const satisfies Settings

/** A deployment beside prod with every feature and protection. */
export const fullSettings = {
  stage: 'beta',
  domainName: 'viewcraft.example',
  certificateArn,
  mailFrom: 'hello@mail.viewcraft.example',
  alarmMail: 'ops@viewcraft.example',
  deletionProtection: 'on',
  googleClientId: '123-abc.apps.googleusercontent.com',
  ...googleSignIn,
  aiModel: 'a-model',
  aiUrl: 'https://provider.example/v1',
  aiPriceIn: '0.5',
  aiPriceOut: '2',
  aiDailyDollars: '3',
  aiTemperature: '0.7',
  ...stripePrices,
  stripeTax: 'on',
  derivedMetrics: 'on',
  originSecretVersion: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  reservedConcurrency: '5',
  imageConcurrency: '3',
  triggerConcurrency: '8',
  firewall: 'on',
  webAclArn,
} as const satisfies Settings

/** A deployment with every limit on requests, countries and spending. */
export const limitedSettings = {
  region: 'us-east-1',
  firewall: 'on',
  countries: 'ES, FR',
  alarmMail: 'ops@viewcraft.example',
  monthlyDollars: '50',
  refreshMinutes: '60',
} as const satisfies Settings

/**
 * Returns what `cdk synth` makes of the stack with these settings in its context, without building anything. A synthesis takes
 * seconds, so the result for each set of settings is kept for the process: use `{}` and {@link fullSettings}, which other files use too.
 */
export function synthesize(settings: Settings = {}): Synthesized {
  const key = JSON.stringify(settings)
  const known = synthesized.get(key) ?? synthesizeAnew(settings)
  synthesized.set(key, known)
  return known
}

/**
 * Synthesizes the stack anew, for callers that change it. `checked` makes CDK check the templates by CloudFormation's
 * schemas, which takes some seconds; `before` changes the stack before CDK adds what it adds only during synthesis.
 */
export function synthesizeAnew(
  settings: Settings = {},
  checked = false,
  before: (stack: Stack) => void = () => {},
): Synthesized {
  const root = path.resolve(import.meta.dirname, '../..')
  const { context } = CdkFile.parse(JSON.parse(readFileSync(path.join(root, 'cdk.json'), 'utf8')))
  const built = writePlaceholders()
  const app = new App({
    outdir: path.join(built, 'cdk.out'),
    analyticsReporting: false,
    treeMetadata: false,
    stackTraces: false,
    builtinCloudFormationValidation: checked,
    context: { ...context, 'aws:cdk:enable-path-metadata': true },
  })
  const stack = createStack(app, settingsOf({ region: 'eu-west-1', ...settings }), {
    functionDirectory: () => path.join(built, 'function'),
    siteDirectory: path.join(built, 'site'),
  })
  before(stack)
  const { directory } = app.synth()
  const report = path.join(directory, 'validation-report.json')
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8')
  const { files } = Assets.parse(JSON.parse(read(`${stack.stackName}.assets.json`)))
  const findMarked = (name: string) =>
    Object.values(files)
      .map(({ source }) => path.join(directory, source.path, name))
      .filter(existsSync)
      .map((file) => readFileSync(file, 'utf8'))
      .find((content) => content.includes('<<marker')) ?? ''
  const parse = (file: string) => {
    const content = read(file)
    return { template: Template.parse(JSON.parse(content)), bytes: Buffer.byteLength(content) }
  }
  const nested = stack.node.children.filter((child) => child instanceof NestedStack)
  const templates = new Map([
    [stack.stackName, parse(stack.templateFile)],
    ...nested.map(({ node, templateFile }) => [node.id, parse(templateFile)] as const),
  ])
  const nestedIds = nested.map(
    (child) => [String(stack.resolve(child.nestedStackResource?.logicalId)), child.node.id] as const,
  )
  const result = {
    stack,
    template: mergeTemplates(
      parse(stack.templateFile).template,
      new Map(nestedIds.map(([logicalId, id]) => [logicalId, templates.get(id)?.template])),
    ),
    templates,
    findings: existsSync(report) ? Report.parse(JSON.parse(readFileSync(report, 'utf8'))).pluginReports : [],
    configJson: findMarked('config.json'),
    appText: findMarked('app.html'),
    notFoundText: findMarked('404.html'),
    pageText: findMarked('es/about/index.html'),
    llmsText: findMarked(llmsFile),
  }
  rmSync(built, { recursive: true })
  return result
}

/** Returns the resources of one type with their logical ids. */
export const resourcesOfType = ({ Resources }: Template, type: string): [id: string, resource: Resource][] =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type)

const intrinsic = z.union([
  z.object({ Ref: z.string() }),
  z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
  z.object({ 'Fn::Sub': z.string() }),
  z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }),
])

/** Returns a value as a string, with `<Id>` for a Ref and `<Id.Attribute>` for a GetAtt. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  const parsed = intrinsic.parse(value)
  if ('Ref' in parsed) return `<${parsed.Ref}>`
  if ('Fn::GetAtt' in parsed) return `<${parsed['Fn::GetAtt'].join('.')}>`
  if ('Fn::Sub' in parsed) return parsed['Fn::Sub']
  const [separator, parts] = parsed['Fn::Join']
  return parts.map(toText).join(separator)
}

/** Yields every object anywhere in a value, itself included. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** Returns the id in `<Id>` or `<Id.Attribute>`. */
export const idIn = (reference: string): string => /^<([^.>]+)/.exec(reference)?.[1] ?? ''

/** Returns the only item of a list. Throws if there is not exactly one. */
export function only<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined || items.length > 1) throw new Error(`expected one item, found ${items.length}`)
  return first
}

/** Returns the logical id of the queue whose construct has a name. */
export const queueId = (template: Template, name: string): string =>
  only(resourcesOfType(template, 'AWS::SQS::Queue').filter(([id]) => id.startsWith(name)))[0]

/** Returns the logical id of the only resource of a type. */
export const onlyId = (template: Template, type: string): string => only(resourcesOfType(template, type))[0]
