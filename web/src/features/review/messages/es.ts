import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const publish: Translation<typeof english.publish> = {
  heading: 'Publicar',
  text: 'Cuando el vídeo sea público en YouTube, pega aquí su dirección.',
  label: 'URL del vídeo',
  placeholder: 'youtube.com/watch?v=...',
  required: 'Pega la URL de tu vídeo.',
  submit: 'Marcar como publicado',
  next: {
    heading: 'Qué pasa después',
    review:
      'A los 7 y a los 28 días, un balance compara lo que dijimos con lo que pasó y te deja anotar con qué te quedas.',
    call: 'Si analizaste este título y el vídeo está en tu canal y tiene como mucho 7 días, también comprobamos si nuestro pronóstico acertó.',
    undo: 'Puedes quitar la marca cuando quieras. Pasada una hora, nuestro pronóstico se queda en tu registro de todos modos.',
    undoAny: 'Puedes quitar la marca cuando quieras.',
    mail: 'Podemos escribirte cuando haya un balance listo:',
    settings: 'actívalo en tus ajustes',
  },
  saved: 'Marcado como publicado.',
  undone: 'Ya no está marcado como publicado.',
  undo: 'Quitar la marca',
  published: 'Publicado. Lo marcaste el {date}.',
  video: 'Ver en YouTube',
  first: 'El primer balance estará listo el {date}.',
  open: 'Abrir el balance',
  call: 'Comprobaremos nuestro pronóstico a los 7 y 25 días de publicarse el vídeo.',
  noCall: {
    not_analyzed: 'No se analizó ningún título de este borrador, así que no hay pronóstico nuestro que comprobar.',
    channel_required:
      'No sabemos cuál es tu canal, así que no podemos comprobar nuestro pronóstico. Conéctalo en el panel y vuelve a marcar el borrador.',
    video_lookup_failed:
      'YouTube no respondió, así que no pudimos empezar a comprobar nuestro pronóstico. Quita la marca y vuelve a ponerla dentro de unos minutos.',
    video_title_differs:
      'El título del vídeo es distinto de los que analizaste aquí, así que no hay pronóstico nuestro que comprobar.',
    video_too_old: 'El vídeo tiene más de 7 días, así que ya es tarde para un pronóstico.',
    already_published: 'El análisis de este título ya pertenece a otro vídeo de tu registro.',
  },
}

