import * as z from 'zod/mini'

/** The id of an item of a user, such as a draft or an analysis. */
export const ItemId = z.string().check(z.regex(/^[0-9a-z]{20,40}$/))
