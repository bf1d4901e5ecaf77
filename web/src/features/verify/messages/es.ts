import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const verify: Translation<typeof english.verify> = {
  title: 'Verifica tu correo',
  sentTo: 'Hemos enviado un código de seis dígitos a {email}. Escríbelo aquí o abre el enlace del correo.',
  sent: 'Escribe tu dirección y el código de seis dígitos de nuestro correo.',
  fromLink: 'Pulsa el botón y tu dirección quedará confirmada.',
  email: 'Correo electrónico',
  emailInvalid: 'La dirección de correo no es válida',
  code: 'Código del correo',
  codeHint: '¿No ha llegado nada? Mira también en el correo no deseado.',
  codeRequired: 'Escribe los seis dígitos',
  submit: 'Confirmar el correo',
  submitting: 'Confirmando...',
  failures: {
    wrong_code: 'Este código no es correcto. Compruébalo e inténtalo de nuevo.',
    expired: 'Este código ya no es válido. Pide uno nuevo.',
    limited: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
    unavailable: 'No se pudo contactar con Viewcraft. Comprueba tu conexión e inténtalo de nuevo.',
  },
  sentAgain: 'Si la dirección está pendiente de confirmar, un código nuevo va en camino.',
  checking: 'Esta página continuará sola en cuanto tu dirección esté confirmada.',
  stopped: 'Hemos dejado de comprobar si tu dirección está confirmada.',
  checkAgain: 'Comprobar de nuevo',
  wrongAddress: '¿Dirección equivocada? Regístrate de nuevo',
  logIn: 'Iniciar sesión',
  verified: '¡Correo verificado! Conectando tu cuenta de YouTube...',
  logInNext: 'Tu dirección de correo está confirmada. Inicia sesión para continuar.',
  choosePassword:
    'Tu dirección de correo está confirmada. Ya se había registrado con otra contraseña: elige una nueva.',
  elsewhere: {
    title: 'Tu dirección de correo está confirmada',
    text: 'Continúa en la ventana donde te registraste o inicia sesión aquí.',
  },
}
