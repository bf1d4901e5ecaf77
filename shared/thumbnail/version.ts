/**
 * The version of the thumbnail checks. Increase it with every change that can give an image a different result. Stored results of other
 * versions are ignored, and the image is checked again.
 */
export const checksVersion = 6
