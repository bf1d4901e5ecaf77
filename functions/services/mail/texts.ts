import type { Locale } from '#shared/locale.ts'
import type { MailKind, MailText } from './kinds.ts'
import { type NotificationMail, notificationTexts } from './notification-texts.ts'

/** Emails about the account, and about messages to the operator. */
type AccountMail = Exclude<MailKind, NotificationMail>

/** What remains after a deletion, in both final emails. */
const whatRemains: Record<Locale, string> = {
  en: 'Backups, which cannot be reached from the site, are deleted within 35 days. Our payment provider keeps your invoices, as the law requires.',
  es: 'Las copias de seguridad, a las que no se puede acceder desde el sitio, se borran en un plazo máximo de 35 días. Nuestro proveedor de pagos conserva tus facturas, como exige la ley.',
  fr: 'Les sauvegardes, inaccessibles depuis le site, sont effacées sous 35 jours. Notre prestataire de paiement conserve vos factures, comme la loi l’exige.',
}

/** The button and the last paragraphs of emails about something that was created. */
const ifNotYou: Record<Locale, Pick<MailText, 'button' | 'after'>> = {
  en: {
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, you don’t need to do anything.',
      'If it wasn’t, someone is logged in to your account. Reset your password right away. The email about the new password lists what still works and where to revoke it.',
    ],
  },
  es: {
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, alguien ha iniciado sesión en tu cuenta. Restablece tu contraseña cuanto antes. En el correo sobre la nueva contraseña verás qué sigue funcionando y dónde revocarlo.',
    ],
  },
  fr: {
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, vous n’avez rien à faire.',
      'Sinon, quelqu’un est connecté à votre compte. Réinitialisez votre mot de passe sans attendre. L’e-mail sur le nouveau mot de passe indique ce qui fonctionne encore et où le révoquer.',
    ],
  },
}

