import type { Locale } from '#shared/locale.ts'
import type { MailKind, MailText } from './kinds.ts'

/** Emails that users turn on in settings. */
export type NotificationMail = Extract<
  MailKind,
  'analysis_done' | 'weekly_report' | 'video_above' | 'video_below' | 'review_ready' | 'review_compared' | 'reminder'
>

const en: Record<NotificationMail, MailText> = {
  analysis_done: {
    subject: 'Your analysis is complete',
    before: ['Here is what we found.'],
    button: 'See how to raise your score',
    after: ['You’re receiving this because you turned on emails about completed analyses.'],
    stop: 'Unsubscribe from emails about analyses',
  },
  weekly_report: {
    subject: 'Your trend report for {day}',
    before: ['Good morning. Here is what’s moving on YouTube, and why.'],
    button: 'Open Trend Pulse',
    after: ['You’re receiving this every Monday because you turned on weekly trend reports.'],
    stop: 'Unsubscribe from weekly reports',
  },
  video_above: {
    subject: 'One of your videos is well above your usual views',
    before: [
      '“{title}” has {views} views {days} days after it was published. Your videos usually have {usual} at that age: this one has {times} times as many.',
      'Now is a good time to reply to its comments and to plan your next video for the same audience.',
    ],
    button: 'Open your dashboard',
    after: [
      'View counts from YouTube as of {countedAt}. We calculate your usual views and the comparison from {compared}, and we only write when a video is outside their normal range.',
      'You’re receiving this because you turned on performance alerts.',
    ],
    stop: 'Unsubscribe from performance alerts',
  },
  video_below: {
    subject: 'One of your videos is well below your usual views',
    before: [
      '“{title}” has {views} views {days} days after it was published. Your videos usually have {usual} at that age: this one has {percent} of that.',
      'You can still change its title and thumbnail. Compare them with those of your most successful videos.',
    ],
    button: 'Try another title',
    after: [
      'View counts from YouTube as of {countedAt}. We calculate your usual views and the comparison from {compared}, and we only write when a video is outside their normal range.',
      'You’re receiving this because you turned on performance alerts.',
    ],
    stop: 'Unsubscribe from performance alerts',
  },
  review_ready: {
    subject: 'Your {after}-day review is ready',
    before: [
      'You marked “{title}” as published {after} days ago. Your review shows what we said before and what has happened since, with room to write down what you want to keep.',
    ],
    button: 'Open the review',
    after: ['You’re receiving this because you turned on emails about reviews.'],
    stop: 'Unsubscribe from emails about reviews',
  },
  review_compared: {
    subject: 'Your {after}-day review is ready',
    before: [
      '“{title}” has {views} views {days} days after it was published. Your videos usually have {usual} at that age, and half of them have between {low} and {high}.',
    ],
    button: 'Open the review',
    after: [
      'View counts from YouTube as of {countedAt}. We calculate your usual views and the range from {compared}.',
      'You’re receiving this because you turned on emails about reviews.',
    ],
    stop: 'Unsubscribe from emails about reviews',
  },
  reminder: {
    subject: 'Planned for tomorrow, {day}',
    before: ['This is what you planned to publish tomorrow.'],
    button: 'Open your calendar',
    after: ['You’re receiving this because you turned on reminders.'],
    stop: 'Unsubscribe from reminders',
  },
}

const es: Record<NotificationMail, MailText> = {
  analysis_done: {
    subject: 'Tu análisis está listo',
    before: ['Esto es lo que hemos encontrado.'],
    button: 'Ver cómo subir la puntuación',
    after: ['Recibes este correo porque has activado los avisos de análisis completados.'],
    stop: 'No recibir más avisos de análisis',
  },
  weekly_report: {
    subject: 'Tu informe de tendencias del {day}',
    before: ['¡Buenos días! Esto es lo que se mueve en YouTube, y por qué.'],
    button: 'Ver las tendencias',
    after: ['Recibes este correo los lunes porque has activado los informes semanales de tendencias.'],
    stop: 'No recibir más informes semanales',
  },
  video_above: {
    subject: 'Uno de tus vídeos va muy por encima de lo habitual',
    before: [
      '«{title}» tiene {views} visualizaciones a los {days} días de publicarse. Tus vídeos suelen tener {usual} a esas alturas: este las multiplica por {times}.',
      'Es un buen momento para responder a los comentarios y preparar el próximo vídeo para el mismo público.',
    ],
    button: 'Abrir tu panel',
    after: [
      'Visualizaciones de YouTube a fecha de {countedAt}. Calculamos lo habitual y la comparación a partir de {compared}, y solo te escribimos cuando un vídeo se sale de su rango normal.',
      'Recibes este correo porque has activado las alertas de rendimiento.',
    ],
    stop: 'No recibir más alertas de rendimiento',
  },
  video_below: {
    subject: 'Uno de tus vídeos va muy por debajo de lo habitual',
    before: [
      '«{title}» tiene {views} visualizaciones a los {days} días de publicarse. Tus vídeos suelen tener {usual} a esas alturas: este tiene el {percent} de esa cifra.',
      'Todavía puedes cambiar el título y la miniatura. Compáralos con los de tus vídeos de más éxito.',
    ],
    button: 'Probar otro título',
    after: [
      'Visualizaciones de YouTube a fecha de {countedAt}. Calculamos lo habitual y la comparación a partir de {compared}, y solo te escribimos cuando un vídeo se sale de su rango normal.',
      'Recibes este correo porque has activado las alertas de rendimiento.',
    ],
    stop: 'No recibir más alertas de rendimiento',
  },
  review_ready: {
    subject: 'Tu balance a los {after} días está listo',
    before: [
      'Hace {after} días marcaste «{title}» como publicado. El balance muestra lo que dijimos antes y lo que ha pasado desde entonces, y te deja anotar con qué te quedas.',
    ],
    button: 'Abrir el balance',
    after: ['Recibes este correo porque has activado los avisos de balances.'],
    stop: 'No recibir más avisos de balances',
  },
  review_compared: {
    subject: 'Tu balance a los {after} días está listo',
    before: [
      '«{title}» tiene {views} visualizaciones a los {days} días de publicarse. Tus vídeos suelen tener {usual} a esas alturas, y la mitad de ellos tiene entre {low} y {high}.',
    ],
    button: 'Abrir el balance',
    after: [
      'Visualizaciones de YouTube a fecha de {countedAt}. Calculamos lo habitual y el margen a partir de {compared}.',
      'Recibes este correo porque has activado los avisos de balances.',
    ],
    stop: 'No recibir más avisos de balances',
  },
  reminder: {
    subject: 'Previsto para mañana, {day}',
    before: ['Esto es lo que tienes previsto publicar mañana.'],
    button: 'Abrir tu calendario',
    after: ['Recibes este correo porque has activado los recordatorios.'],
    stop: 'No recibir más recordatorios',
  },
}

