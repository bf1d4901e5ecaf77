import * as z from 'zod/mini'
import type { Resource, Template } from '#test/infra/template.ts'

/** The account of a rehearsal. */
const account = '000000000000'

const Intrinsic = z.union([
  z.strictObject({ Ref: z.string() }),
  z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
  z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }),
  z.strictObject({ 'Fn::Sub': z.string() }),
])

/** Gives references of a template their values, as CloudFormation does. */
export interface Resolver {
  /** Returns a value of the template with the names and ARNs of resources in it. Throws for an unknown reference. */
  resolve(value: unknown): unknown
  /** Returns what `Ref` returns for a resource. */
  ref(id: string): string
  arn(id: string): string
}

/** The resource types whose ARN or `Ref` is read. Others have their logical id instead of a name. */
const kinds: Readonly<
  Record<string, { readonly name?: string; readonly arn: (region: string, name: string) => string }>
> = {
  'AWS::Lambda::Function': {
    name: 'FunctionName',
    arn: (region, name) => `arn:aws:lambda:${region}:${account}:function:${name}`,
  },
  'AWS::SQS::Queue': { name: 'QueueName', arn: (region, name) => `arn:aws:sqs:${region}:${account}:${name}` },
  'AWS::S3::Bucket': { name: 'BucketName', arn: (_, name) => `arn:aws:s3:::${name}` },
  'AWS::DynamoDB::GlobalTable': {
    name: 'TableName',
    arn: (region, name) => `arn:aws:dynamodb:${region}:${account}:table/${name}`,
  },
  'AWS::SecretsManager::Secret': {
    arn: (region, name) => `arn:aws:secretsmanager:${region}:${account}:secret:${name}`,
  },
  'AWS::Cognito::UserPool': {
    arn: (region, name) => `arn:aws:cognito-idp:${region}:${account}:userpool/${region}_${name}`,
  },
}

/** Creates a resolver. `site` is the host name of the distribution. */
export function createResolver({ Resources }: Template, region: string, site: string): Resolver {
  const pseudo: Readonly<Record<string, string>> = {
    'AWS::AccountId': account,
    'AWS::Partition': 'aws',
    'AWS::Region': region,
  }
  const find = (id: string): Resource => Resources[id] ?? fail(`the template refers to ${id}, which it does not have`)
  const nameOf = (id: string) => {
    const { Type, Properties } = find(id)
    const property = kinds[Type]?.name
    return property && Properties[property] ? toText(Properties[property]) : id
  }
  const arn = (id: string) => {
    const toArn =
      kinds[find(id).Type]?.arn ?? ((_: string, name: string) => `arn:aws:other:${region}:${account}:${name}`)
    return toArn(region, nameOf(id))
  }
  const ref = (id: string) => {
    if (id in pseudo) return pseudo[id] ?? ''
    const { Type } = find(id)
    if (Type === 'AWS::SQS::Queue') return `https://sqs.${region}.amazonaws.com/${account}/${nameOf(id)}`
    if (Type === 'AWS::SecretsManager::Secret') return arn(id)
    return Type === 'AWS::Cognito::UserPool' ? `${region}_${id}` : nameOf(id)
  }
  const attribute = (id: string, name: string) => {
    if (name === 'Arn') return arn(id)
    return find(id).Type === 'AWS::CloudFront::Distribution' && name === 'DomainName' ? site : `${nameOf(id)}.${name}`
  }
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const intrinsic = z.safeParse(Intrinsic, value).data
    if (!intrinsic) {
      const [key = ''] = Object.keys(value)
      if (key.startsWith('Fn::')) fail(`${key} is not supported: ${JSON.stringify(value)}`)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]))
    }
    if ('Ref' in intrinsic) return ref(intrinsic.Ref)
    if ('Fn::GetAtt' in intrinsic) return attribute(...intrinsic['Fn::GetAtt'])
    if ('Fn::Sub' in intrinsic)
      return intrinsic['Fn::Sub'].replace(/\$\{([\w:]+)(?:\.(\w+))?\}/g, (_, id: string, name?: string) =>
        name ? attribute(id, name) : ref(id),
      )
    const [separator, parts] = intrinsic['Fn::Join']
    return parts.map(toText).join(separator)
  }
  const toText = (value: unknown) => z.string().parse(resolve(value))
  return { resolve, ref, arn }
}

function fail(message: string): never {
  throw new Error(message)
}
