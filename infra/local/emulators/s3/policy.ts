import * as z from 'zod/mini'
import { accessDenied, invalidArgument, notImplemented, S3Error } from './errors.ts'
import { type Signers, verifySignature } from './signature.ts'
import { checkKey } from './target.ts'

const Range = z.tuple([z.literal('content-length-range'), z.number(), z.number()])
const Match = z.tuple([z.enum(['eq', 'starts-with']), z.string().check(z.startsWith('$')), z.string()])
const Exact = z.record(z.string(), z.string())
const Policy = z.object({ expiration: z.string(), conditions: z.array(z.union([Range, Match, Exact])) })

/** Fields that a policy need not mention. */
const free = /^(policy|x-amz-signature|x-ignore-.*)$/

/** Fields that are acted on; any other would be a wish not granted. */
const understood =
  /^(key|policy|content-(type|disposition|encoding|language)|cache-control|expires|bucket|x-amz-(algorithm|credential|date|signature|meta-.+)|x-ignore-.*)$/

/** What a form may upload once its fields have passed: its key, and between how many bytes. */
export interface Upload {
  readonly key: string
  readonly min: number
  readonly max: number
}

/**
 * Checks the fields of a browser's form (names in lower case) against the policy they carry: its signature, its date,
 * every condition, and that no field goes unmentioned (API reference, "POST Policy"). Throws as S3 does.
 */
export function checkPolicy(fields: ReadonlyMap<string, string>, bucket: string, signers: Signers): Upload {
  const [text, field] = [fields.get('policy'), (name: string) => fields.get(name) ?? '']
  if (!text) throw accessDenied()
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw invalidArgument('x-amz-algorithm must be AWS4-HMAC-SHA256')
  const id = verifySignature(
    { credential: field('x-amz-credential'), text, signature: field('x-amz-signature') },
    signers,
  )
  const { expiration, ranges, matches } = parsePolicy(text)
  if (!(Date.parse(expiration) > signers.clock())) throw accessDenied('Invalid according to Policy: Policy expired.')

  if (fields.has('bucket') && field('bucket') !== bucket) throw accessDenied('The form is for another bucket')
  const values = new Map([...fields, ['bucket', bucket]])
  for (const { operator, name, value } of matches) {
    const actual = values.get(name) ?? ''
    const holds = operator === 'eq' ? actual === value : actual.startsWith(value)
    if (!holds) throw accessDenied(`Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}"]`)
  }
  const mentioned = new Set(matches.map(({ name }) => name))
  const extra = [...values.keys()].find((name) => !mentioned.has(name) && !free.test(name))
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`)
  const strange = [...fields.keys()].find((name) => !understood.test(name))
  if (strange) throw notImplemented(`the field ${strange}`)
  const key = checkKey(field('key'))
  if (signers.allows && !signers.allows(id, 's3:PutObject', key)) throw accessDenied()
  return {
    key,
    min: Math.max(0, ...ranges.map(([, min]) => min)),
    max: Math.min(...ranges.map(([, , max]) => max)),
  }
}

function parsePolicy(text: string) {
  try {
    const { expiration, conditions } = Policy.parse(JSON.parse(Buffer.from(text, 'base64').toString()))
    const matches = conditions.flatMap((condition) => {
      if (!Array.isArray(condition)) {
        return Object.entries(condition).map(([name, value]) => ({ operator: 'eq', name: name.toLowerCase(), value }))
      }
      if (condition[0] === 'content-length-range') return []
      const [operator, name, value] = condition
      return [{ operator, name: name.slice(1).toLowerCase(), value }]
    })
    return { expiration, matches, ranges: conditions.flatMap((condition) => (isRange(condition) ? [condition] : [])) }
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.')
  }
}

const isRange = (condition: unknown): condition is z.infer<typeof Range> => Range.safeParse(condition).success
