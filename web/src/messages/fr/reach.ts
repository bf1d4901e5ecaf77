import type { reach as english } from '../en/reach.ts'
import type { Translation } from '../sentence.ts'

export const reach: Translation<typeof english> = {
  impressions: 'Impressions',
  ctr: 'CTR',
  ctrSpoken: 'Taux de clics',
  inTable: 'Impressions et CTR (clics ÷ impressions de la miniature) portent sur la période du {from} au {to}.',
  heading: 'Données historiques de la chaîne',
  source:
    'Source : YouTube, du {from} au {to} (heure du Pacifique). Les taux et le classement sont calculés par nous, et non par YouTube.',
  onTheWay: 'Les impressions et le CTR arrivent',
  onTheWayText:
    'YouTube établit chaque jour un fichier du nombre de fois où vos miniatures ont été montrées et cliquées. Les premiers arrivent dans deux jours environ.',
  shown: '{count} impressions',
  averageIs: 'Clics ÷ impressions de vos miniatures',
  ofPeriod: { one: 'CTR moyen, dernier jour', other: 'CTR moyen, {n} derniers jours' },
  ofAll: 'CTR moyen, tous les jours que nous avons',
  top: 'Vidéos les plus performantes',
  topIs: 'Par CTR, parmi vos vidéos récentes d’au moins 1 000 impressions.',
  tooFew: 'Aucune de vos vidéos récentes n’a eu 1 000 impressions pendant ces jours.',
  high: 'Mots plus cliqués',
  low: 'Mots moins cliqués',
  wordsAre:
    'Mots d’au moins deux titres de vos vidéos récentes, et la médiane du CTR de ces vidéos, face à celle de toutes.',
  word: { one: 'dans {n} titre', other: 'dans {n} titres' },
  noWords: 'Aucun mot ne se détache encore.',
}
