import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const result: Translation<typeof english.result> = {
  openExports: 'Para comparar los títulos con tus propios vídeos, abre una exportación de YouTube Studio:',
  tabs: {
    label: 'Más sobre este análisis',
    titles: 'Otros títulos',
    examples: 'Ejemplos',
    channel: 'Tu canal',
    details: 'Palabra por palabra',
  },
  noExamples:
    'Ningún título de tus vídeos, de los canales que sigues ni de nuestras listas de tendencias se parece lo bastante a este para servir de ejemplo.',
  steps: {
    heading: 'Próximos pasos',
    headingFor: 'Próximos pasos para «{title}»',
    edit: {
      drop_segment: 'Quita {words}',
      drop_episode: 'Pasa {words} a la descripción o a una lista de reproducción',
      drop_hashtags: 'Saca {words} del título',
      drop_brackets: 'Quita {words}',
      calm_capitals: 'No escribas {words} todo en mayúsculas',
      calm_punctuation: 'Usa menos signos: {words}',
      drop_phrase: 'Quita {words}',
      shorten: 'Termina el título antes de {words}',
      spell_signs: 'Escribe {words} con palabras',
      rearrange: 'Une las dos partes con dos puntos',
      drop_emoji: 'Quita {words}',
      drop_date: 'Pasa la fecha {words} a la descripción',
      drop_quotes: 'Quita las comillas de {words}',
      headline_case: 'Pon mayúscula inicial a las palabras principales',
    },
    structure: {
      in_time: 'Di cuántos minutos hacen falta',
      for_beginners: 'Di que es para principiantes',
      starts_with_count: 'Empieza diciendo cuántos son',
      i_did: 'Cuéntalo en primera persona',
      stretch_of_time: 'Di durante cuántos días',
      heres_why: 'Afirma primero y promete después el porqué',
    },
    rephrase: {
      say_what_happens: 'Di qué pasa: {words} es solo una etiqueta',
      keep: 'Con {words} suele haber menos visualizaciones, pero mantenlo: forma parte de lo que dice el título',
      leave_off: 'Quita {words} y empieza por el tema',
      leave_number_off: 'Pasa {words} a la descripción o a una lista de reproducción',
      answer: 'Haz una afirmación en vez de una pregunta',
      say_more: 'Cuenta más: este título no pasa de 30 caracteres',
    },
    kept: {
      part_of_title:
        'Con {words} suele haber menos visualizaciones, pero mantenlo: sin esas palabras, el título diría otra cosa',
      wording: 'Con {words} suele haber menos visualizaciones, pero mantenlo: nuestro modelo prefiere el título así',
      answer:
        'Las preguntas suelen tener menos visualizaciones, pero mantén esta: una afirmación tendría que dar la respuesta, que solo sabes tú',
    },
    blanks: { count: 'Cuántos', minutes: 'Cuántos minutos', days: 'Cuántos días' },
    number: 'número',
    onlyIfTrue: 'Solo si es verdad en tu vídeo.',
    example: 'Uno tuyo: «{title}»',
    chance: '{chance} de probabilidad de ser la mejor redacción.',
    gain: 'En pruebas de titulares, las redacciones mejores por este margen recibieron un {change} más de clics.',
    fewer: {
      one: 'Los vídeos así tuvieron un {change} menos de visualizaciones que los demás del mismo canal (entre {low} y {high}, {n} canal).',
      other:
        'Los vídeos así tuvieron un {change} menos de visualizaciones que los demás del mismo canal (entre {low} y {high}, {n} canales).',
    },
    more: {
      one: 'Los vídeos así tuvieron un {change} más de visualizaciones que los demás del mismo canal (entre {low} y {high}, {n} canal).',
      other:
        'Los vídeos así tuvieron un {change} más de visualizaciones que los demás del mismo canal (entre {low} y {high}, {n} canales).',
    },
    beside: {
      fewer: {
        one: 'Los títulos así tuvieron un {change} menos de visualizaciones que los más parecidos de su canal (entre {low} y {high}, {n} canal).',
        other:
          'Los títulos así tuvieron un {change} menos de visualizaciones que los más parecidos de su canal (entre {low} y {high}, {n} canales).',
      },
      more: {
        one: 'Los títulos así tuvieron un {change} más de visualizaciones que los más parecidos de su canal (entre {low} y {high}, {n} canal).',
        other:
          'Los títulos así tuvieron un {change} más de visualizaciones que los más parecidos de su canal (entre {low} y {high}, {n} canales).',
      },
    },
    said: 'Cuenta en el título lo que pasa en el vídeo',
    picked:
      'Elegido por su redacción y por lo mucho que cuenta: alguno de los otros títulos puede tener más probabilidad.',
    sayIt: 'Contarlo',
    editTitle: 'Editar el título',
    useLabel: 'Usar este título: {title}',
    undo: 'Deshacer',
    undoLabel: 'Deshacer y volver al título analizado',
    missing: {
      none: 'Hemos buscado en este título todo lo que se asocia a menos visualizaciones y no hemos encontrado nada. También hemos probado a retocar sus palabras: ningún retoque lo deja claramente mejor redactado.',
      otherLanguage:
        'Solo hemos medido los próximos pasos con títulos en inglés, así que para este no tenemos ninguno.',
      unclear: 'No conocemos ninguna palabra de este título, así que no podemos decir qué pasos ayudarían.',
      earlier: 'Este análisis es anterior a los próximos pasos. Vuelve a analizar el título para verlos.',
    },
    others: 'Ver otros títulos',
    best: 'Estos son los títulos tuyos que más superaron lo habitual en tu canal:',
    whatWorks: 'Cómo lo medimos',
  },
}
