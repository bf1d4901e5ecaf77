import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

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
    warn: 'Muchos elementos, muchos detalles finos o muchos colores juntos.',
    fail: 'Demasiado para un vistazo: elementos, detalles finos o colores juntos.',
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
    good: '{ratio}:1 o más con lo que tiene detrás, letra por letra.',
    warn: 'Algunas letras tienen solo {ratio}:1 con lo que hay detrás; con 4,5:1 se lee bien.',
    fail: 'Algunas letras tienen solo {ratio}:1 con lo que hay detrás; por debajo de 3:1 cuesta leerlas.',
  },
  badge_zone: {
    name: 'Etiqueta de duración',
    good: 'No hay nada importante debajo.',
    warn: 'Tapa parte de una cara o letra pequeña.',
    fail: 'Tapa texto.',
  },
  cut_text: {
    name: 'Texto en los bordes',
    good: 'Ningún borde corta el texto.',
    warn: 'Un borde corta el texto.',
    fail: 'Un borde corta el texto.',
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
    explanation:
      'En todas las listas, la duración del vídeo se coloca sobre esa esquina. Lo que queda debajo no lo ve nadie.',
  },
  cut_text: {
    text: 'Aleja el texto del borde',
    explanation: 'Unas letras cortadas parecen un error, y hay que adivinar la palabra.',
  },
  repeated_words: {
    text: 'Di algo que no diga el título',
    explanation:
      'El título está justo al lado de la imagen. Las palabras que lo repiten ocupan sitio y no añaden nada.',
  },
}

export const thumbnails: Translation<typeof english.thumbnails> = {
  label: 'Miniatura',
  heading: 'Miniaturas',
  /** Text whose words were all read, although they hardly stand out. */
  faint: {
    one: 'Al tamaño de la barra lateral, la palabra apenas se distingue de lo que tiene detrás.',
    other: 'Al tamaño de la barra lateral, las palabras apenas se distinguen de lo que tienen detrás.',
  },
  nth: 'Miniatura {n}',
  lead: 'Principal',
  leadNth: 'Principal: miniatura {n}',
  remove: 'Quitar la miniatura {n}',
  full: { one: 'En un vídeo cabe {n} miniatura.', other: 'En un vídeo caben {n} miniaturas.' },
  already: 'Esta miniatura ya está.',
  noScore: 'Sin puntuación',
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
    kept: 'Solo la ves tú mientras no la compartas. El original se borra a los 30 días.',
    wrongType: 'El tipo de archivo debe ser {types}',
    tooLarge: { one: 'El archivo ocupa más de {n} byte', other: 'El archivo ocupa más de {n} bytes' },
    tooSmall: { one: 'El archivo ocupa menos de {n} byte', other: 'El archivo ocupa menos de {n} bytes' },
    tooMany: 'Demasiados archivos',
  },
  slot: {
    remove: 'Quitar',
    cancel: 'Cancelar la subida',
    again: 'Subir de nuevo',
    progress: 'Subida de la miniatura',
    looking: 'Midiendo la imagen…',
    uploading: 'Subiendo…',
    checking: 'Leyendo su texto y buscando caras…',
    failed: 'No se ha añadido la miniatura',
    off: 'La detección de texto y caras está desactivada en este equipo',
    offText:
      'Abajo está lo que mide tu navegador, sin puntuación. «Analizar» funciona para el título. Para activarla, reinstala los paquetes con npm ci e inicia de nuevo.',
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
  tryText: {
    text: 'Prueba con dos a cuatro palabras grandes',
    finding: 'Todo está bien, y no hay texto en la imagen.',
    explanation:
      'Las palabras pueden decir lo que no dicen ni la imagen ni el título. Haz una segunda versión y compáralas: nada de lo que medimos indica que el texto en la imagen traiga visualizaciones, así que tú decides.',
  },
  pairsHeading: 'Título y miniatura juntos',
  pairs: {
    repeated_words: {
      name: 'Palabras repetidas',
      good: 'El título y la imagen dicen cada uno algo propio.',
      warn: 'El título también dice: {words}. En la imagen cabe otra cosa.',
      fail: 'La imagen no dice nada que no esté en el título: {words}.',
    },
  },
  colors: {
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
    hidden: { one: 'Tapado o cortado: {n}', other: 'Tapado o cortado: {n}' },
    unreadableLines: 'No se lee del todo al tamaño de la barra lateral: {lines}',
    text: { one: 'Texto: {n}', other: 'Texto: {n}' },
    faces: { one: 'Caras: {n}', other: 'Caras: {n}' },
    badge: 'Etiqueta de duración',
  },
  results: {
    otherImage: 'Estos resultados son de otra imagen, no de la miniatura principal actual del vídeo.',
    heading: 'Análisis de la miniatura',
    meaning:
      'Si la imagen es legible y está bien hecha. No sabe de qué trata tu vídeo ni predice clics o visualizaciones.',
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
    benchmarkNote: 'La elegimos nosotros como señal de un buen acabado. No se mide con otras miniaturas.',
    allChecks: 'Todas las comprobaciones',
    source:
      'La puntuación suma estas comprobaciones con pesos que elegimos nosotros. El texto tapado o cortado le quita un 30 %; más colores juntos que en cualquier miniatura real, un 15 %. Entre 1000 miniaturas de 25 canales, nada de lo que supimos medir en una imagen indicaba qué vídeo de un canal tuvo más visualizaciones, así que no lo afirmamos.',
  },
  previews: {
    heading: 'Dónde se verá',
    note: 'A los tamaños en que la muestra YouTube, o más pequeña en una pantalla estrecha, con el título cortado tras dos líneas. YouTube no publica sus tamaños y los cambia: son normales pequeñas diferencias.',
    place: 'Dónde aparece',
    scheme: 'Colores de la página',
    cut: 'El título se corta',
    whole: 'El título cabe entero',
    noTitle: 'Aquí va tu título',
    places: { home: 'Inicio', search: 'Búsqueda', sidebar: 'Junto a un vídeo', phone: 'Móvil', tv: 'TV' },
  },
  compare: {
    note: 'Legibilidad y acabado, comprobación por comprobación. Cuál de las dos recibe más clics solo lo dicen los espectadores.',
    check: 'Comprobación',
  },
  toasts: {
    failed: 'No se pudo analizar la miniatura: {reason}',
    leftOut: 'No se incluye la miniatura: {reason}',
  },
}
