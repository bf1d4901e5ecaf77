import { toSet } from './stop-words.ts'

/** Words that say nothing about a video on their own: feelings, actions, qualities, parts of a show, and family members. */
export const vagueWords = toSet(
  `attack attacks bought goodbye says said knows wants needs takes gives looks meets gets goes comes plays eats tries turns breaks
  happens happened broke fell lost won found gave took went came saw met ate told hit hits kill kills killed fight fights run runs
  watch look listen meet play eat try turn break talk talks call calls help need want love loves hate hates feel feels fail fails
  crazy funny amazing insane epic huge giant tiny big bigger biggest small best better worst worse good bad nice great high low old
  new newest latest next last first second third true false real fake free hard easy hot cold fast slow long wrong right perfect
  awesome beautiful scary weird cute sad happy angry mad hostile realistic impossible possible different special secret secrets
  name names fans fan item items product products use uses pros cons table memories memory moments moment dollars dollar
  spot fate experiment experiments uncut remix prod audio lyrics lyric teaser preview premiere intro outro bonus bloopers
  spoilers credits commentary version edit cover stage session sessions interview interviews show shows channel channels
  subscribers subscriber views followers comments comment announcement thanks welcome hello everyone everything nothing
  something someone anyone anything nobody stuff lot lots top rest place places room house home night morning today tomorrow
  yesterday tonight weekend summer winter birthday surprise dream dreams fun joke luck chance fear hope truth lie lies
  death dead alive danger trouble drama face hand hands head eyes eye body heart voice words word number numbers
  mom dad grandma grandpa grandmother grandfather mother father brother sister wife husband girlfriend boyfriend baby kid kids child children son daughter family
  friend friends guy guys girl girls boy boys man men woman women adult adults stranger strangers human humans person team back check check-in
  uma urgente ves nuevo nueva nuevos nuevas mejor mejores peor peores gran grande grandes bueno buena malo mala fácil difícil
  increíble último última primer primera segundo verdadero gratis hoy mañana ayer noche casa hombre mujer hombres mujeres niño
  niña niños hijo hija hijos padre madre padres mamá papá abuela abuelo hermano hermana amigo amigos familia nombre cara mano manos ojos
  cabeza corazón voz palabra palabras ataque muerte miedo sueño suerte sorpresa cumpleaños canal suscriptores capítulo
  temporada completo completa avance estreno entrevista entrevistas momento momentos secreto secretos forma lugar país
  nouveau nouveaux nouvelle nouvelles nouveautés meilleur meilleure meilleurs meilleures pire grand grande grands petit petite
  bon bonne mauvais facile difficile incroyable dernier dernière premier première gratuit gros grosse fin prise gamme
  aujourd hui demain hier nuit matin soir maison homme femme hommes femmes enfant enfants fils fille père mère grand-mère grand-père mamie papi parents
  frère sœur ami amis famille nom main mains yeux tête cœur voix mot mots attaque mort peur rêve chance surprise anniversaire
  chaîne abonnés saison complet annonce entretien moment moments secret secrets lieu pays`,
)
