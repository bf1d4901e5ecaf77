import type { meters as english } from '../en/meters.ts'
import type { Translation } from '../sentence.ts'

export const meters: Translation<typeof english> = {
  left: { one: 'Queda {n} de {most}', other: 'Quedan {n} de {most}' },
  failed: 'No se ha podido cargar lo que queda de tu plan.',
  fairUse: 'Has llegado al límite de uso razonable de hoy. Empieza de nuevo el {date}.',
  upgrade: 'Ver planes',
  analyses: {
    label: 'Análisis este mes',
    resets: 'Empieza de nuevo el {date}.',
    title: 'Has usado todos los análisis de este mes',
    text: 'Los próximos llegan el {date}. La puntuación en vivo sigue siendo gratis, y un plan de pago analiza sin límite mensual.',
  },
  topics: {
    label: 'Temas de esta semana',
    resets: 'Un tema es una categoría o una búsqueda. Empieza de nuevo el {date}.',
    title: 'Has usado los temas de esta semana',
    text: 'El próximo llega el {date}. General sigue abierto, y también los temas que ya abriste esta semana.',
  },
  optimisations: {
    label: 'Descripciones y etiquetas este mes',
    resets: 'El mismo borrador cuenta una vez. Empieza de nuevo el {date}.',
    title: 'Has usado todas las descripciones de este mes',
    text: 'Las próximas llegan el {date}. Un borrador ya escrito este mes sigue siendo gratis.',
  },
}
