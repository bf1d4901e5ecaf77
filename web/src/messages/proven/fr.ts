import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const fill: Translation<typeof english.fill> = {
  subject: 'Votre sujet',
  nth: '{blank}, champ {n}',
  example: 'vos mots',
  missing: 'Remplissez tous les champs.',
  tooLong: 'Ce titre compte {n} caractères. YouTube en autorise {most}.',
  true: 'N’écrivez que ce qui est vrai pour votre vidéo. Vous pourrez retoucher le titre dans le brouillon.',
}

export const proven: Translation<typeof english.proven> = {
  heading: 'Des titres proches du vôtre qui ont bien marché',
  own: 'De vous',
  followed: 'D’une chaîne que vous suivez',
  trending: 'En tendance',
  times: '{times} fois le niveau habituel',
  views: { one: '{n} vue', other: '{n} vues' },
  source:
    'Les titres les plus proches du vôtre par leurs mots et leur forme, parmi vos vidéos, celles des chaînes que vous suivez et nos listes de tendances. Les titres et les vues viennent de YouTube ; les comparaisons sont calculées par nos soins.',
}
