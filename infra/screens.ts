import { paths } from '#web/paths.ts'

/** Matches the address of every screen of the app. A parameter matches one segment without a dot. */
export const screens = new RegExp(
  `^(?:${Object.values(paths)
    .map((path) => path.replace(/:\w+/g, '[^/.]+'))
    .join('|')})$`,
)
