import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const accuracy: Translation<typeof english.accuracy> = {
  title: '¿Con qué frecuencia acierta Viewcraft?',
  lead: 'Cada cifra de esta página se ha medido en canales que el modelo no había visto nunca. Está aquí, nos favorezca o no.',
  question:
    'Dos vídeos del mismo canal, de edad parecida. ¿Cuál tuvo más visualizaciones? Mostramos al modelo los dos títulos y nada más.',
  tiles: {
    title: 'con el título solo',
    history: 'con el propio pasado del canal',
    coin: 'lanzando una moneda',
    interval: 'intervalo del 95 %: de {low} a {high}',
    pairs: '{n} pares, {channels} canales',
    certain: 'por definición',
    measured: 'Medido el {day}.',
  },
  table: {
    measure: 'Quién elige',
    all: 'Todos los pares',
    x2: 'Visualiza\u00adciones 2×',
    x5: 'Visualiza\u00adciones 5×',
    pairs: 'Pares comparados',
    scale: 'La línea bajo cada cifra es su intervalo del 95 %, del 40 % al 80 %; la marca es el 50 % de una moneda.',
    range: '{low} a {high}',
    history: 'Viewcraft, con historial propio',
    titleOnly: 'Viewcraft, título solo',
    longer: 'El título más largo',
    rule: 'Reglas habituales de analizadores de titulares',
    random: 'Adivinar',
  },
  title_only: {
    heading: 'El título solo',
    text: 'Donde las visualizaciones difieren más, también los títulos se distinguen mejor. Las reglas de las herramientas de titulares (palabras potentes, números, longitud) resultan aquí como adivinar.',
  },
  history: {
    heading: 'Con tu propio historial',
    text: 'En cuanto se conocen cinco vídeos tuyos, el modelo mira también cómo les fue a los de títulos parecidos. Medido en {channels} canales, en pares con al menos cinco vídeos anteriores; el título solo se mide en los mismos pares.',
  },
  modern: {
    heading: 'Los canales modernos, aparte',
    text: 'Gran parte de los datos viene de canales grandes de 2017. Lo que cuenta para ti es cómo le va al modelo en canales vistos en 2019 o después: {channels} de los canales que nunca vio.',
  },
  cross: {
    heading: 'Lo mismo en muchos más canales',
    text: 'Los canales reservados para las cifras de arriba resultaron más fáciles que la mayoría. Con validación cruzada en {channels} canales, cada uno puntuado por un modelo que no lo vio, las cifras son más bajas: espera estas.',
  },
  headlines: {
    heading: 'Distintas formas de decir lo mismo',
    text: 'Comparar redacciones del título de un mismo vídeo usa otro modelo, aprendido de pruebas A/B aleatorias de titulares de prensa de 2013 a 2015. Aprendido de {learned} pruebas y medido en otras {tests} que nunca vio. No dice nada de los temas, y los titulares no son títulos de vídeo.',
    model: 'Viewcraft, redacción',
    all: 'Todos los pares',
    significant: 'Pares significativos',
    best: 'Mejor de la prueba hallado',
    counted: 'Pares; al final, pruebas',
    note: 'Significativo: la propia prueba distinguió los dos titulares al nivel del 5 %.',
  },
  reliability: {
    heading: '¿Sabe hasta qué punto puede estar seguro?',
    text: 'El modelo da a cada elección una probabilidad de acertar. Si son honestas, los puntos caen en la línea: de las elecciones con un 60 % de seguridad, acierta el 60 %.',
    predicted: 'Probabilidad que dio el modelo',
    observed: 'Con qué frecuencia acertó',
    pairs: 'Pares',
    ideal: 'Honestidad perfecta',
    error:
      'De media, las probabilidades se desvían {title} puntos porcentuales con el título solo y {history} con historial propio. Del par de cada veinte en que más seguro estaba con el título solo, acertó el {top}.',
    plot: 'Probabilidades dadas por el modelo frente a la frecuencia con que acertó, en diez grupos iguales. Los puntos quedan cerca de la diagonal.',
    table: 'Las cifras del gráfico',
  },
  blind: {
    heading: 'Lo que la puntuación no puede ver',
    video: 'El vídeo mismo: qué contiene, lo bueno que es, cuánto se queda la gente.',
    thumbnail:
      'La miniatura. En nuestras mediciones ninguna propiedad de la imagen indicaba qué vídeo de un canal tuvo más visualizaciones.',
    moment: 'El momento: noticias, temporadas, lo que otros publican ese día, lo que YouTube recomienda.',
    cause:
      'Las causas. Ha aprendido qué acompaña a más visualizaciones en un canal, no qué las provoca. Una puntuación mejor no es una promesa.',
    figures: 'Cuántas visualizaciones o clics habrá. No predecimos ni lo uno ni lo otro.',
  },
  languages: {
    heading: 'Idiomas',
    text: 'El modelo es para el inglés. En {channels} canales en otros idiomas, con el título solo, acierta en el {share} de los pares (de {low} a {high}). Es demasiado poco para mostrar una puntuación: los títulos en otros idiomas reciben comprobaciones sencillas y una frase que lo dice.',
  },
  data: {
    heading: 'Con qué datos y cómo',
    learned:
      'Aprendido de {videos} vídeos de {channels} canales en inglés: sus títulos, visualizaciones y edades, de recopilaciones públicas. Las visualizaciones se leyeron entre el {from} y el {to}.',
    split: 'Se reservan canales enteros: de un canal que se mide no se ha aprendido ningún título.',
    pairs:
      'Los pares son de un mismo canal, ambos vídeos con al menos 3 días, ninguno más de 1,5 veces mayor que el otro, como mucho 150 pares por canal.',
    interval: 'Los intervalos son del 95 %, volviendo a sortear canales enteros (bootstrap).',
    weights: 'Pesos medidos: {hash}',
    sources: 'De dónde vienen los vídeos ({n} fuentes)',
    source: '{name}: {n}',
    citation:
      'Titulares: Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
  },
  again: {
    heading: 'Mídelo tú',
    text: 'Con el código fuente a mano, estos comandos aprenden los pesos de nuevo, idénticos byte a byte, y los miden en tus propios archivos. Lo que vio el entrenamiento queda fuera.',
    train: 'npm run train -- --uploads FILE... --headlines FILE',
    evaluate: 'npm run evaluate -- --uploads FILE... --headlines FILE --json',
  },
  try: {
    heading: 'Compruébalo',
    text: 'Escribe un título y la puntuación se explica palabra por palabra.',
    action: 'Pruébalo',
  },
}
