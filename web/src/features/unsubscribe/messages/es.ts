import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const unsubscribe: Translation<typeof english.unsubscribe> = {
  title: '¿Dejar de recibir estos correos?',
  ask: 'Dejarás de recibir «{label}». Los correos sobre tu cuenta, como los códigos, seguirán llegando.',
  submit: 'Dejar de recibirlos',
  submitting: 'Desactivando…',
  doneTitle: 'Desactivados',
  done: 'Ya no recibirás «{label}». No ha cambiado nada más.',
  again: '¿Has cambiado de idea? Actívalo de nuevo en tus ajustes',
  invalidTitle: 'Este enlace no funciona',
  settings: 'Abrir tus ajustes',
}
