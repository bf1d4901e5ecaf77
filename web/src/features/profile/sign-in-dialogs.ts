/** The dialogs about signing in, downloaded together when one of them opens. */
export { GoogleDialog } from './google/google-dialog.tsx'
export { PasswordDialog } from './password-dialog.tsx'
export { SetPasswordDialog } from './set-password-dialog.tsx'
