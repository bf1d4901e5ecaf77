import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { absent, below, contains, either, not } from '#functions/lib/expression.ts'
import { Failure } from '#functions/lib/failure.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { periodAt } from '#functions/lib/period.ts'
import { changeItem, defineTable, getItem, updateItem } from '#functions/lib/table.ts'
import type { MeterState } from '#shared/contract/account.ts'
import { daySeconds } from '#shared/duration.ts'
import { type Limit, type MeterName, meterNames, type PlanName, plans } from '#shared/plans.ts'
import { usage } from '#shared/tables.ts'

const Ids = z.optional(z.set(z.string()))
/** `seen` are the ids on which units were spent. Ids that can no longer be refunded are also in `confirmed`. */
const table = defineTable(usage, z.object({ used: z.int(), seen: Ids, confirmed: Ids }))

/** How long an item is stored after its period, for late refunds. In seconds. */
const graceSeconds = 7 * daySeconds

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
  const { used = 0, seen = new Set<string>() } = (await getItem(table, key)) ?? {}
  return { used, seen }
}

/** Identifies a spent unit, for {@link refundUnit}. */
export interface UnitReceipt {
  readonly key: Key
  readonly id: string
}

/** A unit of a user's meter, which requests with the same id share until the period ends (in milliseconds since 1970). */
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
  /** Undefined if the id was already paid for, so that this call cost nothing. */
  readonly receipt: UnitReceipt | undefined
}

/**
 * Spends one unit of a meter on `id`; the same id is free for the rest of the period. A single conditional update counts the unit and
 * stores the id, so that concurrent calls never exceed the plan's limit. Throws Failure `plan_limit_reached` if no unit is left.
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
  const spent = await changeItem(
    table,
    key,
    { add: { used: 1, seen: new Set([id]) }, set: { expiresAt: toEpochSeconds(endsAt) + graceSeconds } },
    { used: either<number>(absent, below(most)), seen: not(contains(id)) },
  )
  if (spent) return { state: stateOf(spent.used), unit, receipt: { key, id } }
  const { used, seen } = await read(key)
  if (!seen.has(id)) throw limitReached(meter, plan)
  return { state: stateOf(used), unit, receipt: undefined }
}

function limitReached(meter: MeterName, plan: PlanName): Failure {
  recordMetric('meterRefusals', 1, { plan }, meter)
  return new Failure('plan_limit_reached')
}

/** Refunds a unit to the period in which it was spent. Does nothing if it was already refunded or is confirmed, or without a receipt. */
export async function refundUnit(receipt: UnitReceipt | undefined): Promise<void> {
  if (!receipt) return
  const { key, id } = receipt
  const change = { add: { used: -1 }, take: { seen: new Set([id]) } }
  await updateItem(table, key, change, { seen: contains(id), confirmed: not(contains(id)) })
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

/** Like {@link spendUnit}, but returns undefined if no unit is left. */
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
 * Confirms a spent unit, so that it cannot be refunded. Spends it again if another request with the same id has refunded it. Returns
 * false if it was refunded and no unit is left.
 */
export async function confirmUnit({ unit }: SpentUnit): Promise<boolean> {
  if (await tryConfirm(unit)) return true
  const again = await trySpendUnit(unit.userId, unit.meter, unit.plan, unit.id)
  return again !== undefined && tryConfirm(again.unit)
}

/** Returns false if the unit is not spent. */
const tryConfirm = ({ key, id }: Unit): Promise<boolean> =>
  updateItem(table, key, { add: { confirmed: new Set([id]) } }, { seen: contains(id) })
