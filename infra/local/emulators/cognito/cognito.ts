/**
 * A Cognito user pool on one machine, as `amazon-cognito-identity-js` and the AWS SDK know it: sign-up, SRP, codes by
 * mail, TOTP, tokens, and what an administrator may do. Each part's header says what it leaves out.
 */
import type { JsonWebKey } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { userPool, userPoolClient } from '#infra/pool.ts'
import { Challenges } from './challenges.ts'
import type { Context, OnTrigger, PoolMail } from './context.ts'
import { openData } from './data.ts'
import { ClientDefinition, PoolDefinition } from './definitions.ts'
import { type Credentials, createListener } from './server.ts'
import { publicKeys } from './tokens.ts'

export type { OnTrigger, PoolMail }

export interface CognitoOptions extends Partial<Credentials> {
  /** Where users are kept; in memory without. Read at the start, written after every request. */
  readonly dataFile?: string
  readonly region: string
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  readonly onTrigger?: OnTrigger
  readonly onMail: (mail: PoolMail) => void
}

export interface Cognito {
  /** Answers requests, for a server of the caller's. */
  readonly listener: RequestListener
  /** What verifies every pool's tokens. */
  readonly jwks: { readonly keys: JsonWebKey[] }
  /** Makes the pool and its client under these ids, or, where they exist, gives them these settings; users stay. */
  ensurePool(pool: typeof userPool, client: typeof userPoolClient, ids: { poolId: string; clientId: string }): void
}

/** A pool id is the region, an underscore, and letters. Throws when the data file is not ours. */
export function createCognito({
  dataFile,
  region,
  clock = Date.now,
  onTrigger,
  onMail,
  ...credentials
}: CognitoOptions): Cognito {
  const data = openData(dataFile)
  const challenges = new Challenges()
  const context: Context = { data, region, now: clock, challenges, decoys: new Map(), onTrigger, onMail }
  return {
    listener: createListener(context, { adminKeys: new Set(), grants: {}, ...credentials }),
    jwks: publicKeys(data),
    ensurePool(pool, client, { poolId, clientId }) {
      put(data.pools, { id: poolId, definition: PoolDefinition.parse(pool) })
      put(data.clients, { id: clientId, poolId, definition: ClientDefinition.parse(client) })
      data.save()
    },
  }
}

function put<Item extends { id: string }>(items: Item[], item: Item): void {
  const index = items.findIndex(({ id }) => id === item.id)
  items.splice(index < 0 ? items.length : index, 1, item)
}
