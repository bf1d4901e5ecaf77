import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const plans: Translation<typeof english.plans> = {
  names: { free: 'Gratis', basic: 'Básico', premium: 'Premium' },
  popular: 'El más popular',
  heading: 'Planes',
  text: 'Empieza gratis. Paga cuando necesites más y déjalo cuando ya no.',
  for: {
    free: 'Para descubrir si te ayuda.',
    basic: 'Para creadores que publican cada semana.',
    premium: 'Para canales que deciden con consejos cada día.',
  },
  free: 'Gratis',
  aMonth: '{price}/mes',
  perMonth: '/mes',
  aYear: '{price}/año',
  yearly: 'o {price} al año: ahorra {saving}',
  choose: 'Elegir {plan}',
  start: 'Empezar',
  yours: 'Tu plan',
  allOf: 'Todo lo de {plan}, y además:',
  inAll: 'En todos los planes',
  unlimited: {
    analyses: 'Análisis de vídeos ilimitados',
    topics: 'Temas de tendencia ilimitados',
    insights: 'Consejos predictivos escritos por IA ilimitados',
    optimisations: 'Optimizaciones de metadatos ilimitadas: descripciones y etiquetas',
  },
  limited: {
    analyses: { one: '{n} análisis de vídeo {per}', other: '{n} análisis de vídeos {per}' },
    topics: { one: '{n} tema de tendencia {per}', other: '{n} temas de tendencia {per}' },
    insights: {
      one: '{n} consejo predictivo escrito por IA {per}',
      other: '{n} consejos predictivos escritos por IA {per}',
    },
    optimisations: {
      one: '{n} optimización de metadatos {per}: descripción y etiquetas',
      other: '{n} optimizaciones de metadatos {per}: descripciones y etiquetas',
    },
  },
  counted: {
    shares: {
      one: '{n} enlace abierto para compartir borradores',
      other: '{n} enlaces abiertos para compartir borradores',
    },
    followed_channels: { one: '{n} canal seguido', other: '{n} canales seguidos' },
    tokens: {
      one: '{n} token de acceso para programas y asistentes',
      other: '{n} tokens de acceso para programas y asistentes',
    },
    webhooks: { one: '{n} webhook', other: '{n} webhooks' },
    program_requests: {
      one: '{n} solicitud al día de programas y asistentes',
      other: '{n} solicitudes al día de programas y asistentes',
    },
  },
  per: { day: 'al día', week: 'a la semana', month: 'al mes' },
  lines: {
    summary: 'Resumen del canal con métricas básicas',
    email_support: 'Soporte por correo',
    priority_support: 'Soporte por correo prioritario: se responde antes',
    drafts: 'Borradores ilimitados, con versiones, balances y calendario',
    live_score: 'Puntuación del título mientras escribes, explicada palabra por palabra (títulos en inglés)',
    thumbnails: 'Comprobación y vista previa de miniaturas',
    compare: 'Comparación de varios títulos',
    own_patterns: 'Predicciones avanzadas: qué formas y temas de título funcionaron mejor en tu propio canal',
    upload_schedule: 'Calendario de publicación: el día y la hora en que mejor les fue a tus vídeos',
    deep_trends: 'Análisis profundo de tendencias: qué vídeos ganan velocidad y cómo crecieron sus visualizaciones',
  },
  company: '¿Varios canales o una empresa?',
  companyAsk: 'Escríbenos',
  fairUse: 'Ilimitado significa uso razonable: todos los planes tienen límites contra el abuso.',
}
