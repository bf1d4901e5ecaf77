import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { indexesOf, type TableName, tableRows } from '#shared/tables.ts'
import { toPascalCase } from './names.ts'

export interface Tables {
  readonly byName: Readonly<Record<TableName, TableV2>>
  /** The KMS key of the tables whose row has `ownKey`. */
  readonly key: Key
}

const stringAttribute = (name: string) => ({ name, type: AttributeType.STRING })

/**
 * Adds the tables of `shared/tables.ts`. They are billed per request, and retained when the stack is deleted. If `isProtected`, AWS
 * refuses to delete them.
 */
export function addTables(scope: Construct, isProtected: boolean): Tables {
  const key = new Key(scope, 'TokensKey', {
    description: 'Encrypts the OAuth tokens of connected channels',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
  const tables = tableRows.map(([name, row]) => [
    name,
    new TableV2(scope, `${toPascalCase(name)}Table`, {
      partitionKey: stringAttribute(row.key),
      ...(row.sort ? { sortKey: stringAttribute(row.sort) } : {}),
      globalSecondaryIndexes: Object.entries(indexesOf(row)).map(([indexName, { key, sort, keysOnly }]) => ({
        indexName,
        partitionKey: stringAttribute(key),
        sortKey: stringAttribute(sort),
        ...(keysOnly ? { projectionType: ProjectionType.KEYS_ONLY } : {}),
      })),
      ...(row.retention ? { timeToLiveAttribute: 'expiresAt' } : {}),
      billing: Billing.onDemand(),
      encryption: row.ownKey ? TableEncryptionV2.customerManagedKey(key) : TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: row.recovery ?? false },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      deletionProtection: isProtected,
    }),
  ])
  return { byName: Object.fromEntries(tables), key }
}
