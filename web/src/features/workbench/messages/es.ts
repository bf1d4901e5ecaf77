import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const insights: Translation<typeof english.insights> = {
  title: 'Análisis predictivo',
  subtitle: 'Compara un título con vídeos reales y mira cómo se lee una miniatura antes de publicar.',
  newVideo: 'Nuevo vídeo',
  views: {
    label: 'Herramientas de títulos',
    analyze: 'Título y miniatura',
    compare: 'Comparar títulos',
    metadata: 'Descripción',
  },
  pattern: {
    heading: 'Un punto de partida: Pulso de tendencias',
    format: { video: 'Un vídeo', short: 'Un vídeo de hasta 3 minutos', live: 'Una emisión en directo' },
    length: 'de unos {length}',
    none: 'un título sencillo',
    structure: {
      number: 'un número en el título',
      question: 'un título con una pregunta',
      brackets: 'un inciso entre paréntesis',
      quote: 'algo entre comillas',
      two_parts: 'un título en dos partes',
      versus: 'una comparación (A o B)',
      short: 'un título de una línea',
    },
    note: 'Esto es solo la estructura. El tema y las palabras son tuyos.',
    dismiss: 'Descartar',
  },
  content: {
    heading: 'Análisis de contenido',
    label: 'Título',
    placeholder: 'Escribe el título de tu vídeo',
    count: '{n} / {most}',
    get: 'Analizar',
    cancel: 'Cancelar',
    working: 'Análisis',
  },
  live: {
    waiting: 'La puntuación aparece mientras escribes.',
    unsent: 'Tu título solo sale del navegador al pulsar Analizar.',
    even: 'No destaca nada en este título.',
  },
  stages: {
    initializing: 'Iniciando el análisis...',
    processing: 'Procesando el contenido...',
    generating: 'Generando recomendaciones...',
    finalizing: 'Terminando los resultados...',
  },
  empty: {
    title: '¿Listo para optimizar tu contenido?',
    text: 'Escribe un título o añade una miniatura y te mostramos qué ayuda y qué frena.',
    start: 'Empezar a analizar',
  },
  unanalyzed: 'Aún sin analizar: «Analizar» muestra los próximos pasos para este título.',
  results: {
    heading: 'Recomendaciones de IA',
    titleAnalysis: 'Análisis del título',
    explanation: 'Explicación y ejemplos',
    chance: '{chance} de probabilidad de ser la mejor redacción',
    gain: '+{n}',
    use: 'Usar este título',
    partsNote:
      'Cada porcentaje indica en qué medida una parte del título se asocia a más o menos visualizaciones, solo por el título. +6 % quiere decir que un vídeo que superaría a 50 de otros 100 de su canal supera a 51. No aparecen las partes de menos del 2 %. «Comparar títulos» mide otra cosa: qué redacción del mismo vídeo recibe más clics. Por eso una palabra puede ayudar allí y aquí no. «Qué funciona» mira cada patrón por separado y compara cada título con los más parecidos de su canal; aquí cuentan todas las partes a la vez. Por eso una parte puede ayudar aquí y allí no notarse.',
    total:
      'Todas las partes de este título multiplicadas: {sum}. Las de un título típico: {typical}. Por eso, solo por el título, supera al {share} de los títulos reales.',
    totalOwn:
      'El número de arriba es su puesto entre tus propios vídeos, que también tiene en cuenta cómo les fue a los parecidos.',
    totalFirst:
      'El número de arriba parte del primer título de este vídeo y dice cuánto mejor o peor es esta redacción.',
    source:
      'Las partes explican el puesto de este título entre títulos de vídeos reales, según un modelo que aprendió cuál de dos vídeos del mismo canal tuvo más visualizaciones. Solo lee el título.',
    measured:
      'En {channels} canales, cada uno evaluado con un modelo que nunca lo había visto, acertó el mejor de dos vídeos en el {all} de los casos, y en el {twice} cuando uno tenía al menos el doble de visualizaciones; al azar se acierta la mitad.',
    repeated: 'Nada ha cambiado desde el último análisis: no se ha gastado ninguno',
    gone: 'Este análisis ya no existe. Tus análisis anteriores están abajo.',
  },
  history: {
    heading: 'Análisis anteriores',
    empty: 'Aquí se guardarán tus análisis.',
    emptyText: 'Vuelve a abrir cualquiera cuando quieras y comprueba cuánto acertamos cuando salga su vídeo.',
    topics: 'Buscar un tema en Pulso de tendencias',
    remove: 'Eliminar el análisis de «{title}»',
    more: 'Mostrar más',
    noScore: 'Sin puntuación',
    untitled: 'Miniatura sin título',
    failed: 'No se han podido cargar tus análisis anteriores.',
    confirm: {
      title: '¿Eliminar este análisis?',
      text: '«{title}» y sus resultados se eliminarán de forma permanente. El análisis sigue contando en tu plan.',
      keepsCall: 'Su pronóstico se queda en tus resultados.',
      yes: 'Eliminar',
      failed: 'No se ha podido eliminar el análisis. Inténtalo de nuevo.',
    },
  },
  part: 'No se ha podido cargar esta parte. Lo que escribiste sigue aquí.',
  others: {
    heading: 'Otros títulos de este vídeo',
    blank: '(aún sin texto)',
    first: 'Todos los números parten de «{title}», el título que escribiste primero.',
    lead: 'El vídeo aparece con el título que está en el campo, también en el tablero y en el calendario.',
    use: 'Usar como principal',
    useLabel: 'Usar como principal: {title}',
    remove: 'Quitar el título «{title}»',
    add: 'Añadir un título',
  },
  keep: {
    tried: 'Estás probando títulos. Este vídeo aún no está entre tus vídeos.',
    keep: 'Guardar este vídeo',
    tooLong: 'Un texto es demasiado largo para guardarlo. Acórtalo y guarda después el vídeo.',
    kept: 'Guardado. A partir de ahora, los cambios se guardan a medida que los haces.',
  },
  connect: { text: 'Comparado con tus propios vídeos, este número te diría más.', link: 'Conecta tu canal' },
  channel: {
    missing: 'No se ha encontrado el ID del canal',
    text: 'YouTube no tiene ningún canal en la URL de tu cuenta. El ID de tu canal (UC...) está en YouTube, en Configuración > Configuración avanzada.',
    label: 'URL del canal',
    placeholder: 'youtube.com/channel/UC...',
    required: 'La URL del canal de YouTube es obligatoria',
    invalid: 'Escribe una URL válida de un canal de YouTube (p. ej., youtube.com/channel/UC...)',
    save: 'Guardar y analizar',
  },
  toasts: {
    nothing: 'Escribe un título o sube una miniatura',
    success: '¡Análisis completado!',
    failure: 'No se ha podido analizar el contenido. Inténtalo de nuevo.',
  },
}

