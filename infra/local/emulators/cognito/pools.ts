/**
 * Making pools and clients.
 * Left out: changing, describing and deleting them; every setting that `definitions.ts` does not name.
 */
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { operation, poolOf } from './context.ts'
import type { Client } from './data.ts'
import { ClientDefinition, PoolDefinition } from './definitions.ts'

const letters = (length: number) => randomBytes(length).toString('hex').slice(0, length)

const CreateUserPool = operation(z.extend(PoolDefinition, { PoolName: z.string() }), (context, request) => {
  const id = `${context.region}_${letters(9)}`
  context.data.pools.push({ id, definition: PoolDefinition.parse(request) })
  return { UserPool: { ...request, Id: id, Name: request.PoolName } }
})

const CreateUserPoolClient = operation(
  z.extend(ClientDefinition, { UserPoolId: z.string(), ClientName: z.string() }),
  (context, request) => {
    const { id: poolId } = poolOf(context, request.UserPoolId)
    const client: Client = { id: letters(26), poolId, definition: ClientDefinition.parse(request) }
    context.data.clients.push(client)
    return { UserPoolClient: { ...request, ClientId: client.id } }
  },
)

export const poolOperations = { CreateUserPool, CreateUserPoolClient }
