import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const upgrade: Translation<typeof english.upgrade> = {
  title: 'Mejora tu plan',
  subtitle: 'Elige un plan y cómo lo pagas. Cancela cuando quieras.',
  plan: 'Plan',
  cycle: 'Periodo de facturación',
  monthly: 'Mensual',
  yearly: 'Anual',
  save: 'Ahorra un {percent}',
  saving: 'Ahorra {dollars} al año',
  cancel: 'Cancela cuando quieras.',
  go: 'Continuar al pago',
  cancelled: 'El pago se ha cancelado. No se ha cobrado nada y tu elección sigue aquí.',
  subscribed: 'Ya tienes una suscripción',
  change: 'Cambiar de plan',
  subscribedText: 'Pagas el plan {plan}. Otro plan ocupa su lugar: Stripe calcula lo que queda del anterior.',
  largest: 'Pagas {plan}, nuestro plan más completo. En Stripe puedes cambiar de plan o de ciclo de facturación.',
  switch: 'Pasar a {plan}',
  today: {
    heading: 'Qué cambia hoy',
    now: 'Tienes {plan} por {price}, pagado hasta el {date}.',
    due: 'Hoy pagas la diferencia por los días que quedan hasta el {date}: como mucho {most}. Stripe te muestra el importe exacto antes de confirmar.',
    starts: '{larger} empieza en cuanto confirmes.',
    next: 'Desde el {date}, {larger} cuesta {price}.',
  },
  off: 'Aquí los pagos aún no están abiertos: no se puede comprar nada y no se cobra nada.',
}

export const payment: Translation<typeof english.payment> = {
  title: 'Pago',
  subtitle: 'Lo que pides, antes de pagarlo.',
  order: 'Tu pedido',
  plan: 'Plan',
  due: 'Se cobra hoy',
  renews: {
    monthly: 'Después, {price} cada mes hasta que canceles.',
    yearly: 'Después, {price} cada año hasta que canceles.',
  },
  cancel: 'Cancela cuando quieras en tu perfil: el plan sigue hasta el final del periodo pagado.',
  agree: 'Al pagar aceptas:',
  terms: 'Términos del servicio',
  billing: 'Política de facturación',
  stripe: 'Pagas en Stripe: nunca vemos tu tarjeta.',
  pay: 'Pagar {price} en Stripe',
  back: 'Elegir otro plan',
  waiting: 'Esperando a Stripe',
  waitingText: 'Has vuelto de Stripe. En cuanto nos informe de tu pago, tu plan cambiará; suele tardar unos segundos.',
  late: 'Stripe aún no nos ha informado',
  lateText:
    'Si has pagado, tu plan cambiará solo en cuanto Stripe nos informe, como mucho en un día. No pagues otra vez. Puedes salir de esta página y preguntar a soporte si no cambia.',
  look: 'Mirar de nuevo',
  support: 'Preguntar a soporte',
  done: 'Ya estás en el plan {plan}',
  bought: {
    monthly:
      'Tu plan cuesta {price} al mes y se renueva el {date} si no cancelas. Stripe te envía la factura por correo.',
    yearly:
      'Tu plan cuesta {price} al año y se renueva el {date} si no cancelas. Stripe te envía la factura por correo.',
  },
  start: 'Ir a Análisis predictivo',
  profile: 'Ver tu suscripción',
}
