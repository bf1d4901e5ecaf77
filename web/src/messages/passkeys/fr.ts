import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée. La prochaine fois, vous pourrez vous connecter avec elle.',
  on: '{browser} sur {device}',
  unnamed: 'Clé d’accès',
  problems: {
    canceled:
      'Aucune clé d’accès n’a été ajoutée : vous avez annulé, ou le délai a expiré. Réessayez quand vous voulez.',
    exists: 'Cet appareil a déjà une clé d’accès pour votre compte. Vous pouvez l’utiliser pour vous connecter.',
    wrong_site:
      'Les clés d’accès ne fonctionnent pas à cette adresse web. Ouvrez Viewcraft à son adresse habituelle et réessayez.',
    unsupported:
      'Cet appareil ne peut pas créer de clé d’accès. Activez un verrouillage d’écran, ou essayez avec un autre appareil.',
  },
  use: {
    none: 'Nous n’avons trouvé aucune clé d’accès pour cette adresse e-mail.',
    canceled:
      'Aucune clé d’accès n’a été utilisée : vous avez annulé, le délai a expiré, ou elle n’est pas sur cet appareil. Réessayez.',
    refused: 'Cette clé d’accès a été supprimée, ou le délai a expiré. Réessayez.',
    wrong_site: 'Les clés d’accès ne fonctionnent pas à cette adresse web. Ouvrez Viewcraft à son adresse habituelle.',
    unsupported: 'Cet appareil ne peut pas utiliser votre clé d’accès. Essayez avec un autre appareil.',
    off: 'Les clés d’accès ne sont pas disponibles pour le moment.',
    otherWays: 'Vos autres moyens de connexion fonctionnent toujours.',
    onlyWay: 'Vous pouvez aussi définir un mot de passe dans votre profil : nous vous enverrons un code par e-mail.',
    locked: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
    unavailable: 'Impossible de joindre Viewcraft. Vérifiez votre connexion et réessayez.',
  },
  offer: {
    title: 'La prochaine fois, connectez-vous sans mot de passe',
    text: 'Avec une clé d’accès, votre empreinte, votre visage ou le verrouillage d’écran de cet appareil suffit.',
    later: 'Plus tard',
  },
}
