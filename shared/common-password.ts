import passwords from './common-passwords.generated.json'

const common: ReadonlySet<string> = new Set(passwords)

/** Returns whether a password is one of the 3,000 most common ones, in upper or lower case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
