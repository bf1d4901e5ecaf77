import { randomBytes } from 'node:crypto'
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { uploadsKey } from '#functions/services/channel/recent-uploads.ts'
import { readDataFile, writeDataFile } from '#infra/local/data-file.ts'
import { type Addresses, tablePrefix } from '#infra/local/deployment.ts'
import { createAdminClient } from '#infra/local/emulators/dynamo/dynamo.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { createDemoAccount, demoLogin, isSeeded, setDemoPassword } from '#infra/local/seed/demo.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { createDemoCreator, type DemoAddresses, type TargetSystem } from './creator.ts'
import type { Step } from './step.ts'
import { listSteps, startOfDemo } from './steps.ts'

/** The system that the demo's data is created in. */
export interface DemoSystem {
  readonly addresses: DemoAddresses & Pick<Addresses, 'dynamo'>
  readonly present: TargetSystem
  /** Opens the same system under a separate clock. */
  openPast(): Promise<Past>
  /** The file that stores the progress. */
  readonly file: string
}

/** A system whose clock can be moved. */
export interface Past extends TargetSystem {
  /** Moves the clock to a time in milliseconds since 1970. It runs on from there. */
  setTime(to: number): void
  stop(): Promise<void>
}

/** The progress of making the demo. */
const Progress = z.object({
  userId: z.string(),
  /** When creating the demo began, in milliseconds since 1970. The demo ends at this time. */
  now: z.number(),
  /** The number of steps that are done. */
  done: z.int(),
  isComplete: z.boolean(),
})
type Progress = z.infer<typeof Progress>

/** Milliseconds until an interrupted step is repeated. By then, locks and limits of the first attempt have expired. */
const againMs = 11 * 60_000

/**
 * Creates the demo creator's account if it is missing. Returns whether the demo is complete, or an earlier release seeded
 * it.
 */
export async function isDemoMade({ addresses, file }: Pick<DemoSystem, 'addresses' | 'file'>): Promise<boolean> {
  const progress = readDataFile(file, Progress)
  const userId = await createDemoAccount(addresses, startOfDemo(Date.now()), temporaryPassword())
  return (progress?.userId === userId && progress.isComplete) || (await isSeeded(addresses, userId))
}

/**
 * Creates the demo creator's data through the API under a clock that runs from two months ago to the present, or completes it if an
 * earlier start was interrupted. Until it is done, nobody can sign in as the demo creator: YouTube's current data would be cached and
 * used in the past.
 */
export async function makeDemo(system: DemoSystem): Promise<void> {
  const { addresses, file } = system
  const stored = readDataFile(file, Progress)
  const now = stored?.isComplete === false ? stored.now : Date.now()
  const userId = await createDemoAccount(addresses, startOfDemo(now), temporaryPassword())
  const isResumed = stored?.userId === userId
  if (!isResumed) await forgetUploads(addresses.dynamo)
  const begun = isResumed ? stored : { userId, now, done: 0, isComplete: false }
  await takeSteps(system, begun)
  await setDemoPassword(addresses, demoLogin.password)
  writeDataFile(file, { ...begun, done: 0, isComplete: true } satisfies Progress)
}

const temporaryPassword = () => randomBytes(24).toString('base64url')

async function takeSteps({ addresses, present, openPast, file }: DemoSystem, begun: Progress): Promise<void> {
  writeDataFile(file, begun)
  const password = temporaryPassword()
  await setDemoPassword(addresses, password)
  const creator = createDemoCreator(addresses, password)
  const { past: pastSteps, present: presentSteps } = listSteps(begun.now)
  let done = 0
  const take = async (run: Step, target: TargetSystem) => {
    await run(creator.at(target, done === begun.done))
    await target.settle()
    writeDataFile(file, { ...begun, done: done + 1 } satisfies Progress)
  }
  const past = await openPast()
  try {
    for (const { at, run } of pastSteps) {
      if (done >= begun.done) {
        past.setTime(at + (done === begun.done ? againMs : 0))
        await take(run, past)
      }
      done++
    }
  } finally {
    await past.stop()
  }
  for (const run of presentSteps) {
    if (done >= begun.done) await take(run, present)
    done++
  }
}

async function forgetUploads(dynamo: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo))
  const key = uploadsKey(demoChannel.id)
  await client.send(new DeleteCommand({ TableName: physicalTableName(tablePrefix, 'cache'), Key: { key } }))
  client.destroy()
}
