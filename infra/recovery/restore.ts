/**
 * `npm run restore -- STAGE TABLE TIME`, as in `npm run restore -- prod drafts 2026-11-27T10:00:00Z`: restores items that a table
 * had at TIME and no longer has. Items that changed since are kept, or overwritten with `--replace`. Leaves out items
 * of users without a login, and expired items. Safe to repeat.
 */
import { parseArgs } from 'node:util'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { tables } from '#shared/tables.ts'
import { findPhysicalNames } from './physical-names.ts'
import { listPoolUsers } from './pool-users.ts'
import { putBack, restoreCopy } from './put-back.ts'

const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
const [stage = '', name = '', time = ''] = positionals
const recoverable = Object.values(tables).flatMap((row) => ('recovery' in row && row.recovery ? [row.name] : []))
const table = z.enum(recoverable).safeParse(name)
const parsedTime = z.iso.datetime({ offset: true }).safeParse(time)
if (!stage || !table.success || !parsedTime.success) {
  console.error(
    'Usage: npm run restore -- STAGE TABLE TIME [--replace], for example: npm run restore -- prod drafts 2026-11-27T10:00:00Z',
  )
  console.error(`Tables with point-in-time recovery, which goes back 35 days: ${recoverable.join(', ')}`)
  process.exit(1)
}

const names = await findPhysicalNames(new CloudFormationClient(), stage, table.data)
const client = new DynamoDBClient()
console.log('Restoring into a separate table, which takes minutes to hours.')
const copy = await restoreCopy(client, names.table, new Date(parsedTime.data))
const existingUserIds = new Set<string>()
for await (const { sub } of listPoolUsers(new CognitoIdentityProviderClient(), names.pool)) existingUserIds.add(sub)
const counts = await putBack(client, {
  from: copy,
  to: names.table,
  row: tables[table.data],
  existingUserIds,
  isReplacing: values.replace ?? false,
})
console.log(
  `${counts.putBack} items were restored. Skipped: ${counts.present} that already exist, ${counts.ofDeletedUsers} of deleted users, ${counts.expired} expired.`,
)
console.log(`When you have checked the result, delete the copy: aws dynamodb delete-table --table-name ${copy}`)
