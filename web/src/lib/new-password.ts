/**
 * The list of common passwords is larger than the code of a form, so it is loaded on first use. A failed load accepts
 * the password.
 */
const isCommon = (password: string): Promise<boolean> =>
  import('#shared/common-password.ts').then(
    ({ isCommonPassword }) => isCommonPassword(password),
    () => false,
  )

/** The minimum length of a password (`infra/pool.ts`). */
const minLength = 8

/** Returns the options of `register()` for a field of a new password. */
export const newPasswordRules = (messages: { readonly short: string; readonly common: string }) => ({
  validate: async (typed: string): Promise<string | true> => {
    if (typed.length < minLength) return messages.short
    return (await isCommon(typed)) ? messages.common : true
  },
})
