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
  subscribedText:
    'Tienes una suscripción a {plan}. Si cambias, el nuevo plan la sustituye y Stripe prorratea la diferencia.',
  largest: 'Pagas {plan}, nuestro plan más completo. En Stripe puedes cambiar de plan o de periodo de facturación.',
  given: 'Ya tienes {plan}',
  givenText: 'Tienes {plan}, nuestro plan más completo, sin pagar por él. No hay nada que comprar.',
  toProfile: 'Ir a tu perfil',
  switch: 'Pasar a {plan}',
  today: {
    heading: 'Qué cambia hoy',
    now: 'Tienes {plan} por {price}, pagado hasta el {date}.',
    due: 'Hoy pagas la diferencia por los días que quedan hasta el {date}: como mucho {most}, más los impuestos que correspondan. Stripe te muestra el importe exacto antes de confirmar.',
    starts: '{larger} empieza en cuanto confirmes.',
    next: 'Desde el {date}, {larger} cuesta {price}.',
  },
  off: 'Aquí todavía no se puede pagar, así que no puedes comprar un plan ni se te cobrará nada.',
}

export const payment: Translation<typeof english.payment> = {
  title: 'Pago',
  subtitle: 'Revisa tu pedido antes de pagar.',
  order: 'Tu pedido',
  plan: 'Plan',
  due: 'Se cobra hoy',
  renews: {
    monthly: 'Después, {price} cada mes hasta que canceles.',
    yearly: 'Después, {price} cada año hasta que canceles.',
  },
  cancel: 'Cancela cuando quieras en tu perfil. Conservas el plan hasta el final del periodo pagado.',
  agree: 'Al pagar, aceptas:',
  terms: 'Condiciones del servicio',
  billing: 'Política de facturación',
  stripe: 'Pagas en Stripe. Nunca vemos tu tarjeta.',
  pay: 'Pagar {price} en Stripe',
  back: 'Elegir otro plan',
  waiting: 'Esperando a Stripe',
  waitingText:
    'Estamos esperando a que Stripe confirme tu pago. Tu plan cambiará en cuanto lo haga, normalmente en unos segundos.',
  late: 'Stripe aún no ha confirmado tu pago',
  lateText:
    'Si has pagado, tu plan cambiará automáticamente cuando Stripe lo confirme, como máximo en un día. No pagues otra vez. Puedes salir de esta página y contactar con soporte si tu plan no cambia.',
  look: 'Comprobar de nuevo',
  support: 'Contactar con soporte',
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
