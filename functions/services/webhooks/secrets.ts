import { createHmac } from 'node:crypto'
import { readRotatingSecret } from '#functions/lib/secrets.ts'
import type { StoredWebhook } from '#functions/store/webhooks.ts'

/*
 * Signatures as defined by Standard Webhooks (standardwebhooks.com), so that receivers can verify them with its libraries.
 */

type Signed = Pick<StoredWebhook, 'id' | 'version' | 'previousEndsAt'>

const derive = (ourSecret: string, id: string, version: number): Buffer =>
  createHmac('sha256', ourSecret).update(`webhook:${id}:${version}`).digest()

/** Returns the signing secret of a webhook as its owner configures it at the receiver. */
export async function secretOf({ id, version }: Signed): Promise<string> {
  const [ourSecret] = await readRotatingSecret('SIGNING_SECRET')
  return `whsec_${derive(ourSecret, id, version).toString('base64')}`
}

/** Returns the headers of a delivery: its id, its time, and one signature per valid secret. */
export async function signDelivery(webhook: Signed, eventId: string, body: string, now: number) {
  const seconds = `${Math.floor(now / 1000)}`
  const { id, version, previousEndsAt } = webhook
  const isRotating = version > 0 && previousEndsAt !== undefined && Date.parse(previousEndsAt) > now
  const versions = isRotating ? [version, version - 1] : [version]
  const secrets = (await readRotatingSecret('SIGNING_SECRET')).flatMap((ourSecret) =>
    versions.map((version) => derive(ourSecret, id, version)),
  )
  const sign = (secret: Buffer) => createHmac('sha256', secret).update(`${eventId}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': eventId,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
