import type { charging as english } from '../en/charging.ts'
import type { Translation } from '../sentence.ts'

export const charging: Translation<typeof english> = {
  title: 'Facturación',
  lead: 'Cuánto cuestan los planes, cuándo se te cobra y cómo ponerle fin.',
  prices: {
    heading: 'Cuánto cuestan los planes',
    free: 'Gratuito: nada, y no se pide tarjeta',
    basic: 'Básico: {basicMonthly} al mes, o {basicYearly} al año',
    premium: 'Premium: {premiumMonthly} al mes, o {premiumYearly} al año',
    dollars:
      'Los precios están en dólares estadounidenses. Tu banco puede convertirlos, a su propio cambio y con su propia comisión. Lo que incluye cada plan se muestra donde se ofrece. Si este sitio no ofrece un plan de pago, no se vende ninguno.',
    company: 'Para empresas y muchos canales: pide una oferta',
  },
  order: {
    heading: 'Cómo se contrata',
    before:
      'No se cobra nada sin un pedido tuyo. Antes de hacerlo ves el plan, el precio, cada cuánto se cobra y cómo cancelarlo.',
    stripe:
      'Pagas en una página de Stripe, nuestro proveedor de pagos. El número de tu tarjeta va a Stripe y nunca nos llega.',
  },
  tax: {
    heading: 'Impuestos',
    text: 'Que los impuestos estén incluidos en el precio o se añadan depende de dónde vivas. Lo que pagas en total se muestra antes de contratar.',
  },
  renewal: {
    heading: 'Cuándo se te cobra',
    text: 'Al principio y después al comienzo de cada nuevo mes o año, hasta que canceles. El día del próximo cobro está en tu perfil.',
    price:
      'Un precio nuevo se te aplica a partir de un nuevo periodo, y solo si te avisamos por correo al menos 30 días antes.',
  },
  cancel: {
    heading: 'Cómo cancelar',
    how: 'En cualquier momento, en tu perfil, en la gestión de la suscripción. Surte efecto al final del periodo que has pagado.',
    after: 'Hasta ese día el plan sigue igual; después pasas al plan gratuito. Tu cuenta y tus análisis se quedan.',
  },
  failed: {
    heading: 'Si falla un pago',
    text: 'Stripe lo intenta de nuevo durante unos días y te avisa por correo. Mientras tanto tu plan sigue. Si ningún intento sale bien, vuelves al plan gratuito y no debes nada por el tiempo posterior.',
  },
  refunds: {
    heading: 'Devoluciones',
    ours: 'Si terminamos tu plan, o Viewcraft entero, sin culpa tuya, recuperas lo que pagaste por el tiempo que queda. Si se te cobró por error, lo recuperas todo. Por lo demás, un periodo empezado no se devuelve en parte.',
    law: 'El derecho de desistimiento, o cualquier otro que la ley de tu país te dé como consumidor, se mantiene.',
  },
  invoices: {
    heading: 'Facturas',
    text: 'De cada cobro hay una factura, en tu perfil, en el historial de facturación. Stripe las guarda mientras lo exija la ley, también después de que te vayas.',
  },
  leaving: {
    heading: 'Si te vas',
    text: 'Cuando se elimina tu cuenta, se cancela con ella la suscripción y no se cobra nada más.',
  },
  contact: {
    heading: 'Preguntas',
    text: 'Escribe a {mail} o usa el formulario. Indica el día y el importe, nunca el número de tu tarjeta.',
    form: 'Contacto',
    terms: 'Condiciones del servicio',
  },
}
