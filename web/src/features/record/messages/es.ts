import type { Translation } from '#web/messages/sentence.ts'
import type * as en from './en.ts'

export const record: Translation<typeof en.record> = {
  title: 'Registro',
  subtitle: 'Con qué frecuencia acertaron nuestros pronósticos para ti y qué ganó en tus propias pruebas.',
  track: {
    heading: 'Nuestros pronósticos para ti',
    ours: 'Calculado por nosotros',
    failed: 'No se ha podido cargar el registro de nuestros pronósticos.',
    none: 'Marca un borrador como publicado. A los 7 y a los 25 días comprobaremos si nuestro pronóstico acertó.',
    toDrafts: 'Ir a tus borradores',
    rate: 'Acertado en el {share} de las comparaciones. Al azar se acierta el 50 %.',
    interval: {
      one: '{n} vídeo publicado. Con tan pocos, la tasa real está probablemente entre {low} y {high}.',
      other: '{n} vídeos publicados. Con esa cantidad, la tasa real está probablemente entre {low} y {high}.',
    },
    settled: {
      one: '{n} de tus pronósticos resuelto hasta ahora. Mostramos una tasa a partir de {fewest}: con menos sería casi todo azar.',
      other:
        '{n} de tus pronósticos resueltos hasta ahora. Mostramos una tasa a partir de {fewest}: con menos sería casi todo azar.',
    },
    waiting: { one: 'Queda {n} vídeo por comprobar.', other: 'Quedan {n} vídeos por comprobar.' },
    unsettled: { one: '{n} no se pudo resolver.', other: '{n} no se pudieron resolver.' },
    how: 'Cómo se comprueba un pronóstico',
    howText:
      'Un pronóstico dice: entre este vídeo y cada uno de los tuyos del mismo tipo y antigüedad parecida, recibe más visualizaciones el que tiene el título mejor puntuado. Ambos llevan publicados al menos 3 días, y ninguno más de 1,5 veces lo que el otro. Así se mide también nuestra precisión. Solo guardamos si el pronóstico acertó; ninguna cifra de YouTube.',
    general: 'Qué precisión tiene Viewcraft en general',
  },
  ledger: {
    heading: 'Qué gana en tus pruebas',
    description:
      'Según los resultados que anotaste. Solo cuentan como ganadas las pruebas en las que YouTube declaró una ganadora.',
    failed: 'No se ha podido cargar lo que dicen tus pruebas.',
    none: 'Ninguna prueba tiene resultado todavía. Anótalo en el borrador al que pertenece.',
    side: {
      number: { more: 'Con un número: {n}', less: 'Sin número: {n}' },
      question: { more: 'Con una pregunta: {n}', less: 'Sin pregunta: {n}' },
      length: { more: 'El título más largo: {n}', less: 'El título más corto: {n}' },
      face: { more: 'Con una cara: {n}', less: 'Sin cara: {n}' },
      text: { more: 'Con texto: {n}', less: 'Sin texto: {n}' },
      color: { more: 'La miniatura más colorida: {n}', less: 'La menos colorida: {n}' },
    },
    byChance: 'El azar por sí solo daría unos {more} y {less}, porque algunas pruebas tenían más variantes de un lado.',
    decided: { one: '{n} prueba con ganadora', other: '{n} pruebas con ganadora' },
    neither: { one: '{n} no cuenta para ninguno de los dos', other: '{n} no cuentan para ninguno de los dos' },
    undecided: { one: '{n} sin ganadora', other: '{n} sin ganadora' },
    small: {
      one: 'Con {n} prueba en tu canal, es una anécdota más que una regla. Vuelve a probarlo.',
      other: 'Con {n} pruebas en tu canal, puede deberse fácilmente al azar. Sigue probando.',
    },
    caution:
      'Tómalos como indicios: lo que gana en un vídeo puede no ganar en el siguiente, y pocas pruebas pueden salir todas igual por azar. Sacar tres caras seguidas ocurre en uno de cada ocho intentos.',
  },
  predictions: {
    heading: 'Nuestros pronósticos de tus pruebas',
    none: 'Pronosticamos qué gana en las pruebas de títulos en inglés. Ninguna de las tuyas tiene ganadora todavía.',
    right: {
      one: 'Acertamos {right} de {n} prueba con ganadora. Al azar se acertarían {guessing} de media.',
      other: 'Acertamos {right} de {n} pruebas con ganadora. Al azar se acertarían {guessing} de media.',
    },
    interval: 'Es decir, acertamos en el {share} de tus pruebas. La tasa real está probablemente entre {low} y {high}.',
    tied: {
      one: '{n} prueba no cuenta: dos títulos tenían la misma probabilidad, así que no predijimos ninguna ganadora.',
      other:
        '{n} pruebas no cuentan: dos títulos tenían la misma probabilidad, así que no predijimos ninguna ganadora.',
    },
    few: 'Mostramos una tasa a partir de {fewest} pruebas así: con menos sería casi todo azar.',
  },
  tests: {
    heading: 'Tus pruebas',
    failed: 'No se han podido cargar tus pruebas.',
    empty: 'Todavía no hay pruebas',
    emptyText:
      'Planifica en un borrador una prueba de títulos o miniaturas, hazla en YouTube Studio y anota el resultado. Tu registro crece con cada una.',
    toDrafts: 'Ir a tus borradores',
    toDraft: 'Abrir el borrador',
    toDraftOf: 'Abrir el borrador de la prueba: {difference}',
    older: 'Mostrar pruebas anteriores',
  },
}
