import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnStage, HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { endpoints } from '#shared/contract/index.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import { routeThrottles, throttles } from './throttles.ts'

/** What the log keeps of a request: neither its address nor its query, which may hold what a user typed. */
const logged = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  fault: '$context.integrationErrorMessage',
}

/** The HTTP API alone: CloudFront needs its address before the functions, which need CloudFront's, can be made. */
export const addApi = (scope: Construct, name: string): HttpApi =>
  new HttpApi(scope, 'Api', { apiName: name, createDefaultStage: false })

/** A route for every contract entry, straight to its function; answers the stage, which is there once all of them are. */
export function addRoutes(scope: Construct, api: HttpApi, functions: Functions): HttpStage {
  const routes = endpoints.flatMap(([name, { method, path }]) =>
    api.addRoutes({
      path,
      methods: [HttpMethod[method]],
      integration: new HttpLambdaIntegration(toPascalCase(name), functions[name]),
    }),
  )
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: throttles.all.rate, burstLimit: throttles.all.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(addLog(scope, api)),
      format: AccessLogFormat.custom(JSON.stringify(logged)),
    },
  })
  const settings = stage.node.defaultChild
  if (settings instanceof CfnStage) settings.routeSettings = routeThrottles(endpoints.map(([, endpoint]) => endpoint))
  // Settings of a route that does not exist yet are an error.
  stage.node.addDependency(...routes)
  return stage
}

/** Under `/aws/vendedlogs/` a log needs no entry of its own in the account's one, limited, resource policy. */
const addLog = (scope: Construct, api: HttpApi) =>
  new LogGroup(scope, 'ApiLog', {
    logGroupName: `/aws/vendedlogs/${api.httpApiName}`,
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
