import type * as english from './en.ts'
import type { Translation } from './sentence.ts'

export const common: Translation<typeof english.common> = {
  product: 'Viewcraft',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement…',
  notifications: 'Notifications',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  sendAgain: 'Envoyer un nouveau code',
  sendAgainIn: 'Envoyer un nouveau code dans {n} s',
  requestId: 'Référence pour le support : {id}',
  newTab: '(s’ouvre dans un nouvel onglet)',
  mails: {
    analyses: 'E-mail à la fin d’une analyse',
    weekly: 'Rapports hebdomadaires des tendances',
    alerts: 'Alertes de performance',
    reviews: 'Bilans des vidéos publiées',
    reminders: 'Rappels des vidéos prévues',
  },
}

export const errors: Translation<typeof english.errors> = {
  codes: {
    invalid_input: 'Certains champs ne sont pas valides. Vérifiez les champs signalés et réessayez.',
    nothing_to_analyze: 'Saisissez un titre ou ajoutez une miniature',
    channel_url_invalid: 'Indiquez une URL de chaîne YouTube valide (p. ex. youtube.com/channel/UC...)',
    unauthenticated: 'Votre session est terminée. Reconnectez-vous pour continuer.',
    account_missing: 'Votre inscription n’est pas terminée. Réinitialisez votre mot de passe pour l’achever.',
    sign_up_incomplete: 'Votre inscription n’est pas terminée. Achevez-la pour continuer.',
    plan_limit_reached:
      'Vous avez épuisé pour le moment ce que comprend votre forfait. Passez à un forfait supérieur ou attendez la prochaine période.',
    forbidden:
      'Votre compte n’a pas accès à cette fonction. Connectez-vous avec un autre compte ou contactez le support.',
    recent_sign_in_required:
      'Confirmez que c’est bien vous pour continuer : vous vous êtes connecté il y a plus de dix minutes.',
    code_incorrect: 'Ce code est incorrect. Vérifiez l’e-mail et saisissez-le à nouveau.',
    code_expired: 'Ce code a expiré. Demandez-en un nouveau.',
    password_incorrect: 'Votre mot de passe actuel est incorrect. Saisissez-le à nouveau.',
    password_common: 'Ce mot de passe est trop courant. Choisissez-en un plus difficile à deviner.',
    passkey_refused: 'Cette clé d’accès n’a pas pu être ajoutée. Recommencez, et confirmez dans les cinq minutes.',
    google_code_invalid: 'La réponse de Google a déjà servi ou a expiré. Connectez Google à nouveau.',
    google_other_session:
      'Cette réponse de Google vient d’une autre session. Connectez Google à nouveau depuis cette page.',
    google_already_linked: 'Un autre compte Google est déjà connecté. Déconnectez-le d’abord.',
    google_linked_elsewhere:
      'Ce compte Google sert déjà à se connecter à un autre compte Viewcraft. Choisissez-en un autre.',
    last_way_in:
      'C’est votre seul moyen de vous connecter. Définissez d’abord un mot de passe ou ajoutez un autre moyen.',
    email_taken: 'Un autre compte a déjà cette adresse e-mail. Utilisez-en une autre.',
    sign_up_removed:
      'Une autre personne avait commencé à s’inscrire avec cette adresse e-mail. Pour votre sécurité, nous avons supprimé ce compte. Inscrivez-vous à nouveau demain.',
    not_found: 'Cela n’existe plus. Revenez en arrière et actualisez la liste.',
    channel_not_found: 'Chaîne introuvable',
    channel_name_not_found:
      'Chaîne introuvable. Utilisez plutôt l’@identifiant : il figure sous le nom, sur la page de la chaîne.',
    link_invalid:
      'Ce lien est incomplet ou ne vient pas de nous. Ouvrez-le à nouveau depuis l’e-mail, ou désactivez les e-mails dans vos réglages.',
    video_url_invalid:
      'Ce n’est pas l’adresse d’une vidéo YouTube. Collez-la sous la forme youtube.com/watch?v=... ou youtu.be/...',
    video_not_found: 'Il n’y a aucune vidéo publique à cette adresse. Publiez-la d’abord, puis marquez-la ici.',
    video_not_yours: 'Cette vidéo n’est pas sur votre chaîne. Collez-en une des vôtres.',
    video_too_old: 'Cette vidéo a plus de 7 jours. Marquez la prochaine plus tôt.',
    already_published: 'Une autre vidéo est déjà indiquée ici. Retirez-la d’abord.',
    video_title_differs:
      'Le titre de cette vidéo est trop différent de celui que vous avez analysé. Analysez le titre publié, puis marquez cette analyse.',
    video_already_marked: 'Un autre de vos brouillons a déjà cette vidéo. Retirez-y d’abord cette indication.',
    call_final: 'L’indication ne peut être retirée que pendant une heure. Ce pronostic reste dans vos résultats.',
    video_lookup_failed: 'Nous n’avons pas pu consulter cette vidéo sur YouTube. Réessayez dans quelques minutes.',
    channel_required: 'ID de chaîne introuvable. Ajoutez l’URL de votre chaîne pour continuer.',
    channel_connected: 'Votre chaîne est connectée via Google. Déconnectez-la d’abord pour en utiliser une autre.',
    too_large: 'C’est trop volumineux. Réduisez la taille et réessayez.',
    too_many_requests: 'Trop de demandes. Patientez une minute et réessayez.',
    internal: 'Un problème est survenu de notre côté. Réessayez ; si cela se reproduit, contactez le support.',
    upstream_failed: 'Un service dont nous dépendons n’a pas répondu. Réessayez dans quelques minutes.',
    channel_lookup_failed: 'Impossible de récupérer les données de la chaîne',
    youtube_code_invalid: 'La réponse de Google a déjà servi ou est trop ancienne. Connectez de nouveau votre chaîne.',
    youtube_scopes_missing:
      'Viewcraft a besoin des deux autorisations pour lire votre chaîne. Connectez-la de nouveau en cochant les deux cases.',
    youtube_channel_closed: 'Erreur de l’API YouTube : cette chaîne a été fermée ou suspendue.',
    youtube_channel_missing:
      'Ce compte Google n’a pas de chaîne YouTube. Connectez le compte auquel votre chaîne appartient.',
    youtube_not_connected: 'Accès à YouTube introuvable. Veuillez connecter votre compte YouTube.',
    youtube_token_expired: 'L’accès à YouTube a expiré. Veuillez reconnecter votre compte YouTube.',
    youtube_connect_failed: 'Impossible de terminer la connexion à YouTube',
    youtube_refresh_failed: 'Impossible de renouveler l’accès à YouTube',
    youtube_token_invalid: 'YouTube n’accepte pas l’accès accordé par Google.',
    youtube_failed: 'Impossible de récupérer les données de YouTube',
    youtube_busy: 'Erreur de l’API YouTube : YouTube ne répond pas. Veuillez réessayer dans quelques minutes.',
    youtube_quota_exceeded:
      'Erreur de l’API YouTube : les requêtes du jour sont épuisées. Elles sont renouvelées à minuit, heure du Pacifique.',
    youtube_not_configured: 'Impossible de lancer la connexion à YouTube',
    unavailable: 'Viewcraft est momentanément indisponible. Réessayez dans une minute.',
    image_empty: 'Ce fichier est vide. Choisissez-en un autre.',
    image_type_unsupported:
      'Ce n’est pas une image JPG ou PNG, malgré son nom. Enregistrez-la dans l’un de ces formats et réessayez.',
    image_corrupt: 'Cette image est endommagée ou incomplète. Enregistrez-la à nouveau et réessayez.',
    thumbnail_not_found: 'Les vérifications de cette miniature ne sont plus disponibles. Importez-la à nouveau.',
    upload_not_found: 'La miniature n’est pas arrivée. Importez-la à nouveau.',
    upload_replaced: 'Une autre image a remplacé celle-ci. Importez-la à nouveau.',
    image_too_large: 'Ce fichier dépasse 10 Mo. Réduisez-le et réessayez.',
    image_too_many_pixels:
      'Cette image compte plus de 50 millions de pixels. Réduisez-la (1280 x 720 suffisent) et réessayez.',
    analysis_limit_reached: 'Vous avez atteint la limite de brouillons sans score pour aujourd’hui. Revenez demain.',
    draft_conflict:
      'Cette partie du brouillon a été modifiée dans un autre onglet ou sur un autre appareil. Rien n’a été écrasé.',
    experiment_limit_reached: 'Vous avez atteint la limite de 200 tests. Supprimez-en un dont vous n’avez plus besoin.',
    studio_files_full: 'Vous avez atteint la limite de 24 fichiers. Supprimez-en un dont vous n’avez plus besoin.',
    draft_full:
      'Ce brouillon et ses versions ont autant de miniatures que nous en gardons. Dupliquez le brouillon et continuez dans la copie.',
    draft_limit_reached:
      'Vous avez atteint la limite de nouveaux brouillons et versions pour aujourd’hui. Revenez demain.',
    share_limit_reached:
      'Vous avez déjà autant de liens ouverts que votre forfait le permet. Révoquez-en un, attendez que l’un d’eux expire ou passez au forfait supérieur.',
    follow_limit_reached:
      'Vous suivez déjà autant de chaînes que votre forfait le permet. Cessez d’en suivre une ou passez au forfait supérieur.',
    passkey_limit_reached:
      'Vous avez toutes les clés d’accès qu’un compte peut avoir. Retirez-en une que vous n’utilisez plus.',
    token_limit_reached:
      'Vous avez tous les jetons d’accès compris dans votre forfait. Supprimez-en un que vous n’utilisez plus, ou changez de forfait.',
    program_limit_reached:
      'Vos programmes ont utilisé toutes les requêtes du jour. Revenez demain, ou changez de forfait.',
    idempotency_key_invalid: 'La clé de cette requête n’est pas valide. Réessayez.',
    idempotency_in_progress: 'C’est déjà en cours. Patientez un instant.',
    idempotency_key_reused: 'Cette clé a servi à autre chose. Réessayez.',
    connection_limit_reached: 'Vous avez 20 assistants connectés, la limite. Déconnectez-en un dans votre profil.',
    webhook_limit_reached:
      'Vous avez tous les webhooks compris dans votre forfait. Supprimez-en un, ou changez de forfait.',
    webhook_url_invalid: 'Saisissez une adresse publique qui commence par https://.',
    scope_missing: 'Votre jeton d’accès ne permet pas de faire cela.',
    token_not_allowed: 'Votre jeton d’accès ne permet pas de faire cela.',
    voting_closed: 'Le vote sur ce lien est terminé.',
    thumbnail_limit_reached: 'Vous avez atteint la limite de miniatures pour aujourd’hui. Revenez demain.',
    image_checks_unavailable:
      'La détection du texte et des visages n’est pas disponible ici. Les autres vérifications sont affichées.',
    already_subscribed: 'Vous avez déjà un abonnement. Changez plutôt son forfait.',
    plan_included: 'Votre forfait comprend déjà tout ce que celui-ci contient.',
    billing_customer_missing: 'Rien n’a encore été facturé.',
    payments_failed: 'Le service de paiement n’a pas répondu. Réessayez dans quelques minutes.',
    derived_metrics_disabled: 'Ce chiffre n’est pas disponible ici.',
    passkeys_disabled: 'Les clés d’accès ne sont pas disponibles ici.',
    google_unavailable: 'Google n’a pas répondu. Réessayez dans quelques minutes.',
    google_not_configured: 'La connexion avec Google n’est pas disponible ici.',
    payments_disabled: 'Les paiements ne sont pas disponibles ici.',
  },
}