const en: Record<AccountMail, MailText> = {
  verify_address: {
    subject: 'Confirm your email address',
    before: ['Welcome to Viewcraft. Enter this code to confirm your email address:'],
    button: 'Confirm my address',
    after: ['This code expires in 24 hours.', 'If you didn’t sign up, you can ignore this email.'],
  },
  resend_code: {
    subject: 'Your new confirmation code',
    before: ['Here is a new code to confirm your email address. Earlier codes no longer work.'],
    button: 'Confirm my address',
    after: ['This code expires in 24 hours.', 'If you didn’t sign up, you can ignore this email.'],
  },
  forgotten_password: {
    subject: 'Reset your password',
    before: ['Enter this code in Viewcraft to choose a new password:'],
    after: [
      'This code expires in one hour.',
      'If you didn’t request it, ignore this email. Your password will stay the same.',
    ],
  },
  sign_in_code: {
    subject: 'Your login code',
    before: ['Enter this code to log in to Viewcraft:'],
    after: ['This code expires in a few minutes. Don’t share it: we will never ask you for it.'],
  },
  changed_address: {
    subject: 'Confirm your new email address',
    before: ['Enter this code in Viewcraft to start using this address:'],
    after: [
      'This code expires in 15 minutes.',
      'If you didn’t request this change, ignore this email and nothing will change.',
    ],
  },
  address_taken: {
    subject: 'This address already has an account',
    before: [
      'Someone, possibly you, tried to use this address for another Viewcraft account. It already belongs to an account, so nothing was changed.',
    ],
    after: [
      'If it was you, log in with this address or use a different one for your second account.',
      'If it wasn’t you, you don’t need to do anything.',
    ],
  },
  address_left: {
    subject: 'Your email address was changed',
    before: [
      'Your Viewcraft account now uses a different email address. Use the new one to log in. This is the last email we will send to this address.',
    ],
    button: 'This wasn’t me: contact us',
    after: [
      'If you made this change, you don’t need to do anything else.',
      'If you didn’t, someone knows your password. Contact us right away, mention this address, and change that password everywhere else you use it.',
    ],
  },
  app_turned_off: {
    subject: 'Your authenticator app was turned off',
    before: [
      'A backup code was used to turn off the authenticator app of your Viewcraft account. Logging in now takes only your password, and your other backup codes no longer work.',
    ],
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, log in and set up an authenticator app again on your profile.',
      'If it wasn’t, someone knows your password and one of your backup codes. Reset your password right away.',
    ],
  },
  password_changed: {
    subject: 'Your password was changed',
    before: [
      'The password of your Viewcraft account was changed. All devices were logged out, and assistants were disconnected.',
    ],
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, you don’t need to do anything.',
      'If it wasn’t, reset your password right away, and change the password of your mailbox too: anyone who reads your mail can reset it again.',
    ],
  },
  token_created: {
    subject: 'An access token was created',
    before: [
      'An access token for your Viewcraft account was created. With it, a program can use your account until {until}, even if you change your password, unless you delete the token on your profile.',
    ],
    ...ifNotYou.en,
  },
  webhook_created: {
    subject: 'A webhook to {host} was added',
    before: [
      'From now on, we report events in your Viewcraft account to {host}, even if you change your password, until you delete the webhook on your profile.',
    ],
    ...ifNotYou.en,
  },
  feed_created: {
    subject: 'A calendar address was created',
    before: [
      'Your planned drafts in Viewcraft have a new private calendar address. Anyone who has it can read them, even if you change your password, until you turn it off on your calendar.',
    ],
    ...ifNotYou.en,
  },
  assistant_connected: {
    subject: '{client} was connected',
    before: [
      '{client} was allowed to use your Viewcraft account. It stays connected until you disconnect it on your profile, or set a new password.',
    ],
    ...ifNotYou.en,
  },
  backup_codes_created: {
    subject: 'New backup codes were created',
    before: [
      'New backup codes for your Viewcraft account were created. Together with your password, each of them turns your authenticator app off. Earlier codes no longer work.',
    ],
    ...ifNotYou.en,
  },
  passkey_added: {
    subject: 'A passkey was added',
    before: [
      'A passkey was added to your Viewcraft account on {when} UTC. With it, someone can log in without your password, even if you change your password, until you remove the passkey on your profile.',
    ],
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, you don’t need to do anything.',
      'If it wasn’t, someone is logged in to your account. Reset your password right away, which logs every device out. Then log in, and remove the passkeys you don’t recognize on your profile: a new password does not turn them off.',
    ],
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    before: ['A passkey of your Viewcraft account was removed on {when} UTC. It can no longer log anyone in.'],
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, you can delete the passkey on your device too.',
      'If it wasn’t, someone is logged in to your account. Reset your password right away, then check your profile for passkeys you don’t recognize.',
    ],
  },
  google_connected: {
    subject: 'A Google account was connected',
    before: [
      'A Google account was connected to your Viewcraft account on {when} UTC. With it, someone can log in without your password and without the code of an authenticator app, even if you change your password, until you disconnect it on your profile.',
    ],
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, you don’t need to do anything.',
      'If it wasn’t, someone is logged in to your account. Reset your password right away, which logs every device out. Then log in, and disconnect the Google account on your profile: a new password does not disconnect it.',
    ],
  },
  google_disconnected: {
    subject: 'Your Google account was disconnected',
    before: [
      'The Google account that logged in to your Viewcraft account was disconnected on {when} UTC. It can no longer log anyone in. Devices that are logged in stay so until you log them out on your profile.',
    ],
    button: 'This wasn’t me: reset my password',
    after: [
      'If it was you, you can also remove Viewcraft from the connections of your Google account.',
      'If it wasn’t, someone is logged in to your account. Reset your password right away, then check the ways into your account on your profile.',
    ],
  },
  support_message: {
    subject: '{mark}Support {reference}: {topic}',
    before: ['{writer} ({plan} plan) wrote:'],
    after: ['Reply to this email to answer the writer, and include the reference {reference}.'],
  },
  contact_message: {
    subject: 'Contact {reference}: {topic}',
    before: ['{writer} wrote. The writer was not logged in, so this address is not verified.'],
    after: ['Reply to this email to answer that address, and include the reference {reference}.'],
  },
  inquiry_message: {
    subject: 'Enterprise inquiry {reference}: {company}',
    before: ['{writer} requests a quote for {company}. Number of channels: {channels}.'],
    after: ['Reply to this email to answer the writer, and include the reference {reference}.'],
  },
  message_acknowledged: {
    subject: 'We received your message ({reference})',
    before: ['Thanks for contacting us. We received your message; its reference is {reference}.'],
    after: ['We’ll reply to this address. You don’t need to do anything else.'],
  },
  inquiry_acknowledged: {
    subject: 'We received your inquiry ({reference})',
    before: ['Thanks for your interest in Viewcraft for your company. The reference of your inquiry is {reference}.'],
    after: ['We’ll send our quote to this address. You don’t need to do anything else.'],
  },
  webhook_disabled: {
    subject: 'Your webhook to {host} is off',
    before: [
      'For three days, {host} didn’t accept any event within five seconds, so we turned this webhook off.',
      'Your profile shows the last attempts. Once the receiver works again, turn the webhook on there.',
    ],
    button: 'Open your profile',
    after: [],
  },
  account_deleted: {
    subject: 'Your Viewcraft account has been deleted',
    before: ['We deleted your account and everything in it, as you requested. This is our last email to you.'],
    after: [
      whatRemains.en,
      'If you didn’t request this, someone knew your password. Change it everywhere else you use it.',
    ],
  },
  sign_in_deleted: {
    subject: 'Your Viewcraft account has been deleted',
    before: [
      'Your sign-in to Viewcraft was deleted, so we deleted your account and everything in it. This is our last email to you.',
    ],
    after: [
      whatRemains.en,
      'If you didn’t want this, write to us from this address. Someone may have used a device on which you were logged in.',
    ],
  },
}

