import type { reach as english } from '../en/reach.ts'
import type { Translation } from '../sentence.ts'

export const reach: Translation<typeof english> = {
  impressions: 'Impresiones',
  ctr: 'CTR',
  ctrSpoken: 'Porcentaje de clics',
  inTable: 'Impresiones y CTR (clics ÷ impresiones de la miniatura) son del {from} al {to}.',
  heading: 'Datos históricos del canal',
  source:
    'Fuente: YouTube, del {from} al {to} (hora del Pacífico). Los porcentajes y el orden los calculamos nosotros, no YouTube.',
  onTheWay: 'Las impresiones y el CTR están en camino',
  onTheWayText:
    'YouTube crea cada día un archivo con las veces que se mostraron tus miniaturas y se hizo clic en ellas. Los primeros llegan en unos dos días.',
  shown: '{count} impresiones',
  averageIs: 'Clics ÷ impresiones de tus miniaturas',
  ofPeriod: { one: 'CTR medio, último {n} día', other: 'CTR medio, últimos {n} días' },
  ofAll: 'CTR medio, todos los días que tenemos',
  top: 'Vídeos con mejor rendimiento',
  topIs: 'Por CTR, de tus vídeos recientes con al menos 1000 impresiones.',
  tooFew: 'Ninguno de tus vídeos recientes ha tenido 1000 impresiones en estos días.',
  high: 'Palabras con más clics',
  low: 'Palabras con menos clics',
  wordsAre:
    'Palabras de al menos dos títulos de tus vídeos recientes, y la mediana del CTR de esos vídeos, frente a la de todos.',
  word: { one: 'en {n} título', other: 'en {n} títulos' },
  noWords: 'Ninguna palabra destaca todavía.',
}
