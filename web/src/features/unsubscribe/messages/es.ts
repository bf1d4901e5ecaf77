import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const unsubscribe: Translation<typeof english.unsubscribe> = {
  title: '¿Detener estos correos?',
  ask: '«{label}» dejará de enviarse. Los correos sobre tu cuenta, como los códigos, siguen llegando.',
  submit: 'Detener estos correos',
  submitting: 'Deteniendo…',
  doneTitle: 'Detenidos',
  done: '«{label}» está desactivado. No ha hecho falta iniciar sesión y nada más ha cambiado.',
  again: '¿Has cambiado de idea? Actívalo de nuevo en tus ajustes',
  invalidTitle: 'Este enlace no funciona',
  settings: 'Abrir tus ajustes',
}
