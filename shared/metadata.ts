/** YouTube's limits (developers.google.com/youtube/v3/docs/videos): UTF-8 bytes of a description, characters of all tags. */
export const maxDescriptionBytes = 5000
export const maxTagsLength = 500

/** The maximum length of a creator's notes about a video, in UTF-16 code units. */
export const maxAboutLength = 2000
/** Our own limit: YouTube says that tags play a minimal role. */
export const maxTags = 15
/** YouTube shows at most three hashtags above a title. */
export const maxHashtags = 3

/** Counts characters as YouTube does: with commas between tags, and quotation marks around tags with spaces. */
export const countTagCharacters = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(0, tags.length - 1))

/** Returns the first tags that fit YouTube's limit and ours. */
export function limitTags(tags: readonly string[]): string[] {
  const fitting: string[] = []
  for (const tag of tags.slice(0, maxTags))
    if (countTagCharacters([...fitting, tag]) <= maxTagsLength) fitting.push(tag)
  return fitting
}
