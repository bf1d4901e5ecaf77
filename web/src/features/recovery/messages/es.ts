import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const recovery: Translation<typeof english.recovery> = {
  title: 'Restablece tu contraseña',
  description: 'Te enviaremos un código por correo para que elijas una contraseña nueva.',
  sentTo: 'Si hay una cuenta con {email}, le hemos enviado un código. Es válido durante una hora.',
  submit: 'Enviar el código',
  submitting: 'Enviando...',
  back: 'Volver a iniciar sesión',
  code: 'Código del correo',
  codeHint: '¿No lo encuentras? Mira en la carpeta de spam.',
  codeRequired: 'Introduce el código de seis dígitos',
  codeRefused: 'El código no es correcto o ha caducado. Compruébalo o pide otro.',
  password: 'Contraseña nueva',
  passwordHint: 'Al menos 8 caracteres. Se cerrará la sesión en los demás dispositivos.',
  passwordShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordWeak: 'La contraseña debe tener al menos 8 caracteres, sin espacios al principio ni al final',
  change: 'Guardar contraseña',
  changing: 'Guardando...',
  otherAddress: 'Usar otra dirección',
  sentAgain: 'Si hay una cuenta con esta dirección, hemos enviado un código nuevo.',
  changed: 'Tu contraseña se ha cambiado.',
  revoke: 'Revocar también los demás accesos',
  revokeHint:
    'Tokens de acceso, webhooks, la dirección de tu calendario y asistentes. Elígelo si otra persona ha usado tu cuenta.',
  revoked: 'También se han revocado los demás accesos.',
  notRevoked: 'No se han podido revocar los demás accesos. Revócalos en tu perfil.',
}
