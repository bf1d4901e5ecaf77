import type { Locale } from '#shared/locale.ts'
import type { MailKind, MailText } from './kinds.ts'
import { type NotificationMail, notificationTexts } from './notification-texts.ts'

/** Mails about the account, and about what somebody wrote to the operator. */
type AccountMail = Exclude<MailKind, NotificationMail>

/** In both last mails. */
const whatStays: Record<Locale, string> = {
  en: 'Backups that nobody can reach from the site are gone after 35 days at most. Invoices stay with the payment provider, as the law requires.',
  es: 'Las copias de seguridad, a las que no se llega desde el sitio, desaparecen como mucho a los 35 días. Las facturas se quedan en el proveedor de pagos, como exige la ley.',
  fr: 'Les sauvegardes, inaccessibles depuis le site, disparaissent au bout de 35 jours au plus. Les factures restent chez le prestataire de paiement, comme la loi le veut.',
}

const en: Record<AccountMail, MailText> = {
  verify_address: {
    subject: 'Confirm your email address',
    before: ['Welcome to Viewcraft. Enter this code to confirm your email address:'],
    button: 'Confirm my address',
    after: ['The code is good for 24 hours.', 'If you did not sign up, ignore this message and nothing will happen.'],
  },
  resend_code: {
    subject: 'Your new confirmation code',
    before: ['Here is a new code to confirm your email address. Earlier codes no longer work.'],
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
    subject: 'Confirm your new email address',
    before: ['Enter this code in Viewcraft to use this address from now on:'],
    after: [
      'The code is good for 15 minutes.',
      'If you did not ask for this change, ignore this message and nothing will change.',
    ],
  },
  address_taken: {
    subject: 'This address already has an account',
    before: [
      'Somebody, perhaps you, wants to use this address for another Viewcraft account. It has one already, and nothing was changed.',
    ],
    after: [
      'If it was you: log in with this address, or use another one for your second account.',
      'If it was not you, there is nothing for you to do.',
    ],
  },
  address_left: {
    subject: 'The email address of your account was changed',
    before: [
      'Your Viewcraft account has another email address now. You log in with the new one, and our mails go there; this is the last email to this address.',
    ],
    button: 'It was not me: write to us',
    after: [
      'If you did this, there is nothing more for you to do.',
      'If it was not you, somebody knows your password. Write to us at once and name this address, and change that password wherever else you use it.',
    ],
  },
  support_message: {
    subject: '{mark}Support {reference}: {topic}',
    before: ['{writer} (plan: {plan}) writes:'],
    after: ['Answer this mail: your answer goes to the writer. Name the reference {reference} in it.'],
  },
  contact_message: {
    subject: 'Contact {reference}: {topic}',
    before: ['{writer}, who was not signed in, so nobody has checked this address, writes:'],
    after: ['Answer this mail: your answer goes to that address. Name the reference {reference} in it.'],
  },
  inquiry_message: {
    subject: 'Enterprise inquiry {reference}: {company}',
    before: ['{writer} asks for an offer for {company}, with this many channels: {channels}.'],
    after: ['Answer this mail: your answer goes to the writer. Name the reference {reference} in it.'],
  },
  message_acknowledged: {
    subject: 'We have your message ({reference})',
    before: ['Thank you for writing to us. Your message is with us; its reference is {reference}.'],
    after: ['We will answer to this address. There is nothing more for you to do.'],
  },
  inquiry_acknowledged: {
    subject: 'We have your inquiry ({reference})',
    before: [
      'Thank you for your interest in Viewcraft for your company. The reference of your inquiry is {reference}.',
    ],
    after: ['We will send our offer to this address. There is nothing more for you to do.'],
  },
  account_deleted: {
    subject: 'Your Viewcraft account is deleted',
    before: ['Your account and all that belonged to it are deleted, as you asked. This is our last mail to you.'],
    after: [whatStays.en, 'If it was not you: somebody knew your password. Change it wherever else you use it.'],
  },
  sign_in_deleted: {
    subject: 'Your Viewcraft account is deleted',
    before: [
      'Your sign-in to Viewcraft was deleted, and with it your account and all that belonged to it. This is our last mail to you.',
    ],
    after: [
      whatStays.en,
      'If you did not want this: write to us from this address. Somebody may have been at a device on which you were signed in.',
    ],
  },
}

