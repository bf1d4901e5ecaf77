import { addAccents, listForms, nameMender } from './romance-names.ts'

/** Common words that are misspelled without their accents. */
const words =
  'étudie(s) étudier étude(s) après très déjà voilà expérience(s) étudiant(s) étudiante(s) débutant(s) débutante(s) français française problème(s) système(s) écran(s) école(s) électrique(s) vélo(s) café(s) bébé(s) vidéo(s) téléphone(s) résultat(s) régime(s) métier(s) numéro(s) mère(s) père(s) frère(s) sœur(s) œuf(s) cœur année(s) journée(s) soirée(s) idée(s) entrée(s) défi(s) découverte(s) étape(s) établi économiser économies première(s) dernière(s) entière matière(s) lumière(s) rivière(s) bière(s) crème(s) crêpe(s) gâteau(x) château(x) fête(s) tête(s) fenêtre(s) être hôtel(s) île(s) église métro ménage déménagement aménagement aménager réparer rénover rénovation réussir réussite récupérer décoration déco méthode(s) médecine infirmière(s) randonnée(s) traversée(s) pâtisserie vêtements intérieur extérieur énergie énorme épaule(s) épreuve(s) équipe étage(s) étagère(s) éviter évolution séance(s) série(s) création créer générateur général spécial spéciale matériel mémoire médicaments méditer méditation célèbre célibataire légumes léger légère congélateur réfrigérateur dépenses dépenser télé télévision télétravail vérité liberté société santé qualité quantité activité(s) nouveauté(s) actualité(s) beauté troisième deuxième quatrième cinquième dixième siècle pièce(s) règle(s) élève(s) lycée musée(s) degré(s) kilomètre(s) mètre(s) chèvre piège(s) arrière derrière manière(s) carrière caractère colère grève sèche modèle(s) parallèle siège(s) collège blé répare rénove dépense économise arrête médecin(s) déchets'
/** First-group verbs after "j'ai": "j'ai teste" is "j'ai testé". */
const participles =
  'test achet gagn rat cass mang trouv pass arrêt arret command install lav répar repar rénov renov retap essay dépens depens économis economis quitt adopt mont perc plant récolt recolt termin commenc décid decid gard tent visit rencontr traverses travers voyag cuisin fabriqu programm cr compar jou tourn dur march roul dorm écout lâch lach'

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe')
const known = new Map(listForms(words).map((word) => [bare(word), word]))

const mendNames = nameMender('fr')
const replacements: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d]|\d ?h ?)(\d+) ?min\.?(?!\p{L})/giu, '$1 minutes'],
  [/(?<![\p{L}\d.,])1 minutes(?!\p{L})/giu, '1 minute'],
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:j'ai|on a|nous avons|je n'ai pas|on n'a pas)(?: tout| presque| enfin| même)? )(${participles.split(' ').join('|')})e(?!\p{L})`,
      'giu',
    ),
    '$1$2é',
  ],
  [/(?<=(?:(?<!\p{L})(?:on|il|elle|tu) |j'))achete/giu, 'achète'],
  [/(?<!\p{L})(j'ai|on a) ete(?!\p{L})/giu, '$1 été'],
  [/(?<!\p{L})que se passe[- ]t[- ]il(?!\p{L})/giu, 'que se passe-t-il'],
  [/^(faut|peut|doit|vaut|est|fait)[- ](t[- ])?(il|on|elle|ce)(?!\p{L})/giu, '$1-$2$3'],
  [/-t (?=il|on|elle)/gi, '-t-'],
  [/(?<!\p{L})est ce (qu)/giu, 'est-ce $1'],
  [/(?<!\p{L})(soi|moi|toi|lui) meme(?!\p{L})/giu, '$1-même'],
  [/(?<!\p{L})grand (mère|père)(?!\p{L})/giu, 'grand-$1'],
  [/(?<!\p{L})week end(s?)(?!\p{L})/giu, 'week-end$1'],
  [/\s*([?!]+)(?![\p{L}\p{N}])/gu, ' $1'],
  [/(\d) ?(?=[€%])/g, '$1 '],
]

/** Adds the accents of common words and the capitals of well-known names to a creator's text, if they are certain. */
export function mendFrench(text: string): string {
  const spelled = addAccents(text.replace(/[`´]/g, "'"), known)
  return mendNames(
    replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), spelled),
  ).trim()
}
