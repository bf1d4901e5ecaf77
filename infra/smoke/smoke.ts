/**
 * `npm run smoke -- URL`: checks a deployed stage or the local system. With SMOKE_ACCOUNT in the environment, the JSON
 * `{ email, password }`, it also signs in, analyzes a title, and creates and deletes a draft. Prints the problems and exits with 1 if there are any.
 */
import * as z from 'zod/mini'
import { Account, findAccountProblems } from './account.ts'
import { findProblems } from './checks.ts'

const address = z.url({ protocol: /^https?$/ }).safeParse(process.argv[2])
if (!address.success) {
  console.error('Usage: npm run smoke -- URL, for example https://d111111abcdef8.cloudfront.net')
  process.exit(1)
}
const { origin } = new URL(address.data)
const account = readAccount(process.env.SMOKE_ACCOUNT)
const problems = [...(await findProblems(origin)), ...(account ? await findAccountProblems(origin, account) : [])]
for (const problem of problems) console.error(`problem: ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(`${address.data} has no problems`)

/** Parses SMOKE_ACCOUNT. Hides the parser's own error, which would quote the password. */
function readAccount(text: string | undefined): Account | undefined {
  if (!text) return undefined
  try {
    return Account.parse(JSON.parse(text))
  } catch {
    console.error('SMOKE_ACCOUNT is not the JSON { "email": ..., "password": ... }')
    return process.exit(1)
  }
}
