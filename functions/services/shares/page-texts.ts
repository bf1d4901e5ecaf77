import type { Locale } from '#shared/locale.ts'

/** The sentences of a share's page. The script fills in `{n}`. */
const en = {
  question: 'Which one would you click?',
  look: 'Titles and thumbnails of a video that is not published yet',
  lead: 'A creator is choosing between these for a video that is not published yet. Vote to see what others chose.',
  closed: 'Voting has ended.',
  noScript: 'Voting needs JavaScript. You can still look at everything here.',
  titles: 'Titles',
  thumbnails: 'Thumbnails',
  thumbnail: 'Thumbnail {n}',
  submit: 'Vote',
  change: 'Change my vote',
  choose: 'Choose one first.',
  done: 'Thank you. Your vote counts.',
  results: 'Results so far',
  voters: 'Voters: {n}',
  votes: '{n}% of votes',
  yours: 'Your vote',
  chance: 'Estimated from the wording alone: {n}% likely the best',
  busy: 'Too many votes came from your network. Try again later.',
  gone: 'This link no longer works.',
  failed: 'Your vote was not saved. Check your connection and try again.',
  privacy:
    'Your vote is stored with a random number from this browser, without your name. To limit votes from one network, a scrambled form of your network address, not the address itself, is stored until the link’s end date.',
}

const es: typeof en = {
  question: '¿En cuál harías clic?',
  look: 'Títulos y miniaturas de un vídeo que aún no se ha publicado',
  lead: 'Un creador duda entre estas opciones para un vídeo que aún no ha publicado. Vota para ver qué eligieron los demás.',
  closed: 'La votación ha terminado.',
  noScript: 'Para votar hace falta JavaScript. Aun así puedes verlo todo.',
  titles: 'Títulos',
  thumbnails: 'Miniaturas',
  thumbnail: 'Miniatura {n}',
  submit: 'Votar',
  change: 'Cambiar mi voto',
  choose: 'Elige primero una opción.',
  done: 'Gracias. Tu voto cuenta.',
  results: 'Resultados hasta ahora',
  voters: 'Votantes: {n}',
  votes: '{n} % de los votos',
  yours: 'Tu voto',
  chance: 'Estimación solo por la redacción: {n} % de probabilidad de ser el mejor',
  busy: 'Han llegado demasiados votos desde tu red. Inténtalo más tarde.',
  gone: 'Este enlace ya no funciona.',
  failed: 'Tu voto no se ha guardado. Comprueba la conexión y vuelve a intentarlo.',
  privacy:
    'Tu voto se guarda con un número aleatorio de este navegador, sin tu nombre. Para limitar los votos de una misma red, se guarda una huella de tu dirección de red, no la dirección en sí, hasta la fecha de fin del enlace.',
}

const fr: typeof en = {
  question: 'Sur laquelle cliqueriez-vous ?',
  look: 'Titres et miniatures d’une vidéo qui n’est pas encore publiée',
  lead: 'Un créateur hésite entre ces propositions pour une vidéo qui n’est pas encore publiée. Votez pour voir ce que les autres ont choisi.',
  closed: 'Le vote est terminé.',
  noScript: 'Pour voter, il faut JavaScript. Vous pouvez quand même tout regarder.',
  titles: 'Titres',
  thumbnails: 'Miniatures',
  thumbnail: 'Miniature {n}',
  submit: 'Voter',
  change: 'Changer mon vote',
  choose: 'Choisissez d’abord une proposition.',
  done: 'Merci. Votre vote est compté.',
  results: 'Résultats pour l’instant',
  voters: 'Votants : {n}',
  votes: '{n} % des votes',
  yours: 'Votre vote',
  chance: 'Estimation d’après la seule formulation : {n} % de chances d’être le meilleur',
  busy: 'Trop de votes sont venus de votre réseau. Réessayez plus tard.',
  gone: 'Ce lien ne fonctionne plus.',
  failed: 'Votre vote n’a pas été enregistré. Vérifiez votre connexion et réessayez.',
  privacy:
    'Votre vote est enregistré avec un numéro aléatoire de ce navigateur, sans votre nom. Pour limiter les votes d’un même réseau, une empreinte de votre adresse réseau, pas l’adresse elle-même, est conservée jusqu’à la date de fin du lien.',
}

export const pageTexts: Readonly<Record<Locale, typeof en>> = { en, es, fr }
