import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { periodAt } from '#functions/lib/period.ts'
import type { MeterState } from '#shared/contract/account.ts'
import { type Limit, type MeterName, meterNames, type PlanName, plans } from '#shared/plans.ts'

/** `seen` are the ids that units were spent on. Those that are no longer refunded are also in `confirmed`, which nothing reads. */
const Item = z.object({ used: z.int(), seen: z.optional(z.set(z.string())) })

/** How long an item is stored after its period, for late refunds. In seconds. */
const graceSeconds = 7 * 86_400

/** Returns one meter of one user in the current period. */
function meterAt(userId: string, meter: MeterName, plan: PlanName, now: number) {
  const limit: Limit = plans[plan].limits[meter]
  const { name, endsAt } = periodAt(limit.per, now)
  const stateOf = (used: number): MeterState => ({
    meter,
    used,
    limit: limit.max,
    fairUse: limit.fairUse ?? false,
    resetsAt: new Date(endsAt).toISOString(),
  })
  return { key: { userId, meter: `${meter}#${name}` }, most: limit.max, endsAt, stateOf }
}

type Key = ReturnType<typeof meterAt>['key']

async function read(key: Key): Promise<{ used: number; seen: ReadonlySet<string> }> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('usage'), Key: key, ConsistentRead: true }),
  )
  const { used = 0, seen = new Set<string>() } = parseItem(Item, item, `usage ${key.userId} ${key.meter}`) ?? {}
  return { used, seen }
}

/** Identifies a spent unit, for {@link refundUnit}. */
export interface Receipt {
  readonly key: Key
  readonly id: string
}

/** A unit of a user's meter, which requests on the same id share until the period ends (in milliseconds since 1970). */
interface Unit {
  readonly userId: string
  readonly meter: MeterName
  readonly plan: PlanName
  readonly key: Key
  readonly id: string
  readonly endsAt: number
}

/** The result of {@link spendUnit}. */
export interface SpentUnit {
  readonly state: MeterState
  readonly unit: Unit
  /** Undefined where the id was paid before, so that this call cost nothing. */
  readonly receipt: Receipt | undefined
}

/**
 * Spends one unit of a meter on `id`; the same id is free for the rest of the period. One conditional update counts the unit
 * and remembers the id, so that concurrent calls never spend more than the plan has. Throws Failure `plan_limit_reached`
 * when no unit is left.
 */
export async function spendUnit(
  userId: string,
  meter: MeterName,
  plan: PlanName,
  id: string,
  now = Date.now(),
): Promise<SpentUnit> {
  const { key, most, endsAt, stateOf } = meterAt(userId, meter, plan, now)
  if (most < 1) throw limitReached(meter, plan)
  const unit = { userId, meter, plan, key, id, endsAt }
  const write = database.send(
    new UpdateCommand({
      TableName: tableName('usage'),
      Key: key,
      UpdateExpression: 'ADD used :one, seen :ids SET expiresAt = :at',
      ConditionExpression: '(attribute_not_exists(used) OR used < :most) AND NOT contains(seen, :id)',
      ExpressionAttributeValues: {
        ':one': 1,
        ':most': most,
        ':id': id,
        ':ids': new Set([id]),
        ':at': toEpochSeconds(endsAt) + graceSeconds,
      },
      ReturnValues: 'ALL_NEW',
    }),
  )
  if (await tryConditionalWrite(write)) {
    const { used } = Item.parse((await write).Attributes)
    return { state: stateOf(used), unit, receipt: { key, id } }
  }
  const { used, seen } = await read(key)
  if (!seen.has(id)) throw limitReached(meter, plan)
  return { state: stateOf(used), unit, receipt: undefined }
}

function limitReached(meter: MeterName, plan: PlanName): Failure {
  recordMetric('meterRefusals', 1, { plan }, meter)
  return new Failure('plan_limit_reached')
}

/**
 * Refunds a unit to the period in which it was spent. Does nothing where it was refunded before or is confirmed, or without a
 * receipt.
 */
export async function refundUnit(receipt: Receipt | undefined): Promise<void> {
  if (!receipt) return
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('usage'),
        Key: receipt.key,
        UpdateExpression: 'ADD used :back DELETE seen :ids',
        ConditionExpression: 'contains(seen, :id) AND NOT contains(confirmed, :id)',
        ExpressionAttributeValues: { ':back': -1, ':id': receipt.id, ':ids': new Set([receipt.id]) },
      }),
    ),
  )
}

/** Returns the current state of a meter. */
export async function readMeter(
  userId: string,
  meter: MeterName,
  plan: PlanName,
  now = Date.now(),
): Promise<MeterState> {
  const { key, stateOf } = meterAt(userId, meter, plan, now)
  return stateOf((await read(key)).used)
}

/** Returns the current state of every meter. */
export const readMeters = (userId: string, plan: PlanName, now = Date.now()): Promise<MeterState[]> =>
  Promise.all(meterNames.map((meter) => readMeter(userId, meter, plan, now)))

/** Spends a unit as {@link spendUnit} does, but returns undefined when none is left. */
export async function trySpendUnit(
  userId: string,
  meter: MeterName,
  plan: PlanName,
  id: string,
): Promise<SpentUnit | undefined> {
  try {
    return await spendUnit(userId, meter, plan, id)
  } catch (error) {
    if (error instanceof Failure && error.code === 'plan_limit_reached') return undefined
    throw error
  }
}

/**
 * Confirms a spent unit, which rules out its refund. Spends it again where another request on the same id has refunded it.
 * Returns false where it was refunded and none is left.
 */
export async function confirmUnit({ unit }: SpentUnit): Promise<boolean> {
  if (await tryConfirm(unit)) return true
  const again = await trySpendUnit(unit.userId, unit.meter, unit.plan, unit.id)
  return again !== undefined && tryConfirm(again.unit)
}

/** Returns false where the unit is not spent. */
const tryConfirm = ({ key, id }: Unit): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('usage'),
        Key: key,
        UpdateExpression: 'ADD confirmed :ids',
        ConditionExpression: 'contains(seen, :id)',
        ExpressionAttributeValues: { ':id': id, ':ids': new Set([id]) },
      }),
    ),
  )
