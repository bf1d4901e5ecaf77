import type { insights as english } from '../en/insights.ts'
import type { Translation } from '../sentence.ts'

export const insights: Translation<typeof english> = {
  title: 'Análisis predictivo',
  subtitle: 'Compara un título con vídeos reales y mira cómo se lee una miniatura antes de publicar.',
  views: {
    label: 'Formas de ver títulos',
    analyze: 'Analizar un borrador',
    compare: 'Comparar títulos',
    metadata: 'Descripción y etiquetas',
  },
  pattern: {
    heading: 'Un punto de partida: Pulso de tendencias',
    format: { video: 'Un vídeo', brief: 'Un vídeo de hasta 3 minutos', live: 'Una emisión en directo' },
    length: 'de unos {length}',
    none: 'un título sencillo',
    structure: {
      number: 'un número en el título',
      question: 'un título que pregunta',
      brackets: 'un inciso entre paréntesis',
      quote: 'algo entre comillas',
      parts: 'un título en dos partes',
      versus: 'una cosa contra otra',
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
    even: 'Nada destaca en este título.',
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
    suggestions: 'Sugerencias',
    noSuggestions: 'Ningún cambio que conozcamos subiría esta puntuación.',
    explanation: 'Explicación y ejemplos',
    gain: '+{n}',
    gainLabel: '{n} puntos más, {score} en total',
    use: 'Usar este título',
    parts: 'Qué mueve la puntuación',
    partsNote:
      'Cada cifra es lo que una palabra o un rasgo añade al valor bruto del modelo. Juntas dan exactamente ese valor.',
    benchmark: 'Comparación de referencia',
    above:
      'Con {score}, este título supera en {n} la referencia de {benchmark}: está en el mejor cuarto de los títulos reales.',
    at: 'Con {score}, este título está justo en la referencia de {benchmark}, donde empieza el mejor cuarto de los títulos reales.',
    below:
      'Con {score}, a este título le faltan {n} para la referencia de {benchmark}, donde empieza el mejor cuarto de los títulos reales.',
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
    untitled: 'Miniatura sin título',
    failed: 'No se pudieron cargar tus análisis anteriores.',
    confirm: {
      title: '¿Borrar este análisis?',
      text: '«{title}» y sus resultados se borran para siempre. El análisis sigue contando.',
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
