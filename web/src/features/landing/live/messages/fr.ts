import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const live: Translation<typeof english.live> = {
  heading: 'Essayez : votre titre évalué pendant que vous l’écrivez',
  label: 'Le titre de votre vidéo (en anglais)',
  another: 'Un autre titre pour la même vidéo',
  optional: 'Facultatif, pour comparer la formulation',
  next: 'Le classer parmi vos vidéos',
  percentile: 'Au-dessus de {score} % des vrais titres',
  empty: 'Écrivez un titre : son score apparaît ici.',
  failed: 'Le modèle de titres n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
  announced:
    'Score du titre : {score} sur 100. {verdict}. Sur 100 titres de ce genre, {topQuarter} ont atteint le meilleur quart (25 par hasard).',
  even: 'Aucun mot à lui seul ne change beaucoup ce score.',
  chance: 'de chances d’être la meilleure formulation',
  compare: 'Lequel est le mieux formulé ?',
  better: '« {title} » est probablement le meilleur : {chance}.',
  close: 'Trop serré : la plupart des titres de presse testés l’un contre l’autre diffèrent davantage.',
  onlyOne: 'Pour les comparer, les deux titres doivent contenir des mots anglais que le modèle connaît.',
  private: 'Calculé dans votre navigateur : rien de ce que vous écrivez ici n’est envoyé.',
  language: 'Le modèle n’est entraîné que sur des titres en anglais.',
}
