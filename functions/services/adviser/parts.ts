/** A clause of the creator's line. Its kind determines where it fits in a title. `text` has only the capitals that it needs. */
export type Clause =
  /** Somebody or something else did something: "frost split the pipe". A subject and a verb, complete. */
  | { readonly kind: 'event'; readonly text: string; readonly hasPronoun: boolean; readonly joint?: Joint | undefined }
  /** The creator did something: "I glued it with a $3 tube", with the subject. */
  | { readonly kind: 'ours'; readonly text: string; readonly isPast: boolean; readonly joint?: Joint | undefined }
  /** A statement about the topic, without a subject: "began as a toy shop". */
  | { readonly kind: 'predicate'; readonly text: string }
  /** A relative clause about counted things: "survive low light". */
  | { readonly kind: 'relative'; readonly text: string }
  /** What happened to the subject of the title: "bought for $8 at a yard sale", a participle without an object. */
  | { readonly kind: 'participle'; readonly text: string }
  /** An instruction: "warm the blade first". */
  | { readonly kind: 'instruction'; readonly text: string }
  /** The things were ranked. */
  | { readonly kind: 'ranking'; readonly text: string }
  /** What the creator explains: "what I do now". */
  | { readonly kind: 'explains'; readonly text: string }
  /** A count: "6 exercises". */
  | { readonly kind: 'count'; readonly text: string; readonly noun: string }
  /** A time and how it was spent: "5 weeks with a folding bike". */
  | { readonly kind: 'spell'; readonly text: string }
  /** A duration alone: "40 minutes", "one weekend"; `isRate`: "20 minutes a day". */
  | { readonly kind: 'time'; readonly text: string; readonly isRate: boolean }
  /** A price alone: "$80", "412 euros all in". */
  | { readonly kind: 'price'; readonly text: string }
  /** The number of tries until it worked, and the words after them: "61", " with a bad build". */
  | { readonly kind: 'tries'; readonly text: string; readonly rest: string }
  /** What is not needed, or what is enough: "no oven", "one bowl", "in one pan", "without a mixer". */
  | { readonly kind: 'limit'; readonly text: string }
  /** Who it is for: "for stiff backs". */
  | { readonly kind: 'audience'; readonly text: string }
  /** Circumstances: "in Peru", "on a nurse's pay", "at -9". */
  | { readonly kind: 'circumstance'; readonly text: string }
  /** The answer to the question in the title: "yes, but it took a week". */
  | { readonly kind: 'answer'; readonly text: string }
  /** How it is shown: "animated". */
  | { readonly kind: 'format'; readonly text: string }
  /** Any other noun phrase: "mandarins from the old tree". `isConcrete`: it has a number or a name. */
  | { readonly kind: 'thing'; readonly text: string; readonly isConcrete: boolean }

/** The word that joins a clause to the one before it. */
export type Joint = 'but' | 'so' | 'because' | 'until'

export type ClauseKind = Clause['kind']

/** The kind of a title, and its phrases that other titles can use. */
export interface ParsedTitle {
  readonly kind: 'how_to' | 'done' | 'event' | 'question' | 'versus' | 'list' | 'name'
  /** What the video is about, without labels: a noun phrase, or all of a question or an event. */
  readonly topic: string
  /** A whole sentence, if the title allows one: "I built a canoe out of crates". */
  readonly statement?: string | undefined
  /** The task of a how-to title: "sharpen a chisel". */
  readonly task?: string | undefined
  /** The opening of a title about a reason or a method: "Why I", "How I". */
  readonly opening?: 'why' | 'how' | undefined
  /** What the creator did with the things that the title names: "bought" for a haul. */
  readonly acquired?: string | undefined
  /** The first word of a list of the creator's own things. */
  readonly owner?: 'my' | 'our' | undefined
  /** Whether it names something that takes time to make: a recipe, something easy or handmade. */
  readonly isMade?: boolean | undefined
  /** The destination of a trip. */
  readonly place?: string | undefined
  /** A question as a noun phrase: "how magnets work" for "how do magnets work?". */
  readonly answers?: readonly string[] | undefined
  /** What comes before "explained for ...", if it is more than the topic: "everything you need to know about magnets,". */
  readonly lesson?: string | undefined
  /** The text in parentheses, which is part of what happens. */
  readonly aside?: string | undefined
  /** Whether it is a lesson: a tutorial, a guide, something explained. */
  readonly teaches?: boolean | undefined
}