const es: Record<AccountMail, MailText> = {
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
    after: [
      'El código es válido durante 15 minutos.',
      'Si no has pedido este cambio, ignora este mensaje y nada cambiará.',
    ],
  },
  address_taken: {
    subject: 'Esta dirección ya tiene una cuenta',
    before: [
      'Alguien, quizá tú, quiere usar esta dirección para otra cuenta de Viewcraft. Ya tiene una, y no se ha cambiado nada.',
    ],
    after: [
      'Si has sido tú: entra con esta dirección o usa otra para tu segunda cuenta.',
      'Si no has sido tú, no tienes que hacer nada.',
    ],
  },
  address_left: {
    subject: 'Se ha cambiado la dirección de correo de tu cuenta',
    before: [
      'Tu cuenta de Viewcraft tiene ahora otra dirección de correo. Entras con la nueva, y allí llegan nuestros correos; este es el último a esta dirección.',
    ],
    button: 'No he sido yo: escribirnos',
    after: [
      'Si lo has hecho tú, no tienes que hacer nada más.',
      'Si no has sido tú, alguien conoce tu contraseña. Escríbenos enseguida indicando esta dirección, y cambia esa contraseña en todos los demás sitios donde la uses.',
    ],
  },
  support_message: {
    subject: '{mark}Soporte {reference}: {topic}',
    before: ['{writer} (plan: {plan}) escribe:'],
    after: [
      'Responde a este correo: tu respuesta llegará a quien escribe. Menciona en ella la referencia {reference}.',
    ],
  },
  contact_message: {
    subject: 'Contacto {reference}: {topic}',
    before: ['{writer}, sin sesión iniciada, de modo que nadie ha comprobado esta dirección, escribe:'],
    after: [
      'Responde a este correo: tu respuesta llegará a esa dirección. Menciona en ella la referencia {reference}.',
    ],
  },
  inquiry_message: {
    subject: 'Consulta de empresa {reference}: {company}',
    before: ['{writer} pide una oferta para {company}, con este número de canales: {channels}.'],
    after: [
      'Responde a este correo: tu respuesta llegará a quien escribe. Menciona en ella la referencia {reference}.',
    ],
  },
  message_acknowledged: {
    subject: 'Hemos recibido tu mensaje ({reference})',
    before: ['Gracias por escribirnos. Tu mensaje ha llegado; su referencia es {reference}.'],
    after: ['Responderemos a esta dirección. No tienes que hacer nada más.'],
  },
  inquiry_acknowledged: {
    subject: 'Hemos recibido tu consulta ({reference})',
    before: ['Gracias por tu interés en Viewcraft para tu empresa. La referencia de tu consulta es {reference}.'],
    after: ['Enviaremos nuestra oferta a esta dirección. No tienes que hacer nada más.'],
  },
  account_deleted: {
    subject: 'Tu cuenta de Viewcraft está eliminada',
    before: ['Tu cuenta y todo lo que le pertenecía se han eliminado, como pediste. Este es nuestro último correo.'],
    after: [
      whatStays.es,
      'Si no has sido tú, alguien conocía tu contraseña. Cámbiala en cualquier otro lugar donde la uses.',
    ],
  },
  sign_in_deleted: {
    subject: 'Tu cuenta de Viewcraft está eliminada',
    before: [
      'Tu acceso a Viewcraft se ha eliminado, y con él tu cuenta y todo lo que le pertenecía. Este es nuestro último correo.',
    ],
    after: [
      whatStays.es,
      'Si no lo querías, escríbenos desde esta dirección. Puede que alguien haya usado un dispositivo en el que tenías la sesión abierta.',
    ],
  },
}

