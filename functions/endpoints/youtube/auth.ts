import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { connectChannel } from '#functions/services/channel/connect-channel.ts'
import { consentReturnPath } from '#shared/consent.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.auth, async ({ input: { code, redirect_uri, code_verifier }, userId }) => {
  if (redirect_uri !== `${env('SITE_URL')}${consentReturnPath}`)
    throw new Failure('invalid_input', { redirect_uri: 'invalid' })
  return connectChannel({ code, verifier: code_verifier, redirectUri: redirect_uri, userId })
})
