import { noKeepAlive } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { parseJson } from '#functions/lib/input.ts'
import { bearerHeader } from './client.ts'
import { readError, YouTubeError } from './errors.ts'

/** The timeout for one file, in milliseconds. */
const timeoutMs = 15_000
/** The maximum size of a decompressed file. It has a line of about 70 bytes for each video with impressions. */
const maxBytes = 8_000_000

/**
 * Downloads a file of the Reporting API as text. Sends the token only to that API, whatever URL its list contains. Throws YouTubeError:
 * `busy` also for a file that is too large, truncated or not CSV.
 */
export async function downloadReport(accessToken: string, url: string, signal?: AbortSignal): Promise<string> {
  if (URL.parse(url)?.origin !== new URL(env('YOUTUBE_REPORTING_URL')).origin) throw unusable('another host')
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await withYouTubeErrors(
    fetch(url, {
      // Uncompressed, because a truncated gzip file is accepted as complete, whereas a plain file must match its content-length.
      headers: { ...bearerHeader(accessToken), 'accept-encoding': 'identity', ...noKeepAlive },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }),
  )
  const text = await withYouTubeErrors(readText(response))
  if (response.status !== 200) throw readError(response.status, parseJson(text))
  if (/^\s*[<{]/.test(text)) throw unusable('not CSV')
  if (response.headers.has('content-encoding') && !text.endsWith('\n')) throw unusable('truncated')
  return text
}

const unusable = (why: string) => new YouTubeError('busy', `media: ${why}`)

async function withYouTubeErrors<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (cause) {
    throw cause instanceof YouTubeError ? cause : new YouTubeError('busy', 'no response', cause)
  }
}

/** Counts bytes while reading, because a small compressed response can expand to a very large one. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw unusable('too large')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
