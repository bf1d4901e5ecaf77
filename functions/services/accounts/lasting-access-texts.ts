import type { Locale } from '#shared/locale.ts'

interface LastingAccessTexts {
  readonly heading: string
  readonly google: string
  readonly passkey: string
  readonly token: string
  readonly webhook: string
  readonly feed: string
  readonly backupCodes: string
  readonly since: string
  readonly until: string
  readonly withPassword: string
  readonly end: string
}

/** The list of what still works, in the email about a new password. */
export const lastingAccessTexts: Readonly<Record<Locale, LastingAccessTexts>> = {
  en: {
    heading: 'These still work',
    google: 'Google account',
    passkey: 'Passkey',
    token: 'Access token',
    webhook: 'Webhook to {host}',
    feed: 'Calendar address',
    backupCodes: 'Backup codes',
    since: 'Created on {day}',
    until: 'Expires on {day}',
    withPassword: 'Only with your new password; new codes replace them',
    end: 'The links lead to your profile, where you can revoke each of them. Tokens, webhooks and the calendar address can also be revoked all at once.',
  },
  es: {
    heading: 'Esto sigue funcionando',
    google: 'Cuenta de Google',
    passkey: 'Llave de acceso',
    token: 'Token de acceso',
    webhook: 'Webhook a {host}',
    feed: 'Dirección del calendario',
    backupCodes: 'Códigos de respaldo',
    since: 'Desde el {day}',
    until: 'Caduca el {day}',
    withPassword: 'Solo con tu nueva contraseña; al crear otros dejan de servir',
    end: 'Los enlaces llevan a tu perfil, donde puedes revocar cada acceso. Los tokens, los webhooks y la dirección del calendario también se pueden revocar todos a la vez.',
  },
  fr: {
    heading: 'Fonctionnent encore',
    google: 'Compte Google',
    passkey: 'Clé d’accès',
    token: 'Jeton d’accès',
    webhook: 'Webhook vers {host}',
    feed: 'Adresse du calendrier',
    backupCodes: 'Codes de secours',
    since: 'Depuis le {day}',
    until: 'Expire le {day}',
    withPassword: 'Seulement avec votre nouveau mot de passe ; de nouveaux codes les remplacent',
    end: 'Les liens mènent à votre profil, où vous pouvez révoquer chaque accès. Les jetons, les webhooks et l’adresse du calendrier peuvent aussi être révoqués tous à la fois.',
  },
}
