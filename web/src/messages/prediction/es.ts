import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

const traits: Translation<typeof english.prediction.traits> = {
  length: { name: 'Longitud', text: 'Cuántos caracteres y palabras tiene el título.' },
  word_length: { name: 'Longitud de las palabras', text: 'Si las palabras son, de media, cortas o largas.' },
  capitals: { name: 'Mayúsculas', text: 'Qué parte del título está en mayúsculas.' },
  number: { name: 'Número', text: 'Un número en el título o al principio.' },
  big_number: { name: 'Número grande', text: 'Miles, millones o miles de millones.' },
  year: { name: 'Año', text: 'Un año, como 2025.' },
  list: { name: 'Lista', text: 'El título empieza como una lista: «10 formas», «Top 5».' },
  money: { name: 'Dinero', text: 'Un símbolo de moneda o palabras sobre dinero.' },
  percent: { name: 'Porcentaje', text: 'Un signo de porcentaje.' },
  question: { name: 'Signo de interrogación', text: 'El título pregunta algo.' },
  exclamation: { name: 'Signos de exclamación', text: 'Uno o más signos de exclamación.' },
  ellipsis: { name: 'Puntos suspensivos', text: 'Tres puntos que dejan algo abierto.' },
  emoji: { name: 'Emojis', text: 'Emojis en el título.' },
  brackets: { name: 'Paréntesis', text: 'Algo entre paréntesis o corchetes.' },
  separators: { name: 'Separadores', text: 'Barras, guiones o dos puntos que parten el título.' },
  commas: { name: 'Comas', text: 'Cuántas comas tiene el título.' },
  quotes: { name: 'Comillas', text: 'Algo entre comillas.' },
  hashtag: { name: 'Hashtag', text: 'Un hashtag en el título.' },
  mention: { name: 'Mención', text: 'Una @ que nombra otra cuenta.' },
  featuring: { name: 'Invitado', text: 'Un invitado, anunciado con «ft.» o «featuring».' },
  how_to: { name: 'Cómo se hace', text: 'El título dice cómo se hace algo.' },
  question_words: { name: 'Palabras de pregunta', text: 'Palabras como por qué, qué, cómo o quién.' },
  first_person: { name: 'Yo y nosotros', text: 'Hablas de ti: yo, mi, nosotros.' },
  second_person: { name: 'Tú', text: 'Te diriges a quien mira: tú, tu.' },
  third_person: { name: 'Él, ella, ellos', text: 'El título trata de otros: él, ella, ellos.' },
  pointing_words: { name: 'Este y estos', text: '«Este» o «estos» señalan algo que aún no se ve.' },
  power_words: { name: 'Palabras fuertes', text: 'Palabras como definitivo, secreto o increíble.' },
  superlatives: { name: 'Superlativos', text: 'Palabras como mejor, más grande o peor.' },
  negative_words: { name: 'Palabras negativas', text: 'Palabras sobre fracaso, peligro o dolor.' },
  positive_words: { name: 'Palabras positivas', text: 'Palabras sobre alegría, belleza o éxito.' },
  negation: { name: 'No y nunca', text: 'Palabras como no, nunca o basta.' },
  curiosity_words: { name: 'Curiosidad', text: 'Palabras que insinúan algo más: verdad, secreto, pasó.' },
  family_words: { name: 'Familia y amigos', text: 'Palabras como mamá, hermano, hijos o amigos.' },
  episode: { name: 'Episodio o parte', text: 'El título cuenta: episodio, parte, día, n.º 12.' },
  date: { name: 'Fecha', text: 'Un día, como 12/05/2025 o 12 de mayo.' },
  format_words: { name: 'Tipo de vídeo', text: 'El título nombra su formato: vlog, reseña, tráiler.' },
  channel_news: { name: 'Noticias del canal', text: 'Palabras sobre el propio canal: novedades, anuncio, directo.' },
  challenge_words: { name: 'Reto', text: 'Palabras como reto, a examen, 24 horas o sobrevivir.' },
  versus: { name: 'Contra', text: 'Dos cosas se enfrentan.' },
  tutorial_words: { name: 'Lección', text: 'Palabras como tutorial, aprender, principiante o consejos.' },
  small_words: { name: 'Palabras pequeñas', text: 'La proporción de palabras como el, un, de y en.' },
  repetition: { name: 'Palabras repetidas', text: 'Si hay palabras que aparecen más de una vez.' },
  other_script: { name: 'Caracteres especiales', text: 'Caracteres fuera del alfabeto latino básico.' },
}

const suggestions: Translation<typeof english.prediction.suggestions> = {
  drop_segment: {
    text: 'Considera quitar {words}',
    explanation:
      'Las partes separadas alrededor de un título, como el nombre del canal o de la serie, coinciden con menos visualizaciones en un mismo canal. El nombre del canal ya está debajo del título.',
  },
  drop_episode: {
    text: 'Importante: deja {words} fuera del título',
    explanation:
      'Los vídeos numerados han tenido menos visualizaciones que otros del mismo canal. El número puede ir en la descripción o en una lista.',
  },
  drop_hashtags: {
    text: 'Considera pasar {words} a la descripción',
    explanation:
      'Los títulos con hashtags han tenido menos visualizaciones que otros del mismo canal. Los hashtags también funcionan en la descripción.',
  },
  drop_brackets: {
    text: 'El título funciona mejor sin {words}',
    explanation: 'Aquí el modelo espera más visualizaciones sin lo que va entre paréntesis.',
  },
  calm_capitals: {
    text: 'Prueba con mayúsculas normales en {words}',
    explanation:
      'Aquí el modelo espera más visualizaciones con mayúsculas normales. Resérvalas para la palabra que cuenta.',
  },
  calm_punctuation: {
    text: 'Bastan menos signos: {words}',
    explanation: 'Aquí el modelo espera más visualizaciones con una puntuación más tranquila.',
  },
  drop_phrase: {
    text: 'Considera quitar {words}',
    explanation: 'Dice qué tipo de vídeo es, no qué hay en él. Aquí el modelo espera más visualizaciones sin ello.',
  },
  shorten: {
    text: 'Importante: termina el título antes de {words}',
    explanation:
      'Los móviles cortan los títulos a unos 60 caracteres, y aquí el modelo espera más visualizaciones de la primera parte sola.',
  },
}

export const prediction: Translation<typeof english.prediction> = {
  traits,
  suggestions,
  checks: {
    cut_on_phones: 'Más de 60 caracteres: los móviles lo cortan.',
    over_limit: 'Más de 100 caracteres: YouTube no lo admite.',
    forbidden_characters: 'YouTube no permite < ni > en los títulos.',
  },
  noScore: {
    other_language:
      'Esto no parece inglés. El modelo solo ha aprendido de títulos en inglés, así que su puntuación aquí no diría nada.',
    nothing_known: 'El modelo no conoce ninguna de estas palabras, así que no tiene en qué basarse.',
  },
}

export const titles: Translation<typeof english.titles> = {
  priorities: { high: 'Prioridad alta', medium: 'Prioridad media', low: 'Prioridad baja' },
  score: 'Puntuación del título',
  ratings: {
    top: 'Mejor cuarto',
    above: 'Por encima de la media',
    below: 'Por debajo de la media',
    bottom: 'Último cuarto',
  },
  percentile: 'Más alta que el {score} % de los títulos reales',
  benchmark: 'Mejor cuarto desde {score}',
  helps: 'Ayuda',
  hurts: 'Frena',
  quoted: '«{text}»',
  wordHelps: '{word}: ayuda',
  wordHurts: '{word}: frena',
}
