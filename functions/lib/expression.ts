/*
 * DynamoDB's expressions as typed data: `{ used: below(5) }` is the condition `used < 5`. Names and values get placeholders, so that an
 * attribute's name may be a reserved word.
 */

/** A condition on an attribute of type `Value`, or a calculation of its new value. */
export interface Expression<out Value> {
  (name: string, put: (value: unknown) => string): string
  readonly value?: Value
}

/** In a pattern, `@` is the attribute and `?` the value. */
const pattern =
  (text: string) =>
  <Value>(value: Value): Expression<Value> =>
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
export const contains = /* @__PURE__ */ pattern('contains(@, ?)') as (value: string) => Expression<never>
export const fewerThan = /* @__PURE__ */ pattern('size(@) < ?') as (size: number) => Expression<never>
export const present: Expression<never> = (name) => `attribute_exists(${name})`
export const absent: Expression<never> = (name) => `attribute_not_exists(${name})`
/** Includes both ends. */
export const between =
  (first: string, last: string): Expression<string> =>
  (name, put) =>
    `${name} BETWEEN ${put(first)} AND ${put(last)}`

const toExpression = (value: unknown) => (typeof value === 'function' ? (value as Expression<unknown>) : equal(value))
export const not =
  <Value>(condition: Value | Expression<Value>): Expression<Value> =>
  (...of) =>
    `NOT ${toExpression(condition)(...of)}`
export const either =
  <Value>(...conditions: readonly (Value | Expression<Value>)[]): Expression<Value> =>
  (...of) =>
    `(${conditions.map((condition) => toExpression(condition)(...of)).join(' OR ')})`
export const both =
  <Value>(...conditions: readonly Expression<Value>[]): Expression<Value> =>
  (...of) =>
    `(${conditions.map((condition) => condition(...of)).join(' AND ')})`

export const plus = /* @__PURE__ */ pattern('@ + ?') as (value: number) => Expression<number>
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
type ValueOrExpression<Value> = Exclude<Value, undefined> | Expression<Exclude<Value, undefined>>
type Conditions<All> = { readonly [Path in keyof All]?: ValueOrExpression<All[Path]> }

/** A condition on an item: all that are given, or, in a list, all of at least one entry. A plain value means equality. */
export type Condition<Item> = Conditions<Paths<Item>> | readonly Conditions<Paths<Item>>[]

/** A change to an item. */
export interface Change<Item> {
  /** Attributes that are undefined here stay as they are. */
  readonly set?: { readonly [Path in keyof Paths<Item>]?: ValueOrExpression<Paths<Item>[Path]> | undefined }
  readonly remove?: readonly (keyof Paths<Item>)[]
  /** Numbers to add, and elements to add to sets. */
  readonly add?: { readonly [Name in keyof Item]?: number | ReadonlySet<string> }
  /** Elements to remove from sets. */
  readonly take?: { readonly [Name in keyof Item]?: ReadonlySet<string> }
}

/** Returns functions that write the expressions of one request and collect their placeholders. */
export function createExpressions() {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const toPlaceholder = (part: string) => {
    names[`#${part}`] = part
    return `#${part}`
  }
  const name = (path: string) => path.split('.').map(toPlaceholder).join('.')
  const put = (value: unknown) => {
    const placeholder = `:${Object.keys(values).length}`
    values[placeholder] = value
    return placeholder
  }
  const writeAll = (conditions: object) =>
    Object.entries(conditions)
      .map(([path, condition]) => toExpression(condition)(name(path), put))
      .join(' AND ')
  return {
    names: (paths: readonly string[]) => paths.map(name).join(', '),
    condition: (condition: object) =>
      Array.isArray(condition) ? condition.map((entry) => `(${writeAll(entry)})`).join(' OR ') : writeAll(condition),
    change({ set = {}, remove = [], add = {}, take = {} }: Change<Record<string, unknown>>) {
      const written = Object.entries(set).filter(([, value]) => value !== undefined)
      const toValue = (path: string, value: unknown) =>
        typeof value === 'function' ? (value as Expression<unknown>)(name(path), put) : put(value)
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