const es: Record<AccountMail, MailText> = {
  verify_address: {
    subject: 'Confirma tu correo electrónico',
    before: ['Te damos la bienvenida a Viewcraft. Introduce este código para confirmar tu correo electrónico:'],
    button: 'Confirmar mi correo',
    after: ['El código caduca en 24 horas.', 'Si no te has registrado, puedes ignorar este mensaje.'],
  },
  resend_code: {
    subject: 'Tu nuevo código de confirmación',
    before: ['Aquí tienes un nuevo código para confirmar tu correo electrónico. Los anteriores ya no sirven.'],
    button: 'Confirmar mi correo',
    after: ['El código caduca en 24 horas.', 'Si no te has registrado, puedes ignorar este mensaje.'],
  },
  forgotten_password: {
    subject: 'Restablece tu contraseña',
    before: ['Introduce este código en Viewcraft para elegir una contraseña nueva:'],
    after: [
      'El código caduca en una hora.',
      'Si no lo has pedido tú, ignora este mensaje y tu contraseña seguirá siendo la misma.',
    ],
  },
  sign_in_code: {
    subject: 'Tu código de acceso',
    before: ['Introduce este código para iniciar sesión en Viewcraft:'],
    after: ['El código caduca en unos minutos. No lo compartas: nunca te lo pediremos.'],
  },
  changed_address: {
    subject: 'Confirma tu nuevo correo electrónico',
    before: ['Introduce este código en Viewcraft para empezar a usar esta dirección:'],
    after: [
      'El código caduca en 15 minutos.',
      'Si no has pedido este cambio, ignora este mensaje y todo seguirá igual.',
    ],
  },
  address_taken: {
    subject: 'Esta dirección ya tiene una cuenta',
    before: [
      'Alguien, quizá tú, ha intentado usar esta dirección para otra cuenta de Viewcraft. Como ya pertenece a una cuenta, no se ha cambiado nada.',
    ],
    after: [
      'Si has sido tú, inicia sesión con esta dirección o usa otra para tu segunda cuenta.',
      'Si no has sido tú, no tienes que hacer nada.',
    ],
  },
  address_left: {
    subject: 'Se ha cambiado tu correo electrónico',
    before: [
      'Tu cuenta de Viewcraft usa ahora otra dirección de correo. Inicia sesión con la nueva. Este es el último mensaje que enviamos a esta dirección.',
    ],
    button: 'No he sido yo: contactar',
    after: [
      'Si has hecho tú el cambio, no tienes que hacer nada más.',
      'Si no has sido tú, alguien conoce tu contraseña. Escríbenos cuanto antes indicando esta dirección y cambia esa contraseña en todos los sitios donde la uses.',
    ],
  },
  app_turned_off: {
    subject: 'Se ha desactivado tu app de autenticación',
    before: [
      'Alguien ha usado un código de respaldo para desactivar la app de autenticación de tu cuenta de Viewcraft. Ahora basta tu contraseña para iniciar sesión, y los demás códigos de respaldo ya no sirven.',
    ],
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, inicia sesión y vuelve a configurar una app de autenticación en tu perfil.',
      'Si no has sido tú, alguien conoce tu contraseña y uno de tus códigos de respaldo. Restablece tu contraseña cuanto antes.',
    ],
  },
  password_changed: {
    subject: 'Se ha cambiado tu contraseña',
    before: [
      'Se ha cambiado la contraseña de tu cuenta de Viewcraft. Se ha cerrado la sesión en todos los dispositivos y se han desconectado los asistentes.',
    ],
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, restablece tu contraseña cuanto antes y cambia también la de tu correo: quien pueda leerlo podrá volver a cambiarla.',
    ],
  },
  token_created: {
    subject: 'Se ha creado un token de acceso',
    before: [
      'Se ha creado un token de acceso para tu cuenta de Viewcraft. Con él, un programa puede usar tu cuenta hasta el {until}, aunque cambies la contraseña, salvo que elimines el token en tu perfil.',
    ],
    ...ifNotYou.es,
  },
  webhook_created: {
    subject: 'Se ha añadido un webhook a {host}',
    before: [
      'A partir de ahora avisamos a {host} de lo que ocurre en tu cuenta de Viewcraft, aunque cambies la contraseña, hasta que elimines el webhook en tu perfil.',
    ],
    ...ifNotYou.es,
  },
  feed_created: {
    subject: 'Se ha creado una dirección de calendario',
    before: [
      'Tus borradores previstos en Viewcraft tienen una nueva dirección privada de calendario. Cualquiera que la tenga puede leerlos, aunque cambies la contraseña, hasta que la desactives en tu calendario.',
    ],
    ...ifNotYou.es,
  },
  assistant_connected: {
    subject: '{client} se ha conectado',
    before: [
      '{client} tiene permiso para usar tu cuenta de Viewcraft. Seguirá teniendo acceso hasta que lo desconectes en tu perfil o cambies la contraseña.',
    ],
    ...ifNotYou.es,
  },
  backup_codes_created: {
    subject: 'Se han creado nuevos códigos de respaldo',
    before: [
      'Se han creado nuevos códigos de respaldo para tu cuenta de Viewcraft. Junto con tu contraseña, cada uno desactiva tu app de autenticación. Los anteriores ya no sirven.',
    ],
    ...ifNotYou.es,
  },
  passkey_added: {
    subject: 'Se ha añadido una llave de acceso',
    before: [
      'Se ha añadido una llave de acceso a tu cuenta de Viewcraft el {when} UTC. Con ella se puede iniciar sesión sin tu contraseña, aunque la cambies, hasta que quites la llave en tu perfil.',
    ],
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, alguien ha iniciado sesión en tu cuenta. Restablece tu contraseña cuanto antes: así se cierra la sesión en todos los dispositivos. Después inicia sesión y quita en tu perfil las llaves de acceso que no reconozcas, porque siguen funcionando con la nueva contraseña.',
    ],
  },
  passkey_removed: {
    subject: 'Se ha quitado una llave de acceso',
    before: [
      'Se ha quitado una llave de acceso de tu cuenta de Viewcraft el {when} UTC. Ya no sirve para iniciar sesión.',
    ],
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, puedes borrarla también de tu dispositivo.',
      'Si no has sido tú, alguien ha iniciado sesión en tu cuenta. Restablece tu contraseña cuanto antes y revisa si en tu perfil hay llaves de acceso que no reconozcas.',
    ],
  },
  google_connected: {
    subject: 'Se ha conectado una cuenta de Google',
    before: [
      'Se ha conectado una cuenta de Google a tu cuenta de Viewcraft el {when} UTC. Con ella se puede iniciar sesión sin tu contraseña y sin el código de una aplicación de autenticación, aunque cambies la contraseña, hasta que la desconectes en tu perfil.',
    ],
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, alguien ha iniciado sesión en tu cuenta. Restablece tu contraseña cuanto antes: así se cierra la sesión en todos los dispositivos. Después inicia sesión y desconecta en tu perfil la cuenta de Google, porque sigue funcionando con la nueva contraseña.',
    ],
  },
  google_disconnected: {
    subject: 'Se ha desconectado tu cuenta de Google',
    before: [
      'La cuenta de Google con la que se iniciaba sesión en tu cuenta de Viewcraft se desconectó el {when} UTC. Ya no sirve para iniciar sesión. Los dispositivos con la sesión abierta la conservan hasta que la cierres en tu perfil.',
    ],
    button: 'No he sido yo: restablecer mi contraseña',
    after: [
      'Si has sido tú, también puedes quitar Viewcraft de las conexiones de tu cuenta de Google.',
      'Si no has sido tú, alguien ha iniciado sesión en tu cuenta. Restablece tu contraseña cuanto antes y revisa en tu perfil las formas de entrar en tu cuenta.',
    ],
  },
  support_message: {
    subject: '{mark}Soporte {reference}: {topic}',
    before: ['{writer} (plan {plan}) ha escrito:'],
    after: ['Responde a este correo para contestar e incluye la referencia {reference}.'],
  },
  contact_message: {
    subject: 'Contacto {reference}: {topic}',
    before: ['{writer} ha escrito sin iniciar sesión, así que esta dirección no está verificada.'],
    after: ['Responde a este correo para contestar a esa dirección e incluye la referencia {reference}.'],
  },
  inquiry_message: {
    subject: 'Consulta de empresa {reference}: {company}',
    before: ['{writer} pide un presupuesto para {company}. Número de canales: {channels}.'],
    after: ['Responde a este correo para contestar e incluye la referencia {reference}.'],
  },
  message_acknowledged: {
    subject: 'Hemos recibido tu mensaje ({reference})',
    before: ['Gracias por escribirnos. Hemos recibido tu mensaje; su referencia es {reference}.'],
    after: ['Te responderemos a esta dirección. No tienes que hacer nada más.'],
  },
  inquiry_acknowledged: {
    subject: 'Hemos recibido tu consulta ({reference})',
    before: ['Gracias por tu interés en Viewcraft para tu empresa. La referencia de tu consulta es {reference}.'],
    after: ['Te enviaremos el presupuesto a esta dirección. No tienes que hacer nada más.'],
  },
  webhook_disabled: {
    subject: 'Tu webhook a {host} está desactivado',
    before: [
      'Durante tres días, {host} no ha aceptado ningún evento en menos de cinco segundos, así que hemos desactivado este webhook.',
      'En tu perfil están los últimos intentos. Cuando el receptor vuelva a funcionar, actívalo allí.',
    ],
    button: 'Abrir tu perfil',
    after: [],
  },
  account_deleted: {
    subject: 'Hemos eliminado tu cuenta de Viewcraft',
    before: ['Hemos eliminado tu cuenta y todo su contenido, como nos pediste. Este es nuestro último mensaje.'],
    after: [
      whatRemains.es,
      'Si no lo pediste tú, alguien conocía tu contraseña. Cámbiala en todos los sitios donde la uses.',
    ],
  },
  sign_in_deleted: {
    subject: 'Hemos eliminado tu cuenta de Viewcraft',
    before: [
      'Se ha eliminado tu acceso a Viewcraft, así que hemos eliminado tu cuenta y todo su contenido. Este es nuestro último mensaje.',
    ],
    after: [
      whatRemains.es,
      'Si no querías hacerlo, escríbenos desde esta dirección. Puede que alguien haya usado un dispositivo en el que tenías la sesión abierta.',
    ],
  },
}

