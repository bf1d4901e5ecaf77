/** A name of the IANA time zone database as this machine knows it: `Europe/Paris`, `UTC`; offsets are no zones. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[\w+-]+)*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A user's time zone, or another one where there is none, or none that this machine knows. */
export const timeZoneOr = (name: string | undefined, other: string): string =>
  name !== undefined && isTimeZone(name) ? name : other
