import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const enterprise: Translation<typeof english.enterprise> = {
  title: 'Consulta para empresas',
  subtitle: 'Para empresas y redes con varios canales: dinos qué necesitas y te haremos una oferta.',
  heading: 'Tu empresa',
  company: 'Nombre de la empresa',
  companyMissing: 'Indica el nombre de la empresa',
  channels: 'Número de canales',
  channelsMissing: 'Indica el número de canales',
  choose: 'Elegir…',
  needs: 'Otras necesidades',
  needsHint: 'Opcional: idiomas, número de personas, qué debe funcionar con qué.',
  answerTo: 'Nuestra oferta llegará a {email}.',
  within: { one: 'Recibes una propuesta en {n} hora.', other: 'Recibes una propuesta en {n} horas.' },
  send: 'Enviar consulta',
  sent: '¡Gracias por tu consulta! Pronto nos pondremos en contacto contigo.',
  failed: 'No se pudo enviar la consulta. Inténtalo de nuevo.',
  tooMany: 'Hoy has enviado varias consultas y las tenemos. Esta no se ha aceptado: inténtalo de nuevo mañana.',
  confirmation: {
    title: 'Hemos recibido tu consulta',
    reference: 'Su referencia es',
    acknowledged: 'También te la hemos enviado por correo. Nuestra oferta llegará a {email}.',
    unacknowledged:
      'Ahora mismo no hemos podido enviártela por correo, así que guárdala. Nuestra oferta llegará a {email}.',
    back: 'Ir al panel',
  },
}
