/*
 * DynamoDB's expressions as typed data: `{ used: below(5) }` is the condition `used < 5`. Names and values get placeholders, so that an
 * attribute's name may be a reserved word.
 */

/** A requirement on an attribute of type `Value`, or a calculation of its new value. */
export interface Test<out Value> {
  (name: string, put: (value: unknown) => string): string
  readonly value?: Value
}

/** In a pattern, `@` is the attribute and `?` the value. */
const pattern =
  (text: string) =>
  <Value>(value: Value): Test<Value> =>
  (name, put) =>
    text.replace('@', name).replace('?', put(value))

const equal = /* @__PURE__ */ pattern('@ = ?')
export const below = /* @__PURE__ */ pattern('@ < ?')
export const atMost = /* @__PURE__ */ pattern('@ <= ?')
export const above = /* @__PURE__ */ pattern('@ > ?')
export const atLeast = /* @__PURE__ */ pattern('@ >= ?')
/** Also true if the attribute is absent, like {@link not}. */
export const isNot = /* @__PURE__ */ pattern('@ <> ?')
export const beginsWith = /* @__PURE__ */ pattern('begins_with(@, ?)')
export const contains = /* @__PURE__ */ pattern('contains(@, ?)') as (value: string) => Test<never>
export const fewerThan = /* @__PURE__ */ pattern('size(@) < ?') as (size: number) => Test<never>
export const present: Test<never> = (name) => `attribute_exists(${name})`
export const absent: Test<never> = (name) => `attribute_not_exists(${name})`
/** Includes both ends. */
export const between =
  (first: string, last: string): Test<string> =>
  (name, put) =>
    `${name} BETWEEN ${put(first)} AND ${put(last)}`

const toTest = (test: unknown) => (typeof test === 'function' ? (test as Test<unknown>) : equal(test))
export const not =
  <Value>(test: Value | Test<Value>): Test<Value> =>
  (...of) =>
    `NOT ${toTest(test)(...of)}`
export const either =
  <Value>(...tests: readonly (Value | Test<Value>)[]): Test<Value> =>
  (...of) =>
    `(${tests.map((test) => toTest(test)(...of)).join(' OR ')})`
export const both =
  <Value>(...tests: readonly Test<Value>[]): Test<Value> =>
  (...of) =>
    `(${tests.map((test) => test(...of)).join(' AND ')})`

export const plus = /* @__PURE__ */ pattern('@ + ?') as (value: number) => Test<number>
export const ifAbsent = /* @__PURE__ */ pattern('if_not_exists(@, ?)')
export const append = /* @__PURE__ */ pattern('list_append(@, ?)')

type Atom = string | number | boolean | null | undefined | ReadonlySet<unknown> | readonly unknown[]
type Inner<Outer, Name extends string> = [Outer] extends [never]
  ? never
  : { [Part in keyof Outer & string as `${Name}.${Part}`]: string extends keyof Outer ? unknown : Outer[Part] }
type Merge<Parts> = (Parts extends unknown ? (_: Parts) => void : never) extends (_: infer All) => void ? All : never
/** The attributes of an item, and of its objects: `plan`, `channel.id`. */
type Paths<Item> = Item &
  Merge<{ [Name in keyof Item & string]: Inner<Exclude<Item[Name], Atom>, Name> }[keyof Item & string]>
type ValueOrTest<Value> = Exclude<Value, undefined> | Test<Exclude<Value, undefined>>
type Tests<All> = { readonly [Path in keyof All]?: ValueOrTest<All[Path]> }

/** A requirement on an item: all of the tests, or, if it is a list, all tests of at least one entry. A plain value means equality. */
export type Condition<Item> = Tests<Paths<Item>> | readonly Tests<Paths<Item>>[]

/** A change to an item. */
export interface Change<Item> {
  /** Attributes that are undefined here stay as they are. */
  readonly set?: { readonly [Path in keyof Paths<Item>]?: ValueOrTest<Paths<Item>[Path]> | undefined }
  readonly remove?: readonly (keyof Paths<Item>)[]
  /** Numbers to add, and elements to add to sets. */
  readonly add?: { readonly [Name in keyof Item]?: number | ReadonlySet<string> }
  /** Elements to remove from sets. */
  readonly take?: { readonly [Name in keyof Item]?: ReadonlySet<string> }
}

/** The expressions of one request, and what their placeholders stand for. */
export function createExpressions() {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const toPlace = (part: string) => {
    names[`#${part}`] = part
    return `#${part}`
  }
  const name = (path: string) => path.split('.').map(toPlace).join('.')
  const put = (value: unknown) => {
    const place = `:${Object.keys(values).length}`
    values[place] = value
    return place
  }
  const writeTests = (tests: object) =>
    Object.entries(tests)
      .map(([path, test]) => toTest(test)(name(path), put))
      .join(' AND ')
  return {
    names: (paths: readonly string[]) => paths.map(name).join(', '),
    condition: (condition: object) =>
      Array.isArray(condition)
        ? condition.map((tests) => `(${writeTests(tests)})`).join(' OR ')
        : writeTests(condition),
    change({ set = {}, remove = [], add = {}, take = {} }: Change<Record<string, unknown>>) {
      const written = Object.entries(set).filter(([, value]) => value !== undefined)
      const toValue = (path: string, value: unknown) =>
        typeof value === 'function' ? (value as Test<unknown>)(name(path), put) : put(value)
      const clauses: Readonly<Record<string, readonly string[]>> = {
        SET: written.map(([path, value]) => `${name(path)} = ${toValue(path, value)}`),
        REMOVE: remove.map((path) => name(String(path))),
        ADD: Object.entries(add).map(([path, value]) => `${name(path)} ${put(value)}`),
        DELETE: Object.entries(take).map(([path, value]) => `${name(path)} ${put(value)}`),
      }
      return Object.entries(clauses)
        .map(([verb, parts]) => (parts.length > 0 ? `${verb} ${parts.join(', ')}` : ''))
        .join(' ')
        .trim()
    },
    placeholders: () => ({
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    }),
  }
}
