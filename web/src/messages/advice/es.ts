import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

const fallbackReasons: Translation<typeof english.advisers.fallbackReasons> = {
  not_configured: 'Esto viene de nuestro asesor integrado.',
  no_units: 'A tu plan no le quedan respuestas de IA, así que esto viene de nuestro asesor integrado.',
  draft_limit_reached:
    'La IA ya ha respondido varias veces sobre este vídeo, así que esto viene de nuestro asesor integrado. Cambia el título o la miniatura para volver a preguntar a la IA.',
  cap_reached:
    'Has alcanzado el límite de respuestas de IA de hoy, así que esto viene de nuestro asesor integrado. Mañana podrás volver a usar la IA.',
  budget_spent:
    'El presupuesto de IA de hoy se ha agotado, así que esto viene de nuestro asesor integrado. La IA volverá a estar disponible mañana.',
  free_budget_spent:
    'Las respuestas de IA de hoy para el plan gratuito se han agotado, así que esto viene de nuestro asesor integrado. Mañana la IA volverá a estar disponible.',
  timeout:
    'La IA ha tardado demasiado, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta. Inténtalo de nuevo en un minuto.',
  unauthorized:
    'La IA no está disponible ahora mismo, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta.',
  busy: 'La IA está ocupada, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta. Inténtalo de nuevo en un minuto.',
  failed:
    'No hemos podido conectar con la IA, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta. Inténtalo de nuevo en un minuto.',
  refused:
    'La IA no ha querido escribir sobre esto, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta.',
  truncated:
    'La respuesta de la IA se ha cortado, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta. Inténtalo de nuevo.',
  unusable:
    'No hemos podido usar la respuesta de la IA, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta. Inténtalo de nuevo.',
  empty:
    'La IA no tenía nada que añadir, así que esto viene de nuestro asesor integrado. No te ha costado ninguna respuesta.',
}

const defaults: Translation<typeof english.advisers.defaults> = {
  title: {
    numbers: 'Añade números para ser concreto',
    triggers: 'Apela a las emociones',
    words: 'Usa palabras potentes',
  },
  thumbnail: {
    contrast: 'Aumenta el contraste del texto',
    composition: 'Simplifica la composición',
    emotion: 'Añade elementos emocionales',
  },
}

export const advisers: Translation<typeof english.advisers> = {
  ai: 'Por IA',
  builtIn: 'Asesor integrado',
  meter: {
    left: {
      one: 'Queda {n} de {most} respuestas de IA este mes.',
      other: 'Quedan {n} de {most} respuestas de IA este mes.',
    },
    resets: 'Empieza de nuevo el {date}.',
    none: 'Las respuestas de IA forman parte de los planes de pago.',
    upgrade: 'Ver planes',
  },
  advice: {
    heading: 'Consejos de la IA',
    asking: 'La IA está leyendo...',
    ask: 'Preguntar a la IA',
    again: 'Preguntar otra vez',
    failed: 'No se pudieron cargar los consejos de la IA. Todo lo demás está completo.',
    strengths: 'Lo que ya funciona',
    source:
      'Escrito por una IA a partir de lo que escribiste y de lo que vimos. Las puntuaciones son de nuestro modelo.',
    general: 'Lo que ayuda a muchos vídeos',
  },
  defaults,
  fallbackReasons,
}

export const meters: Translation<typeof english.meters> = {
  left: { one: 'Queda {n} de {most}', other: 'Quedan {n} de {most}' },
  failed: 'No se ha podido cargar lo que queda de tu plan.',
  fairUse: 'Has llegado al límite de uso razonable de hoy. Empieza de nuevo el {date}.',
  upgrade: 'Ver planes',
  resets: 'Empieza de nuevo el {date}.',
  analyses: {
    label: 'Análisis este mes',
    title: 'Has usado todos los análisis de este mes',
    text: 'Los próximos llegan el {date}. Los planes de pago no tienen límite mensual.',
  },
  topics: {
    label: 'Temas de esta semana',
    counts: 'Un tema es una categoría o una búsqueda.',
    title: 'Has usado los temas de esta semana',
    text: 'El próximo llega el {date}. General sigue abierto, y también los temas que ya abriste esta semana.',
  },
  optimisations: {
    label: 'Descripciones y etiquetas este mes',
    counts: 'El mismo texto cuenta una vez.',
    title: 'Has usado todas las descripciones de este mes',
    text: 'Las próximas llegan el {date}. Un texto ya enviado este mes sigue siendo gratis.',
  },
}
