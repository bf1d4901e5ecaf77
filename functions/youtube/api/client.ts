import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { secret } from '#functions/lib/secrets.ts'
import { faultIn, YouTubeFault } from './faults.ts'

const patienceMs = 5_000

/**
 * One GET of YouTube's Data API, with our key; costs quota, which the caller has charged. Throws YouTubeFault for
 * anything but an answer that `schema` can read, and when `signal` ends it (without one, after 5 seconds).
 */
export async function ask<S extends z.ZodMiniType>(
  method: string,
  query: Readonly<Record<string, string>>,
  schema: S,
  signal = AbortSignal.timeout(patienceMs),
): Promise<z.output<S>> {
  const url = `${env('YOUTUBE_URL')}/youtube/v3/${method}?${new URLSearchParams(query)}`
  const { status, body } = await fetchJson(url, signal)
  if (status !== 200) throw faultIn(status, body)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new YouTubeFault('busy', `${method}: unreadable answer`, parsed.error)
  return parsed.data
}

async function fetchJson(url: string, signal: AbortSignal): Promise<{ status: number; body: unknown }> {
  try {
    // In a header, where no log of addresses shows it; and shown to nobody that the API may point us to.
    const headers = { 'x-goog-api-key': await secret('YOUTUBE_SECRET') }
    const response = await fetch(url, { headers, redirect: 'error', signal })
    const text = await response.text()
    return { status: response.status, body: isJson(response) ? JSON.parse(text) : undefined }
  } catch (cause) {
    throw new YouTubeFault('busy', 'no answer', cause)
  }
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false
