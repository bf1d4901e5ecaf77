interface Kinds {
  readonly string: string
  readonly number: number
  readonly boolean: boolean
}

/** Returns whether a value has fields of these types. Used by the first screen instead of zod, to save 10 KB. */
export const hasFields = <Fields extends Readonly<Record<string, keyof Kinds>>>(
  value: unknown,
  fields: Fields,
): value is { readonly [Name in keyof Fields]: Kinds[Fields[Name]] } =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, kind]) => typeof Reflect.get(value, name) === kind)
