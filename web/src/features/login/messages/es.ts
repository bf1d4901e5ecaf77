import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const login: Translation<typeof english.login> = {
  page: 'Iniciar sesión',
  title: 'Te damos la bienvenida de nuevo',
  description: 'Inicia sesión en tu cuenta de Viewcraft.',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión...',
  noAccount: '¿Aún no tienes cuenta?',
  signUp: 'Regístrate',
  haveCode: '¿Ya tienes un código?',
  confirm: 'Confirma tu correo',
  passwordRequired: 'La contraseña es obligatoria',
  success: '¡Has iniciado sesión!',
  failure: 'Correo o contraseña incorrectos',
  unconfirmed: 'Revisa tu correo para confirmar tu cuenta.',
  caught: 'Inicia sesión para continuar a la página que pediste.',
  code: {
    label: 'Código de tu aplicación de autenticación',
    required: 'Escribe los seis dígitos',
    refused: 'Este código no es correcto. Espera al siguiente e inténtalo de nuevo.',
    back: 'Iniciar sesión de nuevo',
  },
  forgot: '¿Has olvidado tu contraseña?',
  mail: {
    button: 'Envíame un código por correo',
    text: 'Si {email} tiene una cuenta, un código para iniciar sesión está en camino. Una cuenta con aplicación de autenticación necesita su contraseña.',
    label: 'Código del correo',
    hint: '¿No ha llegado nada? Mira también en la carpeta de spam.',
    required: 'Escribe el código: solo cifras',
    refused: 'Este código no es correcto o ya no es válido. Inténtalo de nuevo o pide otro.',
    sent: 'Si hay una cuenta, un código nuevo está en camino.',
    back: 'Iniciar sesión con tu contraseña',
  },
  demo: {
    title: 'Cuenta de demostración',
    text: 'Esta instalación tiene un creador de demostración que puedes usar: {email}, contraseña {password}',
    fill: 'Usar la cuenta demo',
  },
}
