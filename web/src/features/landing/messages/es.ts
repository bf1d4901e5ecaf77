import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const landing: Translation<typeof english.landing> = {
  page: 'Puntúa el título de tu vídeo antes de publicar',
  description:
    'Puntúa un título mientras lo escribes, revisa una miniatura tal como la ve tu público y mira qué es tendencia. Medimos con qué frecuencia acierta.',
  deleted: 'Tu cuenta se ha eliminado.',
  closed: 'Tu cuenta está cerrada. Los datos que queden se eliminarán en el plazo de un día.',
  hero: {
    headline: 'Descifra el código antes de publicar',
    text: 'Herramientas para creadores de vídeo. Escribe un título y mira lo que vale, qué palabras ayudan y qué cambiar primero.',
    start: 'Empezar',
    more: 'Más información',
    note: 'Plan gratuito, sin tarjeta.',
  },
  proof: {
    heading: 'Medido, no prometido',
    text: 'Dos vídeos de un mismo canal: ¿cuántas veces elegimos el que tuvo más visualizaciones? El título es una razón entre muchas: es una pista, no un oráculo.',
    guessing: 'al azar',
    title: 'solo por el título',
    channel: 'conociendo los vídeos del canal',
    channelTwice: 'conociendo el canal, cuando uno tuvo al menos el doble de visualizaciones',
    measured:
      'Medido en {title} canales solo por el título y en {own} con sus propios vídeos, cada uno evaluado con un modelo que nunca lo había visto.',
    link: '¿Con qué frecuencia acierta?',
  },
  story: {
    heading: 'Un título, del primer número al resultado',
    text: 'Field Notes Kitchen es un canal inventado, como sus visualizaciones. Lo que el producto dice de él es lo que te dirá del tuyo.',
    scored: {
      name: 'Puntuado mientras escribes',
      text: 'Un modelo entrenado con {videos} vídeos reales puntúa tu título, sin cuenta. Si no ve una señal clara, lo dice.',
    },
    judged: {
      name: 'Comparado con tus propios vídeos',
      text: 'Conecta tu canal, o dinos cuál es. Tu título se compara entonces con tus propios vídeos: lo que ve tu público, no lo que funciona para todos.',
    },
    tested: {
      name: 'Probado con tu público',
      text: '¿Dudas entre dos títulos? Deja que YouTube los pruebe y anota cuál ganó. Viewcraft lleva la cuenta de lo que gana en tu canal.',
    },
    settled: {
      name: 'Comprobado cuando llegan las visualizaciones',
      text: 'Volvemos a mirar a los 7 y a los 28 días: ¿hizo el vídeo lo que dijimos? Cada respuesta queda en tus resultados, acertemos o no.',
    },
  },
  features: {
    heading: 'Todo lo que decides antes de publicar',
    invented: 'Títulos del canal inventado, ordenados entre sus vídeos.',
    titles: {
      name: 'Puntuación predictiva de títulos',
      text: 'Pon los títulos de un vídeo uno junto a otro. Cada uno recibe su puesto entre tus propios vídeos, las palabras que ayudan, las que restan y el cambio que más lo subiría.',
    },
    thumbnails: {
      name: 'Análisis de miniaturas',
      text: '¿Se lee en un móvil? Texto, caras, contraste y composición, revisados a ese tamaño. Valora la legibilidad, no los clics.',
    },
    trends: {
      name: 'Pulso de tendencias',
      text: 'Lo que se ve ahora, por categoría y país, y lo que tienen en común esos títulos.',
    },
    dashboard: {
      name: 'Panel de rendimiento',
      text: 'Tus visualizaciones, suscriptores, tiempo de visualización e interacción: qué ha cambiado respecto al periodo anterior.',
    },
  },
  quotes: {
    quoted: '«{text}»',
    heading: 'Lo que dicen los creadores',
    sample: 'Citas de muestra',
    note: 'Las hemos escrito nosotros como ejemplo. Las sustituiremos por opiniones de creadores reales en cuanto las tengamos.',
    stars: '{n} de 5 estrellas',
    subscribers: '{count} suscriptores',
  },
  closing: {
    heading: 'Tu próximo título te espera',
    text: 'Escríbelo, descubre el porqué de su puntuación y publica la mejor versión.',
    action: 'Descifrar el código',
  },
  faq: {
    heading: 'Preguntas frecuentes',
    search: 'Buscar en preguntas y respuestas',
    none: 'Ninguna pregunta contiene «{text}». Prueba con otra palabra o escríbenos.',
    help: '¿Necesitas más ayuda?',
    helpText: 'El Centro de soporte tiene más respuestas y un formulario para escribirnos.',
    touch: 'Contactar',
    items: {
      worth: {
        question: '¿Qué valor tiene la puntuación?',
        answer:
          'Es una pista, no un oráculo. De dos vídeos de un mismo canal, el del título con más puntuación tuvo más visualizaciones en el {all} de los casos, y en el {own} cuando conocíamos los vídeos del canal. Al azar se acierta la mitad. Lo medimos en {channels} canales, cada uno con un modelo que nunca lo había visto. Bajo cada número se dice a cuántos de 100 títulos con un puesto así les fue bien. Nadie puede saber por un título cuántas visualizaciones o clics tendrá, y no lo intentamos.',
      },
      channel: {
        question: '¿Hace falta mi canal?',
        answer:
          'No. Los títulos, las miniaturas y las tendencias funcionan sin canal. Si conectas el tuyo, o nos dices cuál es, los títulos se comparan con tus propios vídeos, y eso te dice más. Al conectarlo ves además tus estadísticas. El acceso es solo de lectura: no podemos cambiar nada en tu canal.',
      },
      data: {
        question: '¿Qué pasa con mis datos?',
        answer: `Lo que leemos de YouTube se borra en ${youtubeDays} días como máximo, y en el acto cuando desconectas el canal, con un clic. Sin anuncios, sin rastreadores y sin vender datos. En tu perfil puedes descargarlo todo o eliminar tu cuenta.`,
      },
      drafts: {
        question: '¿Puede alguien ver mis ideas sin publicar?',
        answer:
          'Lo que escribes en esta página no sale de tu navegador. En tu cuenta, los títulos, las notas y las miniaturas se guardan para que los encuentres. Otros usuarios nunca los ven, salvo que compartas un enlace. Si una IA te escribe consejos, recibe el título y lo que contaste del vídeo, nunca tu nombre.',
      },
      languages: {
        question: '¿Qué idiomas entiende?',
        answer:
          'Sin canal, los títulos solo se puntúan en inglés. En cuanto se conocen diez de tus vídeos, ellos juzgan tus títulos en cualquier idioma; hasta entonces hay comprobaciones básicas y un aviso. Viewcraft está disponible en inglés, español y francés.',
      },
      ai: {
        question: '¿Es un chatbot?',
        answer:
          'No. Cada número sale de modelos propios que aprendieron de vídeos reales, y publicamos con qué frecuencia aciertan. Las sugerencias y los títulos son de nuestro asesor integrado. Donde además hay un proveedor de IA configurado, los planes de pago incluyen textos que escribe sobre tu vídeo, y cada uno lo indica.',
      },
      free: {
        question: '¿Qué tengo gratis?',
        answer:
          'Un número para cada título que escribas y {free} análisis completos al mes: título, miniatura y qué cambiar. También son gratis la planificación, las pruebas de títulos y tus resultados. Básico y Premium no tienen límite mensual; un límite de {fair} análisis al día mantiene fuera a los bots.',
      },
      cancel: {
        question: '¿Puedo cancelar?',
        answer:
          'Sí, cuando quieras, en tu perfil. Conservas el plan hasta el final del periodo pagado. Después pasas al plan gratuito, y lo que hiciste se queda.',
      },
    },
  },
}
