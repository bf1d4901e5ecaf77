import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'

/** Creates the context of one Lambda invocation. `timeLeft` is in milliseconds. */
export const lambdaContext = (functionName: string, timeLeft: number | (() => number) = 28_000): Context => ({
  awsRequestId: randomUUID(),
  callbackWaitsForEmptyEventLoop: false,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
  logGroupName: `/aws/lambda/${functionName}`,
  logStreamName: 'test',
  memoryLimitInMB: '256',
  getRemainingTimeInMillis: () => (typeof timeLeft === 'number' ? timeLeft : timeLeft()),
  done: () => {},
  fail: () => {},
  succeed: () => {},
})

/** Creates an API Gateway event directly, for requests that the gateway would refuse. */
export const apiEvent = (
  method: string,
  path: string,
  parts: Pick<
    Partial<APIGatewayProxyEventV2>,
    'headers' | 'body' | 'isBase64Encoded' | 'pathParameters' | 'queryStringParameters'
  > = {},
): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: `${method} ${path}`,
  rawPath: path,
  rawQueryString: '',
  headers: {},
  isBase64Encoded: false,
  requestContext: {
    accountId: '000000000000',
    apiId: 'test',
    domainName: 'localhost',
    domainPrefix: 'localhost',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
    requestId: randomUUID(),
    routeKey: `${method} ${path}`,
    stage: '$default',
    time: new Date().toISOString(),
    timeEpoch: Date.now(),
  },
  ...parts,
})
