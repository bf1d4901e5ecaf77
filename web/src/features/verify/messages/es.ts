import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const verify: Translation<typeof english.verify> = {
  title: 'Verifica tu correo',
  sentTo: 'Hemos enviado un código de seis dígitos a {email}. Introdúcelo aquí o abre el enlace del correo.',
  sent: 'Escribe tu dirección y el código de seis dígitos de nuestro correo, y elige una contraseña.',
  fromLink: 'Pulsa el botón para confirmar tu dirección.',
  fromLinkWithPassword: 'Elige una contraseña para confirmar tu dirección.',
  email: 'Correo electrónico',
  emailInvalid: 'La dirección de correo no es válida',
  code: 'Código del correo',
  codeHint: '¿No lo encuentras? Mira en la carpeta de spam.',
  codeRequired: 'Introduce el código de seis dígitos',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres. Sustituye a cualquier contraseña anterior.',
  passwordShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordWeak: 'La contraseña debe tener al menos 8 caracteres, sin espacios al principio ni al final',
  submit: 'Confirmar el correo',
  submitting: 'Confirmando...',
  codeRefused:
    'Este código no es correcto o ya no es válido. Compruébalo o pide uno nuevo. Si ya has confirmado tu dirección, inicia sesión o restablece tu contraseña.',
  resetPassword: 'Restablecer la contraseña',
  tooMany: 'Demasiados intentos por hoy. Inténtalo de nuevo mañana.',
  sentAgain: 'Si esta dirección está pendiente de confirmar, hemos enviado un código nuevo.',
  checking: 'Esta página continuará automáticamente cuando tu dirección esté confirmada.',
  stopped: 'Hemos dejado de comprobar si tu dirección está confirmada.',
  checkAgain: 'Comprobar de nuevo',
  wrongAddress: '¿Dirección equivocada? Regístrate de nuevo',
  logIn: 'Iniciar sesión',
  verified: '¡Correo verificado! Conectando tu cuenta de YouTube...',
  verifiedWithout: '¡Correo verificado! Iniciando sesión...',
  logInNext: 'Tu dirección de correo está confirmada. Inicia sesión para continuar.',
  elsewhere: {
    title: 'Tu dirección de correo está confirmada',
    text: 'Continúa en la ventana donde te registraste o inicia sesión aquí.',
  },
}
