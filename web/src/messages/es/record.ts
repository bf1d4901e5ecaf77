import type { record as english } from '../en/record.ts'
import type { Translation } from '../sentence.ts'

export const record: Translation<typeof english> = {
  ours: 'Calculado por nosotros',
  own: {
    heading: 'En tu canal',
    score: {
      one: 'Medido con tu propio pasado, este título queda por encima del {share} de tu {n} título anterior.',
      other: 'Medido con tu propio pasado, este título queda por encima del {share} de tus {n} títulos anteriores.',
    },
    leaned: 'Se ha apoyado en estos vídeos tuyos, con títulos parecidos:',
    none: 'Ninguno de tus vídeos comparte una palabra con este título, así que aquí solo decide el título.',
    views: '{views} visualizaciones en YouTube',
    times: '{times} veces lo habitual en ti',
    up: 'habla a favor de este título',
    down: 'habla en contra de este título',
    source:
      'Visualizaciones: YouTube, {date}. Lo habitual es la mediana de tus vídeos de edad parecida. La puntuación de arriba sigue siendo la del título solo.',
    tooFew: {
      one: 'Conocemos {n} vídeo público de tu canal con al menos 3 días. A partir de {fewest}, aquí cuenta también tu propio pasado.',
      other:
        'Conocemos {n} vídeos públicos de tu canal con al menos 3 días. A partir de {fewest}, aquí cuenta también tu propio pasado.',
    },
    unavailable:
      'YouTube no ha respondido, así que tu propio pasado no entra en este análisis. Lo que dice el título solo sigue valiendo. Vuelve a analizarlo más tarde.',
    notInPlan:
      'Forma parte de Premium: mide el título por cómo les fue a tus propios vídeos con títulos parecidos. La puntuación de arriba sigue siendo la del título solo.',
    toPlan: 'Ver Premium',
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
      'Un pronóstico dice: entre este vídeo y cada uno de los tuyos del mismo tipo y edad parecida, recibe más visualizaciones el que tiene el título mejor puntuado. Ambos tienen al menos 3 días y ninguno es más de 1,5 veces mayor que el otro. Así se mide también nuestra exactitud. Solo guardamos si el pronóstico fue acertado, ninguna cifra de YouTube.',
    general: 'Qué exactitud tiene Viewcraft en general',
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
    unavailable: 'No se pudo comprobar',
    title: '¿En qué vídeo se convirtió?',
    text: 'Pega su dirección. Tiene que estar en tu propio canal y tener como mucho 7 días, para que nadie sepa aún cómo le va.',
    label: 'URL del vídeo',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Pega la dirección de tu vídeo.',
    save: 'Marcar como publicado',
    saved: 'Marcado. Comprobaremos nuestro pronóstico a los 7 y a los 25 días de publicar.',
    undone: 'La marca se ha quitado.',
  },
}
