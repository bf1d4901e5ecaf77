/**
 * The version of the thumbnail checks. Increase it with every change that can give an image another result: stored results
 * of another version are not used, and the image is checked again.
 */
export const checksVersion = 6
