/**
 * Emoji in a row, with all their parts: skin tones, joiners, flags and the frame of a keycap, whose digit stays. Letters of some scripts
 * are joined like emoji, so a joiner counts only after an emoji.
 */
export const emojiRun =
  /(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\ufe0f\u20e3\u{e0020}-\u{e007f}])\u200d?)+/gu
