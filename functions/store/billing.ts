import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { StoredSubscription } from './subscription.ts'

const Kept = z.object({ customerId: z.string() })

/** Notes who an account is to the payment provider, unless that is known; answers who, or undefined without an account. */
export async function saveCustomer(userId: string, customerId: string): Promise<string | undefined> {
  const write = database.send(
    new UpdateCommand({
      TableName: env('TABLE_ACCOUNTS'),
      Key: { userId },
      UpdateExpression: 'SET customerId = if_not_exists(customerId, :customer)',
      ConditionExpression: 'attribute_exists(userId)',
      ExpressionAttributeValues: { ':customer': customerId },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return (await tryConditionalWrite(write)) ? Kept.parse((await write).Attributes).customerId : undefined
}

/** Notes that the provider has heard of the account's address, unless that has changed since. */
export async function markEmailSynced(userId: string, email: string): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: 'REMOVE emailUntold',
        ConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':email': email },
      }),
    ),
  )
}

/** Forgets a customer whom the provider has deleted, and the subscription with it. */
export async function removeCustomer(userId: string, customerId: string): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: 'ADD billingVersion :one REMOVE customerId, subscription',
        ConditionExpression: 'customerId = :customer',
        ExpressionAttributeValues: { ':customer': customerId, ':one': 1 },
      }),
    ),
  )
}

/**
 * Writes what the provider says of the account's subscription, in place of what it said before; undefined: there is none.
 * False, changing nothing, where the account has changed since `version` was read, or is gone.
 */
export function saveSubscription(
  userId: string,
  customerId: string,
  subscription: StoredSubscription | undefined,
  version: number,
): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: `SET billingVersion = :next${subscription ? ', subscription = :subscription' : ' REMOVE subscription'}`,
        ConditionExpression:
          'customerId = :customer AND (billingVersion = :version OR (:version = :none AND attribute_not_exists(billingVersion)))',
        ExpressionAttributeValues: {
          ':next': version + 1,
          ':version': version,
          ':none': 0,
          ':customer': customerId,
          ...(subscription ? { ':subscription': subscription } : {}),
        },
      }),
    ),
  )
}
