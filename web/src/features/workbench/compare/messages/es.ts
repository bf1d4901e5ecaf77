import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const compare: Translation<typeof english.compare> = {
  heading: 'Títulos para un vídeo',
  hint: 'Hasta {most}. Pega una lista para llenar varios campos a la vez.',
  title: 'Título {n}',
  placeholder: 'Escribe un título para este vídeo',
  add: 'Añadir un título',
  full: 'Puedes comparar hasta {most} títulos.',
  left: {
    one: 'Se ha omitido {n} línea: puedes comparar hasta {most} títulos.',
    other: 'Se han omitido {n} líneas: puedes comparar hasta {most} títulos.',
  },
  up: 'Subir el título {n}',
  down: 'Bajar el título {n}',
  remove: 'Quitar el título {n}',
  repeated: 'Es igual que un título anterior, así que no se compara.',
  ranking: 'Orden por redacción',
  empty: {
    title: '¿Cuál se llevaría el clic?',
    text: 'Escribe al menos dos títulos para el mismo vídeo. Se ordenan mientras escribes y nada sale de tu navegador.',
  },
  failed: 'No se ha podido cargar el modelo de redacción. Recarga la página e inténtalo de nuevo.',
  tooFew: 'El modelo de redacción necesita al menos dos títulos que pueda comparar.',
  clear: '«{title}» es probablemente el mejor: {chance}.',
  unlike:
    '«{title}» va por delante solo por su redacción ({chance}). Ningún vídeo tuyo tiene un título parecido, así que eso dice poco de cómo le iría en tu canal.',
  close:
    'Demasiado igualados: los primeros se diferencian menos que la mayoría de los titulares que Upworthy comparó en sus pruebas.',
  tooClose: 'Demasiado igualado',
  first: 'Probablemente el mejor',
  chanceOf: 'Probabilidad de que el título {n} sea el mejor: {chance}',
  chanceNote:
    'Cada barra muestra la probabilidad de que ese título sea el mejor; la marca, la que tendrían si fueran iguales. El número de encima es el puesto de tu vídeo con ese título. Para el primero que escribiste, «{first}», es el mismo que sin comparar; los mejor redactados tienen uno más alto.',
  why: 'Qué influye',
  whyNote:
    'Estos puntos indican qué redacción del mismo vídeo recibe más clics, según pruebas de titulares. «Palabra por palabra» dice otra cosa: qué vídeos tienen más visualizaciones. Por eso una palabra puede ayudar aquí y allí no.',
  analyze: 'Analizar',
  analyzeLabel: 'Analizar el título {n}',
  unranked: 'El título {n} no se compara',
  unknown: {
    other_language:
      'No parece inglés. El modelo de redacción solo ha aprendido de titulares en inglés, así que una probabilidad no significaría nada.',
    nothing_known: 'El modelo de redacción no conoce ninguna de sus palabras, así que no tiene en qué basarse.',
  },
  export: {
    heading: 'Exportar para una prueba',
    text: {
      one: 'Tu mejor título, para la «Prueba A/B» de YouTube Studio.',
      other: 'Tus {n} mejores títulos que se distinguen a simple vista, para la «Prueba A/B» de YouTube Studio.',
    },
    alike:
      'Estos títulos se parecen demasiado para una prueba: nadie notaría la diferencia. Cambia al menos una cuarta parte de las palabras.',
    label: 'Títulos para la prueba, uno por línea',
    copy: 'Copiar títulos',
    copied: 'Títulos copiados',
    refused: 'Tu navegador no ha permitido copiar. Los títulos están seleccionados: pulsa Ctrl+C o ⌘C.',
  },
  source: {
    origin:
      'Entrenado con {tests} pruebas A/B de titulares que Upworthy hizo entre 2013 y 2015, en las que cada lector veía al azar uno de varios titulares de la misma historia. Una pequeña parte de la puntuación viene del modelo de visualizaciones.',
    accuracy:
      'En {tests} de esas pruebas, cada una evaluada con un modelo entrenado sin ella, acertó el mejor de dos titulares con clics claramente distintos en el {right} de los casos (del {low} al {high}); al azar se acierta la mitad. Nombró el mejor de todos en el {best}, al azar en el {guessing}.',
    limits:
      'Entiende de redacción, no de miniaturas, y sobre todo de lectores de noticias, no de tu público. No predice cuántos clics tendrá un título.',
    credit:
      'Datos: The Upworthy Research Archive, J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0. Cifras calculadas por nosotros.',
  },
}
