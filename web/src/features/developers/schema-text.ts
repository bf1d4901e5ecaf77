import type { JsonSchema } from './reference.ts'

/** Returns the name of a schema that is shown elsewhere on the page. */
export const nameOf = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').pop()

const isNull = ({ type }: JsonSchema) => type === 'null'

/** Returns the possible schemas of a value, except null, and whether it can be null. */
export function choicesOf(schema: JsonSchema): { choices: readonly JsonSchema[]; isNullable: boolean } {
  const options = schema.oneOf ?? schema.anyOf
  if (options) {
    const nested = options.filter((choice) => !isNull(choice)).map(choicesOf)
    return {
      choices: nested.flatMap(({ choices }) => choices),
      isNullable: options.some(isNull) || nested.some(({ isNullable }) => isNullable),
    }
  }
  if (typeof schema.type === 'object') {
    const type = schema.type.filter((name) => name !== 'null')
    return { choices: [{ ...schema, type: type.join(' or ') }], isNullable: type.length < schema.type.length }
  }
  return { choices: [schema], isNullable: false }
}

/** Returns the schema of the items of an array. */
export const itemsOf = ({ items, prefixItems }: JsonSchema): JsonSchema | undefined =>
  typeof items === 'object' ? items : prefixItems?.[0]

/** Returns the schema of the values of an object with arbitrary keys. */
export const valuesOf = ({ additionalProperties }: JsonSchema): JsonSchema | undefined =>
  typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
    ? additionalProperties
    : undefined

const formats: Readonly<Record<string, string>> = {
  'date-time': 'time in ISO 8601, UTC',
  date: 'date such as 2026-03-14',
  uuid: 'UUID',
  uri: 'URL',
}

const range = (low: number | undefined, high: number | undefined, unit = '') => {
  if (low !== undefined && high !== undefined) return low === high ? `${high}${unit}` : `${low} to ${high}${unit}`
  if (high !== undefined) return `at most ${high}${unit}`
  // "At least 0" goes without saying.
  return low ? `at least ${low}${unit}` : undefined
}

/** Returns the constraints of a value besides its type: `1 to 100 characters`, or `each 1 to 100 characters` for the items of a list. */
export function limitsOf(schema: JsonSchema): string[] {
  const { format, minLength, maxLength, minItems, maxItems, minimum, maximum } = schema
  const items = itemsOf(schema)
  return [
    format && formats[format],
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    ...(items ? limitsOf(items).map((limit) => `each ${limit}`) : []),
    range(minimum, maximum),
    schema.default === undefined ? undefined : `${schema.default} by default`,
  ].filter((text) => text !== undefined)
}
