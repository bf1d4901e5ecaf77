import type { Locale } from '#shared/locale.ts'
import type { MailKind, MailText } from './kinds.ts'

const en: Record<MailKind, MailText> = {
  verify_address: {
    subject: 'Confirm your e-mail address',
    before: ['Welcome to Viewcraft. Enter this code to confirm your e-mail address:'],
    button: 'Confirm my address',
    after: ['The code is good for 24 hours.', 'If you did not sign up, ignore this message and nothing will happen.'],
  },
  resend_code: {
    subject: 'Your new confirmation code',
    before: ['Here is a new code to confirm your e-mail address. Earlier codes no longer work.'],
    button: 'Confirm my address',
    after: ['The code is good for 24 hours.', 'If you did not sign up, ignore this message and nothing will happen.'],
  },
  forgotten_password: {
    subject: 'Reset your password',
    before: ['Enter this code in Viewcraft to choose a new password:'],
    after: ['The code is good for one hour.', 'If you did not ask for it, ignore this message: your password stays.'],
  },
  sign_in_code: {
    subject: 'Your sign-in code',
    before: ['Enter this code to sign in to Viewcraft:'],
    after: ['The code is good for a few minutes. Nobody from Viewcraft will ever ask you for it.'],
  },
  changed_address: {
    subject: 'Confirm your new e-mail address',
    before: ['Enter this code in Viewcraft to use this address from now on:'],
    after: ['If you did not ask for this change, ignore this message and nothing will change.'],
  },
}

const es: Record<MailKind, MailText> = {
  verify_address: {
    subject: 'Confirma tu dirección de correo',
    before: ['Te damos la bienvenida a Viewcraft. Introduce este código para confirmar tu dirección de correo:'],
    button: 'Confirmar mi dirección',
    after: ['El código es válido durante 24 horas.', 'Si no te has registrado, ignora este mensaje y no pasará nada.'],
  },
  resend_code: {
    subject: 'Tu nuevo código de confirmación',
    before: ['Este es un nuevo código para confirmar tu dirección de correo. Los códigos anteriores ya no sirven.'],
    button: 'Confirmar mi dirección',
    after: ['El código es válido durante 24 horas.', 'Si no te has registrado, ignora este mensaje y no pasará nada.'],
  },
  forgotten_password: {
    subject: 'Restablece tu contraseña',
    before: ['Introduce este código en Viewcraft para elegir una contraseña nueva:'],
    after: [
      'El código es válido durante una hora.',
      'Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.',
    ],
  },
  sign_in_code: {
    subject: 'Tu código de acceso',
    before: ['Introduce este código para entrar en Viewcraft:'],
    after: ['El código es válido durante unos minutos. Nadie de Viewcraft te lo pedirá nunca.'],
  },
  changed_address: {
    subject: 'Confirma tu nueva dirección de correo',
    before: ['Introduce este código en Viewcraft para usar esta dirección a partir de ahora:'],
    after: ['Si no has pedido este cambio, ignora este mensaje y nada cambiará.'],
  },
}

const fr: Record<MailKind, MailText> = {
  verify_address: {
    subject: 'Confirmez votre adresse e-mail',
    before: ['Bienvenue sur Viewcraft. Saisissez ce code pour confirmer votre adresse e-mail :'],
    button: 'Confirmer mon adresse',
    after: [
      'Le code est valable 24 heures.',
      'Si vous ne vous êtes pas inscrit, ignorez ce message : il ne se passera rien.',
    ],
  },
  resend_code: {
    subject: 'Votre nouveau code de confirmation',
    before: ['Voici un nouveau code pour confirmer votre adresse e-mail. Les codes précédents ne sont plus valables.'],
    button: 'Confirmer mon adresse',
    after: [
      'Le code est valable 24 heures.',
      'Si vous ne vous êtes pas inscrit, ignorez ce message : il ne se passera rien.',
    ],
  },
  forgotten_password: {
    subject: 'Réinitialisez votre mot de passe',
    before: ['Saisissez ce code dans Viewcraft pour choisir un nouveau mot de passe :'],
    after: [
      'Le code est valable une heure.',
      "Si vous ne l'avez pas demandé, ignorez ce message : votre mot de passe ne change pas.",
    ],
  },
  sign_in_code: {
    subject: 'Votre code de connexion',
    before: ['Saisissez ce code pour vous connecter à Viewcraft :'],
    after: ['Le code est valable quelques minutes. Personne de Viewcraft ne vous le demandera jamais.'],
  },
  changed_address: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    before: ['Saisissez ce code dans Viewcraft pour utiliser cette adresse désormais :'],
    after: ["Si vous n'avez pas demandé ce changement, ignorez ce message : rien ne changera."],
  },
}

/** Every mail in every language. */
export const mailTexts: Record<Locale, Record<MailKind, MailText>> = { en, es, fr }
