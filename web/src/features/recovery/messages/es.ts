import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const recovery: Translation<typeof english.recovery> = {
  title: 'Restablece tu contraseña',
  description: 'Te enviamos por correo un código para elegir una nueva.',
  sentTo: 'Si {email} tiene una cuenta, un código está en camino. Vale durante una hora.',
  submit: 'Enviar el código',
  submitting: 'Enviando...',
  back: 'Volver a iniciar sesión',
  code: 'Código del correo',
  codeHint: '¿No ha llegado nada? Mira también en la carpeta de spam.',
  codeRequired: 'Escribe los seis dígitos',
  codeRefused: 'Este código no es correcto o ya no es válido. Compruébalo o pide otro.',
  password: 'Contraseña nueva',
  passwordHint: 'Al menos 8 caracteres. Se cierra la sesión en los demás dispositivos.',
  passwordShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordWeak: 'La contraseña debe tener al menos 8 caracteres, sin espacio al principio ni al final',
  change: 'Guardar contraseña',
  changing: 'Guardando...',
  otherAddress: 'Usar otra dirección',
  sentAgain: 'Si hay una cuenta, un código nuevo está en camino.',
  changed: 'Tu contraseña ha cambiado.',
}
