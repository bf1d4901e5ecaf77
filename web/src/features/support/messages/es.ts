import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const support: Translation<typeof english.support> = {
  page: 'Soporte',
  title: 'Centro de soporte',
  subtitle: 'Encuentra una respuesta o escríbenos.',
  tiles: { chat: 'Chat en directo', documentation: 'Documentación', email: 'Soporte por correo' },
  chat: {
    open: 'Chatea con nosotros cuando estemos en línea.',
    start: 'Iniciar un chat',
  },
  documentation: {
    text: 'Cómo se calculan las puntuaciones, qué hace cada pantalla y qué hacer cuando algo no funciona.',
    open: 'Abrir la documentación',
  },
  email: {
    text: 'Envíanos un mensaje.',
    write: 'Escribir un correo',
    form: 'Ir al formulario',
  },
  answered: {
    inTurn: 'Respondemos por correo: primero a Premium, luego a Básico y después a los demás.',
    within: {
      one: 'Respondemos por correo en {n} día laborable: primero a Premium, luego a Básico y después a los demás.',
      other: 'Respondemos por correo en {n} días laborables: primero a Premium, luego a Básico y después a los demás.',
    },
  },
  faq: {
    heading: 'Preguntas frecuentes',
    accuracy: {
      question: '¿Qué precisión tienen las puntuaciones?',
      answer:
        'Entre dos vídeos de un mismo canal, el modelo identifica el que tuvo más visualizaciones, solo por el título, en el {share} de los casos, y en el {twice} cuando uno tiene al menos el doble. Lo medimos en {channels} canales, cada uno con un modelo que nunca lo había visto. Al azar se acierta el 50 %. La puntuación te ayuda a elegir; no predice visualizaciones.',
      more: 'Todas las mediciones',
    },
    limits: {
      question: '¿Qué cuenta como un análisis?',
      answer:
        'Cada borrador que envías con Analizar: un título, una miniatura o ambos. El plan gratuito incluye {n} al mes. La puntuación que ves mientras escribes es siempre gratis, igual que volver a enviar el mismo borrador en cinco minutos. Si algo falla por nuestra parte, recuperas el análisis.',
      more: 'Lo que te queda de tu plan',
    },
    channel: {
      question: '¿Qué lee Viewcraft de mi canal?',
      answer: `Cuando lo conectas, leemos el nombre de tu canal, sus vídeos públicos con sus cifras y sus estadísticas diarias. El acceso es de solo lectura. Guardamos estos datos ${youtubeDays} días como máximo y, si lo desconectas en el panel, se eliminan al instante.`,
      more: 'Política de privacidad',
    },
  },
  form: {
    heading: 'Contactar con soporte',
    name: 'Tu nombre',
    nameMissing: 'Escribe tu nombre.',
    email: 'Correo electrónico',
    emailInvalid: 'Dirección de correo no válida',
    emailHint: 'Solo lo usaremos para responderte.',
    subject: 'Asunto',
    subjectMissing: 'Describe el asunto en pocas palabras.',
    message: 'Mensaje',
    messageMissing: 'Escribe tu mensaje.',
    answerTo: 'Responderemos a {email}.',
    orMail: 'O escribe a {mail}.',
    send: 'Enviar mensaje',
    tooMany:
      'Has enviado muchos mensajes en poco tiempo, así que este no se ha enviado. Tu texto sigue aquí. Inténtalo de nuevo mañana.',
  },
  sent: {
    title: 'Hemos recibido tu mensaje',
    reference: 'Referencia:',
    acknowledged: 'Te hemos enviado la referencia por correo y responderemos a {email}.',
    unacknowledged: 'No hemos podido enviarte la referencia por correo, así que guárdala. Responderemos a {email}.',
    visitor: 'Guarda la referencia. Lo único que enviaremos a tu dirección será nuestra respuesta.',
    again: 'Enviar otro mensaje',
  },
  contact: {
    title: 'Contacto',
    lead: 'Una pregunta antes de registrarte, un problema al iniciar sesión o algo que quieras contarnos.',
    updated: 'Última actualización: {date}.',
    write: 'Escríbenos',
    signedIn:
      'Has iniciado sesión. Escríbenos desde el Centro de soporte para que sepamos quién eres y qué plan tienes.',
    toSupport: 'Ir al Centro de soporte',
    operator: {
      heading: 'Quién gestiona este sitio',
      name: 'Nombre',
      address: 'Dirección postal',
      mail: 'Correo electrónico',
      missing: 'aún no indicado',
    },
    reasons: {
      heading: 'Antes de escribir',
      security: {
        text: '¿Has encontrado una vulnerabilidad? Usa el formulario y empieza el asunto con «Seguridad». No la divulgues hasta que la hayamos corregido.',
        link: 'Cómo se protegen los datos',
      },
      privacy: {
        text: '¿Quieres saber qué guardamos sobre ti, o que lo eliminemos? Escribe desde la dirección de tu cuenta, para que sepamos que eres tú.',
        link: 'Política de privacidad',
      },
      billing: {
        text: '¿Una pregunta sobre un pago? Indica el día y el importe, nunca el número de tu tarjeta.',
        link: 'Cómo funciona la facturación',
      },
      company: {
        text: '¿Una empresa o varios canales? Dinos cuántos y te haremos una oferta.',
        link: 'Consulta para empresas',
      },
    },
  },
}
