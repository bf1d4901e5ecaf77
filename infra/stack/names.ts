/** Returns a name as a construct id: `advice/analyze` as `AdviceAnalyze`, `user_tokens` as `UserTokens`. */
export const toPascalCase = (name: string): string =>
  name
    .split(/[/_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
