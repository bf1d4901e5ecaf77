import { closeConnection } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { bearerHeader } from './client.ts'
import { readError, YouTubeError } from './errors.ts'

/** For one file, in milliseconds. */
const patienceMs = 15_000
/** No file is larger, unpacked: a line is about 70 bytes, and a channel has a line for each video that was shown. */
const mostBytes = 8_000_000

/**
 * The text of a file of the Reporting API, unpacked. The token goes to that API alone, whatever address its list names.
 * Throws YouTubeError, `busy` too for what is too large, cut short or no CSV.
 */
export async function downloadReport(accessToken: string, url: string, signal?: AbortSignal): Promise<string> {
  if (URL.parse(url)?.origin !== new URL(env('YOUTUBE_REPORTING_URL')).origin) throw unusable('elsewhere')
  const own = AbortSignal.timeout(patienceMs)
  const response = await answered(
    fetch(url, {
      // Packed files that are cut short pass for whole ones: plain ones are as long as they are said to be.
      headers: { ...bearerHeader(accessToken), 'accept-encoding': 'identity', ...closeConnection },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, own]) : own,
    }),
  )
  const text = await answered(textOf(response))
  if (response.status !== 200) throw readError(response.status, jsonIn(text))
  if (/^\s*[<{]/.test(text)) throw unusable('no CSV')
  if (response.headers.has('content-encoding') && !text.endsWith('\n')) throw unusable('cut short')
  return text
}

const unusable = (why: string) => new YouTubeError('busy', `media: ${why}`)

async function answered<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (cause) {
    throw cause instanceof YouTubeError ? cause : new YouTubeError('busy', 'no answer', cause)
  }
}

/** Counted as it is unpacked: a small file can be made to hold a very large one. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw unusable('too large')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
