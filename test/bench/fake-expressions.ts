/** The expressions of DynamoDB that `functions/lib/expression.ts` writes, run on an item in memory. */

export type Item = Record<string, unknown>
export interface Placeholders {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>> | undefined
}

type Read = (item: Item) => unknown
type Compare = (one: never, other: never) => boolean

const comparisons: Readonly<Record<string, (one: number | string, other: number | string) => boolean>> = {
  '=': (one, other) => one === other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
}

const has = (value: unknown, part: unknown) =>
  value instanceof Set ? value.has(part) : Array.isArray(value) ? value.includes(part) : `${value}`.includes(`${part}`)
const sizeOf = (value: unknown) =>
  value instanceof Set ? value.size : Array.isArray(value) || typeof value === 'string' ? value.length : undefined

/** Creates a parser that reads an expression token by token. */
function createParser(text: string, { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Placeholders) {
  const tokens = text.match(/<=|>=|<>|[=<>(),+]|[\w#:.-]+/g) ?? []
  let at = 0
  const peek = () => tokens[at] ?? ''
  const take = (expected?: string) => {
    const token = tokens[at] ?? ''
    if (expected !== undefined && token !== expected) throw new Error(`${expected} expected, not ${token}: ${text}`)
    at += 1
    return token
  }
  const pathOf = (token: string) => token.split('.').map((part) => ExpressionAttributeNames[part] ?? part)
  const readPath = (path: readonly string[]): Read => {
    const [only = ''] = path
    if (path.length === 1) return (item) => item[only]
    return (item) => path.reduce<unknown>((value, part) => (value as Item | undefined)?.[part], item)
  }
  const operand = (): Read => {
    const token = take()
    if (token === 'size' || token === 'if_not_exists' || token === 'list_append') {
      take('(')
      const first = operand()
      const second = token === 'size' ? undefined : operandAfter(',')
      take(')')
      if (!second) return (item) => sizeOf(first(item))
      if (token === 'if_not_exists') return (item) => first(item) ?? second(item)
      return (item) => [...(first(item) as unknown[]), ...(second(item) as unknown[])]
    }
    const value = ExpressionAttributeValues[token]
    const read = token.startsWith(':') ? () => value : readPath(pathOf(token))
    if (peek() !== '+') return read
    take('+')
    const more = operand()
    return (item) => Number(read(item)) + Number(more(item))
  }
  const operandAfter = (token: string) => {
    take(token)
    return operand()
  }
  const single = (): ((item: Item) => boolean) => {
    if (peek() === 'NOT') {
      take()
      const test = single()
      return (item) => !test(item)
    }
    if (peek() === '(') {
      take('(')
      const test = any()
      take(')')
      return test
    }
    const name = peek()
    if (['begins_with', 'contains', 'attribute_exists', 'attribute_not_exists'].includes(name)) {
      take()
      take('(')
      const read = operand()
      const part = peek() === ',' ? operandAfter(',') : undefined
      take(')')
      if (name === 'attribute_exists') return (item) => read(item) !== undefined
      if (name === 'attribute_not_exists') return (item) => read(item) === undefined
      if (name === 'begins_with') return (item) => `${read(item) ?? ''}`.startsWith(`${part?.(item)}`)
      return (item) => read(item) !== undefined && has(read(item), part?.(item))
    }
    const left = operand()
    const operator = take()
    const right = operand()
    if (operator === 'BETWEEN') {
      take('AND')
      const end = operand()
      return (item) => `${left(item)}` >= `${right(item)}` && `${left(item)}` <= `${end(item)}`
    }
    if (operator === '<>') return (item) => left(item) !== right(item)
    const compare = comparisons[operator] as Compare | undefined
    if (!compare) throw new Error(`unknown operator ${operator}: ${text}`)
    return (item) => left(item) !== undefined && compare(left(item) as never, right(item) as never)
  }
  const all = (): ((item: Item) => boolean) => {
    const tests = [single()]
    while (peek() === 'AND') {
      take()
      tests.push(single())
    }
    return (item) => tests.every((test) => test(item))
  }
  const any = (): ((item: Item) => boolean) => {
    const tests = [all()]
    while (peek() === 'OR') {
      take()
      tests.push(all())
    }
    return (item) => tests.some((test) => test(item))
  }
  return { peek, take, pathOf, operand, any }
}

/** Returns a condition as a predicate. */
export const compileCondition = (text: string | undefined, placeholders: Placeholders): ((item: Item) => boolean) =>
  text === undefined ? () => true : createParser(text, placeholders).any()

function write(item: Item, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path
  if (rest.length === 0 && value === undefined) delete item[first]
  else if (rest.length === 0) item[first] = value
  else {
    const inner = { ...(item[first] as Item | undefined) }
    write(inner, rest, value)
    item[first] = inner
  }
}

/** Returns an item after an update. */
export function applyUpdate(item: Item, text: string, placeholders: Placeholders): Item {
  const changed = { ...item }
  const { peek, take, pathOf, operand } = createParser(text, placeholders)
  let clause = ''
  while (peek() !== '') {
    if (['SET', 'REMOVE', 'ADD', 'DELETE'].includes(peek())) clause = take()
    const path = pathOf(take())
    if (clause === 'REMOVE') write(changed, path, undefined)
    else {
      if (clause === 'SET') take('=')
      const value = operand()(item)
      const [name = ''] = path
      const old = item[name]
      if (clause === 'SET') write(changed, path, value)
      else if (clause === 'ADD' && typeof value === 'number') changed[name] = Number(old ?? 0) + value
      else {
        const parts = new Set(old instanceof Set ? old : [])
        for (const part of value as Set<unknown>) clause === 'ADD' ? parts.add(part) : parts.delete(part)
        changed[name] = parts.size > 0 ? parts : undefined
      }
    }
    if (peek() === ',') take(',')
  }
  return changed
}