export const review: Translation<typeof english.review> = {
  page: 'Balance',
  untitled: 'Borrador sin título',
  missing: { title: 'Este borrador no existe', text: 'Puede que se haya eliminado.' },
  unpublished: {
    title: 'Aún no está publicado',
    text: 'Primero marca el borrador como publicado. El balance estará listo 7 días después.',
    action: 'Ir al borrador',
  },
  day: 'A los {n} días',
  early: 'Marcado como publicado el {date}',
  next: 'Próximo balance: {date}',
  draft: 'Abrir el borrador',
  said: {
    heading: 'Lo que dijimos',
    none: 'No se analizó ningún título de este borrador antes de publicarlo, así que no dijimos nada.',
    version: 'Versión {n}, analizada el {date}',
    analyzed: 'Analizado el {date}',
    channel: {
      one: 'Por encima del {share} de tu {n} vídeo de entonces.',
      other: 'Por encima del {share} de tus {n} vídeos de entonces.',
    },
    general: 'Por encima del {share} de los títulos reales.',
    noRank: 'Nuestro modelo no pudo situar este título.',
    thumbnail: 'Miniatura: {score} de 100 en legibilidad y acabado.',
    others: 'Frente a tus otros títulos',
    chance: '{chance} de probabilidad de estar mejor redactado que «{title}»',
    steps: 'Lo que te sugerimos',
    noSteps: 'No sugerimos ningún cambio.',
    edit: 'Escribirlo así: «{title}»',
    structure: 'Usar la forma «{name}»',
    rephrase: 'Cambiar «{words}»',
    sayMore: 'Decir más: el título era corto',
    taken: 'Hecho',
    notTaken: 'No hecho',
  },
  video: {
    heading: 'Lo que pasó',
    early: 'Las visualizaciones de los primeros días dicen poco. A partir del {date} verás aquí cómo le fue al vídeo.',
    unavailable:
      'YouTube no respondió, así que no podemos mostrar cómo le fue al vídeo. Vuelve a intentarlo en unos minutos.',
    gone: 'YouTube ya no muestra este vídeo: se eliminó o se hizo privado.',
    goneText: 'Nuestro pronóstico y tu nota se conservan.',
    hidden: 'Las visualizaciones del vídeo están ocultas.',
    views: { one: '{n} visualización', other: '{n} visualizaciones' },
    age: { one: '{n} día después de publicarse', other: '{n} días después de publicarse' },
    source: 'Recuento de YouTube a fecha de {date}.',
    title: 'Su título en YouTube: «{title}»',
    ours: 'Calculado por nosotros',
    above: 'Por encima de tu margen habitual',
    within: 'Dentro de tu margen habitual',
    below: 'Por debajo de tu margen habitual',
    compared:
      '{times} veces lo habitual: a esas alturas, tus vídeos suelen tener {usual} visualizaciones, y la mitad de ellos tiene entre {low} y {high}.',
    how: 'Lo comparamos con otros {n} vídeos del mismo tipo de tu canal.',
    older:
      'Pocos de ellos llevan ese tiempo publicados. La mayoría son más antiguos y han tenido más tiempo, así que el vídeo parecerá más flojo de lo que es.',
    none: {
      channel_required: 'Conecta tu canal en el panel para comparar estas visualizaciones con lo habitual.',
      other_channel: 'El vídeo está en otro canal, así que no lo comparamos con lo habitual en el tuyo.',
      too_few:
        'Cuando tu canal tenga otros 10 vídeos públicos de este tipo, compararemos estas visualizaciones con lo habitual.',
    },
  },
  call: {
    heading: 'Nuestro pronóstico',
    due: 'Próxima comprobación: {date}.',
    waiting: 'Lo comprobaremos a los 7 y 25 días de publicarse el vídeo.',
    right: { other: 'Comparaciones acertadas: {right} de {n}' },
    after7: 'a los 7 días',
    after25: 'a los 25 días',
    too_few: 'Muy pocos vídeos de antigüedad parecida para comprobarlo',
    no_call: 'El título publicado no tiene puntuación',
    other_title: 'El título publicado es distinto del que analizaste',
    unavailable: 'No se pudo comprobar',
    how: 'Pronosticamos que, entre este vídeo y cada uno de los tuyos de antigüedad parecida, tendría más visualizaciones el que tuviera el título con mejor puntuación.',
  },
  tests: {
    heading: 'Lo que dicen tus pruebas',
    none: 'No has anotado ninguna prueba de este vídeo.',
    add: 'Planificar una en el borrador',
  },
  keep: {
    patterns: 'Patrones de este título',
    more: {
      one: 'En {n} canal, los vídeos así tuvieron un {change} más de visualizaciones que los demás (de {low} a {high}).',
      other:
        'En {n} canales, los vídeos así tuvieron un {change} más de visualizaciones que los demás (de {low} a {high}).',
    },
    fewer: {
      one: 'En {n} canal, los vídeos así tuvieron un {change} menos de visualizaciones que los demás (de {low} a {high}).',
      other:
        'En {n} canales, los vídeos así tuvieron un {change} menos de visualizaciones que los demás (de {low} a {high}).',
    },
    held: 'Aquí se cumplió',
    didNot: 'Aquí no se cumplió',
    unclear: 'Aquí no hay una diferencia clara',
    caution: 'Un solo vídeo no demuestra un patrón. Busca los que se cumplen una y otra vez.',
  },
}
