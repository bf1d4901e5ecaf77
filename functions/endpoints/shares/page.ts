import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { renderSharePage } from '#functions/services/shares/share-page.ts'
import { requireShare } from '#functions/services/shares/shares.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.page, async ({ input: { token }, locale }) => ({
  body: renderSharePage(await requireShare(token), token, locale, env('SITE_URL')),
  type: 'text/html' as const,
}))
