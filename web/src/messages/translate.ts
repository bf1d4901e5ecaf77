import type { Locale } from '#shared/locale.ts'
import type { At, Path, Plural, Sentences, Value, Values } from './sentence.ts'

/** Returns a sentence of `Tree` in one language. A wrong path or placeholder does not compile. */
export type Translate<Tree> = <Key extends Path<Tree>>(key: Key, ...values: Values<At<Tree, Key>>) => string

type Node = string | Plural | Sentences

const isPlural = (node: Node): node is Plural => typeof node === 'object' && typeof node.other === 'string'

function find(tree: Sentences, path: string): string | Plural {
  let node: Node | undefined = tree
  for (const key of path.split('.')) {
    node = typeof node === 'object' && !isPlural(node) ? node[key] : undefined
  }
  if (typeof node === 'string' || (node && isPlural(node))) return node
  throw new Error(`No sentence at ${path}`)
}

/** French puts a non-breaking space before these signs and inside quotation marks, Spanish before the percent sign. */
export const bound = (text: string, locale: Locale) =>
  locale === 'en' ? text : text.replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0')

/** Creates `t()` for one language, with its plural rules. */
export function translator<Tree>(locale: Locale, messages: Sentences): Translate<Tree> {
  const plural = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  const write = (value: Value | undefined, name: string) =>
    typeof value === 'number' ? number.format(value) : (value ?? `{${name}}`)

  return (key, ...[given]) => {
    const values: Readonly<Record<string, Value>> = given ?? {}
    const sentence = find(messages, key)
    const text = typeof sentence === 'string' ? sentence : (sentence[plural.select(Number(values.n))] ?? sentence.other)
    return bound(text, locale).replace(/\{(\w+)\}/g, (_, name: string) => write(values[name], name))
  }
}
