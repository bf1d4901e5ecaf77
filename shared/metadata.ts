/** What YouTube takes (developers.google.com/youtube/v3/docs/videos): a description in bytes of UTF-8, all tags in characters. */
export const maxDescriptionBytes = 5000
export const maxTagsLength = 500

/** The most that a creator may tell of a video here, in UTF-16 code units. */
export const maxAboutLength = 2000
/** As many as anybody reads; YouTube says that tags play a minimal role. */
export const maxTags = 15
/** More are shown above no title. */
export const maxHashtags = 3

/** How YouTube counts tags: with the commas between them, and with quotation marks around those of several words. */
export const countTagCharacters = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(0, tags.length - 1))

/** The first tags, as many as YouTube and we take. */
export function limitTags(tags: readonly string[]): string[] {
  const fitting: string[] = []
  for (const tag of tags.slice(0, maxTags))
    if (countTagCharacters([...fitting, tag]) <= maxTagsLength) fitting.push(tag)
  return fitting
}
