/** `advice/analyze` and `user_tokens` as construct ids: `AdviceAnalyze`, `UserTokens`. */
export const toPascalCase = (name: string): string =>
  name
    .split(/[/_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
