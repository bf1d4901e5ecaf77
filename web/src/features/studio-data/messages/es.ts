import type { Translation } from '#web/messages/sentence.ts'
import type * as en from './en.ts'

export const studio: Translation<typeof en.studio> = {
  title: 'Porcentajes de clics de YouTube Studio',
  subtitle:
    'Suelta una exportación de YouTube Studio y descubre en qué influyen más tus títulos y miniaturas: en los clics.',
  reading: 'Leyendo tus archivos…',
  comparing: 'Comparando tus vídeos…',
  canceled: {
    one: 'Cancelado: se ha cerrado {n} archivo sin leerlo.',
    other: 'Cancelado: se han cerrado {n} archivos sin leerlos.',
  },
  failed: 'Algo ha fallado al leer tus archivos. Recarga la página e inténtalo de nuevo.',
  drop: {
    heading: 'Tus exportaciones',
    description: 'Los archivos ZIP o CSV que YouTube Studio ofrece en el modo avanzado.',
    label: 'Exportaciones de YouTube Studio',
    hint: 'Suelta aquí archivos ZIP o CSV',
    supports: 'Hasta {n} archivos de 10 MB. Añade la exportación del mes siguiente a las que ya tienes.',
    choose: 'Elegir archivos',
    privacy:
      'Los archivos se leen en tu navegador. No se sube nada, salvo que decidas guardar un archivo en tu cuenta o cedernos filas para el entrenamiento.',
    tooMany: '{name} no se ha abierto: se pueden tener abiertos hasta {n} archivos. Cierra alguno antes.',
    tooLarge: '{name} no se ha abierto: ocupa más de {mb} MB.',
    unreadable: '{name} no se ha abierto: no se ha podido leer. Comprueba que sigue en este dispositivo.',
    notStored:
      'Estos archivos son demasiado grandes para conservarse al recargar la página. Guárdalos en tu cuenta o vuelve a soltarlos.',
    close: 'Cerrar {name}',
  },
  how: {
    heading: 'Cómo exportar desde YouTube Studio',
    open: 'Abre YouTube Studio en un ordenador, ve a Estadísticas y elige «Modo avanzado».',
    advanced: 'Elige la pestaña «Contenido» y el periodo «Desde siempre».',
    columns: 'Comprueba que la tabla incluya las columnas de impresiones y de porcentaje de clics de las impresiones.',
    download: 'Pulsa la flecha de descarga, arriba a la derecha, y elige «Valores separados por comas (.csv)».',
  },
  report: {
    entry: '{name}: {summary}',
    videos: { one: '{n} vídeo', other: '{n} vídeos' },
    sources: { one: '{n} fuente de tráfico', other: '{n} fuentes de tráfico' },
    dates: 'Cifras por día, hasta el {date}',
    metric: 'Cifras por día: {metric}, hasta el {date}',
    datesUnused: 'Cifras por día, que no usamos',
    cutOff: 'YouTube Studio corta las tablas en la fila {n}. Lo que venía después no está en este archivo.',
    unused: 'Una exportación que no usamos',
    unknownColumns: { one: 'Sin usar: la columna {names}', other: 'Sin usar: las columnas {names}' },
    skipped: { one: '{n} problema: esto no se ha leído', other: '{n} problemas: esto no se ha leído' },
    line: 'Línea {line}: {reason}',
    cell: 'Línea {line}, {column}: {reason}',
    more: { one: 'y {n} más', other: 'y {n} más' },
  },
  failures: {
    empty: 'Este archivo no tiene filas.',
    not_an_export: 'No es una tabla de YouTube Studio. Descárgala de nuevo en el modo avanzado, como archivo CSV.',
    too_large: 'Este archivo no se ha leído: no puede superar 10 MB descomprimido, 20.000 filas ni 200 columnas.',
    binary:
      'No es un archivo de texto. Si lo guardaste como hoja de cálculo, guárdalo como CSV o descárgalo de nuevo desde YouTube Studio.',
    unknown_columns: 'No reconocemos estas columnas. Dinos abajo qué es cada una.',
    no_title_column: 'Esta tabla no tiene los títulos de los vídeos. En YouTube Studio, elige la pestaña «Contenido».',
    broken_archive: 'Este archivo ZIP está dañado. Descárgalo de nuevo.',
  },
  reasons: {
    too_few_cells: 'faltan celdas',
    too_many_cells: 'sobran celdas',
    unclosed_quote: 'unas comillas que no se cierran',
    empty_row: 'vacía',
    cell_too_long: 'una celda demasiado larga',
    duplicate_video: 'el mismo vídeo que en una línea anterior',
    repeated_row: 'un encabezado o total repetido',
    no_title: 'sin título',
    damaged_text: 'caracteres dañados',
    bad_id: 'no es un ID de vídeo',
    not_a_number: 'no es un número',
    ambiguous_number: 'un número que se puede leer de dos maneras, como 1,234',
    negative: 'un número negativo',
    rate_over_100: 'más del 100 %',
    bad_date: 'no es una fecha',
    ambiguous_date: 'una fecha que se puede leer de dos maneras, como 05/01/2026',
    bad_duration: 'no es una duración',
  },
  ask: {
    heading: '¿Qué es cada columna?',
    description:
      'Aún no conocemos el idioma de {name}. Recordaremos tus respuestas en este dispositivo hasta que cierres la sesión.',
    unnamed: 'Columna {n}',
    example: 'Por ejemplo: {values}',
    needsTitle:
      'Elige al menos la columna con los títulos de los vídeos. El porcentaje de clics necesita también las impresiones.',
    read: 'Leer el archivo',
  },
  columns: {
    ignore: 'Otra cosa',
    content: 'ID del vídeo',
    title: 'Título del vídeo',
    publishTime: 'Fecha de publicación',
    duration: 'Duración',
    impressions: 'Impresiones',
    clickRate: 'Porcentaje de clics (%)',
    views: 'Visualizaciones',
    watchHours: 'Tiempo de visualización (horas)',
    averageViewDuration: 'Duración media de las visualizaciones',
    averagePercentageViewed: 'Porcentaje medio visto (%)',
    subscribers: 'Suscriptores',
    trafficSource: 'Fuente de tráfico',
  },
  table: {
    video: 'Vídeo',
    impressions: 'Impresiones',
    clickRate: 'Porcentaje de clics',
    length: 'Duración',
    viewed: 'Visto',
    // With a soft hyphen: on a phone, the column is narrower than the word.
    views: 'Visualiza\u00adciones',
    show: 'Mostrar como tabla',
    chart: 'Mostrar como gráfico',
  },
  missed: {
    heading: 'Merecen otro título u otra miniatura',
    description:
      'Vídeos con menos clics que los demás con las mismas impresiones, empezando por los que más clics perdieron.',
    answer: {
      one: '{n} vídeo recibió claramente menos clics de lo habitual en tu canal.',
      other: '{n} vídeos recibieron claramente menos clics de lo habitual en tu canal.',
    },
    tooFew:
      'Comparamos los porcentajes de clics cuando {n} vídeos de un mismo formato tienen 1000 impresiones cada uno. Exporta un periodo más largo.',
    none: {
      one: 'Ninguno destaca: tu {n} vídeo tuvo más o menos los clics habituales.',
      other: 'Ninguno destaca: cada uno de tus {n} vídeos tuvo más o menos los clics habituales para sus impresiones.',
    },
    rates: '{rate} de clics con {impressions} impresiones. Lo habitual en tu canal: {usual} (de {low} a {high}).',
    clicks: {
      one: 'Perdió alrededor de {n} clic (intervalo del 95 %: de {low} a {high})',
      other: 'Perdió unos {n} clics (intervalo del 95 %: de {low} a {high})',
    },
    open: 'Abrir como borrador',
    openOf: 'Abrir como borrador: {title}',
    more: { one: 'Mostrar {n} más', other: 'Mostrar {n} más' },
    caution:
      'Se refiere al pasado: no dice cuántos clics tendría otro título. En un canal donde ningún vídeo destaca de verdad, el azar mete alguno en esta lista en 5 de cada 100 casos como mucho.',
    leftOut: {
      one: 'No incluido: {n} vídeo con menos de {impressions} impresiones, de menos de {days} días o sin cifras.',
      other: 'No incluidos: {n} vídeos con menos de {impressions} impresiones, de menos de {days} días o sin cifras.',
    },
  },
  curve: {
    heading: 'Porcentaje de clics e impresiones',
    description:
      'Cuanto más se muestra un vídeo, más llega a personas que te conocen menos, así que su porcentaje de clics suele bajar. La curva es la tuya.',
    label: 'Porcentaje de clics según las impresiones, {format}',
    usual: 'Lo habitual en tu canal, con intervalo del 95 %',
    marked: 'Claramente por debajo de lo habitual',
    thinned: {
      one: 'Se muestra {shown} de {n} vídeo.',
      other: 'Se muestran {shown} de {n} vídeos, repartidos de manera uniforme.',
    },
    tooFew: {
      one: '{format}: {n} vídeo no basta para una curva.',
      other: '{format}: {n} vídeos no bastan para una curva.',
    },
  },
  traits: {
    heading: 'Títulos y clics',
    description:
      'Lo que tienen en común tus títulos con más o menos clics. Comparados con las mismas impresiones, para que no cuente la suerte con las recomendaciones.',
    tooFew: 'Comparamos los títulos cuando hay {n} vídeos en una curva.',
    none: {
      one: 'Ninguna forma, palabra ni tema de {n} título destaca más de lo que explica el azar.',
      other: 'Ninguna forma, palabra ni tema de tus {n} títulos destaca más de lo que explica el azar.',
    },
    measured: {
      one: '{times} veces los clics de tus otros vídeos con las mismas impresiones (intervalo del 95 %: de {low} a {high}), {n} vídeo',
      other:
        '{times} veces los clics de tus otros vídeos con las mismas impresiones (intervalo del 95 %: de {low} a {high}), {n} vídeos',
    },
    caution: 'Es un patrón de tus vídeos pasados, no una promesa: también pueden diferir sus miniaturas y sus temas.',
  },
  model: {
    heading: 'El modelo propio de tu canal',
    description: 'Aprendido en tu navegador a partir de tus títulos y visualizaciones, en cualquier idioma.',
    tooFew: {
      one: '{n} vídeo de un mismo formato tiene título, fecha de publicación y visualizaciones. El modelo necesita {needed}.',
      other:
        '{n} vídeos de un mismo formato tienen título, fecha de publicación y visualizaciones. El modelo necesita {needed}.',
    },
    unproven: {
      one: 'Hemos probado el modelo con tu {n} vídeo y no acertó más que el azar, así que no mostramos lo que dice.',
      other:
        'Hemos probado el modelo con tus {n} vídeos y no acertó claramente más que el azar, así que no mostramos lo que dice.',
    },
    proven: {
      one: 'En el {share} de {n} pareja de vídeos tuyos de antigüedad parecida elige el que tuvo más visualizaciones, sin haber visto las de ninguno de los dos. Al azar acertaría en el 50 %. La probabilidad de acertar tanto por suerte es del {luck}.',
      other:
        'En el {share} de {n} parejas de vídeos tuyos de antigüedad parecida elige el que tuvo más visualizaciones, sin haber visto las de ninguno de los dos. Al azar acertaría en el 50 %. La probabilidad de acertar tanto por suerte es del {luck}.',
    },
    used: 'Mientras estos archivos sigan abiertos en esta pestaña, Análisis predictivo y tus borradores pueden usarlo para decirte el puesto de tus títulos.',
    try: 'Prueba un título',
  },
  formats: {
    heading: 'Vídeos cortos y largos',
    description: 'Medianas. Las exportaciones de YouTube no dicen qué vídeos son Shorts, así que decide la duración.',
    table: 'Vídeos cortos y largos, tabla',
    names: { short: 'Hasta 3 minutos', long: 'Más de 3 minutos', unknown: 'Duración desconocida' },
    metrics: { clickRate: 'Porcentaje de clics', percentageViewed: 'Porcentaje visto', views: 'Visualizaciones' },
    difference: 'Cortos frente a largos',
    median: { one: '{value} (de {low} a {high}), {n} vídeo', other: '{value} (de {low} a {high}), {n} vídeos' },
    times: '{times} veces (de {low} a {high})',
    same: 'Sin diferencia clara',
    how: 'Entre paréntesis, intervalos del 95 %. Una mediana necesita {n} vídeos de al menos una semana; los porcentajes de clics, 1000 impresiones.',
  },
  retention: {
    heading: 'Cuánto se ve, según la duración',
    description: 'El porcentaje medio visto suele bajar con la duración. La curva es la tuya.',
    label: 'Porcentaje visto según la duración, {format}',
  },
  sources: {
    heading: 'De dónde vienen tus visualizaciones',
    description: 'Tal como figuran en tu exportación por fuente de tráfico.',
    table: 'Fuentes de tráfico, tabla',
    source: 'Fuente de tráfico',
    share: 'Proporción',
    rate: '{rate} (de {low} a {high})',
  },
  keep: {
    heading: 'Guardarlo en mi cuenta',
    description:
      'Opcional. Guardamos los archivos tal cual, para que puedas abrirlos en cualquier dispositivo. Puedes eliminarlos aquí cuando quieras.',
    failed: 'No se han podido cargar tus archivos guardados.',
    since: '{size}, guardado el {date}',
    delete: 'Eliminar',
    deleteFile: 'Eliminar {name} de mi cuenta',
    confirm: '¿Eliminar este archivo de tu cuenta?',
    confirmText: 'Se eliminará «{name}». No se puede deshacer; si aún tienes el archivo, puedes volver a guardarlo.',
    confirmYes: 'Eliminar el archivo',
    open: { one: 'Abrir {n} archivo guardado', other: 'Abrir {n} archivos guardados' },
    openFailed: 'No se han podido descargar los archivos. Comprueba tu conexión e inténtalo de nuevo.',
    keep: 'Guardar los archivos abiertos',
    kept: 'Guardado en tu cuenta.',
  },
  give: {
    heading: 'Ayuda a mejorar las puntuaciones de todos',
    what: 'Si quieres, cédenos el título, las impresiones, el porcentaje de clics, las visualizaciones y la duración de estos vídeos. Los usamos para entrenar y medir nuestros modelos, y para nada más. Se guardan bajo un nombre aleatorio, aparte de tu cuenta. Tu plan no cambia en ningún caso.',
    withdrawal:
      'Puedes retirarlos en cualquier momento: entonces eliminamos las filas. Lo que nuestros modelos ya hayan aprendido de ellas se conserva.',
    privacy: 'Política de privacidad',
    state: { one: 'Cediste {n} fila el {date}.', other: 'Cediste {n} filas el {date}.' },
    give: { one: 'Ceder {n} fila', other: 'Ceder {n} filas' },
    again: { one: 'Sustituirla por {n} fila', other: 'Sustituirlas por estas {n} filas' },
    withdraw: 'Retirar y eliminar',
    given: 'Gracias. Las filas se han guardado.',
    withdrawn: 'Tus filas se han eliminado.',
  },
}
