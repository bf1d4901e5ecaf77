import { questions as asked } from '#shared/advice/questions/es.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const questions: Translation<typeof english.questions> = asked

const steps: Translation<typeof english.ideas.steps> = {
  drop_segment: 'sin {words}',
  drop_episode: 'sin {words}',
  drop_hashtags: 'sin los hashtags {words}',
  drop_brackets: 'sin {words}',
  calm_capitals: 'mayúsculas normales en {words}',
  calm_punctuation: 'puntuación más sobria',
  drop_phrase: 'sin {words}',
  shorten: 'termina antes de {words}',
  spell_signs: '{words} escrito con palabras',
  rearrange: 'partes unidas con dos puntos',
  drop_emoji: 'sin {words}',
  drop_date: 'sin {words}',
  drop_quotes: '{words} sin comillas',
  headline_case: 'mayúsculas de titular inglés',
}

export const ideas: Translation<typeof english.ideas> = {
  generate: 'Generar títulos con IA',
  answer: 'Responder',
  working: 'Generando títulos...',
  heading: 'Títulos recomendados',
  intro: 'Otros títulos para este vídeo, con la mejor redacción primero. Cada uno dice solo lo que tú has dicho.',
  unscored:
    'Otros títulos para este vídeo, sin ordenar por probabilidad, porque el modelo de títulos solo entiende inglés.',
  asked: 'Con el título solo no podemos añadir nada sin inventar. Una respuesta tuya basta para escribir títulos:',
  none: 'Con lo que pasa en el vídeo no nos sale un título que diga más que el tuyo. Añade un número, un precio o qué salió mal.',
  fact: 'Se apoya en «{fact}».',
  onThumbnail: 'En la miniatura: «{text}»',
  changed: 'Cambios: {list}.',
  moved: 'Lo que mejora la redacción: {list}.',
  copy: 'Copiar',
  copyLabel: 'Copiar «{title}»',
  useLabel: 'Usar «{title}»',
  copied: 'Título copiado',
  notCopied: 'Tu navegador no ha permitido copiar. Selecciona el título y cópialo tú.',
  builtIn:
    'Construidos con tu título y lo que cuentas que pasa en el vídeo. Nunca añaden un número, un nombre ni una afirmación propios.',
  ai: 'Escritos por una IA a partir de tu borrador, comprobados y ordenados por nuestros modelos. Comprueba que se corresponden con tu vídeo.',
  toasts: {
    success: '¡Nuevas recomendaciones de título generadas!',
    failure: 'No se pudieron generar los títulos. Inténtalo de nuevo.',
  },
  steps,
}
