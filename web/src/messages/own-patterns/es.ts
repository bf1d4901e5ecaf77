import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const ownPatterns: Translation<typeof english.ownPatterns> = {
  heading: 'Lo que funciona en tu canal',
  what: 'Las formas de título, los temas y las duraciones que tuvieron más o menos visualizaciones que tus demás vídeos.',
  ours: 'Calculado por nosotros',
  notInPlan:
    'Con Premium ves qué formas, temas y duraciones tuvieron más o menos visualizaciones en tu propio canal, o que ninguno destaca.',
  toPlan: 'Ver Premium',
  unavailable:
    'YouTube no ha respondido, así que no hemos podido comparar tus vídeos. Inténtalo dentro de diez minutos.',
  tooFew: {
    one: 'Por ahora se puede comparar {n} de tus vídeos públicos: tiene al menos 3 días, muestra sus visualizaciones y hay otros ocho de su duración y de antigüedad parecida. Comparamos los títulos a partir de {fewest}.',
    other:
      'Por ahora se pueden comparar {n} de tus vídeos públicos: tienen al menos 3 días, muestran sus visualizaciones y hay otros ocho de su duración y de antigüedad parecida. Comparamos los títulos a partir de {fewest}.',
  },
  none: 'A ninguna forma, tema ni duración le fue mejor ni peor de lo que explica el azar.',
  above: 'Por encima de lo habitual',
  below: 'Por debajo de lo habitual',
  topic: 'Títulos con «{word}»',
  form: {
    number: 'Un número en el título',
    question: 'Un signo de interrogación',
    exclamation: 'Un signo de exclamación',
    brackets: 'Paréntesis o corchetes',
    two_parts: 'Dos partes, con dos puntos, guion o barra',
    capitals: 'Una palabra en mayúsculas',
    short: 'Títulos cortos (tu cuarta parte más corta)',
    long: 'Títulos largos (tu cuarta parte más larga)',
  },
  length: {
    to: 'Duración: menos de {to}',
    range: 'Duración: de {from} a {to}',
    from: 'Duración: {from} o más',
  },
  measured: {
    one: '{times} veces las visualizaciones de tus demás vídeos (intervalo del 95 %: de {low} a {high}), {n} vídeo',
    other: '{times} veces las visualizaciones de tus demás vídeos (intervalo del 95 %: de {low} a {high}), {n} vídeos',
  },
  step: {
    more: '{name}: {times}× en tu canal. No es el caso de este título',
    fewer: '{name}: {times}× en tu canal. Es el caso de este título',
    edit: 'Editar el título',
  },
  caution: 'Los patrones de tus vídeos anteriores no son promesas: los vídeos también pueden diferir en otras cosas.',
  how: 'Visualizaciones: YouTube, {date}. Comparamos cada vídeo con lo que suelen tener tus vídeos de su duración con esa antigüedad, y después los vídeos con y sin cada forma, tema y duración. Restamos lo que de media es suerte y mostramos solo diferencias que el azar produciría en 5 de cada 100 canales como mucho, teniendo en cuenta todo lo que hemos comparado y los meses buenos y malos.',
}
