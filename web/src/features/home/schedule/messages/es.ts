import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const schedule: Translation<typeof english.schedule> = {
  heading: 'Calendario de publicación',
  what: 'Qué día y a qué hora funcionaron mejor tus vídeos, frente a tus cifras habituales.',
  notInPlan:
    'Con Premium ves qué días y horas funcionaron mejor en tus vídeos anteriores frente a lo habitual en tu canal, o que ninguno destaca.',
  toPlan: 'Ver Premium',
  unavailable:
    'YouTube no ha respondido, así que no se han podido comparar tus vídeos. Inténtalo de nuevo en unos minutos.',
  tooFew: 'A partir de {fewest} vídeos',
  tooFewText: {
    one: 'Por ahora se puede comparar {n} de tus vídeos públicos: tiene al menos 3 días, muestra sus visualizaciones y hay otros ocho de su duración y de antigüedad parecida. Con menos de {fewest}, cualquier resultado se debería al azar.',
    other:
      'Por ahora se pueden comparar {n} de tus vídeos públicos: tienen al menos 3 días, muestran sus visualizaciones y hay otros ocho de su duración y de antigüedad parecida. Con menos de {fewest}, cualquier resultado se debería al azar.',
  },
  none: 'Ningún momento destaca',
  noneText: {
    one: 'En tu {n} vídeo comparable, ningún momento dio mejor resultado del que explica el azar. Publica cuando te convenga.',
    other:
      'Entre tus {n} vídeos comparables, ningún momento dio mejor resultado del que explica el azar. Publica cuando te convenga.',
  },
  oneTime: 'Aún no hay nada que comparar',
  oneTimeText: {
    one: 'Tu {n} vídeo salió casi el mismo día y a la misma hora. Prueba otro de vez en cuando y aquí se podrá comparar.',
    other:
      'Tus {n} vídeos salieron casi el mismo día y a la misma hora. Prueba otros de vez en cuando y aquí se podrán comparar.',
  },
  best: {
    one: 'Tu {n} vídeo de este momento logró {times} veces lo habitual en ti (intervalo del 95 %: de {low} a {high}).',
    other:
      'Tus {n} vídeos de este momento lograron {times} veces lo habitual en ti (intervalo del 95 %: de {low} a {high}).',
  },
  caution: 'Es un patrón de tus vídeos anteriores, no una promesa: sus temas también pueden ser distintos.',
  byWeekday: 'Por día de la semana',
  byPart: 'Por hora del día',
  hours: '{from} – {to}',
  columns: { when: 'Publicado', videos: 'Vídeos', times: 'Visualizaciones frente a lo habitual' },
  times: '{times}×',
  interval: '(de {low} a {high})',
  few: 'muy pocos',
  source: 'Visualizaciones: YouTube, {date}. Horas: {zone}, según tu cuenta.',
  how: 'Calculado por nosotros: comparamos cada vídeo con lo que suelen tener tus vídeos de su duración con esa antigüedad; cada cifra es una mediana con su intervalo del 95 %, a partir de 6 vídeos. Solo se nombra un momento cuando el azar lo produciría, como mucho, en 2 de cada 100 canales, contando todos los que hemos mirado.',
}
