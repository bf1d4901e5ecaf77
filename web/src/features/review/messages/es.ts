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
      '7 y 28 días después de marcarlo, un balance compara lo que dijimos con lo que pasó y te deja anotar con qué te quedas.',
    call: 'Si analizaste este título y el vídeo está en tu canal y tiene como mucho 7 días, también comprobamos si se cumple lo que dijimos de él.',
    undo: 'Puedes quitar la marca cuando quieras. Pasada una hora, nuestro pronóstico se queda en tus resultados aunque la quites.',
    undoAny: 'Puedes quitar la marca cuando quieras.',
    mail: 'Podemos escribirte cuando haya un balance listo:',
    settings: 'actívalo en tus ajustes',
  },
  taken: 'Este vídeo ya pertenece a «{name}». Quita primero la marca allí o pega otra dirección.',
  otherTitle: 'El vídeo de esta dirección se titula «{title}». No es ninguno de los títulos de este borrador.',
  anyway: 'Marcar como publicado de todos modos',
  pair: '«{name}» también está marcado con este vídeo. Quita la marca del borrador que no le corresponde.',
  openOther: 'Abrir «{name}»',
  saved: 'Marcado como publicado.',
  undone: 'Ya no está marcado como publicado.',
  undo: 'Quitar la marca',
  published: 'Publicado. Lo marcaste el {date}.',
  video: 'Ver en YouTube',
  first: 'El primer balance estará listo el {date}.',
  open: 'Abrir el balance',
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
  day: '{n} días después de marcarlo como publicado',
  early: 'Marcado como publicado el {date}',
  next: 'Próximo balance: {date}',
  draft: 'Abrir el borrador',
  said: {
    heading: 'Lo que dijimos',
    none: 'Antes no se analizó aquí ningún título parecido al publicado, así que no dijimos nada sobre él.',
    version: 'Versión {n}, analizada el {date}',
    analyzed: 'Analizado el {date}',
    noRank: 'Nuestro modelo no pudo situar este título.',
    byStudio:
      'Este título lo valoraron tus exportaciones de Studio. Esa valoración no sale de tu navegador, así que no se muestra aquí.',
    cameTrue: '¿Se cumplió?',
    thumbnail: 'Miniatura: {score} de 100 en legibilidad y acabado.',
    others: 'Frente a tus otros títulos',
    chance: '{chance} de probabilidad de estar mejor redactado que «{title}»',
    steps: 'Lo que te sugerimos',
    noSteps: 'No sugerimos ningún cambio.',
    edit: 'Escribirlo así: «{title}»',
    structure: 'Usar la estructura «{name}»',
    rephrase: 'Cambiar «{words}»',
    sayMore: 'Decir más: el título era corto',
    taken: 'Hecho',
    notTaken: 'No hecho',
  },
  video: {
    heading: 'Lo que pasó',
    early: 'Las visualizaciones de los primeros días dicen poco. A partir del {date} verás aquí cómo le fue al vídeo.',
    unavailable:
      'YouTube no ha respondido, así que no podemos mostrar cómo le fue al vídeo. Vuelve a intentarlo en unos minutos.',
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
    none: {
      channel_required: 'Conecta tu canal en el panel para comparar estas visualizaciones con lo habitual.',
      other_channel: 'El vídeo está en otro canal, así que no lo comparamos con lo habitual en el tuyo.',
      too_few:
        'Para comparar estas visualizaciones con lo habitual hacen falta otros ocho vídeos públicos de esta duración, como mucho diez veces más antiguos que este. Cuanto más antiguo sea este, más vídeos tuyos cuentan.',
    },
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
