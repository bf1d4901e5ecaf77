import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { type FunctionName, functionNames, sizeOf } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { toPascalCase } from './names.ts'
import { allow } from './policy.ts'

export type Functions = Readonly<Record<FunctionName, Lambda>>

export interface FunctionOptions {
  /** Starts every function's name: `viewcraft-prod`. */
  readonly prefix: string
  /** The directory that holds a function's `index.mjs`. */
  readonly directoryOf: (name: FunctionName) => string
  readonly environmentOf: (name: FunctionName) => Record<string, string>
  readonly statementsOf: (name: FunctionName) => PolicyStatement[]
  readonly reservedConcurrency: number | undefined
}

/** One Lambda for each access row, alone with its role and its log. */
export const addFunctions = (scope: Construct, options: FunctionOptions): Functions =>
  // The keys of the rows are the keys of the record, which `fromEntries` cannot say.
  Object.fromEntries(functionNames.map((name) => [name, addFunction(scope, name, options)])) as Functions

function addFunction(parent: Construct, name: FunctionName, options: FunctionOptions): Lambda {
  const scope = new Construct(parent, toPascalCase(name))
  const { seconds, memory } = sizeOf(name)
  const logGroup = new LogGroup(scope, 'Log', {
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  return new Lambda(scope, 'Function', {
    functionName: `${options.prefix}-${lambdaName(name)}`,
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
    ...(options.reservedConcurrency ? { reservedConcurrentExecutions: options.reservedConcurrency } : {}),
  })
}

/** The access row, and writing to the function's own log: Lambda's managed policy would open every log of the account. */
function roleOf(scope: Construct, logGroup: LogGroup, statements: PolicyStatement[]): IRole {
  // Traces have no address to name (docs.aws.amazon.com, X-Ray in the service authorization reference).
  const traces = allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], '*')
  const log = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn)
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { access: new PolicyDocument({ statements: [...statements, log, traces] }) },
  })
  // Of itself CDK would allow tracing in a policy of its own, which makes one more resource of every function.
  return role.withoutPolicyUpdates()
}
