/** A sentence that depends on a number `n`: one text per plural category of the language (CLDR), `other` always. */
export interface Plural {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** A text with `{placeholders}`. */
export type Sentence = string | Plural

/** The content of an English message file: `{ ... } as const satisfies Sentences`. May be nested. */
export interface Sentences {
  readonly [key: string]: Sentence | Sentences
}

/** The value of a placeholder. Numbers are formatted for the language. */
export type Value = string | number

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type Names<S> = S extends string ? NamesIn<S> : S extends Plural ? NamesIn<S['other']> | 'n' : never

type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Holding<Name extends string> = [Name] extends [never]
  ? string
  : Every<Name extends string ? `${string}{${Name}}${string}` : never>

/**
 * The type of a message file in another language: every key of the English file, with the same placeholders.
 * `export const login: Translation<typeof en> = { ... }`.
 */
export type Translation<English> = English extends string
  ? Holding<NamesIn<English>>
  : English extends Plural
    ? Omit<Plural, 'other'> & { readonly other: Holding<NamesIn<English['other']>> }
    : { readonly [Key in keyof English]: Translation<English[Key]> }

/** The dotted paths of all sentences in `Tree`, such as `insights.title`. */
export type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Sentence ? Key : `${Key}.${Path<Tree[Key]>}`
}[keyof Tree & string]

/** The sentence at a dotted path. */
export type At<Tree, P> = P extends keyof Tree
  ? Tree[P]
  : P extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? At<Tree[Head], Rest>
      : never
    : never

/** The arguments of `t()` after the path: none, or a value for each placeholder (`n` of a plural is a number). */
export type Values<S> = [Names<S>] extends [never]
  ? []
  : [values: { readonly [Name in Names<S>]: Name extends 'n' ? (S extends Plural ? number : Value) : Value }]
