import { LambdaClient } from '@aws-sdk/client-lambda'
import { env } from '#functions/lib/env.ts'

/** Does not retry, because the invoked function may have spent a unit of the plan. */
export const lambdaClient = new LambdaClient({ maxAttempts: 1 })

/** Returns the Lambda name of a function of ours, such as `advice/analyze`. */
export const functionName = (name: string): string => `${env('FUNCTION_PREFIX')}-${name.replace('/', '-')}`
