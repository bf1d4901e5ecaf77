/** Where viewers meet a thumbnail. */
export const places = ['home', 'phone', 'search', 'sidebar', 'tv'] as const
export type Place = (typeof places)[number]

/** How one place shows a video. Lengths in CSS pixels. */
export interface Layout {
  /** Of the image; its height is nine sixteenths of it. */
  readonly image: number
  /** What is left for the title beside the channel's picture, the menu and the margins. */
  readonly title: number
  /** Font size and line height of the title. Everywhere it is cut after its second line. */
  readonly text: readonly [size: number, line: number]
  /** Whether the title stands beside the image instead of under it. */
  readonly beside: boolean
  /** The width of the channel's picture beside a title that is under the image. */
  readonly picture: number
}

/**
 * YouTube publishes none of these and changes them. As known in 2025: the widths of home and sidebar are those its web
 * pages ask its image server for (360 x 202 and 168 x 94, in any listing of a video's `thumbnails`); search is the
 * `max-width` of its style sheet; texts are its style sheet's, in a window of 1280 pixels. Two are estimates: the phone is
 * an Android of 360 pixels, whose home feed fills the width, with a text that is cut at about 60 characters as is
 * reported; the TV's app draws on 1280 x 720, about four cards a row.
 */
export const layouts: Readonly<Record<Place, Layout>> = {
  home: { image: 360, title: 288, text: [16, 22], beside: false, picture: 36 },
  search: { image: 500, title: 450, text: [18, 26], beside: true, picture: 0 },
  sidebar: { image: 168, title: 202, text: [14, 20], beside: true, picture: 0 },
  phone: { image: 360, title: 268, text: [16, 22], beside: false, picture: 40 },
  tv: { image: 320, title: 320, text: [18, 24], beside: false, picture: 0 },
}

/** The height of a 16:9 image, whole pixels as YouTube has them: 202 for 360, 94 for 168. */
export const heightOf = (width: number): number => Math.floor((width * 9) / 16)