const fr: Record<AccountMail, MailText> = {
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
      'Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe ne change pas.',
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
    after: [
      'Le code est valable 15 minutes.',
      'Si vous n’avez pas demandé ce changement, ignorez ce message : rien ne changera.',
    ],
  },
  address_taken: {
    subject: 'Cette adresse a déjà un compte',
    before: [
      'Quelqu’un, peut-être vous, veut utiliser cette adresse pour un autre compte Viewcraft. Elle en a déjà un, et rien n’a été changé.',
    ],
    after: [
      'Si c’était vous : connectez-vous avec cette adresse, ou prenez-en une autre pour votre second compte.',
      'Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
  },
  address_left: {
    subject: 'L’adresse e-mail de votre compte a été changée',
    before: [
      'Votre compte Viewcraft a maintenant une autre adresse e-mail. Vous vous connectez avec la nouvelle, et nos messages y arrivent ; celui-ci est le dernier à cette adresse.',
    ],
    button: 'Ce n’était pas moi : nous écrire',
    after: [
      'Si c’était vous, vous n’avez rien d’autre à faire.',
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Écrivez-nous tout de suite en indiquant cette adresse, et changez ce mot de passe partout ailleurs où vous l’utilisez.',
    ],
  },
  support_message: {
    subject: '{mark}Support {reference} : {topic}',
    before: ['{writer} (forfait : {plan}) écrit :'],
    after: ['Répondez à ce message : la réponse ira à son auteur. Rappelez-y la référence {reference}.'],
  },
  contact_message: {
    subject: 'Contact {reference} : {topic}',
    before: ['{writer}, sans être connecté, si bien que personne n’a vérifié cette adresse, écrit :'],
    after: ['Répondez à ce message : la réponse ira à cette adresse. Rappelez-y la référence {reference}.'],
  },
  inquiry_message: {
    subject: 'Demande d’entreprise {reference} : {company}',
    before: ['{writer} demande une offre pour {company}, avec ce nombre de chaînes : {channels}.'],
    after: ['Répondez à ce message : la réponse ira à son auteur. Rappelez-y la référence {reference}.'],
  },
  message_acknowledged: {
    subject: 'Nous avons reçu votre message ({reference})',
    before: ['Merci de nous avoir écrit. Votre message est arrivé ; sa référence est {reference}.'],
    after: ['Nous répondrons à cette adresse. Vous n’avez rien d’autre à faire.'],
  },
  inquiry_acknowledged: {
    subject: 'Nous avons reçu votre demande ({reference})',
    before: [
      'Merci de votre intérêt pour Viewcraft dans votre entreprise. La référence de votre demande est {reference}.',
    ],
    after: ['Nous enverrons notre offre à cette adresse. Vous n’avez rien d’autre à faire.'],
  },
  account_deleted: {
    subject: 'Votre compte Viewcraft est supprimé',
    before: [
      'Votre compte et tout ce qui lui appartenait sont supprimés, comme vous l’avez demandé. Ceci est notre dernier message.',
    ],
    after: [
      whatStays.fr,
      'Si ce n’était pas vous, quelqu’un connaissait votre mot de passe. Changez-le partout ailleurs où vous l’utilisez.',
    ],
  },
  sign_in_deleted: {
    subject: 'Votre compte Viewcraft est supprimé',
    before: [
      'Votre accès à Viewcraft a été supprimé, et avec lui votre compte et tout ce qui lui appartenait. Ceci est notre dernier message.',
    ],
    after: [
      whatStays.fr,
      'Si vous ne le vouliez pas, écrivez-nous depuis cette adresse. Quelqu’un a peut-être utilisé un appareil sur lequel vous étiez connecté.',
    ],
  },
}

/** Every mail in every language. */
export const mailTexts: Record<Locale, Record<MailKind, MailText>> = {
  en: { ...en, ...notificationTexts.en },
  es: { ...es, ...notificationTexts.es },
  fr: { ...fr, ...notificationTexts.fr },
}
