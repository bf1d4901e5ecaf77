import * as z from 'zod/mini'
import { resourcesOfType, type Template } from '#test/infra/template.ts'
import { createResolver } from './resolve.ts'
import { readRights, toPattern } from './rights.ts'

const LambdaFunction = z.object({
  FunctionName: z.string(),
  Role: z.string(),
  Timeout: z.number(),
  MemorySize: z.number(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
})
const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
const Table = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.literal('S') })),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  KeySchema,
  GlobalSecondaryIndexes: z.optional(
    z.array(
      z.object({
        IndexName: z.string(),
        KeySchema,
        Projection: z.object({ ProjectionType: z.enum(['ALL', 'KEYS_ONLY']) }),
      }),
    ),
  ),
})
const Queue = z.object({
  QueueName: z.optional(z.string()),
  VisibilityTimeout: z._default(z.number(), 30),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })),
})
const Source = z.object({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  BatchSize: z.number(),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }),
})
const Permission = z.object({ FunctionName: z.string(), Principal: z.string(), SourceArn: z.optional(z.string()) })
const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() })
const Integration = z.object({ IntegrationUri: z.string() })
const Schedule = z.object({
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.optional(z.string()) }),
})
const Pool = z.looseObject({ LambdaConfig: z._default(z.record(z.string(), z.string()), {}) })
const Client = z.looseObject({ SupportedIdentityProviders: z.optional(z.array(z.string())) })
const Provider = z.looseObject({ ProviderDetails: z.looseObject({ client_id: z.string(), client_secret: z.string() }) })
const Header = z.object({ HeaderName: z.string(), HeaderValue: z.string() })
const Distribution = z.object({
  DistributionConfig: z.object({
    Aliases: z.optional(z.array(z.string())),
    DefaultCacheBehavior: z.object({ ResponseHeadersPolicyId: z.string() }),
    CacheBehaviors: z.array(z.object({ PathPattern: z.string(), TargetOriginId: z.string() })),
    Origins: z.array(z.object({ Id: z.string(), OriginCustomHeaders: z.optional(z.array(Header)) })),
  }),
})
const SecurityHeaders = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
      ContentTypeOptions: z.optional(z.object({})),
    }),
  }),
})
const CorsRule = z.object({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()),
})
const Bucket = z.object({
  BucketName: z.optional(z.string()),
  CorsConfiguration: z.optional(z.object({ CorsRules: z.array(CorsRule) })),
})
const Files = z.object({ SourceMarkers: z.optional(z.array(z.record(z.string(), z.string()))) })

/** The parts of a template's deployment, as plain values. */
export type Deployed = ReturnType<typeof readDeployed>

/** Returns the name of a queue from its ARN. */
export const queueOf = (arn: string): string => arn.split(':').at(-1) ?? ''

/** Returns whether a permission of a function lets a service call it on behalf of something. */
export const mayCall = ({ permissions }: Deployed, service: string, arn: string, source: string): boolean =>
  permissions.some(
    ({ FunctionName, Principal, SourceArn = '*' }) =>
      FunctionName === arn && Principal === service && toPattern(SourceArn).test(source),
  )

/** The host name that CloudFront gives a distribution, in a rehearsal. */
export const siteHost = 'distribution.cloudfront.example'

/**
 * Reads the merged template of a stack and the text of its `config.json` as CloudFormation would deploy them. Throws for a reference to
 * something that does not exist, and a ZodError for a resource that is not as expected.
 */
export function readDeployed(template: Template, configText: string, region: string) {
  const resolver = createResolver(template, region, siteHost)
  const all = <Schema extends z.ZodMiniType>(type: string, schema: Schema) =>
    resourcesOfType(template, type).map(([id, { Properties }]) => ({
      id,
      ref: resolver.ref(id),
      arn: resolver.arn(id),
      is: schema.parse(resolver.resolve(Properties)),
    }))
  const one = <Schema extends z.ZodMiniType>(type: string, schema: Schema) => {
    const [found] = all(type, schema)
    if (!found) throw new Error(`the template has no ${type}`)
    return found
  }
  const clients = all('AWS::Cognito::UserPoolClient', Client)
  const isOfGoogle = ({ is }: (typeof clients)[number]) => is.SupportedIdentityProviders?.includes('Google') ?? false
  const client = clients.find((one) => !isOfGoogle(one))
  if (!client) throw new Error('the user pool has no client')
  return {
    isAllowed: readRights(template, resolver),
    // CDK's own function, which copies the site, has no name.
    functions: all('AWS::Lambda::Function', z.union([LambdaFunction, z.object({ Handler: z.string() })])).flatMap(
      ({ arn, is }) => ('FunctionName' in is ? [{ arn, ...is }] : []),
    ),
    tables: all('AWS::DynamoDB::GlobalTable', Table).map(({ ref, arn, is }) => ({ name: ref, arn, ...is })),
    secrets: all('AWS::SecretsManager::Secret', z.object({})).map(({ id, ref }) => ({ id, ref })),
    queues: all('AWS::SQS::Queue', Queue).map(({ id, arn, is }) => ({ name: is.QueueName ?? id, arn, ...is })),
    sources: all('AWS::Lambda::EventSourceMapping', Source).map(({ is }) => is),
    permissions: all('AWS::Lambda::Permission', Permission).map(({ is }) => is),
    routes: routesOf(all('AWS::ApiGatewayV2::Route', Route), all('AWS::ApiGatewayV2::Integration', Integration)),
    schedules: all('AWS::Scheduler::Schedule', Schedule).map(({ is }) => is.Target),
    pool: one('AWS::Cognito::UserPool', Pool),
    client,
    googleClient: clients.find(isOfGoogle),
    googleProvider: all('AWS::Cognito::UserPoolIdentityProvider', Provider)[0]?.is,
    poolDomain: all('AWS::Cognito::UserPoolDomain', z.object({ Domain: z.string() }))[0]?.is.Domain,
    // The site's bucket has a generated name.
    uploads: all('AWS::S3::Bucket', Bucket).find(({ is }) => is.BucketName !== undefined),
    distribution: one('AWS::CloudFront::Distribution', Distribution).is.DistributionConfig,
    headers: all('AWS::CloudFront::ResponseHeadersPolicy', SecurityHeaders),
    config: fillMarkers(configText, all('Custom::CDKBucketDeployment', Files)),
  }
}

/** Returns the text of `config.json` with the values that the deployment of the pages gives its markers: it is their second source. */
function fillMarkers(text: string, deployments: readonly { id: string; is: z.infer<typeof Files> }[]): string {
  const { is } = deployments.find(({ id }) => id.startsWith('Pages')) ?? {}
  return Object.entries(is?.SourceMarkers?.[1] ?? {}).reduce(
    (filled, [marker, value]) => filled.replaceAll(marker, value),
    text,
  )
}

/** Returns the routes with the ARN of the function that each calls. */
function routesOf(
  routes: readonly { is: z.infer<typeof Route> }[],
  integrations: readonly { id: string; is: z.infer<typeof Integration> }[],
) {
  return routes.map(({ is: { ApiId, RouteKey, Target } }) => {
    const [method = '', path = ''] = RouteKey.split(' ')
    const integration = integrations.find(({ id }) => Target === `integrations/${id}`)
    return { key: RouteKey, api: ApiId, method, path, function: integration?.is.IntegrationUri }
  })
}
