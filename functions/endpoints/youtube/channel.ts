import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { channelNotFound, resolveChannel } from '#functions/services/channel/resolve-channel.ts'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.channel, async ({ input: { url } }) => {
  const reference = parseChannelUrl(url)
  if (!reference) throw new Failure('channel_url_invalid', { url: 'invalid' })
  const resolution = await resolveChannel(reference, 'anonymousLookUps')
  if (resolution.outcome === 'missing') throw channelNotFound(reference)
  return { channel: resolution.outcome === 'found' ? resolution.channel : null }
})