export const record: Translation<typeof english.record> = {
  ours: 'Calculado por nosotros',
  own: {
    heading: 'En tu canal',
    videosAlone: 'Este puesto sale solo de tus propios vídeos: el modelo de títulos solo entiende inglés.',
    leaned: 'Tus vídeos que más cuentan aquí',
    none: 'Ninguno de tus vídeos se parece mucho a este título.',
    views: '{views} visualizaciones en YouTube',
    viewsStudio: '{views} visualizaciones',
    times: '{times} veces tus visualizaciones habituales',
    up: 'favorece a este título',
    down: 'juega en contra de este título',
    source:
      'Visualizaciones: YouTube, {date}. Lo habitual es lo que suelen tener tus vídeos de esa duración con esa antigüedad; un éxito aislado apenas lo cambia.',
    sourceStudio:
      'Visualizaciones: tus exportaciones de YouTube Studio. Lo habitual es lo que suelen tener tus vídeos de esa duración con esa antigüedad; un éxito aislado apenas lo cambia.',
    tooFew: {
      one: 'Tu canal tiene {n} vídeo público con al menos 3 días. Cuando tengas {fewest}, compararemos también este título con tus propios vídeos.',
      other:
        'Tu canal tiene {n} vídeos públicos con al menos 3 días. Cuando tengas {fewest}, compararemos también este título con tus propios vídeos.',
    },
    noDifference:
      'Hasta ahora todos tus vídeos han funcionado igual de bien, así que todavía no sirven para comparar un título.',
    unavailable:
      'YouTube no ha respondido, así que este análisis no incluye tus propios vídeos. Vuelve a analizar el título dentro de diez minutos.',
  },
  general: 'Qué precisión tiene Viewcraft en general',
  toRecord: 'Con qué frecuencia se cumplieron nuestros pronósticos',
  call: {
    mark: 'Marcar como publicado',
    markOf: 'Marcar como publicado: «{title}»',
    undo: 'Desmarcar',
    undoOf: 'Desmarcar: «{title}»',
    video: 'Vídeo publicado',
    title: '¿Qué vídeo publicaste?',
    text: 'Pega su dirección. Tiene que estar en tu propio canal, llevar este título o uno parecido y tener como mucho 7 días. Puedes deshacerlo durante una hora; después, el pronóstico se queda en tus resultados.',
    label: 'URL del vídeo',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Pega la dirección de tu vídeo.',
    save: 'Marcar como publicado',
    saved: 'Marcado como publicado.',
    undone: 'Ya no está marcado como publicado.',
  },
}
