import type * as z from 'zod/mini'
import type { Take } from '#functions/services/youtube-quota/quota.ts'

/** What this part needs of the store (`functions/store/cache.ts`, `limits.ts`); each function passes it in. */
export interface Store {
  readonly getCached: <S extends z.ZodMiniType>(key: string, schema: S) => Promise<z.output<S> | undefined>
  readonly keep: (key: string, value: unknown, seconds: number) => Promise<void>
  readonly take: Take
}
