import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const support: Translation<typeof english.support> = {
  page: 'Soporte',
  title: 'Centro de soporte',
  subtitle: 'Búscalo aquí o pregúntanos.',
  newTab: '(se abre en una pestaña nueva)',
  tiles: { chat: 'Chat en vivo', documentation: 'Documentación', email: 'Soporte por correo' },
  chat: {
    open: 'Habla con nosotros mientras haya alguien.',
    start: 'Iniciar un chat',
    none: 'Por ahora no hay chat en vivo: escríbenos.',
  },
  documentation: {
    text: 'De dónde salen las puntuaciones, qué hace cada pantalla y qué hacer cuando algo no funciona.',
    open: 'Abrir la documentación',
  },
  email: {
    text: 'Escríbenos. Con Premium, tu mensaje se responde antes que los demás.',
    write: 'Escribir un correo',
    form: 'Ir al formulario',
  },
  answered: {
    inTurn: 'Los mensajes se responden por correo por orden de llegada, los de Premium primero.',
    within: {
      one: 'Los mensajes se responden por correo en {n} día laborable, los de Premium primero.',
      other: 'Los mensajes se responden por correo en {n} días laborables, los de Premium primero.',
    },
  },
  faq: {
    heading: 'Preguntas frecuentes',
    accuracy: {
      question: '¿Qué precisión tienen las puntuaciones?',
      answer:
        'Entre dos vídeos de un mismo canal, el modelo acierta cuál tuvo más visualizaciones solo por su título en el {share} de los casos, y en el {twice} cuando uno tiene al menos el doble, medido en {channels} canales que no había visto. Lanzar una moneda acierta el 50 %. Ayuda a elegir; no predice visualizaciones.',
      more: 'Todas las mediciones',
    },
    limits: {
      question: '¿Qué cuenta como un análisis?',
      answer:
        'Cada borrador que envías con el botón de análisis: título, miniatura o ambos juntos. El plan gratuito incluye {n} al mes. La puntuación que ves mientras escribes es siempre gratis, y también el mismo borrador otra vez en cinco minutos. Si algo falla por nuestra parte, recuperas el análisis.',
      more: 'Lo que queda de tu plan',
    },
    channel: {
      question: '¿Qué lee Viewcraft de mi canal?',
      answer:
        'Una vez conectado: el nombre de tu canal, sus vídeos públicos con sus cifras y sus datos por día. El acceso es solo de lectura, lo que leemos se guarda 27 días como máximo y, al desconectarlo en el panel, se elimina al instante.',
      more: 'Política de privacidad',
    },
  },
  form: {
    heading: 'Contactar con soporte',
    name: 'Tu nombre',
    nameMissing: 'Dinos tu nombre.',
    email: 'Correo electrónico',
    emailInvalid: 'Dirección de correo no válida',
    emailHint: 'Ahí llegará nuestra respuesta, y nada más.',
    subject: 'Asunto',
    subjectMissing: 'Dinos en pocas palabras de qué se trata.',
    message: 'Mensaje',
    messageMissing: 'Escribe primero tu mensaje.',
    answerTo: 'Responderemos a {email}.',
    orMail: 'O escribe a {mail}.',
    send: 'Enviar mensaje',
    tooMany:
      'Has enviado muchos mensajes en poco tiempo y este no se ha aceptado. Tu texto sigue aquí: inténtalo de nuevo mañana.',
  },
  sent: {
    title: 'Hemos recibido tu mensaje',
    reference: 'Su referencia es',
    acknowledged: 'Te hemos enviado la referencia por correo y responderemos a {email}.',
    unacknowledged:
      'Ahora mismo no hemos podido enviarte la referencia por correo, así que guárdala. Responderemos a {email}.',
    visitor: 'Guarda la referencia: a la dirección que has dado no enviamos más que nuestra respuesta.',
    again: 'Escribir otro mensaje',
  },
  contact: {
    title: 'Contacto',
    lead: 'Una pregunta antes de registrarte, problemas para entrar o algo que quieras que sepamos.',
    updated: 'Última actualización: {date}.',
    write: 'Escríbenos',
    signedIn:
      'Has iniciado sesión. Escribe desde el Centro de soporte: ahí sabemos a quién responder y qué plan tienes.',
    toSupport: 'Ir al Centro de soporte',
    operator: {
      heading: 'Quién gestiona este sitio',
      name: 'Nombre',
      address: 'Dirección postal',
      mail: 'Correo electrónico',
      missing: 'aún sin rellenar',
    },
    reasons: {
      heading: 'Conviene saber',
      security: {
        text: '¿Has encontrado un fallo de seguridad? Usa el formulario y empieza el asunto con «Seguridad». No se lo cuentes a nadie más hasta que esté resuelto.',
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
        text: '¿Varios canales, o una empresa? Dinos cuántos y te haremos una oferta.',
        link: 'Consulta de empresa',
      },
    },
  },
}
