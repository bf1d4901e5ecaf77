import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

const concepts: Translation<typeof english.prediction.concepts> = {
  topic: { name: 'Tema', text: 'Las palabras que dicen de qué trata el vídeo.' },
  form: { name: 'Cómo lo dices', text: 'Si el título pregunta, enseña, reta o cuenta algo.' },
  specifics: { name: 'Datos concretos', text: 'Lo que se puede imaginar: cifras, precios, años, invitados.' },
  labels: { name: 'Serie y formato', text: 'Qué episodio o tipo de vídeo es, no qué pasa en él.' },
  length: { name: 'Longitud', text: 'Cuántas palabras y caracteres hay, y cuántas de esas palabras dicen poco.' },
  punctuation: { name: 'Signos y mayúsculas', text: 'Los signos, emojis y mayúsculas, y cómo dividen el título.' },
}

const traits: Translation<typeof english.prediction.traits> = {
  how_to: 'Tutorial o lección',
  question: 'Interrogación',
  list: 'Lista',
  challenge_words: 'Reto o tiempo límite',
  versus: 'Comparación',
  first_person: 'Yo y nosotros',
  second_person: 'Tú',
  third_person: 'Él, ella, ellos',
  curiosity_words: 'Curiosidad',
  negation: 'No y nunca',
  power_words: 'Palabras fuertes',
  number: 'Números',
  year: 'Año',
  money: 'Dinero',
  featuring: 'Invitados',
  format_words: 'Tipo de vídeo',
  episode: 'Episodio, parte o fecha',
  length: 'Longitud',
  small_words: 'Palabras cortas y repetidas',
  capitals: 'Mayúsculas',
  exclamation: 'Signos de exclamación',
  ellipsis: 'Puntos suspensivos',
  separators: 'Una o varias partes',
  brackets: 'Paréntesis',
  quotes: 'Comillas',
  emoji: 'Emojis',
  other_script: 'Caracteres especiales',
  hashtag: 'Hashtags',
}

export const prediction: Translation<typeof english.prediction> = {
  concepts,
  traits,
  absent: { capitals: 'Sin mayúsculas', small_words: 'Sin palabras cortas' },
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
  ratings: {
    top: 'Mejor 25 %',
    above: 'Por encima de la media',
    average: 'En la media',
    below: 'Por debajo de la media',
    bottom: 'Peor 25 %',
    unlike: 'Distinto de tus vídeos',
    topFifth: 'Mejor 20 %',
    unclear: 'Sin señal clara',
  },
  outcome:
    'De 100 vídeos con títulos en un puesto como este, {topQuarter} llegaron al mejor 25 % de su canal (25 por azar) y {aboveUsual} superaron sus visualizaciones habituales. Uno típico obtuvo {times}× lo habitual.',
  unfamiliar:
    'Ninguno de tus vídeos anteriores se parece a este. De 100 vídeos así, {topQuarter} llegaron al mejor 25 % de su canal (25 por azar) y {aboveUsual} superaron sus visualizaciones habituales. Uno típico obtuvo {times}× lo habitual.',
  topFifthFrom: 'Mejor 20 % desde {score}',
  quoted: '«{text}»',
  wordHelps: '{word}: ayuda',
  wordHurts: '{word}: frena',
}
