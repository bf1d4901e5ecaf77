import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'
import { toPascalCase } from '#infra/stack/names.ts'
import type { TableName } from '#shared/tables.ts'

/** Returns the names that AWS gave the user pool and a table of a stage. Throws an Error if the stage does not exist. */
export async function findPhysicalNames(
  client: CloudFormationClient,
  stage: string,
  table: TableName,
): Promise<{ readonly pool: string; readonly table: string }> {
  const stackName = `viewcraft-${stage}`
  const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: stackName }))
  const pool = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'UserPoolId')?.OutputValue
  const data = await findResource(client, stackName, 'DataNestedStack')
  const physical = data && (await findResource(client, data, `${toPascalCase(table)}Table`))
  if (!pool || !physical) throw new Error(`The stack ${stackName} has no ${pool ? `table ${table}` : 'user pool'}`)
  return { pool, table: physical }
}

/** Returns the physical id of the resource whose logical id is a name and CDK's hash. */
async function findResource(client: CloudFormationClient, stack: string, name: string): Promise<string | undefined> {
  const logicalId = new RegExp(`^${name}(?:[A-Z]\\w*NestedStackResource)?[0-9A-F]{8}$`)
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName: stack })) {
    const summary = StackResourceSummaries.find(({ LogicalResourceId = '' }) => logicalId.test(LogicalResourceId))
    if (summary) return summary.PhysicalResourceId
  }
  return undefined
}
