/** The places where viewers see a thumbnail. */
export const places = ['home', 'phone', 'search', 'sidebar', 'tv'] as const
export type Place = (typeof places)[number]

/** The layout of a place. Lengths in CSS pixels. */
interface Layout {
  /** The width of the image; its height is 9/16 of it. */
  readonly imageWidth: number
  /** The width for the title beside the channel image, the menu and the margins. */
  readonly titleWidth: number
  /** Font size and line height of the title, which is always cut after its second line. */
  readonly titleText: readonly [size: number, line: number]
  /** Whether the title is beside the image instead of below it. */
  readonly isTitleBeside: boolean
  /** The width of the channel image beside a title below the image. */
  readonly channelImageWidth: number
}

/**
 * YouTube does not publish these values and changes them. As of 2025: home and sidebar use the widths that its pages request
 * from the image server (360 x 202 and 168 x 94); search uses the `max-width` of its style sheet; text sizes come from the
 * style sheet in a window of 1280 pixels. Two are estimates: an Android phone of 360 pixels, whose home feed fills the width
 * and cuts titles at about 60 characters, and the TV app, which draws about four cards per row on 1280 x 720.
 */
export const layouts: Readonly<Record<Place, Layout>> = {
  home: { imageWidth: 360, titleWidth: 288, titleText: [16, 22], isTitleBeside: false, channelImageWidth: 36 },
  search: { imageWidth: 500, titleWidth: 450, titleText: [18, 26], isTitleBeside: true, channelImageWidth: 0 },
  sidebar: { imageWidth: 168, titleWidth: 202, titleText: [14, 20], isTitleBeside: true, channelImageWidth: 0 },
  phone: { imageWidth: 360, titleWidth: 268, titleText: [16, 22], isTitleBeside: false, channelImageWidth: 40 },
  tv: { imageWidth: 320, titleWidth: 320, titleText: [18, 24], isTitleBeside: false, channelImageWidth: 0 },
}

/** Returns the height of a 16:9 image in whole pixels, as YouTube rounds it: 202 for 360, 94 for 168. */
export const computeHeight = (width: number): number => Math.floor((width * 9) / 16)
