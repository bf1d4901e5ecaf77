/** Whether the runtime knows a name of the IANA time zone database, such as `Europe/Paris` or `UTC`. Rejects offsets. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[\w+-]+)*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Returns a time zone, or the fallback if it is missing or unknown. */
export const timeZoneOr = (name: string | undefined, fallback: string): string =>
  name !== undefined && isTimeZone(name) ? name : fallback