const fr: Record<NotificationMail, MailText> = {
  analysis_done: {
    subject: 'Votre analyse est terminée',
    before: ['Voici ce que nous avons trouvé.'],
    button: 'Voir comment améliorer votre score',
    after: ['Vous recevez cet e-mail parce que vous avez activé les notifications d’analyse terminée.'],
    stop: 'Ne plus recevoir ces notifications',
  },
  weekly_report: {
    subject: 'Votre rapport de tendances du {day}',
    before: ['Bonjour. Voici ce qui bouge sur YouTube, et pourquoi.'],
    button: 'Voir les tendances',
    after: ['Vous recevez cet e-mail chaque lundi parce que vous avez activé le rapport hebdomadaire de tendances.'],
    stop: 'Ne plus recevoir le rapport hebdomadaire',
  },
  video_above: {
    subject: 'Une de vos vidéos dépasse nettement vos vues habituelles',
    before: [
      '« {title} » compte {views} vues {days} jours après sa publication. À ce stade, vos vidéos en ont d’ordinaire {usual} : celle-ci en a {times} fois plus.',
      'C’est le bon moment pour répondre aux commentaires et préparer votre prochaine vidéo pour le même public.',
    ],
    button: 'Ouvrir votre tableau de bord',
    after: [
      'Nombre de vues fourni par YouTube le {countedAt}. Nous calculons vos vues habituelles et la comparaison à partir de {compared}, et nous ne vous écrivons que lorsqu’une vidéo s’écarte de leurs variations normales.',
      'Vous recevez cet e-mail parce que vous avez activé les alertes de performance.',
    ],
    stop: 'Ne plus recevoir les alertes de performance',
  },
  video_below: {
    subject: 'Une de vos vidéos est nettement en dessous de vos vues habituelles',
    before: [
      '« {title} » compte {views} vues {days} jours après sa publication. À ce stade, vos vidéos en ont d’ordinaire {usual} : celle-ci n’en a que {percent}.',
      'Vous pouvez encore changer le titre et la miniature. Comparez-les à ceux de vos vidéos les plus réussies.',
    ],
    button: 'Essayer un autre titre',
    after: [
      'Nombre de vues fourni par YouTube le {countedAt}. Nous calculons vos vues habituelles et la comparaison à partir de {compared}, et nous ne vous écrivons que lorsqu’une vidéo s’écarte de leurs variations normales.',
      'Vous recevez cet e-mail parce que vous avez activé les alertes de performance.',
    ],
    stop: 'Ne plus recevoir les alertes de performance',
  },
  review_ready: {
    subject: 'Votre bilan à {after} jours est prêt',
    before: [
      'Vous avez indiqué il y a {after} jours que « {title} » était publiée. Le bilan montre ce que nous avions dit et ce qui s’est passé depuis, et vous laisse noter ce que vous voulez retenir.',
    ],
    button: 'Ouvrir le bilan',
    after: ['Vous recevez cet e-mail parce que vous avez activé les notifications de bilan.'],
    stop: 'Ne plus recevoir les notifications de bilan',
  },
  review_compared: {
    subject: 'Votre bilan à {after} jours est prêt',
    before: [
      '« {title} » compte {views} vues {days} jours après sa publication. À ce stade, vos vidéos en ont d’ordinaire {usual}, et la moitié d’entre elles en ont entre {low} et {high}.',
    ],
    button: 'Ouvrir le bilan',
    after: [
      'Nombre de vues fourni par YouTube le {countedAt}. Nous calculons vos vues habituelles et la fourchette à partir de {compared}.',
      'Vous recevez cet e-mail parce que vous avez activé les notifications de bilan.',
    ],
    stop: 'Ne plus recevoir les notifications de bilan',
  },
  reminder: {
    subject: 'Prévu pour demain, {day}',
    before: ['Voici ce que vous avez prévu de publier demain.'],
    button: 'Ouvrir votre calendrier',
    after: ['Vous recevez cet e-mail parce que vous avez activé les rappels.'],
    stop: 'Ne plus recevoir les rappels',
  },
}

/** The notification emails in every language. */
export const notificationTexts: Record<Locale, Record<NotificationMail, MailText>> = { en, es, fr }
