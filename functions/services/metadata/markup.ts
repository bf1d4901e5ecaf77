/** Removes HTML tags and angle brackets, which YouTube rejects. Arrows of two characters stay readable. */
export const removeMarkup = (text: string): string =>
  text
    .replace(/\s*(?:-+>|=+>)\s*/g, ' → ')
    .replace(/<\/?\w[^<>]*>/g, '')
    .replace(/[<>]/g, '')
