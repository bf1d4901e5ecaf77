import type { PatternName, patterns } from '../patterns/matchers.ts'

/** The forms of a title that work in any language. */
export const formNames = [
  'number',
  'question',
  'exclamation',
  'brackets',
  'two_parts',
  'capitals',
  'short',
  'long',
] as const
export type FormName = (typeof formNames)[number]

/**
 * The frames and labels of English titles: those of `matchers.ts`, except for marks that are forms or say little on their own. Listed
 * here because screens need the names without the expressions.
 */
export const structureNames = [
  'in_time',
  'for_beginners',
  'n_things',
  'starts_with_count',
  'i_did',
  'tutorial',
  'basics',
  'every',
  'heres_why',
  'versus',
  'top_n',
  'superlative',
  'stretch_of_time',
  'q_and_a',
  'date',
  'behind_the_scenes',
  'announcement',
  'unboxing',
  'livestream',
  'live',
  'hashtag',
  'vlog',
  'interview',
  'tour',
  'best_of',
  'trailer',
  'episode',
  'series_number',
  'day_number',
  'update',
  'gameplay',
  'review',
  'today',
  'lets',
  'my',
] as const satisfies readonly PatternName[]
export type StructureName = (typeof structureNames)[number]

type Listed = Extract<(typeof patterns)[number], { group: 'structure' | 'label' }>['name']
type Mark = 'all_capitals' | 'label_only' | 'exclamation_mark' | 'quotation_marks' | 'sentence_case' | 'emoji'
/** Does not compile if a frame or label of `matchers.ts` is missing above. */
true satisfies Exclude<Listed, Mark | StructureName> extends never ? true : false