export const layout: Translation<typeof english.layout> = {
  pageTitle: '{page} · Viewcraft',
  home: 'Accueil de Viewcraft',
  skip: 'Aller au contenu',
  navigation: 'Principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  demo: 'Données de démo',
  find: 'Rechercher',
  sections: { production: 'Production', control: 'Centre de contrôle' },
  links: {
    dashboard: 'Tableau de bord',
    insights: 'Analyse prédictive',
    videos: 'Vidéos',
    trends: 'Tendances du moment',
    outliers: 'Vidéos hors norme',
    studioData: 'Taux de clics de YouTube Studio',
    profile: 'Profil',
    settings: 'Réglages',
    policies: 'Règles',
    support: 'Support',
  },
  upgrade: 'Changer de forfait',
  signOut: 'Se déconnecter',
  signOutFailed: 'La déconnexion a échoué',
  unsaved: {
    title: {
      one: 'Des modifications d’un brouillon ne sont pas enregistrées',
      other: 'Des modifications de {n} brouillons ne sont pas enregistrées',
    },
    text: 'Elles se trouvent uniquement dans ce navigateur et seront supprimées à la déconnexion. Ouvrez le brouillon pour voir ce qui empêche leur enregistrement.',
    open: 'Ouvrir le brouillon',
    discard: 'Se déconnecter et les abandonner',
  },
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  crash: {
    title: 'Cette page ne répond plus',
    text: 'Votre travail sur le serveur est intact. Rechargez la page ; si cela se reproduit, contactez le support.',
    reload: 'Recharger la page',
  },
}

export const screens: Translation<typeof english.screens> = {
  upgrade: 'Changer de forfait',
  payment: 'Paiement',
  enterpriseConfirmation: 'Demande envoyée',
  guidelines: 'Règles de contenu',
}
