import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const signup: Translation<typeof english.signup> = {
  page: 'Créer un compte',
  step: 'Étape {step} sur 2',
  typedTitle: '« {title} » vous attendra dans Analyse prédictive.',
  haveAccount: 'Vous avez déjà un compte ?',
  logIn: 'Connectez-vous',
  details: {
    title: 'Créez votre compte',
    name: 'Nom complet',
    email: 'E-mail',
    password: 'Mot de passe',
    passwordHint: '8 caractères au minimum',
    submit: 'Continuer',
    nameShort: 'Le nom doit compter au moins 2 caractères',
    emailInvalid: 'Adresse e-mail non valide',
    passwordShort: 'Le mot de passe doit compter au moins 8 caractères',
    passwordWeak: 'Choisissez un autre mot de passe : 8 caractères au minimum, sans espace au début ni à la fin',
  },
  channel: {
    title: 'Connectez votre chaîne',
    back: 'Retour',
    purpose: 'Indiquez votre chaîne pour que vos titres soient jugés d’après vos propres vidéos.',
    purposeOf: 'Indiquez votre chaîne pour que « {title} » soit jugé d’après vos propres vidéos.',
    purposePlain: 'Indiquez votre chaîne pour que nous sachions quelles vidéos sont les vôtres.',
    submit: 'Créer le compte',
    skip: 'Passer pour l’instant',
  },
  finish: {
    title: 'Une dernière étape',
    as: 'Vous vous inscrivez avec {email}.',
    notYou: 'Ce n’est pas le bon compte ?',
    different: 'Utilisez-en un autre',
  },
  consent: {
    text: 'Viewcraft utilise les services d’API YouTube. En créant un compte, vous acceptez :',
    terms: 'Conditions d’utilisation de Viewcraft',
    privacy: 'Politique de confidentialité de Viewcraft',
    youtubeTerms: 'Conditions d’utilisation de YouTube',
    googlePrivacy: 'Règles de confidentialité de Google',
  },
  progress: {
    title: 'Création de votre compte',
    stages: {
      channel: 'Validation de votre chaîne',
      account: 'Création de votre compte',
      analytics: 'Préparation des statistiques',
    },
    states: { pending: 'en attente', loading: 'en cours', complete: 'terminé' },
  },
  success: 'Compte créé ! Consultez vos e-mails pour confirmer votre adresse.',
  failures: {
    exists: 'Le compte n’a pas pu être créé. Veuillez réessayer',
    weak_password: 'Le compte n’a pas pu être créé. Veuillez choisir un autre mot de passe.',
    limited: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
    domain_limited:
      'Trop de comptes sont créés en ce moment avec ce fournisseur de messagerie. Réessayez dans une heure ou utilisez une adresse d’un autre fournisseur.',
    unavailable: 'Le compte n’a pas pu être créé. Veuillez réessayer.',
  },
  mayExist: 'Si vous avez déjà un compte, connectez-vous ou réinitialisez votre mot de passe.',
  resetPassword: 'Réinitialiser le mot de passe',
}
