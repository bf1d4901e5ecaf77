import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const ideas: Translation<typeof english.ideas> = {
  heading: 'Ideas para esta semana',
  what: 'Nuevas cada lunes y nunca repetidas. Cada una combina la forma de un título que funcionó con un tema tuyo que rindió como siempre o mejor.',
  failed: 'No hemos podido cargar tus ideas. {message}',
  topic: 'Un tema tuyo: {topic}',
  topicVideos: {
    one: 'Un tema tuyo: {topic}, en el título de {n} vídeo reciente',
    other: 'Un tema tuyo: {topic}, en los títulos de {n} vídeos recientes',
  },
  topicTimes: '{times} veces tus visualizaciones habituales',
  topicLabel: 'Tu tema',
  video: 'La forma viene de',
  ownVideo: 'La forma viene de tu vídeo',
  by: 'de {channel}',
  usual: '{times} veces las visualizaciones habituales de su canal (intervalo del 95 %: de {low} a {high})',
  ownUsual: '{times} veces tus visualizaciones habituales (intervalo del 95 %: de {low} a {high})',
  views: { one: '{n} visualización', other: '{n} visualizaciones' },
  counted: 'datos del {date}',
  lift: 'Los vídeos con un título de este tipo tuvieron {times} veces las visualizaciones de los demás de su canal (intervalo del 95 %: de {low} a {high}; {channels} canales en inglés)',
  make: 'Crear el borrador',
  draft: 'Convertir en borrador',
  toDraft: 'Abrir el borrador',
  dismiss: 'Descartar',
  restore: 'Recuperar',
  dismissed: 'Descartada',
  source:
    'Los títulos y las visualizaciones de los vídeos son de YouTube; las comparaciones las calculamos nosotros. Muestran qué coincidió con más visualizaciones, no qué las trae.',
  few: 'Esta semana hay menos de cinco: no hemos encontrado otra forma que encaje con tus temas y que te aconsejaríamos.',
  noTopics: 'Todavía no hay ideas',
  noTopicsText:
    'Las ideas parten de temas que aparecen en varios de tus vídeos, o de tus borradores si no tienes canal. Empieza un borrador sobre lo que quieras hacer y vuelve a mirar.',
  noTopicsAction: 'Empezar un borrador',
  noLanguage: 'Aún no hay ideas en tu idioma',
  noLanguageText:
    'Las ideas están disponibles para títulos en español, inglés y francés. Los tuyos parecen estar en otro idioma.',
  noneNew: 'Esta semana no hay nada nuevo',
  noneNewText:
    'Ya te hemos mostrado todas las ideas que permiten tus temas. Tus próximos vídeos y borradores traerán temas nuevos y, con ellos, ideas nuevas.',
}
