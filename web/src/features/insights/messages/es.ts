import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const insights: Translation<typeof english.insights> = {
  title: 'Análisis predictivo',
  subtitle: 'Compara un título con vídeos reales y mira cómo se lee una miniatura antes de publicar.',
  views: {
    label: 'Herramientas de títulos',
    analyze: 'Analizar un borrador',
    compare: 'Comparar títulos',
    metadata: 'Descripción y etiquetas',
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
    note: 'Solo cómo está hecho. El tema y las palabras son tuyos.',
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
    waiting: 'La puntuación aparece mientras escribes. Tu título solo sale del navegador al pulsar Analizar.',
    failed: 'No se pudo cargar el modelo de títulos. Analizar funciona igualmente.',
    announced: 'Puntuación del título: {score} de 100. {verdict}.',
    compared:
      'Con un {chance} de probabilidad está mejor redactado que el título analizado. Analízalo para ver su puesto en tu canal.',
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
  results: {
    heading: 'Recomendaciones de IA',
    titleAnalysis: 'Análisis del título',
    explanation: 'Explicación y ejemplos',
    chance: '{chance} de probabilidad de ser la mejor redacción',
    gain: '+{n}',
    use: 'Usar este título',
    partsNote:
      'Según el título por sí solo, cada porcentaje indica cuánto cambia la relación entre victorias y derrotas frente a otro vídeo de tu canal, donde gana el que tiene más visualizaciones: +6 % son 106 victorias en vez de 100 con las mismas derrotas. No aparecen los cambios de menos del 1 %.',
    benchmark: 'Comparación de referencia',
    above: 'Con {score}, este título supera en {n} la referencia de {benchmark}.',
    at: 'Con {score}, este título está justo en la referencia de {benchmark}.',
    below: 'Con {score}, a este título le faltan {n} para la referencia de {benchmark}.',
    source:
      'La puntuación es el puesto de este título entre títulos de vídeos reales, según un modelo que aprendió cuál de dos vídeos del mismo canal tuvo más visualizaciones. Solo lee el título.',
    measured:
      'En {channels} canales que nunca había visto acertó el mejor de dos vídeos en el {all} de los casos, y en el {twice} cuando uno tenía al menos el doble de visualizaciones; al azar se acierta la mitad.',
    repeated: 'El mismo borrador que antes: no se ha gastado ningún análisis',
    gone: 'Este análisis ya no existe. Tus análisis anteriores están abajo.',
  },
  history: {
    heading: 'Análisis anteriores',
    empty: 'Aquí se guardarán tus análisis.',
    emptyText: 'Vuelve a abrir cualquiera cuando quieras y comprueba cuánto acertamos cuando salga su vídeo.',
    topics: 'Buscar un tema en Pulso de tendencias',
    remove: 'Borrar el análisis de «{title}»',
    more: 'Mostrar más',
    noScore: 'Sin puntuación',
    channel: 'En tu canal',
    general: 'Entre títulos reales',
    untitled: 'Miniatura sin título',
    failed: 'No se pudieron cargar tus análisis anteriores.',
    confirm: {
      title: '¿Borrar este análisis?',
      text: '«{title}» y sus resultados se borrarán de forma permanente. El análisis sigue contando en tu plan.',
      keepsCall: 'Su pronóstico sigue contando entre los tuyos.',
      yes: 'Borrar',
      failed: 'No se pudo borrar el análisis. Inténtalo de nuevo.',
    },
  },
  channel: {
    missing: 'No se encontró el ID del canal',
    text: 'Necesitamos saber cuál es tu canal antes del primer análisis. Su ID, UC..., está en YouTube, en Configuración, Configuración avanzada.',
    label: 'URL del canal',
    placeholder: 'youtube.com/channel/UC...',
    required: 'La URL del canal de YouTube es obligatoria',
    invalid: 'Escribe una URL válida de un canal de YouTube (p. ej., youtube.com/channel/UC...)',
    save: 'Guardar y analizar',
  },
  toasts: {
    nothing: 'Escribe un título o sube una miniatura',
    success: '¡Análisis completado!',
    failure: 'No se pudo analizar el contenido. Inténtalo de nuevo.',
  },
}

const checks: Translation<typeof english.thumbnails.checks> = {
  size: {
    name: 'Tamaño',
    good: '{width} × {height} píxeles.',
    warn: '{width} × {height} píxeles; YouTube recomienda 1280 × 720.',
    fail: '{width} × {height} píxeles; YouTube recomienda 1280 × 720 y al menos 640 de ancho.',
  },
  shape: {
    name: 'Formato',
    good: '16:9: no se corta nada y no hay barras.',
    warn: 'Casi 16:9: barras finas, o se corta un poco.',
    fail: 'No es 16:9: habrá barras o se cortarán los bordes.',
  },
  weight: {
    name: 'Peso del archivo',
    good: '{size}.',
    warn: '{size}. Con menos de 2 MB carga rápido en todas partes.',
    fail: '{size}. Con menos de 2 MB carga rápido en todas partes.',
  },
  brightness: {
    name: 'Brillo',
    good: 'Brillo medio: {percent}.',
    warn: 'Brillo medio: {percent}; entre el 15 % y el 70 % se ve bien en páginas claras y oscuras.',
    fail: 'Brillo medio: {percent}; entre el 15 % y el 70 % se ve bien en páginas claras y oscuras.',
  },
  contrast: {
    name: 'Contraste',
    good: '{score} de 100 entre luces y sombras.',
    warn: '{score} de 100 entre luces y sombras, menos que casi todas las miniaturas reales.',
    fail: '{score} de 100 entre luces y sombras: las formas se confunden.',
  },
  colorfulness: {
    name: 'Colorido',
    good: '{score} de 100.',
    warn: '{score} de 100, menos que casi todas las miniaturas reales.',
    fail: '{score} de 100, menos que casi todas las miniaturas reales.',
  },
  clutter: {
    name: 'Composición recargada',
    good: 'Lo bastante sencilla para captarla de un vistazo.',
    warn: 'Muchos elementos, o muchos detalles finos.',
    fail: 'Muchos elementos y muchos detalles finos.',
  },
  word_count: {
    name: 'Palabras en la imagen',
    good: { one: '{n} palabra.', other: '{n} palabras.' },
    warn: { one: '{n} palabra.', other: '{n} palabras; hasta 4 se leen de un vistazo.' },
    fail: { one: '{n} palabra.', other: '{n} palabras; hasta 4 se leen de un vistazo.' },
  },
  text_readable: {
    name: 'Legibilidad',
    good: {
      one: 'Al tamaño de la barra lateral, su palabra se puede leer.',
      other: 'Al tamaño de la barra lateral se leen {readable} de {n} palabras.',
    },
    warn: {
      one: 'Al tamaño de la barra lateral, su palabra no se puede leer.',
      other: 'Al tamaño de la barra lateral solo se leen {readable} de {n} palabras.',
    },
    fail: {
      one: 'Al tamaño de la barra lateral, su palabra no se puede leer.',
      other: 'Al tamaño de la barra lateral solo se leen {readable} de {n} palabras.',
    },
  },
  text_contrast: {
    name: 'Contraste del texto',
    good: '{ratio}:1 o más con lo que tiene detrás.',
    warn: '{ratio}:1 donde es más débil; con 4,5:1 se lee bien.',
    fail: '{ratio}:1 donde es más débil; por debajo de 3:1 cuesta leerlo.',
  },
  badge_zone: {
    name: 'Etiqueta de duración',
    good: 'No hay nada importante debajo.',
    warn: 'Tapa parte de una cara.',
    fail: 'Tapa texto.',
  },
}

const suggestions: Translation<typeof english.thumbnails.suggestions> = {
  size: {
    text: 'Expórtala a 1280 × 720 o más',
    explanation: 'Las miniaturas se muestran hasta en un televisor. Una imagen menor se amplía allí y se ve borrosa.',
  },
  shape: {
    text: 'Recórtala a 16:9',
    explanation:
      'Todas las listas muestran las miniaturas a 16:9. Con otro formato aparecen barras o se pierden bordes.',
  },
  weight: {
    text: 'Guárdala con menos de 2 MB',
    explanation: 'Un JPG de buena calidad se ve igual a estos tamaños y pesa mucho menos que un PNG de una fotografía.',
  },
  brightness: {
    text: 'Corrige la exposición',
    explanation: 'Una imagen muy oscura se funde con una página oscura, y una muy clara con una página clara.',
  },
  contrast: {
    text: 'Aclara las luces y oscurece las sombras',
    explanation: 'Cuando una imagen mide unos centímetros, la luz y la sombra son lo que separa sus formas.',
  },
  colorfulness: {
    text: 'Añade un color fuerte',
    explanation: 'De 1000 miniaturas que medimos, 95 de cada 100 tenían más color. Basta una zona saturada.',
  },
  clutter: {
    text: 'Quita algo',
    explanation: 'Cuanto más hay que mirar, más pequeña queda cada parte. Un motivo y una idea bastan.',
  },
  word_count: {
    text: 'Reduce el texto a cuatro palabras o menos',
    explanation:
      'Quien va pasando lee como mucho unas pocas palabras. El título está justo al lado y puede decir el resto.',
  },
  text_readable: {
    text: 'Haz más grande el texto',
    explanation:
      'Volvimos a leer la imagen a 168 × 94, su tamaño junto a un vídeo en reproducción. Están marcadas las líneas en las que nuestro lector perdió palabras.',
  },
  text_contrast: {
    text: 'Separa el texto de lo que tiene detrás',
    explanation:
      'Sirve un contorno, una sombra o un fondo liso detrás de las letras. 4,5:1 es lo que WCAG pide para un texto.',
  },
  badge_zone: {
    text: 'Deja libre la esquina inferior derecha',
    explanation: 'En todas las listas, la duración del vídeo se coloca sobre esa esquina.',
  },
}

export const thumbnails: Translation<typeof english.thumbnails> = {
  label: 'Miniatura',
  ratings: { good: 'Fuerte', fair: 'Aceptable', poor: 'Débil' },
  alt: 'Tu miniatura',
  gone: 'La imagen no se puede mostrar.',
  size: '{width} × {height}',
  drop: {
    label: 'Subida de la miniatura',
    hint: 'Suelta aquí una imagen o pégala',
    release: 'Suéltala para comprobarla',
    choose: 'Elegir una imagen',
    supports: 'Admite JPG, JPEG, PNG',
    kept: 'Se sube solo para ti y se borra a los 30 días.',
    wrongType: 'El tipo de archivo debe ser {types}',
    tooLarge: { one: 'El archivo ocupa más de {n} byte', other: 'El archivo ocupa más de {n} bytes' },
    tooSmall: { one: 'El archivo ocupa menos de {n} byte', other: 'El archivo ocupa menos de {n} bytes' },
    tooMany: 'Demasiados archivos',
  },
  slot: {
    replace: 'Cambiar',
    remove: 'Quitar',
    cancel: 'Cancelar la subida',
    again: 'Subir de nuevo',
    progress: 'Subida de la miniatura',
    looking: 'Midiendo la imagen…',
    uploading: 'Subiendo…',
    checking: 'Leyendo su texto y buscando caras…',
    done: 'Todas las comprobaciones están listas.',
    cancelled: 'Subida cancelada. No se comprobaron texto ni caras.',
    failed: 'No se pudieron comprobar texto y caras',
    off: 'La detección de texto y caras está desactivada en este equipo',
    offText:
      'Abajo está lo que mide tu navegador, sin puntuación. «Analizar» funciona para el título. Para activarla, reinstala los paquetes con npm ci e inicia de nuevo.',
    details: 'Detalles',
  },
  states: {
    good: 'Bien',
    warn: 'Mejorable',
    fail: 'Por corregir',
    pending: 'Comprobando…',
    missing: 'Sin comprobar',
    absent: 'Nada que comprobar',
  },
  checksHeading: 'Comprobaciones de la miniatura',
  checks,
  suggestions,
  pairsHeading: 'Título y miniatura juntos',
  pairs: {
    repeated_words: {
      name: 'Palabras repetidas',
      good: 'El título y la imagen dicen cada uno algo propio.',
      warn: 'El título también dice: {words}. En la imagen cabe otra cosa.',
      fail: 'La imagen no dice nada que no esté en el título: {words}.',
    },
  },
  colours: {
    heading: 'Colores principales',
    swatch: '{name}, {share} de la imagen',
    dark: '{name} oscuro',
    light: '{name} claro',
    names: {
      black: 'negro',
      white: 'blanco',
      grey: 'gris',
      red: 'rojo',
      orange: 'naranja',
      brown: 'marrón',
      beige: 'beis',
      yellow: 'amarillo',
      green: 'verde',
      turquoise: 'turquesa',
      blue: 'azul',
      purple: 'morado',
      pink: 'rosa',
    },
  },
  marks: {
    label: 'Mostrar en la imagen',
    unreadable: { one: 'Texto ilegible: {n}', other: 'Texto ilegible: {n}' },
    unreadableLines: 'No se lee del todo al tamaño de la barra lateral: {lines}',
    text: { one: 'Texto: {n}', other: 'Texto: {n}' },
    faces: { one: 'Caras: {n}', other: 'Caras: {n}' },
    badge: 'Etiqueta de duración',
  },
  results: {
    heading: 'Análisis de la miniatura',
    meaning: 'Si la imagen es legible y está bien hecha. No predice clics ni visualizaciones.',
    suggestions: 'Sugerencias',
    none: 'Nada de lo que comprobamos se puede mejorar.',
    blank: 'En esta imagen no hay casi nada',
    blankText:
      'Apenas hemos encontrado formas y no hay ninguna palabra, así que no tiene puntuación. Añade una foto o unas pocas palabras grandes y vuelve a subirla.',
    explain: 'Explicación',
    explainAndShow: 'Explicación y lugar en la imagen',
    gain: '{n} puntos más',
    above: 'Con {score}, esta miniatura supera en {n} la referencia de {benchmark}.',
    at: 'Con {score}, esta miniatura está justo en la referencia de {benchmark}.',
    below: 'Con {score}, a esta miniatura le faltan {n} para la referencia de {benchmark}.',
    benchmarkNote: 'La referencia marca un trabajo sólido y la fijamos nosotros.',
    allChecks: 'Todas las comprobaciones',
    source:
      'La puntuación suma estas comprobaciones con pesos que elegimos nosotros. Entre 1000 miniaturas de 25 canales, nada de lo que supimos medir en una imagen indicaba qué vídeo de un canal tuvo más visualizaciones, así que no lo afirmamos.',
  },
  previews: {
    heading: 'Dónde se verá',
    note: 'A los tamaños en que la muestra YouTube, o más pequeña en una pantalla estrecha, con el título cortado tras dos líneas. YouTube no publica sus tamaños y los cambia: son normales pequeñas diferencias.',
    scheme: 'Colores de la página',
    cut: 'El título se corta',
    whole: 'El título cabe entero',
    noTitle: 'Aquí va tu título',
    places: { home: 'Inicio', search: 'Búsqueda', sidebar: 'Junto a un vídeo', phone: 'Móvil', tv: 'Televisor' },
  },
  compare: {
    start: 'Comparar con otra',
    stop: 'Dejar de comparar',
    a: 'Miniatura A',
    b: 'Miniatura B',
    heading: 'A y B comparadas',
    note: 'Legibilidad y calidad, comprobación por comprobación. Cuál de las dos recibe más clics solo lo dicen los espectadores.',
    use: 'Analizar',
    check: 'Comprobación',
  },
  toasts: {
    failed: 'No se pudo analizar la miniatura: {reason}',
    leftOut: 'No se incluye la miniatura: {reason}',
  },
}

export const record: Translation<typeof english.record> = {
  ours: 'Calculado por nosotros',
  own: {
    heading: 'En tu canal',
    videosAlone: 'Esta posición sale solo de tus propios vídeos: el modelo de títulos solo entiende inglés.',
    leaned: 'Tus vídeos que más cuentan aquí',
    none: 'Ninguno de tus vídeos se parece mucho a este título.',
    views: '{views} visualizaciones en YouTube',
    times: '{times} veces tus visualizaciones habituales',
    up: 'favorece a este título',
    down: 'juega en contra de este título',
    source: 'Visualizaciones: YouTube, {date}. Lo habitual es la mediana de tus vídeos de antigüedad parecida.',
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
  track: {
    heading: 'Nuestros pronósticos para ti',
    none: 'Marca abajo un análisis como publicado. Comprobaremos a los 7 y a los 25 días si nuestro pronóstico fue acertado.',
    rate: 'Acertado en el {share} de las comparaciones. Adivinando se acierta el 50 %.',
    interval: {
      one: '{n} vídeo publicado. Con tan pocos, la tasa real está probablemente entre {low} y {high}.',
      other: '{n} vídeos publicados. Con esa cantidad, la tasa real está probablemente entre {low} y {high}.',
    },
    settled: {
      one: '{n} de tus pronósticos resuelto hasta ahora. Mostramos una tasa a partir de {fewest}: con menos sería azar.',
      other:
        '{n} de tus pronósticos resueltos hasta ahora. Mostramos una tasa a partir de {fewest}: con menos sería azar.',
    },
    waiting: { one: 'Queda {n} vídeo por comprobar.', other: 'Quedan {n} vídeos por comprobar.' },
    unsettled: { one: '{n} no se pudo resolver.', other: '{n} no se pudieron resolver.' },
    how: 'Cómo se comprueba un pronóstico',
    howText:
      'Un pronóstico dice: entre este vídeo y cada uno de los tuyos del mismo tipo y edad parecida, recibe más visualizaciones el que tiene el título mejor puntuado. Ambos tienen al menos 3 días y ninguno es más de 1,5 veces mayor que el otro. Así se mide también nuestra precisión. Solo guardamos si el pronóstico fue acertado, ninguna cifra de YouTube.',
    general: 'Qué precisión tiene Viewcraft en general',
  },
  call: {
    mark: 'Marcar como publicado',
    markOf: 'Marcar como publicado: «{title}»',
    undo: 'Desmarcar',
    undoOf: 'Desmarcar: «{title}»',
    video: 'Vídeo publicado',
    due: 'Nuestro pronóstico se comprueba el {date}.',
    waiting: 'Nuestro pronóstico se comprueba a los 7 y a los 25 días de publicar.',
    right: 'Acertado en {right} de {of}',
    day7: 'a los 7 días',
    day25: 'a los 25 días',
    too_few: 'Muy pocos vídeos de edad parecida para resolverlo',
    no_call: 'El título publicado no tiene puntuación',
    other_title: 'El título publicado no es el que analizaste',
    unavailable: 'No se pudo comprobar',
    title: '¿En qué vídeo se convirtió?',
    text: 'Pega su dirección. Tiene que estar en tu propio canal, llevar este título o uno parecido y tener como mucho 7 días. Puedes deshacerlo durante una hora; después, el pronóstico cuenta para siempre entre los tuyos.',
    label: 'URL del vídeo',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Pega la dirección de tu vídeo.',
    save: 'Marcar como publicado',
    saved: 'Marcado. Comprobaremos nuestro pronóstico a los 7 y a los 25 días de publicar.',
    undone: 'Ya no está marcado como publicado.',
  },
}
