import type { Locale } from '#shared/locale.ts'
import type { MailKind, MailText } from './kinds.ts'

/** Mails that users have asked for. */
export type NotificationMail = Extract<MailKind, 'analysis_done' | 'weekly_report' | 'video_above' | 'video_below'>

const en: Record<NotificationMail, MailText> = {
  analysis_done: {
    subject: 'Your analysis is complete',
    before: ['This is what we found.'],
    button: 'See what would raise the score',
    after: ['You get this because you asked for an email with each analysis.'],
    stop: 'Stop emails about analyses',
  },
  weekly_report: {
    subject: 'Your trend report of {day}',
    before: ['Good morning. This is what moved, and why.'],
    button: 'Open Trend Pulse',
    after: ['You get this on Mondays because you asked for weekly trend reports.'],
    stop: 'Stop weekly reports',
  },
  video_above: {
    subject: 'A video of yours is far above your usual',
    before: [
      '“{title}” has {views} views {days} days after it was published. Your usual for a video of that age is {usual}: it has {times} times as many.',
      'While it runs is the time to answer its comments, and to plan the next video for the same viewers.',
    ],
    button: 'Open your dashboard',
    after: [
      'Views as YouTube told them on {countedAt}. Your usual and the comparison are calculated by us, from {videos} of your own videos of the same kind; we write only when a video lies outside their ordinary ups and downs.',
      'You get this because you asked for performance alerts.',
    ],
    stop: 'Stop performance alerts',
  },
  video_below: {
    subject: 'A video of yours is far below your usual',
    before: [
      '“{title}” has {views} views {days} days after it was published. Your usual for a video of that age is {usual}: it has {percent} of that.',
      'Title and thumbnail can still be changed. Compare them with those of your videos that did well.',
    ],
    button: 'Try another title',
    after: [
      'Views as YouTube told them on {countedAt}. Your usual and the comparison are calculated by us, from {videos} of your own videos of the same kind; we write only when a video lies outside their ordinary ups and downs.',
      'You get this because you asked for performance alerts.',
    ],
    stop: 'Stop performance alerts',
  },
}

const es: Record<NotificationMail, MailText> = {
  analysis_done: {
    subject: 'Tu análisis ha terminado',
    before: ['Esto es lo que hemos encontrado.'],
    button: 'Ver qué subiría la puntuación',
    after: ['Recibes esto porque pediste un correo con cada análisis.'],
    stop: 'Detener los correos sobre análisis',
  },
  weekly_report: {
    subject: 'Tu informe de tendencias del {day}',
    before: ['Buenos días. Esto es lo que se ha movido, y por qué.'],
    button: 'Abrir Pulso de tendencias',
    after: ['Recibes esto los lunes porque pediste los informes semanales de tendencias.'],
    stop: 'Detener los informes semanales',
  },
  video_above: {
    subject: 'Un vídeo tuyo está muy por encima de lo habitual',
    before: [
      '«{title}» tiene {views} visualizaciones a los {days} días de publicarse. Lo habitual en un vídeo tuyo de esa edad es {usual}: lo multiplica por {times}.',
      'Mientras dura es el momento de responder a sus comentarios y de planear el próximo vídeo para ese mismo público.',
    ],
    button: 'Abrir tu panel',
    after: [
      'Visualizaciones según YouTube el {countedAt}. Lo habitual y la comparación los calculamos nosotros, con {videos} vídeos tuyos del mismo tipo; solo escribimos cuando un vídeo se sale de sus altibajos normales.',
      'Recibes esto porque pediste las alertas de rendimiento.',
    ],
    stop: 'Detener las alertas de rendimiento',
  },
  video_below: {
    subject: 'Un vídeo tuyo está muy por debajo de lo habitual',
    before: [
      '«{title}» tiene {views} visualizaciones a los {days} días de publicarse. Lo habitual en un vídeo tuyo de esa edad es {usual}: tiene el {percent} de eso.',
      'El título y la miniatura aún se pueden cambiar. Compáralos con los de tus vídeos que fueron bien.',
    ],
    button: 'Probar otro título',
    after: [
      'Visualizaciones según YouTube el {countedAt}. Lo habitual y la comparación los calculamos nosotros, con {videos} vídeos tuyos del mismo tipo; solo escribimos cuando un vídeo se sale de sus altibajos normales.',
      'Recibes esto porque pediste las alertas de rendimiento.',
    ],
    stop: 'Detener las alertas de rendimiento',
  },
}

const fr: Record<NotificationMail, MailText> = {
  analysis_done: {
    subject: 'Votre analyse est terminée',
    before: ['Voici ce que nous avons trouvé.'],
    button: 'Voir ce qui ferait monter le score',
    after: ['Vous recevez ceci parce que vous avez demandé un e-mail à chaque analyse.'],
    stop: 'Arrêter les e-mails sur les analyses',
  },
  weekly_report: {
    subject: 'Votre rapport de tendances du {day}',
    before: ['Bonjour. Voici ce qui a bougé, et pourquoi.'],
    button: 'Ouvrir Pouls des tendances',
    after: ['Vous recevez ceci le lundi parce que vous avez demandé les rapports hebdomadaires des tendances.'],
    stop: 'Arrêter les rapports hebdomadaires',
  },
  video_above: {
    subject: 'Une de vos vidéos est bien au-dessus de votre habitude',
    before: [
      '« {title} » a {views} vues {days} jours après sa publication. D’habitude, une de vos vidéos de cet âge en a {usual} : c’est {times} fois ce nombre.',
      'Tant qu’elle monte, c’est le moment de répondre à ses commentaires et de préparer la prochaine vidéo pour le même public.',
    ],
    button: 'Ouvrir votre tableau de bord',
    after: [
      'Vues données par YouTube le {countedAt}. L’habitude et la comparaison sont calculées par nous, sur {videos} de vos vidéos du même type ; nous n’écrivons que lorsqu’une vidéo sort de leurs variations ordinaires.',
      'Vous recevez ceci parce que vous avez demandé les alertes de performance.',
    ],
    stop: 'Arrêter les alertes de performance',
  },
  video_below: {
    subject: 'Une de vos vidéos est bien en dessous de votre habitude',
    before: [
      '« {title} » a {views} vues {days} jours après sa publication. D’habitude, une de vos vidéos de cet âge en a {usual} : elle en a {percent}.',
      'Le titre et la miniature peuvent encore changer. Comparez-les à ceux de vos vidéos qui ont bien marché.',
    ],
    button: 'Essayer un autre titre',
    after: [
      'Vues données par YouTube le {countedAt}. L’habitude et la comparaison sont calculées par nous, sur {videos} de vos vidéos du même type ; nous n’écrivons que lorsqu’une vidéo sort de leurs variations ordinaires.',
      'Vous recevez ceci parce que vous avez demandé les alertes de performance.',
    ],
    stop: 'Arrêter les alertes de performance',
  },
}

/** Each of them in every language. */
export const notificationTexts: Record<Locale, Record<NotificationMail, MailText>> = { en, es, fr }
