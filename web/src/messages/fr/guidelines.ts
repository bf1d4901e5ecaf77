import type { guidelines as english } from '../en/guidelines.ts'
import type { Translation } from '../sentence.ts'

export const guidelines: Translation<typeof english> = {
  title: 'Règles de contenu',
  lead: 'Ce qui peut être saisi et envoyé ici, et ce qu’un score n’excuse pas.',
  scope: {
    heading: 'De quoi il s’agit',
    text: 'Ces règles font partie des Conditions d’utilisation. Elles s’appliquent à tout ce que vous mettez dans Viewcraft : titres, miniatures, recherches, nom de votre compte et ce que vous nous écrivez.',
    terms: 'Conditions d’utilisation',
    private:
      'Vos brouillons sont privés. Personne chez Viewcraft ne les lit de façon habituelle, et aucun autre utilisateur ne les voit.',
  },
  never: {
    heading: 'Ce qui n’a pas sa place ici',
    text: 'Ne saisissez et n’envoyez rien qui :',
    law: 'enfreint la loi ou aide d’autres à l’enfreindre',
    children: 'sexualise ou met en danger des mineurs',
    violence: 'menace des personnes, appelle à la violence ou la glorifie',
    hatred: 'attaque des personnes pour ce qu’elles sont',
    privacy: 'montre des détails privés ou des images intimes de quelqu’un sans son accord',
    fraud: 'usurpe une identité ou prépare une fraude',
    malware: 'contient du code malveillant ou vise à perturber ce service',
  },
  rights: {
    heading: 'Images et mots des autres',
    text: 'N’envoyez des images que si vous pouvez les utiliser : les vôtres, sous licence, ou celles que la loi permet d’utiliser. Une personne reconnaissable a aussi son mot à dire.',
  },
  honest: {
    heading: 'Des titres qui tiennent leur promesse',
    score:
      'Un score dit comment un titre se classe parmi de vrais titres. Il ne sait pas si le titre est fidèle à la vidéo. Un score élevé n’excuse aucun titre ni aucune miniature qui trompe le public.',
    youtube: 'Ce que vous publiez sur YouTube doit respecter les règles de YouTube, quoi qu’en dise Viewcraft :',
    community: 'Règlement de la communauté YouTube',
    deceptive: 'Règles de YouTube sur le spam, les pratiques trompeuses et les escroqueries',
  },
  consequences: {
    heading: 'Ce que nous faisons',
    text: 'Si nous apprenons qu’un contenu enfreint ces règles, nous pouvons le supprimer et, dans les cas graves ou répétés, suspendre ou fermer le compte. Nous vous disons pourquoi, sauf si la loi l’interdit. Si vous pensez que nous nous trompons, écrivez à {mail}.',
  },
  report: {
    heading: 'Signaler quelque chose',
    text: 'Écrivez à {mail} si vous pensez que vos droits sont lésés ici. Dites de quoi il s’agit et comment nous pouvons le trouver.',
  },
}
