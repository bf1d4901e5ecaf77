import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

const steps: Translation<typeof english.ideas.steps> = {
  drop_segment: 'sans {words}',
  drop_episode: 'sans {words}',
  drop_hashtags: 'sans les hashtags {words}',
  drop_brackets: 'sans {words}',
  calm_capitals: 'majuscules normales pour {words}',
  calm_punctuation: 'ponctuation plus sobre',
  drop_phrase: 'sans {words}',
  shorten: 'terminé avant {words}',
  spell_signs: '{words} écrit en toutes lettres',
  rearrange: 'parties reliées par deux-points',
  drop_emoji: 'sans {words}',
  drop_date: 'sans {words}',
  drop_quotes: '{words} sans guillemets',
  headline_case: 'majuscules de titre anglais',
}

export const ideas: Translation<typeof english.ideas> = {
  generate: 'Générer des titres par IA',
  working: 'Génération des titres...',
  heading: 'Titres recommandés',
  intro:
    'D’autres titres pour cette vidéo, la meilleure formulation d’abord. Aucun n’est moins bien classé que votre brouillon.',
  unscored: 'D’autres titres pour cette vidéo, dans l’ordre de l’IA, car le modèle de titres ne connaît que l’anglais.',
  none: 'Nous n’avons trouvé aucun changement honnête qui améliorerait la formulation.',
  changed: 'Changements : {list}.',
  moved: 'Ce qui améliore la formulation : {list}.',
  copy: 'Copier',
  copyLabel: 'Copier « {title} »',
  useLabel: 'Utiliser « {title} »',
  copied: 'Titre copié',
  notCopied: 'Votre navigateur n’a pas permis la copie. Sélectionnez le titre et copiez-le vous-même.',
  builtIn:
    'Rédigés par le conseiller intégré : votre propre titre, raccourci, réordonné ou nettoyé. Il n’ajoute jamais de chiffre, de nom ni d’affirmation.',
  ai: 'Rédigés par une IA à partir de votre brouillon, vérifiés et classés par nos modèles. Assurez-vous qu’ils correspondent à votre vidéo.',
  toasts: {
    success: 'Nouvelles recommandations de titres générées !',
    failure: 'La génération des titres a échoué. Veuillez réessayer.',
  },
  steps,
}
