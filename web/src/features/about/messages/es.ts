import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const about: Translation<typeof english.about> = {
  title: 'Nuestra historia',
  lead: 'Todo creador se lo pregunta antes de publicar: ¿es bueno este título? Queríamos una respuesta que se pueda comprobar.',
  story: {
    question:
      'Muchas herramientas responden con un número: 87 de 100. De dónde sale, y si alguna vez acertó, no lo dicen. Un número así es un adorno.',
    answer:
      'Por eso empezamos con vídeos reales. Nuestro modelo de títulos aprendió cuál de dos vídeos del mismo canal obtuvo más visualizaciones, y después se midió en canales que nunca había visto. Cada puntuación muestra qué palabras la forman, y puedes ver cómo cambia mientras escribes.',
    limits:
      'Un título es solo una parte de lo que hace que un vídeo funcione, así que el modelo acierta más que el azar y está lejos de acertar siempre. Publicamos con qué frecuencia, junto a la puntuación y en una página propia. Cuando no sabemos algo, lo decimos.',
  },
  values: {
    heading: 'En qué creemos',
    community: {
      name: 'La comunidad primero',
      text: 'Tus borradores siguen siendo tuyos. Sin publicidad, sin rastreadores, sin venta de datos y con un plan que no cuesta nada. Puedes desconectar tu canal con un clic.',
    },
    innovation: {
      name: 'Impulsados por la innovación',
      text: 'Un modelo propio, hecho para títulos, que puntúa en tu navegador mientras escribes. Mantenemos las ideas nuevas si las mediciones demuestran que ayudan; si no, las descartamos.',
    },
    passion: {
      name: 'Guiados por la pasión',
      text: 'Nos importan el oficio de un buen título y los detalles de una buena herramienta. Preferimos dejar un campo vacío a llenarlo con un número inventado.',
    },
  },
  see: {
    heading: 'Compruébalo',
    text: 'Puntúa un título tuyo o mira con qué frecuencia acertamos.',
    try: 'Puntuar un título',
    accuracy: '¿Con qué frecuencia acertamos?',
  },
}
