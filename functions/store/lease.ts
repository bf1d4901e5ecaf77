import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { newId } from '#functions/lib/id.ts'

/** The exclusive right to do something. */
export interface Lease {
  /** Ends the lease. Does nothing where it has expired and belongs to another holder. */
  readonly release: () => Promise<void>
}

/** Acquires a lease for at most `seconds`. Returns undefined while another holder has it. */
export async function acquireLease(name: string, seconds: number, now = Date.now()): Promise<Lease | undefined> {
  const holder = newId()
  const at = toEpochSeconds(now)
  const set = (expiresAt: number, condition: string, values: Record<string, unknown>) =>
    tryConditionalWrite(
      database.send(
        new UpdateCommand({
          TableName: tableName('limits'),
          Key: { key: `lease#${name}` },
          UpdateExpression: 'SET holder = :holder, expiresAt = :until',
          ConditionExpression: condition,
          ExpressionAttributeValues: { ':holder': holder, ':until': expiresAt, ...values },
        }),
      ),
    )
  const free = 'attribute_not_exists(holder) OR expiresAt <= :now'
  if (!(await set(at + seconds, free, { ':now': at }))) return undefined
  return { release: async () => void (await set(0, 'holder = :holder', {})) }
}
