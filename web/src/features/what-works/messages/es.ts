import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const whatWorks: Translation<typeof english.whatWorks> = {
  title: '¿Qué consejos sobre títulos se sostienen?',
  lead: 'Usa números, haz una pregunta, promete un secreto: hemos medido los consejos de siempre, canal por canal, y los hemos contrastado con pruebas de titulares.',
  intro:
    'Cada cifra compara los vídeos de un canal que siguen el consejo con sus demás vídeos: {videos} vídeos de {channels} canales. +10 % significa un 10 % más de visualizaciones de lo habitual en ese canal. Muestra qué se da a la vez, no qué causa qué. El número de un título pesa todas sus partes a la vez, así que una parte puede contar allí más o menos que aquí por sí sola.',
  tiles: 'De {n} consejos habituales',
  measured: 'Medido el {day}.',
  helps: {
    tile: 'se asocian a más visualizaciones',
    heading: 'Se asocia a más visualizaciones',
    text: 'Los vídeos así tuvieron más visualizaciones, también frente a los títulos más parecidos de su canal. Los canales que reservamos para comprobarlo lo confirman y las pruebas de titulares no dicen lo contrario.',
  },
  unclear: {
    tile: 'no muestran una diferencia que se sostenga',
    heading: 'Sin una diferencia que se sostenga',
    text: 'Las visualizaciones no muestran una diferencia clara; o la diferencia desaparece al comparar cada vídeo con el título más parecido de su canal; o en otros canales o en las pruebas de titulares ocurre lo contrario.',
  },
  hurts: {
    tile: 'se asocian a menos visualizaciones',
    heading: 'Se asocia a menos visualizaciones',
    text: 'Los vídeos así tuvieron menos visualizaciones, también frente a los títulos más parecidos de su canal. Los canales que reservamos para comprobarlo lo confirman y las pruebas de titulares no dicen lo contrario.',
  },
  structures: {
    heading: 'Estructuras que se sostienen',
    text: 'Moldes que rellenas con tu propio tema. Muchos son propios de canales que enseñan.',
  },
  vanished: {
    heading: 'Desaparece al comparar con el título más parecido',
    text: 'Estos se asocian a más o a menos visualizaciones, pero ya no cuando cada vídeo se compara con el título más parecido de su canal que no los tiene. Lo que contaba era el tema, así que ya no los ofrecemos como próximos pasos.',
  },
  labels: {
    heading: 'Etiquetas que se asocian a menos visualizaciones',
    text: 'Son rasgos de un formato más que de una palabra: una sesión de preguntas y respuestas atrae menos, se llame como se llame. Empieza por el tema y quita la etiqueta, pero no esperes por eso las visualizaciones de otro formato.',
  },
  table: {
    advice: 'Consejo',
    pattern: 'Patrón',
    structure: 'Estructura',
    label: 'Etiqueta',
    all: 'Todos los canales',
    matched: 'Título más parecido',
    modern: 'Canales recientes',
    headlines: 'Clics en pruebas de titulares',
    range: '{low} a {high}',
    channels: { one: 'canal', other: 'canales' },
    tests: { one: 'prueba', other: 'pruebas' },
    none: 'Muy pocos datos',
    scale:
      'Junto a cada cifra están su intervalo del 95 %, en porcentaje, y el número de canales o de pruebas. La línea muestra el intervalo en una escala de {low} a {high}; la marca indica que no hay diferencia.',
  },
  advice: {
    starts_with_count: 'Haz una lista',
    number_first: 'Empieza con una cifra',
    number: 'Usa números',
    superlative: 'Usa un superlativo',
    best: 'Di «lo mejor»',
    worst: 'Di «lo peor»',
    question_mark: 'Haz una pregunta',
    yes_no_question: 'Haz una pregunta de sí o no',
    what_if: 'Pregunta «¿y si…?»',
    worth_it: 'Pregunta si vale la pena',
    how_to: 'Empieza con «cómo»',
    why: 'Empieza con «por qué»',
    one_capitalized_word: 'Pon una palabra en mayúsculas',
    all_capitals: 'Ponlo todo en mayúsculas',
    exclamation_mark: 'Añade un signo de exclamación',
    emoji: 'Añade un emoji',
    ellipsis: 'Termina en puntos suspensivos',
    round_brackets: 'Añade algo entre paréntesis',
    square_brackets: 'Añade algo entre corchetes',
    quotation_marks: 'Cita a alguien',
    colon: 'Usa dos puntos',
    long: 'Escribe 60 caracteres o más',
    short: 'No pases de 30 caracteres',
    secret: 'Promete un secreto',
    truth: 'Promete la verdad',
    nobody: 'Di lo que nadie hace',
    wont_believe: 'Di «no lo vas a creer»',
    hype: 'Usa palabras impactantes',
    negative: 'Usa palabras negativas',
    mistakes: 'Advierte de errores',
    tips: 'Promete trucos o consejos',
    easy: 'Di que es fácil',
    new: 'Di que es nuevo',
    first_time: 'Di que es la primera vez',
    this: 'Di «esto»',
    you: 'Háblale a quien te ve',
    first_person: 'Habla de ti',
    money: 'Menciona una suma de dinero',
    challenge: 'Haz un reto',
    reaction: 'Reacciona a algo',
    transformation: 'Muestra una transforma\u00adción',
  },
  method: {
    heading: 'Cómo lo medimos',
    compare:
      'Comparamos las visualizaciones de cada vídeo con lo habitual en su canal con esa antigüedad, y tomamos la diferencia entre los vídeos del canal con y sin el patrón.',
    match:
      'En la columna «Título más parecido», cada vídeo se compara con el vídeo de su canal, de antigüedad parecida, cuyo título no tiene el patrón y es por lo demás el más parecido al suyo: así el tema es el mismo en los dos. Las parejas con poco en común solo cuentan si menos de 25 canales tienen otras mejores. Solo damos por buenos los patrones cuyo intervalo también ahí excluye el cero.',
    pool: 'Los canales se combinan según su precisión, admitiendo diferencias reales entre ellos; los intervalos son del 95 % (efectos aleatorios, Hartung-Knapp).',
    rule: 'Un patrón se sostiene si su intervalo excluye el cero en todos los canales o en los recientes, una vez descontado lo que el azar añade al probar muchos patrones; si {channels} canales que reservamos coinciden en la dirección; y si las pruebas de titulares no dicen lo contrario.',
    scopes:
      'Los canales recientes son aquellos cuyas visualizaciones se leyeron en 2019 o después; los canales que enseñan tienen una palabra como «how to» o «tutorial» en al menos el 15 % de sus títulos.',
    headlines:
      'En {tests} pruebas de titulares, lectores al azar vieron titulares distintos para el mismo artículo y la misma imagen; la cifra es la diferencia en clics.',
  },
  limits: {
    heading: 'Lo que estas cifras no pueden decirte',
    cause:
      'Causas. Los vídeos que siguen un consejo también difieren en tema, esfuerzo y duración, y las cifras no están ajustadas por eso.',
    channel: 'Tu canal. Algunos patrones que se sostienen van al revés hasta en el {share} de los canales.',
    era: 'El canal medio. Gran parte de los datos viene de grandes canales de 2017, y entre los recientes abundan los de enseñanza y tecnología.',
    headlines:
      'Clics en vídeos. Las pruebas de titulares son de un solo sitio de noticias, de 2013 a 2015, y un titular no es un título de vídeo.',
    languages: 'Otros idiomas. Solo medimos títulos en inglés.',
    rare: 'Patrones raros. «Muy pocos datos» no es una prueba en contra de un patrón.',
  },
  data: {
    heading: 'Datos, y cómo reproducirlo',
    text: 'Los vídeos son los conjuntos de datos públicos con los que se entrena nuestro modelo de títulos. Si tienes el código fuente, este comando vuelve a medirlo todo con tus propios archivos.',
    command: 'npm run patterns -- --uploads FILE... --headlines FILE',
    citation:
      'Titulares: Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
    accuracy: 'Consulta las fuentes y con qué frecuencia acierta nuestro modelo de títulos',
  },
  try: {
    heading: 'Comprueba tu propio título',
    text: 'Escribe un título y verás, palabra por palabra, de dónde sale su puntuación.',
    action: 'Pruébalo',
  },
}
