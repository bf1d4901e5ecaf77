import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const about: Translation<typeof english.about> = {
  title: 'Notre histoire',
  lead: 'Tous les créateurs se le demandent avant de publier : ce titre est-il bon ? Nous voulions une réponse vérifiable.',
  story: {
    question:
      'Beaucoup d’outils répondent par un nombre : 87 sur 100. D’où il vient, et s’il a jamais été juste, ils ne le disent pas. Un tel nombre est une décoration.',
    answer:
      'Nous sommes donc partis de vraies vidéos. Notre modèle de titres a appris laquelle de deux vidéos d’une même chaîne avait eu le plus de vues, puis il a été mesuré sur des chaînes qu’il n’avait jamais vues. Chaque score montre les mots qui l’expliquent, et vous pouvez le voir changer pendant que vous écrivez.',
    limits:
      'Un titre n’est qu’une partie de ce qui fait marcher une vidéo : le modèle a raison plus souvent que le hasard, et loin d’avoir toujours raison. Nous publions à quelle fréquence, à côté du score et sur une page à part. Quand nous ne savons pas, nous le disons.',
  },
  values: {
    heading: 'Ce à quoi nous tenons',
    community: {
      name: 'La communauté d’abord',
      text: 'Vos brouillons restent à vous. Ni publicité, ni traceurs, ni vente de données, et un forfait qui ne coûte rien. Vous pouvez déconnecter votre chaîne en un clic.',
    },
    innovation: {
      name: 'Portés par l’innovation',
      text: 'Un modèle à nous, fait pour les titres, qui évalue dans votre navigateur pendant que vous écrivez. Nous gardons une idée nouvelle si les mesures montrent qu’elle aide ; sinon, nous l’abandonnons.',
    },
    passion: {
      name: 'Guidés par la passion',
      text: 'Nous aimons l’art d’un bon titre et les détails d’un bon outil. Nous préférons laisser un champ vide que le remplir d’un nombre inventé.',
    },
  },
  see: {
    heading: 'Jugez par vous-même',
    text: 'Faites évaluer un de vos titres, ou regardez à quelle fréquence nous avons raison.',
    try: 'Évaluer un titre',
    accuracy: 'Notre taux de réussite',
  },
}
