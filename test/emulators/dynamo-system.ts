import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import { createAdminClient, createTables, startDynamo } from '#infra/local/emulators/dynamo/dynamo.ts'

/** Starts DynamoDB in the given directory, writes one item, notifies its parent, and runs until it is killed. */
const [directory = ''] = process.argv.slice(2)
const { endpoint } = await startDynamo({ directory })
await createTables(endpoint, 'test')
const Item = { userId: { S: 'ann' }, id: { S: '1' } }
await createAdminClient(endpoint).send(new PutItemCommand({ TableName: 'test-analyses', Item }))
process.send?.({ endpoint })
