/**
 * What can be read from a video's figures. Each kind has its sentence in `web/src/messages`, and says here what its two
 * numbers, `value` and `usual`, are.
 */
export const remarkKinds = [
  // Views an hour now, and on average since it was published.
  'speeding',
  'steady',
  'slowing',
  // Views an hour on average since it was published; nothing.
  'average',
  // Its views, in its first hour; nothing.
  'just_out',
  // Nothing; nothing.
  'live',
  'upcoming',
  'hidden',
  // Its length in seconds; nothing.
  'brief_format',
  'video_format',
  'long_format',
  // Nothing; nothing.
  'live_format',
  'upcoming_format',
  // Lengths in seconds between which the middle half of its list lies.
  'length_beside',
  // Width and height of the largest picture, in pixels.
  'picture_full',
  'picture_small',
  // Nothing; nothing.
  'picture_none',
  // Characters of the title, and how many phones show.
  'title_fits',
  'title_cut',
  // How many titles of its list, in percent, are built so; nothing.
  'with_number',
  'with_question',
  'with_brackets',
  'with_quote',
  'with_parts',
  'with_versus',
  'with_short',
  // Percentile of the title by our model; the middle.
  'title_score',
  // Views an hour since it was published, and the median of its list.
  'pace',
  // Likes per 100 views, and the median of its list.
  'likes',
  // Comments per 1,000 views, and the median of its list.
  'comments',
] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** In the top quarter of its list, the middle half, or the bottom quarter. */
export const impacts = ['high', 'medium', 'low'] as const
export type Impact = (typeof impacts)[number]
