import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

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
  working: 'Generando títulos...',
  heading: 'Títulos recomendados',
  intro: 'Otros títulos para este vídeo, con la mejor redacción primero. Ninguno queda por debajo de tu borrador.',
  unscored: 'Otros títulos para este vídeo, en el orden de la IA, porque el modelo de títulos solo entiende inglés.',
  none: 'No hemos encontrado ningún cambio honesto que mejore la redacción.',
  changed: 'Cambios: {list}.',
  moved: 'Lo que mejora la redacción: {list}.',
  copy: 'Copiar',
  copyLabel: 'Copiar «{title}»',
  useLabel: 'Usar «{title}»',
  copied: 'Título copiado',
  notCopied: 'Tu navegador no ha permitido copiar. Selecciona el título y cópialo tú.',
  builtIn:
    'Escritos por el asesor integrado: tu propio título, acortado, reordenado o pulido. Nunca añade números, nombres ni afirmaciones.',
  ai: 'Escritos por una IA a partir de tu borrador, comprobados y ordenados por nuestros modelos. Comprueba que se corresponden con tu vídeo.',
  toasts: {
    success: '¡Nuevas recomendaciones de título generadas!',
    failure: 'No se pudieron generar los títulos. Inténtalo de nuevo.',
  },
  steps,
}
