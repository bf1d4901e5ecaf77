/** The version of the npm package `viewcraft`, which `npm run release` writes. */
export const version = '0.2.0'
