import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const questions: Translation<typeof english.questions> = {
  surprise: '¿Qué salió mal o qué te sorprendió?',
  moment: '¿Qué pasa en el vídeo que nadie se esperaría?',
  result: '¿Cómo terminó o qué conseguiste?',
  cost: '¿Cuánto costó?',
  amount: '¿Cuánto fue y en cuánto tiempo?',
  time: '¿Cuánto tiempo lleva?',
  count: '¿Cuántos son y qué tienen en común?',
  step: '¿Cuál es el paso que casi todos se saltan?',
  without: '¿Qué ingrediente, herramienta o paso no hace falta?',
  audience: '¿Para quién es y qué sabrá hacer después?',
  answer: '¿Cuál es la respuesta, en una frase?',
  method: '¿Cómo lo comprobaste y durante cuánto tiempo?',
  difference: '¿Qué diferencia te sorprendió más?',
  news: '¿Cuál es la pregunta o la noticia que más interesa?',
}

const steps: Translation<typeof english.ideas.steps> = {
  drop_segment: 'sin {words}',
  drop_episode: 'sin {words}',
  drop_hashtags: 'sin los hashtags {words}',
  drop_brackets: 'sin {words}',
  calm_capitals: 'mayúsculas normales en {words}',
  calm_punctuation: 'puntuación más sobria',
  drop_phrase: 'sin {words}',
  shorten: 'cortado antes de {words}',
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
  intro:
    'Otros títulos para este vídeo, ordenados por su redacción y por cuánto cuentan de él. Solo usan lo que tú nos has contado.',
  unscored: 'Otros títulos para este vídeo, sin probabilidades: el modelo de títulos solo entiende inglés.',
  asked: 'Con tu título solo no podemos añadir nada sin inventar. Di qué pasa en el vídeo y vuelve a generar títulos.',
  none: 'Hemos intentado construir títulos con el tuyo y con lo que dices que pasa en el vídeo. Ninguno dice más, cabe en 100 caracteres y está al menos igual de bien redactado.',
  fact: 'Se basa en «{fact}».',
  onThumbnail: 'En la miniatura: «{text}»',
  changed: 'Cambios: {list}.',
  moved: 'En qué mejora la redacción: {list}.',
  without: 'sin {name}',
  copy: 'Copiar',
  copyLabel: 'Copiar «{title}»',
  useLabel: 'Usar «{title}»',
  copied: 'Título copiado',
  notCopied: 'Tu navegador no ha permitido copiar. Selecciona el título y cópialo tú.',
  builtIn: 'Hechos con tu título y con lo que cuentas del vídeo. No añaden números, nombres ni afirmaciones.',
  ai: 'Escritos por una IA a partir de tu título; nuestros modelos los revisan y los ordenan. Comprueba que encajan con tu vídeo.',
  toasts: {
    success: '¡Nuevas recomendaciones de título generadas!',
    failure: 'No se han podido generar los títulos. Inténtalo de nuevo.',
  },
  steps,
}
