import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const enterprise: Translation<typeof english.enterprise> = {
  title: 'Consulta para empresas',
  subtitle: 'Para empresas y redes con varios canales. Cuéntanos qué necesitas y te enviaremos una propuesta.',
  heading: 'Tu empresa',
  company: 'Nombre de la empresa',
  companyMissing: 'Indica el nombre de la empresa',
  channels: 'Número de canales',
  channelsMissing: 'Indica el número de canales',
  choose: 'Selecciona…',
  needs: 'Otras necesidades',
  needsHint: 'Opcional. Por ejemplo: idiomas, tamaño del equipo, herramientas que quieres integrar.',
  answerTo: 'Enviaremos nuestra propuesta a {email}.',
  within: { one: 'Recibirás una propuesta en {n} hora.', other: 'Recibirás una propuesta en {n} horas.' },
  send: 'Enviar consulta',
  sent: '¡Gracias por tu consulta! Nos pondremos en contacto contigo muy pronto.',
  failed: 'No se ha podido enviar la consulta. Inténtalo de nuevo.',
  tooMany:
    'Hoy has enviado varias consultas y las hemos recibido. No hemos podido aceptar esta: inténtalo de nuevo mañana.',
  confirmation: {
    title: 'Hemos recibido tu consulta',
    reference: 'Tu referencia:',
    acknowledged: 'También te la hemos enviado por correo. Enviaremos nuestra propuesta a {email}.',
    unacknowledged: 'No hemos podido enviártela por correo, así que apúntala. Enviaremos nuestra propuesta a {email}.',
    back: 'Ir al panel',
  },
}
