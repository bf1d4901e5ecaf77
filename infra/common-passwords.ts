/** Rebuilds `shared/common-passwords.generated.json` from its package. Run `npm run passwords` after an update. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod/mini'
import { userPool } from './pool.ts'

/** Everyone who chooses a password downloads the list: 12 KB compressed. */
const count = 3_000

// Read by path: the package's main module contains the list compressed.
const byFrequency = z
  .array(z.string())
  .parse(createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json'))
// Cognito already refuses shorter ones.
const longEnough = byFrequency.filter(({ length }) => length >= userPool.Policies.PasswordPolicy.MinimumLength)
// Sorted, the list compresses best.
const list = JSON.stringify(longEnough.slice(0, count).sort())
writeFileSync(path.join(import.meta.dirname, '../shared/common-passwords.generated.json'), `${list}\n`)
