import * as z from 'zod/mini'
import { advisers, aiAbsences } from '#shared/advisers.ts'
import { maxAboutLength, maxTags } from '#shared/metadata.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { MeterState } from './account.ts'

/** A draft: its title, and what its creator tells of the video, which may be nothing. */
export const MetadataDraft = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)),
  about: z.optional(z.string().check(z.trim(), z.maxLength(maxAboutLength))),
})

/** A description, of lines of plain text, and tags, as YouTube takes them. */
export const MetadataAnswer = z.object({
  adviser: z.enum(advisers),
  /** Why it is not the provider. */
  absence: z.optional(z.enum(aiAbsences)),
  description: z.string(),
  tags: z.array(z.string()).check(z.maxLength(maxTags)),
  meter: MeterState,
})
export type MetadataAnswer = z.infer<typeof MetadataAnswer>
