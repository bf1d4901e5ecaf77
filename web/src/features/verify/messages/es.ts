import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const verify: Translation<typeof english.verify> = {
  title: 'Verifica tu correo',
  sentTo: 'Hemos enviado un código de seis dígitos a {email}. Introdúcelo aquí o abre el enlace del correo.',
  sent: 'Introduce tu dirección de correo y el código de seis dígitos que te hemos enviado.',
  fromLink: 'Pulsa el botón para confirmar tu dirección.',
  email: 'Correo electrónico',
  emailInvalid: 'La dirección de correo no es válida',
  code: 'Código del correo',
  codeHint: '¿No lo encuentras? Mira en la carpeta de spam.',
  codeRequired: 'Introduce el código de seis dígitos',
  submit: 'Confirmar el correo',
  submitting: 'Confirmando...',
  failures: {
    wrong_code: 'El código no es correcto. Compruébalo e inténtalo de nuevo.',
    expired: 'El código ha caducado. Pide uno nuevo.',
    limited: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
    unavailable: 'No hemos podido conectar con Viewcraft. Comprueba tu conexión e inténtalo de nuevo.',
  },
  sentAgain: 'Si esta dirección está pendiente de confirmar, hemos enviado un código nuevo.',
  checking: 'Esta página continuará automáticamente cuando tu dirección esté confirmada.',
  stopped: 'Hemos dejado de comprobar si tu dirección está confirmada.',
  checkAgain: 'Comprobar de nuevo',
  wrongAddress: '¿Dirección equivocada? Regístrate de nuevo',
  logIn: 'Iniciar sesión',
  verified: '¡Correo verificado! Conectando tu cuenta de YouTube...',
  logInNext: 'Tu dirección de correo está confirmada. Inicia sesión para continuar.',
  choosePassword:
    'Tu dirección de correo está confirmada. Alguien ya se había registrado con ella usando otra contraseña, así que elige una nueva.',
  elsewhere: {
    title: 'Tu dirección de correo está confirmada',
    text: 'Continúa en la ventana donde te registraste o inicia sesión aquí.',
  },
}
