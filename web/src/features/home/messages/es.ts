import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const home: Translation<typeof english.home> = {
  page: 'Panel',
  overview: {
    loading: 'Cargando las estadísticas del canal...',
    failed: 'Error al cargar las estadísticas del canal: {message}',
  },
  welcome: '¡Hola de nuevo, {name}!',
  there: 'creador',
  views: { label: 'Vistas del panel', now: 'Ahora', ideas: 'Ideas', channel: 'Tu canal' },
  hidden: 'oculto',
  unknown: 'no se sabe',
  tiles: {
    insights: 'Optimización de contenido con IA',
    trends: 'Temas en tendencia en tiempo real',
  },
}
