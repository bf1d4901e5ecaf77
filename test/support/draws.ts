import fc from 'fast-check'

/**
 * Generated cases are the same in every run, so that a change alone can turn a green gate red. Other cases:
 * `FC_SEED=7 npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) })
