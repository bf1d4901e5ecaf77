import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { listMethods } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/index.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import { routeThrottles, throttles } from './throttles.ts'

/** The fields of the access log. The caller's address and the query, which may contain what a user typed, are left out. */
const logFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  fault: '$context.integrationErrorMessage',
}

/** Adds the HTTP API without routes: CloudFront needs its address, and the functions need CloudFront's. */
export const addApi = (scope: Construct, name: string): HttpApi =>
  new HttpApi(scope, 'Api', { apiName: name, createDefaultStage: false })

/**
 * Adds the routes of every endpoint of the contract, in the stack of its function, and the stage to `scope`. The permission
 * of each function names its own route; a shared invocation role would let every route call every function
 * (docs/decisions/0013-nested-stack-per-domain.md).
 */
export function addRoutes(scope: Construct, api: HttpApi, functions: Functions): HttpStage {
  const routes = endpoints.flatMap(([name, endpoint]) => {
    const integration = new HttpLambdaIntegration('Integration', functions[name])
    return listMethods(endpoint).map(
      (method) =>
        new HttpRoute(functions[name], method === endpoint.method ? 'Route' : `${toPascalCase(method)}Route`, {
          httpApi: api,
          routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[method]),
          integration,
        }),
    )
  })
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: throttles.all.rate, burstLimit: throttles.all.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(addLog(scope, api)),
      format: AccessLogFormat.custom(JSON.stringify(logFields)),
    },
  })
  const settings = stage.node.defaultChild
  if (settings instanceof CfnStage) settings.routeSettings = routeThrottles(endpoints.map(([, endpoint]) => endpoint))
  // API Gateway refuses settings of a route that does not exist yet.
  stage.node.addDependency(...routes)
  return stage
}

/** Adds the access log. Under `/aws/vendedlogs/` it needs no entry in the account's single, limited resource policy. */
const addLog = (scope: Construct, api: HttpApi) =>
  new LogGroup(scope, 'ApiLog', {
    logGroupName: `/aws/vendedlogs/${api.httpApiName}`,
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
