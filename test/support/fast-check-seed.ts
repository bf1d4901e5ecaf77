import fc from 'fast-check'

/**
 * Generates the same cases in every run, so that only a code change can break a test. For other cases: `FC_SEED=7 npm
 * test`.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) })
