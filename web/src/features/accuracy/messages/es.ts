import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const accuracy: Translation<typeof english.accuracy> = {
  title: '¿Con qué frecuencia acierta Viewcraft?',
  lead: 'Hemos medido todas las cifras de esta página en canales, o en pruebas de titulares, que el modelo no había visto nunca, y las publicamos todas, buenas o malas.',
  question:
    'Dos vídeos del mismo canal, de antigüedad parecida. ¿Cuál tuvo más visualizaciones? El modelo solo ve los dos títulos.',
  tiles: {
    title: 'solo con el título',
    history: 'con el historial del canal',
    coin: 'lanzando una moneda',
    interval: 'intervalo del 95 %: de {low} a {high}',
    pairs: '{n} pares, {channels} canales',
    certain: 'por definición',
    crossValidated:
      'Validación cruzada: cada canal se puntuó con un modelo que nunca lo había visto. Son las cifras que mostramos en todas partes.',
    measured: 'Medido el {day}.',
  },
  table: {
    measure: 'Método',
    all: 'Todos los pares',
    x2: 'Visualiza\u00adciones 2×',
    x5: 'Visualiza\u00adciones 5×',
    pairs: 'Pares comparados',
    scale:
      'La línea bajo cada cifra es su intervalo del 95 %, en una escala del 40 % al 80 %; la marca es el 50 %: cara o cruz.',
    range: '{low}–{high}',
    history: 'Viewcraft, con historial',
    titleOnly: 'Viewcraft, solo título',
    longer: 'El título más largo',
    rule: 'Reglas habituales de los analizadores de titulares',
    random: 'Al azar',
  },
  title_only: {
    heading: 'Solo con el título',
    text: 'Medido en {channels} canales reservados, que no se usaron en el entrenamiento. Cuanto mayor es la diferencia de visualizaciones, mejor se distinguen los títulos. Las reglas de las herramientas de titulares (palabras potentes, números, longitud) apenas aciertan aquí más que el azar.',
    advice: 'Mira qué consejos sobre títulos se sostienen',
  },
  history: {
    heading: 'Con tu propio historial',
    text: 'En cuanto conocemos cinco vídeos tuyos, el modelo también tiene en cuenta qué resultado dieron los de título parecido. Medido en {channels} canales, con pares que tienen al menos cinco vídeos anteriores. Las cifras de «solo título» corresponden a los mismos pares.',
  },
  modern: {
    heading: 'Canales recientes',
    text: 'Gran parte de los datos viene de canales grandes de 2017. Lo que te importa es cómo funciona el modelo en canales cuyas visualizaciones se leyeron en 2019 o después: {channels} de los canales que nunca vio.',
  },
  cross: {
    heading: 'En muchos más canales',
    text: 'Los canales reservados para las tablas anteriores resultaron más fáciles que la mayoría. Con validación cruzada sobre {channels} canales, puntuando cada uno con un modelo que no lo había visto, las cifras son más bajas. Son las que debes esperar, y las que mostramos en el resto del sitio.',
  },
  headlines: {
    heading: 'Distintas redacciones de un mismo título',
    text: 'Para comparar redacciones de un mismo vídeo usamos otro modelo, entrenado con pruebas A/B aleatorias de titulares de prensa de 2013 a 2015, más una pequeña parte del modelo de títulos. Se entrenó con {learned} pruebas y se midió con otras {tests}. Un titular no es un título de vídeo.',
    model: 'Viewcraft, redacción',
    all: 'Todos los pares',
    significant: 'Pares significa\u00adtivos',
    best: 'Encontró el mejor de la prueba',
    counted: 'Pares (última columna: pruebas)',
    cross:
      'Validación cruzada en {tests} de las pruebas con las que se entrenó, cada una evaluada con un modelo que no la había visto. Son las cifras que mostramos en el resto del sitio.',
    note: 'Significativo: la propia prueba distinguió los dos titulares con un nivel de significación del 5 %.',
  },
  outcomes: {
    heading: 'Cuánto vale una posición',
    text: 'A los vídeos con un título bien situado les va mejor más a menudo, no siempre. Estos son los vídeos de canales que el modelo nunca había visto, agrupados por la posición de sus títulos: cuántos llegaron al mejor 25 % de su canal, cuántos superaron lo habitual del canal y cuántas veces lo habitual consiguieron normalmente. Lo que decimos bajo una puntuación sale de esta tabla.',
    title: 'Posición entre los títulos reales en general',
    own: 'Posición entre los títulos del propio canal',
    ownOtherLanguages: 'Posición entre los títulos del propio canal, otros idiomas',
    videosFrom: '{n} o más vídeos conocidos',
    videos: 'de {from} a {to} vídeos conocidos',
    unfamiliar: 'sin ningún título parecido entre ellos',
    rank: 'Posición',
    range: '{from}–{to}',
    count: '{n} vídeos',
    topQuarter: 'En el mejor 25 %',
    aboveUsual: 'Por encima de lo habitual',
    medianMultiple: 'Visualiza\u00adciones típicas',
    said: 'Decimos {figure}',
    note: 'Las líneas son intervalos que se cumplen todos a la vez con un 95 % de confianza; la marca es lo que da el azar: 25 %, 50 % y 1×. Lo que decimos es la cifra medida, acercada un poco a los demás grupos de la misma posición cuando se midieron pocos vídeos.',
  },
  reliability: {
    heading: '¿Sabe hasta qué punto puede estar seguro?',
    text: 'El modelo asigna a cada elección una probabilidad de acierto. Si esas probabilidades son correctas, los puntos quedan sobre la línea: de las elecciones hechas con un 60 % de confianza, acierta el 60 %.',
    predicted: 'Probabilidad prevista',
    observed: 'Aciertos reales',
    pairs: 'Pares',
    ideal: 'Calibración perfecta',
    error:
      'De media, las probabilidades se desvían {title} puntos porcentuales con el título solo y {history} con historial.',
    surest:
      'En el 5 % de los pares en los que más seguro estaba solo con el título, acertó el {top} (validación cruzada en {channels} canales).',
    plot: 'Probabilidad prevista frente a la frecuencia de acierto, en diez grupos de igual tamaño. Los puntos quedan cerca de la diagonal.',
    table: 'Ver las cifras',
  },
  blind: {
    heading: 'Lo que la puntuación no puede ver',
    video: 'El vídeo en sí: qué muestra, lo bueno que es, cuánto tiempo se queda la gente.',
    thumbnail:
      'La miniatura. En nuestras mediciones, nada en una imagen indicaba qué vídeo de un canal tendría más visualizaciones.',
    moment: 'El momento: la actualidad, la época del año, lo que otros publican ese día, lo que YouTube recomienda.',
    cause:
      'Las causas. Ha aprendido qué suele acompañar a más visualizaciones en un canal, no qué las provoca. Una puntuación más alta no garantiza nada.',
    figures: 'Cuántas visualizaciones o clics tendrás. No predecimos ni lo uno ni lo otro.',
  },
  languages: {
    heading: 'Idiomas',
    text: 'El modelo está entrenado en inglés. En {channels} canales en otros idiomas elige bien en el {share} de los pares (de {low} a {high}). No basta para mostrar una puntuación entre títulos reales: en otros idiomas, un título solo se juzga por los vídeos de su creador y, sin ellos, recibe comprobaciones básicas y una nota que lo explica.',
    own: 'Lo que dicen de un título los vídeos del propio canal no depende del idioma. Esta es la frecuencia con la que aciertan por sí solos, sin el modelo de inglés, en {channels} canales y en pares con al menos diez vídeos anteriores.',
  },
  data: {
    heading: 'Datos y método',
    learned:
      'Entrenado con {videos} vídeos de {channels} canales en inglés: sus títulos, visualizaciones y antigüedad, de conjuntos de datos públicos. Las visualizaciones se recogieron entre el {from} y el {to}.',
    split:
      'Reservamos canales enteros: el modelo no se ha entrenado con ningún título de los canales en los que se mide.',
    pairs:
      'Los dos vídeos de un par son del mismo canal y tienen al menos 3 días, y ninguno es más de 1,5 veces más antiguo que el otro. Usamos como máximo 150 pares por canal.',
    interval: 'Los intervalos son del 95 %, calculados por bootstrap sobre canales enteros.',
    weights: 'Versión del modelo (hash de sus pesos): {hash}',
    sources: 'De dónde vienen los vídeos ({n} fuentes)',
    source: '{name}: {n}',
    citation:
      'Titulares: Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
  },
  again: {
    heading: 'Reproduce estas cifras',
    text: 'Si tienes el código fuente, estos comandos entrenan de nuevo el modelo, idéntico byte a byte, y lo miden con tus propios archivos. Lo que se usó para entrenarlo queda fuera.',
    train: 'npm run train -- --uploads FILE... --headlines FILE',
    evaluate: 'npm run evaluate -- --uploads FILE... --headlines FILE --json',
  },
  try: {
    heading: 'Compruébalo tú mismo',
    text: 'Escribe un título y verás, palabra por palabra, de dónde sale su puntuación.',
    action: 'Pruébalo',
  },
}
