import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import { database, parseItem } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { type Account, StoredAccount } from './accounts.ts'

/** So many accounts are looked at for one page, whether or not the filter lets them pass. */
const pageSize = 100

type Filter = Pick<ScanCommandInput, 'FilterExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>

/** A page of the accounts that a filter lets pass; `after` is the user id after which it begins. */
export async function pageOfAccounts(filter: Filter, after?: string): Promise<Page<Account>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      ...filter,
      TableName: env('TABLE_ACCOUNTS'),
      ExclusiveStartKey: after === undefined ? undefined : { userId: after },
      Limit: pageSize,
    }),
  )
  return {
    items: Items.flatMap((item) => parseItem(StoredAccount, item, `accounts ${item.userId}`) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.userId}` : undefined,
  }
}

/** A page of the accounts that were made before a moment, in milliseconds since 1970. */
export const accountsMadeBefore = (moment: number, after?: string): Promise<Page<Account>> =>
  pageOfAccounts(
    {
      FilterExpression: 'createdAt < :moment',
      ExpressionAttributeValues: { ':moment': new Date(moment).toISOString() },
    },
    after,
  )
