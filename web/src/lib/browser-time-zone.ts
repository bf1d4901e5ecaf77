/** Returns the browser's time zone as an IANA name, such as `Europe/Madrid`. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
