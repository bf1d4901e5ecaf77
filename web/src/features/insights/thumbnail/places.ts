/** The places where viewers see a thumbnail. */
export const places = ['home', 'phone', 'search', 'sidebar', 'tv'] as const
export type Place = (typeof places)[number]

/** The layout of a place. Lengths in CSS pixels. */
export interface Layout {
  /** The image's width; its height is 9/16 of it. */
  readonly image: number
  /** The width for the title beside the channel image, the menu and the margins. */
  readonly title: number
  /** Font size and line height of the title, which is cut after its second line everywhere. */
  readonly text: readonly [size: number, line: number]
  /** Whether the title is beside the image instead of below it. */
  readonly beside: boolean
  /** The width of the channel image beside a title below the image. */
  readonly picture: number
}

/**
 * YouTube does not publish these values and changes them. As of 2025: home and sidebar use the widths that its pages request
 * from the image server (360 x 202 and 168 x 94); search uses the `max-width` of its style sheet; text sizes come from the
 * style sheet in a window of 1280 pixels. Two are estimates: an Android phone of 360 pixels, whose home feed fills the width
 * and cuts titles at about 60 characters, and the TV app, which draws about four cards per row on 1280 x 720.
 */
export const layouts: Readonly<Record<Place, Layout>> = {
  home: { image: 360, title: 288, text: [16, 22], beside: false, picture: 36 },
  search: { image: 500, title: 450, text: [18, 26], beside: true, picture: 0 },
  sidebar: { image: 168, title: 202, text: [14, 20], beside: true, picture: 0 },
  phone: { image: 360, title: 268, text: [16, 22], beside: false, picture: 40 },
  tv: { image: 320, title: 320, text: [18, 24], beside: false, picture: 0 },
}

/** Returns the height of a 16:9 image in whole pixels, as YouTube rounds it: 202 for 360, 94 for 168. */
export const heightOf = (width: number): number => Math.floor((width * 9) / 16)
