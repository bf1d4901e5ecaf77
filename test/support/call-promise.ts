import type { CallPromise } from '#shared/contract/advice.ts'

/** What a verdict may promise. */
export const samplePromise: CallPromise = { yardstick: 'channel', rating: 'top', topQuarter: 0.35, aboveUsual: 0.69 }
