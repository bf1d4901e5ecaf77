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
    text: 'Herramientas con IA para creadores de vídeo: una puntuación del título que cambia mientras escribes, una revisión de la miniatura al tamaño en que se ve y las tendencias del momento. Cada cifra, con su explicación.',
    start: 'Empezar',
    more: 'Más información',
    note: 'Plan gratuito, sin tarjeta.',
  },
  proof: {
    heading: 'Medido, no prometido',
    twice:
      'de las veces eligió el mejor de dos vídeos cuando uno tenía al menos el doble de visualizaciones; al azar se acierta la mitad',
    all: 'de las veces eligió el mejor entre todos los pares de vídeos de un mismo canal',
    channels:
      'canales en los que se basan todas estas cifras, cada uno evaluado con un modelo que nunca lo había visto',
    link: '¿Con qué frecuencia acierta?',
  },
  features: {
    heading: 'Todo lo que decides antes de publicar',
    titles: {
      name: 'Puntuación predictiva de títulos',
      text: 'Una puntuación basada en vídeos reales, mientras escribes. Descubre qué palabras ayudan, cuáles restan y qué cambios la subirían.',
    },
    thumbnails: {
      name: 'Análisis de miniaturas',
      text: 'Texto, caras, contraste y composición, al tamaño con que se ven en un móvil. Valora la legibilidad y la calidad, no los clics.',
    },
    trends: {
      name: 'Pulso de tendencias',
      text: 'Lo que se ve ahora, por categoría y país, con los rasgos que comparten sus títulos y un punto de partida para el tuyo.',
    },
    dashboard: {
      name: 'Panel de rendimiento',
      text: 'Visualizaciones, suscriptores, tiempo de visualización e interacción de tu canal, día a día y frente al periodo anterior.',
    },
  },
  picture: {
    heading: 'Tu canal de un vistazo',
    text: 'Conecta tu canal para ver qué ha cambiado. Solo pedimos permiso de lectura, y te desconectas con un clic.',
    alt: 'El panel de un canal de demostración: visualizaciones, suscriptores, tiempo de visualización e interacción con su cambio, y un gráfico de visualizaciones por día.',
    caption: 'El panel, en inglés, con los datos de un canal de demostración inventado.',
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
    helpText: 'El centro de ayuda tiene más respuestas y un formulario para escribirnos.',
    touch: 'Contactar',
    items: {
      accurate: {
        question: '¿Qué precisión tiene la puntuación del título?',
        answer:
          'La hemos probado en {channels} canales, cada uno con un modelo que nunca lo había visto: eligió el mejor de dos vídeos de un mismo canal en el {all} de los casos, y en el {twice} cuando uno tenía al menos el doble de visualizaciones. Al azar se acierta la mitad. Un título es solo una parte de lo que hace funcionar un vídeo; la página de precisión tiene todas las cifras y sus límites.',
      },
      meaning: {
        question: '¿Qué significa una puntuación de 75?',
        answer:
          'Que el título supera al 75 % de aquellos con los que se compara: los de tus propios vídeos si los conocemos y, si no, títulos de vídeos reales. Entre los tuyos, ahí empieza el mejor 25 %. Entre títulos reales no hay una señal clara: la puntuación solo dice algo por debajo de 40 (por debajo de la media) y desde 80 (mejor 20 %). Cada número dice cómo les fue a los vídeos con un puesto así.',
      },
      views: {
        question: '¿Predice visualizaciones o clics?',
        answer:
          'No. Un título no permite saber cuántas personas harán clic. Mostramos cómo les fue a los vídeos con títulos en un puesto así y la probabilidad de que una redacción sea mejor que otra.',
      },
      channel: {
        question: '¿Tengo que conectar mi canal?',
        answer:
          'No. Las puntuaciones, las miniaturas y las tendencias funcionan sin conectarlo. En cuanto se conocen tus propios vídeos, los títulos se comparan con ellos. Al conectarlo se añaden tus estadísticas, solo con permiso de lectura; con un clic lo desconectas y se borran esos datos.',
      },
      privacy: {
        question: '¿Qué pasa con mis borradores?',
        answer:
          'Mientras escribes, la puntuación se calcula en tu navegador. Un borrador solo se envía cuando pulsas Analizar; queda en tu historial y puedes borrarlo allí. No lo vendemos ni lo usamos para publicidad.',
      },
      plans: {
        question: '¿Cuántos análisis tengo?',
        answer:
          'El plan gratuito incluye {free} al mes, además de la puntuación en directo. Básico y Premium no tienen límite mensual; un límite diario de uso razonable de {fair} evita los bots.',
      },
      languages: {
        question: '¿Qué idiomas entiende?',
        answer:
          'La puntuación entre títulos reales solo funciona en inglés. En cualquier otro idioma, un título se compara con los de tus propios vídeos en cuanto se conocen diez; hasta entonces recibe comprobaciones básicas y un aviso. Viewcraft está disponible en inglés, español y francés.',
      },
      thumbnails: {
        question: '¿Cómo se puntúan las miniaturas?',
        answer:
          'Por lo que se puede medir en la imagen: texto legible, contraste, composición, brillo y formato. No encontramos nada en una imagen que prediga las visualizaciones dentro de un canal, así que la puntuación solo valora la legibilidad y la calidad.',
      },
    },
  },
}
