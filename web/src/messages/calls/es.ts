import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const calls: Translation<typeof english.calls> = {
  promise:
    'De 100 vídeos con títulos en un puesto como este, {topQuarter} llegaron al mejor 25 % de su canal (25 por azar) y {aboveUsual} superaron sus visualizaciones habituales.',
  noPromise: 'Un pronóstico de un tipo anterior, que no cuenta.',
  topQuarter: 'En el mejor 25 %',
  notTopQuarter: 'Fuera del mejor 25 %',
  aboveUsual: 'Superó lo habitual',
  notAboveUsual: 'No superó lo habitual',
  compared: { other: 'Comparaciones acertadas: {right} de {n}' },
  too_few: 'Muy pocos vídeos comparables para comprobarlo',
  other_title: 'El título publicado es distinto del que analizaste',
  unavailable: 'No se pudo comprobar',
  after7: 'a los 7 días',
  after28: 'a los 28 días',
  due: 'Próxima comprobación de nuestro pronóstico: {date}.',
  waiting: 'Comprobaremos nuestro pronóstico a los 7 y 28 días de publicarse el vídeo.',
  waitingAgain: 'Lo comprobaremos de nuevo a los 28 días de publicarse el vídeo.',
  none: {
    not_analyzed:
      'Ningún título de este borrador tiene una valoración nuestra, así que no hay pronóstico que comprobar.',
    channel_required:
      'No sabemos cuál es tu canal, así que no podemos comprobar nuestro pronóstico. Conéctalo en el panel y vuelve a marcar el borrador.',
    video_lookup_failed:
      'YouTube no respondió, así que no pudimos empezar a comprobar nuestro pronóstico. Quita la marca y vuelve a ponerla dentro de unos minutos.',
    video_title_differs:
      'El título del vídeo es distinto de los que analizaste aquí, así que no hay pronóstico nuestro que comprobar.',
    video_too_old: 'El vídeo tiene más de 7 días, así que ya es tarde para un pronóstico.',
    already_published: 'El análisis de este título ya pertenece a otro vídeo de tus resultados.',
    video_already_marked: 'Tus resultados ya tienen nuestro pronóstico sobre este vídeo, de otro análisis.',
    judged_by_studio:
      'Este título lo valoraron tus exportaciones de Studio. Nunca mezclamos tus archivos con datos de YouTube, así que no hay pronóstico nuestro que comprobar.',
    verdict_gone:
      'La valoración de este título ya no está guardada, así que no hay pronóstico nuestro que comprobar. Analiza el título otra vez y vuelve a marcarlo.',
    no_claim:
      'No había una señal clara para este título: no esperábamos de él más que del azar, así que no hay pronóstico nuestro que comprobar.',
  },
}
