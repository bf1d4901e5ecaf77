import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The bounds of what a user can keep and give. `fileBytes` is the size of an export as downloaded from YouTube Studio. */
export const studioLimits = { files: 24, fileBytes: 10_000_000, fileName: 150, rows: 2000 } as const

/** A kept export of YouTube Studio, as the user's file. */
export const StudioFile = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  keptAt: z.iso.datetime(),
  /** The file. The URL is valid for five minutes. */
  url: z.url(),
})
export type StudioFile = z.infer<typeof StudioFile>

const count = z.nullable(z.int().check(z.nonnegative(), z.maximum(1e12)))

/** A video as given for training: nothing that names the video or the channel but its title. Null where the export has no figure. */
export const GivenRow = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  impressions: count,
  /** Percent of the impressions. */
  clickRate: z.nullable(z.number().check(z.nonnegative(), z.maximum(100))),
  views: count,
  /** The length of the video. */
  seconds: count,
})
export type GivenRow = z.infer<typeof GivenRow>

/** The rows that a user gives for training: when they were given last, and their number. */
export const Given = z.object({ at: z.iso.datetime(), rows: z.int() })
export type Given = z.infer<typeof Given>

/** Exports of YouTube Studio. The browser reads them; the server stores what the user decides to keep or to give. */
export const studio = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ files: z.array(StudioFile), given: z.nullable(Given) }),
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
  /**
   * Returns a presigned form for uploading an export: post `fields` and then `file`, once, within a minute. A file with the
   * same name and SHA-256 is replaced.
   */
  keep: endpoint({
    method: 'POST',
    path: '/api/studio/files',
    caller: 'user',
    input: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(studioLimits.fileName)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    output: z.object({ id: z.string(), url: z.url(), fields: z.record(z.string(), z.string()) }),
    errors: ['studio_files_full'],
    rate: { max: 40, seconds: 3600 },
  }),
  /** Deletes a kept file. Succeeds where there is none. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/studio/files/{id}',
    caller: 'user',
    input: z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{64}\.[\w-]{1,800}$/)) }),
    output: z.object({}),
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
  /**
   * Stores rows for training the title models, in place of those that the user gave before. `given` is null if the user
   * withdrew at the same moment.
   */
  give: endpoint({
    method: 'POST',
    path: '/api/studio/given',
    caller: 'user',
    input: z.strictObject({ rows: z.array(GivenRow).check(z.minLength(1), z.maxLength(studioLimits.rows)) }),
    output: z.object({ given: z.nullable(Given) }),
    errors: [],
    rate: { max: 10, seconds: 60 },
    maxBytes: 2_000_000,
  }),
  /** Deletes the rows that the user gave. What was trained with them stays trained. */
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/studio/given',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
    rate: { max: 10, seconds: 60 },
  }),
}
