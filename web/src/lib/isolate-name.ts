/** Returns a name that keeps its own direction and does not reorder the sentence around it. */
export const isolateName = (name: string): string => `\u2068${name}\u2069`
