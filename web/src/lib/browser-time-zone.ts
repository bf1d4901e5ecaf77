/** The time zone this browser runs in, by the time zone database. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
