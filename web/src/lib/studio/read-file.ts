import type { Column } from './columns.ts'
import type { StudioSource, StudioVideo } from './videos.ts'

/** Why a line or cell was not read. With a column, only that cell is empty; without one, the whole line is left out. */
export type SkipReason =
  | 'too_few_cells'
  | 'too_many_cells'
  /** Unbalanced quotes: the file ends inside them, or text follows them. */
  | 'unclosed_quote'
  | 'empty_row'
  | 'cell_too_long'
  /** An earlier line has the same id and is used instead. */
  | 'duplicate_video'
  /** A second header or total row, such as after joining two files. */
  | 'repeated_row'
  | 'no_title'
  /** Characters that the file's encoding cannot represent. */
  | 'damaged_text'
  | 'bad_id'
  | 'not_a_number'
  /** A number such as 1,234 in a file that does not show whether the comma is a decimal mark. */
  | 'ambiguous_number'
  | 'negative'
  | 'rate_over_100'
  | 'bad_date'
  /** A date such as 05/01/2024 in a file that does not show whether the day comes first. */
  | 'ambiguous_date'
  | 'bad_duration'

/** A line that was not read, or a cell of it. */
export interface Skipped {
  /** The line number in the stored file, starting at 1. For a record with several lines, the first one. */
  readonly line: number
  readonly reason: SkipReason
  /** The header of the cell's column, as written in the file. */
  readonly column: string | null
}

/** Why a file was not read. */
export type FileFailure =
  /** No line, a header only, or a header and a total row. */
  | 'empty'
  | 'not_an_export'
  | 'too_large'
  | 'binary'
  /** A table whose columns the creator has to name. */
  | 'unknown_columns'
  /** Every column is known, but none is the title. */
  | 'no_title_column'
  | 'broken_archive'

/** The number of rows after which Studio truncated the table, from its last line. Null if the table is complete. */
type CutOff = number | null

/** The result of reading a file or an entry of a ZIP. */
export type ReadFile =
  | {
      readonly kind: 'videos'
      readonly name: string
      readonly videos: readonly StudioVideo[]
      readonly total: StudioVideo | null
      readonly skipped: readonly Skipped[]
      readonly unknownColumns: readonly string[]
      /** The last day that the export covers, YYYY-MM-DD. Null if the export does not contain it. */
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
      /** For `unknown_columns`: the headers and the first rows, so that the creator can assign the columns. */
      readonly header?: readonly string[]
      readonly sample?: readonly (readonly string[])[]
    }

export interface ReadOptions {
  /** The creator's own answers by header. They take precedence over the known headers. */
  readonly columns?: Readonly<Record<string, Column | 'ignore'>>
}

/** The limits of what is read from a file. */
export const limits = {
  /** Maximum size of a file, and of a ZIP entry after unpacking. */
  bytes: 10_000_000,
  /** Maximum total size of a ZIP's entries after unpacking. */
  unpackedBytes: 40_000_000,
  zipEntries: 1000,
  rows: 20_000,
  columns: 200,
  cellCharacters: 10_000,
} as const