const fr: Record<AccountMail, MailText> = {
  verify_address: {
    subject: 'Confirmez votre adresse e-mail',
    before: ['Bienvenue sur Viewcraft. Saisissez ce code pour confirmer votre adresse e-mail :'],
    button: 'Confirmer mon adresse',
    after: ['Ce code expire dans 24 heures.', 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer cet e-mail.'],
  },
  resend_code: {
    subject: 'Votre nouveau code de confirmation',
    before: ['Voici un nouveau code pour confirmer votre adresse e-mail. Les codes précédents ne sont plus valables.'],
    button: 'Confirmer mon adresse',
    after: ['Ce code expire dans 24 heures.', 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer cet e-mail.'],
  },
  forgotten_password: {
    subject: 'Réinitialisez votre mot de passe',
    before: ['Saisissez ce code dans Viewcraft pour choisir un nouveau mot de passe :'],
    after: [
      'Ce code expire dans une heure.',
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe restera le même.',
    ],
  },
  sign_in_code: {
    subject: 'Votre code de connexion',
    before: ['Saisissez ce code pour vous connecter à Viewcraft :'],
    after: ['Ce code expire dans quelques minutes. Ne le communiquez à personne : nous ne vous le demanderons jamais.'],
  },
  changed_address: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    before: ['Saisissez ce code dans Viewcraft pour utiliser cette adresse :'],
    after: [
      'Ce code expire dans 15 minutes.',
      'Si vous n’avez pas demandé ce changement, ignorez cet e-mail : rien ne changera.',
    ],
  },
  address_taken: {
    subject: 'Cette adresse est déjà associée à un compte',
    before: [
      'Quelqu’un, peut-être vous, a essayé d’utiliser cette adresse pour un autre compte Viewcraft. Elle est déjà associée à un compte ; rien n’a été modifié.',
    ],
    after: [
      'Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre pour votre second compte.',
      'Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
  },
  address_left: {
    subject: 'Votre adresse e-mail a été modifiée',
    before: [
      'Votre compte Viewcraft utilise désormais une autre adresse e-mail. Connectez-vous avec la nouvelle. C’est le dernier message que nous envoyons à cette adresse.',
    ],
    button: 'Ce n’était pas moi : nous contacter',
    after: [
      'Si vous avez fait ce changement, vous n’avez rien d’autre à faire.',
      'Sinon, quelqu’un connaît votre mot de passe. Contactez-nous immédiatement en indiquant cette adresse, et changez ce mot de passe partout où vous l’utilisez.',
    ],
  },
  app_turned_off: {
    subject: 'Votre application d’authentification a été désactivée',
    before: [
      'Un code de secours a servi à désactiver l’application d’authentification de votre compte Viewcraft. Votre mot de passe suffit désormais pour vous connecter, et vos autres codes de secours ne fonctionnent plus.',
    ],
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, connectez-vous et configurez de nouveau une application d’authentification dans votre profil.',
      'Sinon, quelqu’un connaît votre mot de passe et l’un de vos codes de secours. Réinitialisez votre mot de passe sans attendre.',
    ],
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    before: [
      'Le mot de passe de votre compte Viewcraft a été modifié. Tous les appareils et tous les assistants ont été déconnectés.',
    ],
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, vous n’avez rien à faire.',
      'Sinon, réinitialisez votre mot de passe sans attendre et changez aussi celui de votre messagerie : quiconque lit vos e-mails peut le modifier à nouveau.',
    ],
  },
  token_created: {
    subject: 'Un jeton d’accès a été créé',
    before: [
      'Un jeton d’accès a été créé pour votre compte Viewcraft. Il permet à un programme d’utiliser votre compte jusqu’au {until}, même après un changement de mot de passe, sauf si vous supprimez le jeton dans votre profil.',
    ],
    ...ifNotYou.fr,
  },
  webhook_created: {
    subject: 'Un webhook vers {host} a été ajouté',
    before: [
      'Désormais, nous signalons à {host} ce qui se passe dans votre compte Viewcraft, même après un changement de mot de passe, jusqu’à ce que vous supprimiez le webhook dans votre profil.',
    ],
    ...ifNotYou.fr,
  },
  feed_created: {
    subject: 'Une adresse de calendrier a été créée',
    before: [
      'Vos brouillons planifiés dans Viewcraft ont une nouvelle adresse privée de calendrier. Toute personne qui l’a peut les lire, même après un changement de mot de passe, jusqu’à ce que vous la désactiviez dans votre calendrier.',
    ],
    ...ifNotYou.fr,
  },
  assistant_connected: {
    subject: '{client} a été connecté',
    before: [
      '{client} a été autorisé à utiliser votre compte Viewcraft. La connexion dure jusqu’à ce que vous y mettiez fin dans votre profil ou changiez de mot de passe.',
    ],
    ...ifNotYou.fr,
  },
  backup_codes_created: {
    subject: 'De nouveaux codes de secours ont été créés',
    before: [
      'De nouveaux codes de secours ont été créés pour votre compte Viewcraft. Avec votre mot de passe, chacun d’eux désactive votre application d’authentification. Les précédents ne fonctionnent plus.',
    ],
    ...ifNotYou.fr,
  },
  passkey_added: {
    subject: 'Une clé d’accès a été ajoutée',
    before: [
      'Une clé d’accès a été ajoutée à votre compte Viewcraft le {when} UTC. Elle permet de se connecter sans votre mot de passe, même si vous le changez, jusqu’à ce que vous la retiriez dans votre profil.',
    ],
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, vous n’avez rien à faire.',
      'Sinon, quelqu’un est connecté à votre compte. Réinitialisez votre mot de passe sans attendre, ce qui déconnecte tous les appareils. Connectez-vous ensuite et retirez dans votre profil les clés d’accès que vous ne reconnaissez pas : le nouveau mot de passe ne les désactive pas.',
    ],
  },
  passkey_removed: {
    subject: 'Une clé d’accès a été retirée',
    before: [
      'Une clé d’accès de votre compte Viewcraft a été retirée le {when} UTC. Elle ne permet plus de se connecter.',
    ],
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, vous pouvez aussi la supprimer de votre appareil.',
      'Sinon, quelqu’un est connecté à votre compte. Réinitialisez votre mot de passe sans attendre, puis vérifiez qu’aucune clé d’accès inconnue ne figure dans votre profil.',
    ],
  },
  google_connected: {
    subject: 'Un compte Google a été connecté',
    before: [
      'Un compte Google a été connecté à votre compte Viewcraft le {when} UTC. Il permet de se connecter sans votre mot de passe et sans le code d’une application d’authentification, même si vous changez de mot de passe, jusqu’à ce que vous le déconnectiez dans votre profil.',
    ],
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, vous n’avez rien à faire.',
      'Sinon, quelqu’un est connecté à votre compte. Réinitialisez votre mot de passe sans attendre, ce qui déconnecte tous les appareils. Connectez-vous ensuite et déconnectez le compte Google dans votre profil : le nouveau mot de passe ne le désactive pas.',
    ],
  },
  google_disconnected: {
    subject: 'Votre compte Google a été déconnecté',
    before: [
      'Le compte Google qui servait à se connecter à votre compte Viewcraft a été déconnecté le {when} UTC. Il ne permet plus de se connecter. Les appareils déjà connectés le restent jusqu’à ce que vous les déconnectiez dans votre profil.',
    ],
    button: 'Ce n’est pas moi : réinitialiser mon mot de passe',
    after: [
      'Si c’est vous, vous pouvez aussi retirer Viewcraft des connexions de votre compte Google.',
      'Sinon, quelqu’un est connecté à votre compte. Réinitialisez votre mot de passe sans attendre, puis vérifiez dans votre profil les moyens d’accéder à votre compte.',
    ],
  },
  support_message: {
    subject: '{mark}Support {reference} : {topic}',
    before: ['{writer} (forfait {plan}) a écrit :'],
    after: ['Répondez à cet e-mail pour lui répondre, en rappelant la référence {reference}.'],
  },
  contact_message: {
    subject: 'Contact {reference} : {topic}',
    before: ['{writer} a écrit sans être connecté : cette adresse n’est donc pas vérifiée.'],
    after: ['Répondez à cet e-mail pour écrire à cette adresse, en rappelant la référence {reference}.'],
  },
  inquiry_message: {
    subject: 'Demande d’entreprise {reference} : {company}',
    before: ['{writer} demande un devis pour {company}. Nombre de chaînes : {channels}.'],
    after: ['Répondez à cet e-mail pour lui répondre, en rappelant la référence {reference}.'],
  },
  message_acknowledged: {
    subject: 'Nous avons bien reçu votre message ({reference})',
    before: ['Merci de nous avoir contactés. Nous avons bien reçu votre message, sous la référence {reference}.'],
    after: ['Nous vous répondrons à cette adresse. Vous n’avez rien d’autre à faire.'],
  },
  inquiry_acknowledged: {
    subject: 'Nous avons bien reçu votre demande ({reference})',
    before: ['Merci de l’intérêt que votre entreprise porte à Viewcraft. Votre demande a la référence {reference}.'],
    after: ['Nous vous enverrons notre devis à cette adresse. Vous n’avez rien d’autre à faire.'],
  },
  webhook_disabled: {
    subject: 'Votre webhook vers {host} est désactivé',
    before: [
      'Pendant trois jours, {host} n’a accepté aucun événement en moins de cinq secondes : nous avons désactivé ce webhook.',
      'Votre profil montre les dernières tentatives. Quand le destinataire fonctionnera de nouveau, réactivez-y le webhook.',
    ],
    button: 'Ouvrir votre profil',
    after: [],
  },
  account_deleted: {
    subject: 'Votre compte Viewcraft a été supprimé',
    before: [
      'Nous avons supprimé votre compte et tout son contenu, comme vous l’avez demandé. C’est notre dernier message.',
    ],
    after: [
      whatRemains.fr,
      'Si vous n’avez rien demandé, quelqu’un connaissait votre mot de passe. Changez-le partout où vous l’utilisez.',
    ],
  },
  sign_in_deleted: {
    subject: 'Votre compte Viewcraft a été supprimé',
    before: [
      'Votre accès à Viewcraft a été supprimé ; nous avons donc supprimé votre compte et tout son contenu. C’est notre dernier message.',
    ],
    after: [
      whatRemains.fr,
      'Si vous ne le souhaitiez pas, écrivez-nous depuis cette adresse. Quelqu’un a peut-être utilisé un appareil sur lequel vous étiez connecté.',
    ],
  },
}

/** Every mail in every language. */
export const mailTexts: Record<Locale, Record<MailKind, MailText>> = {
  en: { ...en, ...notificationTexts.en },
  es: { ...es, ...notificationTexts.es },
  fr: { ...fr, ...notificationTexts.fr },
}
