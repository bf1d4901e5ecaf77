import type { Translation } from '#web/messages/sentence.ts'
import type * as en from './en.ts'

export const record: Translation<typeof en.record> = {
  subtitle: 'Con qué frecuencia se cumplieron nuestros pronósticos para ti y qué ganó en tus propias pruebas.',
  track: {
    heading: 'Nuestros pronósticos para ti',
    ours: 'Calculado por nosotros',
    failed: 'No se han podido cargar los resultados de nuestros pronósticos.',
    none: 'Marca un borrador como publicado. A los 7 y 28 días comprobaremos si su título hizo lo que dijimos.',
    noCalls: 'Todavía no hay ningún pronóstico nuestro que comprobar.',
    uncalled: {
      heading: 'Publicados sin pronóstico',
      text: 'Marcaste estos borradores como publicados, pero no hay ningún pronóstico nuestro que comprobar. Cada balance explica por qué.',
      untitled: 'Borrador sin título',
    },
    toDrafts: 'Ir a tus vídeos',
    topQuarter: {
      one: '{n} llegó al mejor 25 %. Esperábamos {promised}.',
      other: '{n} llegaron al mejor 25 %. Esperábamos {promised}.',
    },
    aboveUsual: {
      one: 'De {of} vídeos, {n} superó lo habitual. Esperábamos {promised}.',
      other: 'De {of} vídeos, {n} superaron lo habitual. Esperábamos {promised}.',
    },
    within:
      'De {low} a {high} encaja con nuestros pronósticos; cualquier otra cifra los habría desmentido. Con más vídeos, el margen se estrecha.',
    any: 'Con tan pocos vídeos, cualquier cifra encaja con nuestros pronósticos. Hacen falta más para saber si aciertan.',
    more: 'Es más de lo que cabe esperar según nuestros pronósticos: entre {low} y {high}.',
    fewer: 'Es menos de lo que cabe esperar según nuestros pronósticos: entre {low} y {high}.',
    few: {
      one: '{n} de tus pronósticos tiene resultado hasta ahora. Mostramos cuántas veces se cumplieron a partir de {fewest}: con menos sería casi todo azar.',
      other:
        '{n} de tus pronósticos tienen resultado hasta ahora. Mostramos cuántas veces se cumplieron a partir de {fewest}: con menos sería casi todo azar.',
    },
    waiting: { one: 'Queda {n} vídeo por comprobar.', other: 'Quedan {n} vídeos por comprobar.' },
    unsettled: { one: '{n} no se pudo comprobar.', other: '{n} no se pudieron comprobar.' },
    earlier: {
      one: '{n} pronóstico de un tipo anterior no cuenta.',
      other: '{n} pronósticos de un tipo anterior no cuentan.',
    },
    calls: 'Los pronósticos',
    latest: { one: 'El último pronóstico', other: 'Los últimos {n} pronósticos' },
    untitled: 'El análisis se eliminó',
    table: {
      text: 'Cada porcentaje es lo que esperábamos: cuántos de cada 100 títulos con un puesto como este lo lograron. Por azar, 25 de cada 100 llegan al mejor 25 %. El signo indica si este vídeo lo logró.',
      video: 'Vídeo',
      said: 'Dijimos',
      topQuarter: 'Mejor 25 %',
      aboveUsual: 'Superó lo habitual',
      checked: 'Comprobado',
      marked: 'Publicado',
      waiting: 'Todavía no',
    },
    how: 'Cómo se comprueba un pronóstico',
    howText:
      'Cuando marcas un borrador como publicado, guardamos lo que esperábamos de su título: de 100 títulos con un puesto como el suyo, cuántos llegaron al mejor 25 % de su canal y cuántos superaron lo habitual en él. A los 7 y 28 días de publicarse el vídeo comprobamos si lo hizo, frente a lo habitual en tu canal para su formato y antigüedad. Un solo vídeo no confirma ni desmiente una proporción; muchos, sí. Un título sin señal clara no da lugar a un pronóstico, porque no esperamos de él más que del azar; tampoco uno que valoraron tus exportaciones de Studio. Solo guardamos si el pronóstico se cumplió; ninguna cifra de YouTube.',
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
      one: 'Pronósticos acertados: {right} de {n} prueba con ganadora. Al azar se acertarían {guessing} de media.',
      other: 'Pronósticos acertados: {right} de {n} pruebas con ganadora. Al azar se acertarían {guessing} de media.',
    },
    interval: 'Es decir, acertamos en el {share} de tus pruebas. La tasa real está probablemente entre {low} y {high}.',
    tooClose: {
      one: '{n} prueba no cuenta: sus títulos estaban demasiado igualados, así que no pronosticamos ninguna ganadora.',
      other:
        '{n} pruebas no cuentan: sus títulos estaban demasiado igualados, así que no pronosticamos ninguna ganadora.',
    },
    few: 'Mostramos una tasa a partir de {fewest} pruebas así: con menos sería casi todo azar.',
  },
  tests: {
    heading: 'Tus pruebas',
    failed: 'No se han podido cargar tus pruebas.',
    empty: 'Todavía no hay pruebas',
    emptyText:
      'Planifica en un borrador una prueba de títulos o miniaturas, hazla en YouTube Studio y anota el resultado. Tus resultados crecen con cada una.',
    toDrafts: 'Ir a tus vídeos',
    toDraft: 'Abrir el borrador',
    toDraftOf: 'Abrir el borrador de la prueba: {difference}',
    older: 'Mostrar pruebas anteriores',
  },
}
