import type { Column } from './columns.ts'
import type { StudioSource, StudioVideo } from './videos.ts'

/** Why a line, or one cell of it, was not read. With a column only that cell is empty; without one the line is left out. */
export const skipReasons = [
  'too_few_cells',
  'too_many_cells',
  /** Quotes that do not match: the cell ends inside them, or text follows them. */
  'unclosed_quote',
  'empty_row',
  'cell_too_long',
  /** The id was on an earlier line, which counts. */
  'duplicate_video',
  /** A second header or total row, as after joining two files. */
  'repeated_row',
  'no_title',
  /** Characters that the file's encoding cannot represent. */
  'damaged_text',
  'bad_id',
  'not_a_number',
  /** 1,234 where nothing shows whether that is more than a thousand. */
  'ambiguous_number',
  'negative',
  'rate_over_100',
  'bad_date',
  /** 05/01/2024 where nothing shows whether the day comes first. */
  'ambiguous_date',
  'bad_duration',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** A line that was not read, or a cell of it. */
export interface Skipped {
  /** Counts from 1 in the file as stored; a record is on the line where it starts. */
  readonly line: number
  readonly reason: SkipReason
  /** The header of the cell's column as in the file. */
  readonly column: string | null
}

export const fileFailures = [
  /** No line, a header only, or a header and a total row. */
  'empty',
  'not_an_export',
  'too_large',
  'binary',
  /** A table whose columns the creator has to name. */
  'unknown_columns',
  /** Every column is known, and none is the title. */
  'no_title_column',
  'broken_archive',
] as const
export type FileFailure = (typeof fileFailures)[number]

/** The number of rows after which Studio cut the table off, as its last line says; null if it is whole. */
type CutOff = number | null

/** What one file, or one entry of a ZIP, was read as. */
export type ReadFile =
  | {
      readonly kind: 'videos'
      readonly name: string
      readonly videos: readonly StudioVideo[]
      readonly total: StudioVideo | null
      readonly skipped: readonly Skipped[]
      readonly unknownColumns: readonly string[]
      /** The last day that the export covers, YYYY-MM-DD; null where it does not say so. */
      readonly lastDate: string | null
      readonly cutOffAt: CutOff
    }
  | {
      readonly kind: 'sources'
      readonly name: string
      readonly sources: readonly StudioSource[]
      readonly skipped: readonly Skipped[]
      readonly unknownColumns: readonly string[]
      readonly cutOffAt: CutOff
    }
  /** Chart data and totals by day: only their last day is used. */
  | {
      readonly kind: 'dates'
      readonly name: string
      /** The header of the only metric; null if there are several. */
      readonly metric: string | null
      readonly lastDate: string | null
      readonly skipped: readonly Skipped[]
    }
  /** An export that we do not use, such as views by country. */
  | { readonly kind: 'other'; readonly name: string }
  | {
      readonly kind: 'failed'
      readonly name: string
      readonly failure: FileFailure
      /** For `unknown_columns`: the headers and the first rows, so that the creator can say which column is which. */
      readonly header?: readonly string[]
      readonly sample?: readonly (readonly string[])[]
    }

export interface ReadOptions {
  /** The creator's own answers by header. They take precedence over the known headers. */
  readonly columns?: Readonly<Record<string, Column | 'ignore'>>
}

export const limits = {
  /** Of a file, and of an entry of a ZIP after unpacking. */
  bytes: 10_000_000,
  /** Of all entries of a ZIP together, after unpacking. */
  unpackedBytes: 40_000_000,
  zipEntries: 1000,
  rows: 20_000,
  columns: 200,
  cellCharacters: 10_000,
} as const
