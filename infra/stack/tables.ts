import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { type TableName, tableRows } from '#infra/tables.ts'
import { toPascalCase } from './names.ts'

export interface Data {
  readonly tables: Readonly<Record<TableName, TableV2>>
  /** Encrypts the tables whose row says `ownKey`. */
  readonly key: Key
}

const text = (name: string) => ({ name, type: AttributeType.STRING })

/** Every table of `infra/tables.ts`, paid by request, kept when the stack goes. */
export function addTables(scope: Construct): Data {
  const key = new Key(scope, 'TokensKey', {
    description: 'Encrypts the tokens that open creators channels',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  const made = tableRows.map(([name, row]) => [
    name,
    new TableV2(scope, `${toPascalCase(name)}Table`, {
      partitionKey: text(row.key),
      ...(row.sort ? { sortKey: text(row.sort) } : {}),
      ...(row.expires ? { timeToLiveAttribute: 'expiresAt' } : {}),
      billing: Billing.onDemand(),
      encryption: row.ownKey ? TableEncryptionV2.customerManagedKey(key) : TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: row.recovery ?? false },
      removalPolicy: RemovalPolicy.RETAIN,
    }),
  ])
  return { tables: Object.fromEntries(made), key }
}
