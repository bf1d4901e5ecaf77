import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, CfnFunction, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { poolTriggers } from '#infra/access/triggers.ts'
import { type FunctionName, functionNames, sizeOf } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { toPascalCase } from './names.ts'
import { allow } from './policy.ts'

export type Functions = Readonly<Record<FunctionName, Lambda>>

export interface FunctionOptions {
  /** The prefix of every function's name: `viewcraft-prod`. */
  readonly prefix: string
  /** Returns the directory that contains a function's `index.mjs`. */
  readonly directoryOf: (name: FunctionName) => string
  readonly environmentOf: (name: FunctionName) => Record<string, string>
  readonly statementsOf: (name: FunctionName) => PolicyStatement[]
  /** The reserved concurrency of a function, if it has one. */
  readonly concurrencyOf: (name: FunctionName) => number | undefined
}

/**
 * Returns the id of the nested stack of a function: `Advice` for `advice/analyze`. Cognito's triggers share a stack with
 * the user pool, since the pool names its triggers and their permissions name the pool.
 */
export const stackIdOf = (name: FunctionName): string =>
  name in poolTriggers ? 'Identity' : toPascalCase(name.replace(/\/.*/, ''))

/** Adds a Lambda with its own role and log group for each function, in the scope that `scopeOf` returns. */
export const addFunctions = (scopeOf: (name: FunctionName) => Construct, options: FunctionOptions): Functions =>
  // `fromEntries` loses the keys' type.
  Object.fromEntries(functionNames.map((name) => [name, addFunction(scopeOf(name), name, options)])) as Functions

function addFunction(parent: Construct, name: FunctionName, options: FunctionOptions): Lambda {
  const scope = new Construct(parent, toPascalCase(name))
  const functionName = `${options.prefix}-${lambdaName(name)}`
  const { seconds, memory } = sizeOf(name)
  const concurrency = options.concurrencyOf(name)
  // One log group per function: a role can write only its own, and a search covers one function or several by prefix.
  const logGroup = new LogGroup(scope, 'Log', {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const lambda = new Lambda(scope, 'Function', {
    functionName,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(options.directoryOf(name)),
    handler: 'index.handler',
    timeout: Duration.seconds(seconds),
    memorySize: memory,
    role: roleOf(scope, logGroup, options.statementsOf(name)),
    logGroup,
    tracing: Tracing.ACTIVE,
    environment: { ...options.environmentOf(name), NODE_OPTIONS: '--enable-source-maps' },
    ...(concurrency ? { reservedConcurrentExecutions: concurrency } : {}),
  })
  // CDK makes a function depend on its role, which it references anyway (W3005 of cfn-lint), and on the role's inline policies.
  const resource = lambda.node.defaultChild
  if (resource instanceof CfnFunction) resource.addDeletionOverride('DependsOn')
  return lambda
}

/** Creates a function's role. Lambda's managed policy is not used: it allows writing every log group of the account. */
function roleOf(scope: Construct, logGroup: LogGroup, statements: PolicyStatement[]): IRole {
  // X-Ray has no resource to name (docs.aws.amazon.com, X-Ray in the service authorization reference).
  const traces = allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], '*')
  const log = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn)
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { access: new PolicyDocument({ statements: [...statements, log, traces] }) },
  })
  // Otherwise CDK adds a second policy for tracing, one more resource per function.
  return role.withoutPolicyUpdates()
}
