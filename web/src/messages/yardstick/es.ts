import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const yardstick: Translation<typeof english.yardstick> = {
  heading: 'Con qué se comparan los títulos',
  youtube: 'Tu canal en YouTube',
  studio: 'Exportaciones de Studio',
  youtubeText:
    'Te decimos el puesto de cada título entre tus vídeos de YouTube. Tus exportaciones de Studio no se usan.',
  proven: {
    one: 'Te decimos el puesto de cada título entre el {n} vídeo de tus exportaciones de Studio.',
    other: 'Te decimos el puesto de cada título entre los {n} vídeos de tus exportaciones de Studio.',
  },
  accuracy: {
    one: 'Comprobado en {n} par de estos vídeos: el título con mejor puesto es el del vídeo más visto en el {share} de los casos. Al azar se acierta el 50 %.',
    other:
      'Comprobado en {n} pares de estos vídeos: el título con mejor puesto es el del vídeo más visto en el {share} de los casos. Al azar se acierta el 50 %.',
  },
  local:
    'Se calcula en tu navegador y no se sube nada. Por eso, ni el análisis de nuestros servidores, ni sus correos, ni tus resultados, ni los consejos de la IA tienen en cuenta estas cifras.',
  unproven: {
    one: 'Tus exportaciones todavía no permiten distinguir tus títulos: en {n} par de tus vídeos, el título con mejor puesto es el del vídeo más visto en el {share} de los casos. No es claramente mejor que el azar, que acierta el 50 %, así que no las usamos para comparar títulos.',
    other:
      'Tus exportaciones todavía no permiten distinguir tus títulos: en {n} pares de tus vídeos, el título con mejor puesto es el del vídeo más visto en el {share} de los casos. No es claramente mejor que el azar, que acierta el 50 %, así que no las usamos para comparar títulos.',
  },
  tooFew: {
    one: 'Tus exportaciones todavía no permiten distinguir tus títulos: {n} vídeo de un mismo formato tiene título, fecha de publicación y visualizaciones, y hacen falta {needed}. Por eso no las usamos para comparar títulos.',
    other:
      'Tus exportaciones todavía no permiten distinguir tus títulos: {n} vídeos de un mismo formato tienen título, fecha de publicación y visualizaciones, y hacen falta {needed}. Por eso no las usamos para comparar títulos.',
  },
  failed:
    'No se han podido leer tus exportaciones, así que no las usamos para comparar títulos. Recarga la página o vuelve a abrir los archivos.',
  reading: 'Leyendo tus exportaciones…',
  open: 'Porcentajes de clics de YouTube Studio',
}
