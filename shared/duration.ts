/** Lengths of time: in milliseconds for clocks, in seconds for limits and expirations. A day here has 24 hours. */
export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000
export const daySeconds = 86_400
