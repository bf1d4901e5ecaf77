import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const live: Translation<typeof english.live> = {
  heading: 'Pruébalo: tu título, puntuado mientras escribes',
  label: 'El título de tu vídeo (en inglés)',
  another: 'Otro título para el mismo vídeo',
  optional: 'Opcional, para comparar la redacción',
  next: 'Compararlo con tus propios vídeos',
  percentile: 'Por encima del {score} % de los títulos reales',
  empty: 'Escribe un título y aquí aparecerá su puntuación.',
  failed: 'No se ha podido cargar el modelo de títulos. Comprueba tu conexión y recarga la página.',
  announced:
    'Puntuación del título: {score} de 100. {verdict}. De 100 títulos así, {topQuarter} llegaron al mejor 25 % (25 por azar).',
  even: 'Ninguna palabra por sí sola cambia mucho esta puntuación.',
  chance: 'de probabilidad de ser la mejor redacción',
  compare: '¿Cuál está mejor redactado?',
  better: '«{title}» es probablemente el mejor: {chance}.',
  close: 'Demasiado igualado: la mayoría de los titulares que se probaron entre sí se diferencian más.',
  onlyOne: 'Para compararlos, los dos títulos necesitan palabras inglesas que el modelo conozca.',
  private: 'Se puntúa en tu navegador: nada de lo que escribes aquí se envía.',
  language: 'El modelo solo está entrenado con títulos en inglés.',
}
