import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askQuestion } from '#functions/services/adviser/ask-question.ts'
import { buildTitles, maxBuiltTitles } from '#functions/services/adviser/build-titles.ts'
import { mendFrench } from '#functions/services/adviser/french-spelling.ts'
import { accentQuestion, mendSpanish } from '#functions/services/adviser/spanish-spelling.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { runsOf } from '#test/support/long.ts'

type Language = 'es' | 'fr'
const titlesOf = (original: string, happens: string, language: Language) =>
  buildTitles(original, happens, language).map(({ text }) => text)

describe('Spanish and French titles', () => {
  it.each<[Language, string, string, RegExp]>([
    // A number without its noun, a measure alone, two times, and two sentences in one.
    ['es', 'Mis sartenes', 'tiré 7, me quedé con 2 que pesan poco', /con 2 que/],
    ['fr', "J'ai refait mon balcon", '6 m2', /: 6 m2/],
    ['fr', "apprendre l'italien sans cours, bilan après 2 ans", "à l'écrit je bloque encore", /ans à l'écrit je/],
    // Somebody or something that is not named: "2 found out", "the last one".
    ['fr', 'tour de magie facile', 'testé sur 20 voisins, 3 ont compris', /(?:^|: )3 ont compris/i],
    ['es', 'truco de magia fácil', 'probado con 20 vecinos, 3 lo descubrieron', /(?:^|: )3 lo descubrieron/i],
    ['fr', 'les lettres de mon oncle', 'trouvées au grenier; la dernière parle de la pluie', /: la dernière parle/i],
    // One of several mistakes is not a way to do it.
    ['es', 'cómo hacer carbonara', 'tres errores: nata, sartén muy caliente', /nata|sartén/],
    ['es', 'ordenador por 500 euros', '2 fallos: la fuente de antes, el ventilador', /fuente|ventilador/],
    ['fr', 'comment réussir la carbonara', 'trois erreurs : la crème, la poêle trop chaude', /crème|poêle/],
    ['fr', 'ma routine du matin', "j'ai détesté 3 choses : la douche froide, le journal", /douche|journal/],
    // A title keeps what is made. Only what is sold or saved can give way to an amount.
    ['es', 'cómo hacer la carbonara perfecta', 'hice 12 platos en un día', /^Cómo hice/],
    // What two nouns cause is not a sentence about the second one.
    ['es', 'el hormigón romano', 'dura 2000 años por la ceniza y el agua de mar', /: el agua/],
    ['fr', 'le béton romain', "il tient 2000 ans grâce à l'eau et la cendre volcanique", /: la cendre/],
    // A number needs its noun.
    ['es', 'vlog: pan de centeno', 'quemé 6', /: quemé 6$/],
    // Two sentences are not joined into a list.
    ['es', 'mi pc gaming', 'tres fallos míos. carcasa de segunda mano', /míos, carcasa/],
    // "Ours" is the opposite of the topic, not a part of it.
    ['es', 'el hormigón romano', 'dura 2000 años, el nuestro se agrieta a los 50', /romano: el nuestro/],
    ['fr', 'le béton romain', 'il tient 2000 ans, le nôtre se fissure', /romain : le nôtre/],
    // What came after is not a reason.
    ['fr', "pourquoi j'ai quitté mon travail", 'maintenant je vends des bougies et je gagne la moitié', /: je gagne/],
    // Words for the kind of video are left out.
    ['es', 'vendí mi moto, experiencia', 'perdí 400 euros', /experiencia/i],
    ['fr', 'apprendre le chant bilan 2 ans', "j'ai raté le concours de 4 points", /bilan/i],
  ])('%s: from "%s" and "%s" have no broken phrase', (language, original, happens, broken) => {
    expect(titlesOf(original, happens, language).filter((title) => broken.test(title))).toEqual([])
  })

  it.each<[Language, string, string, string]>([
    ['es', 'Probando comida callejera', 'me enfermé', 'Probé comida callejera y me enfermé'],
    ['es', 'receta de flan', 'cremoso, con café, secreto de mi tía', 'Flan cremoso con café: el secreto de mi tía'],
    ['es', 'receta de bizcocho', 'solo 3 ingredientes', 'Bizcocho con solo 3 ingredientes'],
    ['es', 'vlog 12 ruta por los Pirineos', 'perdi la mochila', 'Ruta por los Pirineos: perdí la mochila'],
    ['es', 'un dron plegable vale la pena??', '90 euros', 'Un dron plegable por 90 euros: ¿vale la pena?'],
    ['es', 'tutorial photoshop capas', 'para principiantes', 'Capas en Photoshop para principiantes'],
    ['es', 'Tutorial de punto', 'para principiantes, 15 min', 'Punto para principiantes (15 minutos)'],
    ['es', 'como vender ropa siendo estudiante', 'vendi 40 prendas', 'Cómo vendí 40 prendas siendo estudiante'],
    ['es', 'cambio de frenos de la moto', 'Yamaha MT07', 'Cambio de frenos de la Yamaha MT07'],
    ['es', 'cambio de frenos de mi coche', 'Renault R5', 'Cambio de frenos de mi Renault R5'],
    ['es', 'Compramos una finca', '45.000 euros', 'Compramos una finca por 45.000 euros'],
    ['es', 'Constructor de barcos', 'tardé 3 años', 'Constructor de barcos: tardé 3 años'],
    [
      'es',
      'mi escritorio barato',
      '70 euros, el tablero se rompio',
      'Mi escritorio por 70 euros: el tablero se rompió',
    ],
    ['es', 'un dron vale la pena?', '90 euros', 'Un dron por 90 euros: ¿vale la pena?'],
    ['es', 'correr todos los dias', '60 dias, baje 4 kilos', 'Correr todos los días durante 60 días: bajé 4 kilos'],
    ['es', 'vlog viaje a japon', '8 dias, 900 euros', 'Mi viaje a Japón en 8 días por 900 euros'],
    [
      'es',
      'dejé mi trabajo',
      'era aburrido pero no me arrepentí',
      'Dejé mi trabajo: era aburrido, pero no me arrepentí',
    ],
    ['fr', 'Mon premier marathon', 'le genou a lâché au km 30', 'Mon premier marathon : le genou a lâché au km 30'],
    ['fr', "J'ai rénové un van", "j'ai tout vendu", "J'ai rénové un van et j'ai tout vendu"],
    ['fr', "J'ai dormi dans un phare", 'trois nuits', "J'ai dormi trois nuits dans un phare"],
    ['fr', 'mon avis sur ce vélo pliant', 'après 3 mois', 'Ce vélo pliant : mon avis après 3 mois'],
    [
      'fr',
      'le pont du village',
      'construit en 19 av. J.-C., par une femme',
      'Le pont du village : construit en 19 av. J.-C., par une femme',
    ],
    ['fr', 'recette de gâteau', 'sans four, 4 ingrédients', 'Gâteau sans four avec 4 ingrédients'],
    ['fr', 'fabriquer un lit pas cher', '80 euros', 'Fabriquer un lit pour 80 euros'],
    [
      'fr',
      "match d'échecs contre mon oncle",
      'il a 70 ans, il a gagné',
      "Match d'échecs contre mon oncle : il a 70 ans et a gagné",
    ],
    ['fr', 'vlog semaine de partiels', 'trois nuits blanches', 'Ma semaine de partiels : trois nuits blanches'],
    ['fr', "soupe à l'oignon", 'astuce de ma tante', "Soupe à l'oignon : l'astuce de ma tante"],
    [
      'es',
      'lo que aprendí de mi mudanza',
      'dos años, regalé la mitad',
      'Lo que aprendí de mi mudanza: regalé la mitad',
    ],
    ['es', 'jugando al ajedrez', 'perdi tres veces y llore', 'Jugué al ajedrez: perdí tres veces y lloré'],
    ['fr', 'dentiste au portugal', '4 dents 900 euros', 'Dentiste au Portugal : 4 dents pour 900 euros'],
    ['fr', "J'ai réparé mon four", "c'était un fusible", "J'ai réparé mon four : c'était un fusible"],
    ['fr', 'haul friperie', '9 pièces, 40 euros', 'Haul friperie : 9 pièces pour 40 euros'],
    ['fr', 'comment perdre du poids sans salle', "j'ai perdu 6 kilos", "Comment j'ai perdu 6 kilos sans salle"],
  ])('%s: turn "%s" and "%s" into "%s"', (language, original, happens, title) => {
    expect(titlesOf(original, happens, language)[0]).toBe(title)
  })

  it.each<[Language, string, string]>([
    ['es', '30 días de yoga', 'espalda sin dolor en 2 semanas'],
    ['es', '¿la creatina funciona?', 'peso subió 3 kilos'],
    ['es', 'vlog boda', '80 invitados'],
    ['es', 'vlog cumpleaños', '80 invitados'],
    ['fr', 'yoga pour le dos', 'mari en larmes'],
    ['fr', 'yoga pour le mal de dos', 'mal de dos disparu en 2 semaines'],
    ['fr', 'vlog mariage', '80 invités'],
    ['fr', 'vlog anniversaire', '80 invités'],
    ['fr', 'vlog accouchement', '14 heures'],
  ])('%s: from "%s" and "%s" call nothing the creator’s own', (language, original, happens) => {
    const titles = titlesOf(original, happens, language)
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.join()).not.toMatch(/(?<!\p{L})(?:mi|mis|mon|ma|mes)(?!\p{L})/iu)
  })

  it('never join what does not belong together', () => {
    // A number after "me perdí" is a place, not what was lost.
    expect(titlesOf('mi primera carrera', 'me perdí en el 12, 3 horas', 'es').join()).not.toContain('12 en 3 horas')
    // Without the topic, nobody knows who was afraid.
    expect(titlesOf('Adopté un gato', 'tenía miedo, se escondió tres días', 'es').join()).not.toMatch(/(?:^|,)Tenía/)
    // "The best one" is the best of the topic, not of what came before.
    expect(titlesOf('Probé helados', 'gasté 40 euros, el mejor fue el de limón', 'es').join()).not.toContain(
      'y el mejor',
    )
    // "Also" needs what it adds to.
    expect(titlesOf('pourquoi les chats dorment', 'aussi quand ils rêvent', 'fr')).toEqual([])
  })

  it('use only words and numbers of the creator and of the forms', () => {
    const forms: Readonly<Record<Language, string>> = {
      es: 'mi el la en por durante con y e así lo hice cómo opinión pero',
      fr: 'mon ma le la l en pour pendant avec et voici comment mais avis donc',
    }
    const originals: Readonly<Record<Language, string[]>> = {
      es: [
        'construyendo una mesa',
        'vlog viaje a Perú',
        'receta de pan',
        'cómo cambiar una rueda',
        'reseña de una silla',
        '¿vale la pena una moto?',
        'mi rutina de noche',
        'reto 50 flexiones al día',
        '5 trucos de cocina',
      ],
      fr: [
        "j'ai construit une table",
        'vlog voyage au Pérou',
        'recette de pain',
        'comment changer une roue',
        'avis sur une chaise',
        'faut-il une moto ?',
        'ma routine du soir',
        'défi 50 pompes par jour',
        '5 astuces de cuisine',
      ],
    }
    const lines: Readonly<Record<Language, string[]>> = {
      es: [
        '3 semanas',
        '80 euros',
        'sin taladro',
        'para principiantes',
        'se rompió el primer día',
        'gasté 300 pesos',
        'truco de mi padre',
        'después de 6 meses',
        '20 minutos al día',
        '610 km',
        '8 piezas',
        'la batería dura poco',
        'pero funciona',
        'así que lo vendí',
      ],
      fr: [
        '3 semaines',
        '80 euros',
        'sans perceuse',
        'pour débutants',
        'le pied a cassé le premier jour',
        "j'ai dépensé 300 euros",
        'astuce de mon père',
        'après 6 mois',
        '20 minutes par jour',
        '610 km',
        '8 pièces',
        'la batterie tient mal',
        'mais ça marche',
        "donc j'ai vendu",
      ],
    }
    const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    // Gerunds become verbs in the past.
    const stem = (word: string) => (/\d/.test(word) ? word : word.slice(0, 3))
    let offered = 0
    fc.assert(
      fc.property(
        fc
          .constantFrom<Language>('es', 'fr')
          .chain((language) =>
            fc.tuple(
              fc.constant(language),
              fc.constantFrom(...originals[language]),
              fc.uniqueArray(fc.constantFrom(...lines[language]), { minLength: 1, maxLength: 3 }),
            ),
          ),
        ([language, original, clauses]) => {
          const happens = clauses.join(', ')
          const titles = titlesOf(original, happens, language)
          const own = new Set(wordsOf(`${original} ${happens} ${forms[language]}`).map(stem))
          expect(titles.length).toBeLessThanOrEqual(maxBuiltTitles)
          for (const title of titles) {
            offered++
            expect(title.length).toBeLessThanOrEqual(maxTitleLength)
            expect(title).not.toMatch(/[[\]]|\s\s|undefined|(?:[.,:] ?){2}|[¿?].*\?$|^\p{Ll}/u)
            if (language === 'fr') expect(title).not.toMatch(/\S[:?!]/)
            else expect((title.match(/¿/g) ?? []).length).toBe((title.match(/\?/g) ?? []).length)
            expect(
              wordsOf(title).filter((word) => !own.has(stem(word))),
              `${original} | ${happens} | ${title}`,
            ).toEqual([])
          }
        },
      ),
      { numRuns: runsOf(200, 1500) },
    )
    expect(offered).toBeGreaterThan(runsOf(200, 1500))
  })
})

describe('what a creator types', () => {
  it.each<[string, string]>([
    ['se rompio la calefaccion', 'se rompió la calefacción'],
    ['gaste 250 pesos en japon', 'gasté 250 pesos en Japón'],
    ['me perdi y no comi', 'me perdí y no comí'],
    ['tablas dinamicas en excel', 'tablas dinámicas en Excel'],
    // If a word has two spellings, the creator's stays.
    ['el publico de mi pueblo', 'el publico de mi pueblo'],
    ['no se cuanto gano', 'no se cuanto gano'],
    ['se lo dejo a mi madre', 'se lo dejo a mi madre'],
    ['la reunion de granada y chile', 'la reunion de granada y chile'],
    ['1 min o 1,5 min', '1 minuto o 1,5 minutos'],
    ['2 h 40 min', '2 h 40 min'],
    ['comida china con una navaja suiza', 'comida china con una navaja suiza'],
  ])('in Spanish, "%s" is written "%s"', (typed, written) => {
    expect(mendSpanish(typed)).toBe(written)
  })

  it.each<[string, string]>([
    ["j'ai teste 3 velos apres noel", "j'ai testé 3 vélos après noel"],
    ['que se passe t il au japon', 'que se passe-t-il au Japon'],
    ['faut il partir?', 'faut-il partir ?'],
    ['super!!! vraiment?!', 'super !!! vraiment ?!'],
    ['voir https://exemple.fr/?a=1', 'voir https://exemple.fr/?a=1'],
    ['1 min ou 1,5 min', '1 minute ou 1,5 minutes'],
    ['2h40 min', '2h40 min'],
    ['élever des rennes', 'élever des rennes'],
    ['je rate le meme gateau', 'je rate le meme gâteau'],
  ])('in French, "%s" is written "%s"', (typed, written) => {
    expect(mendFrench(typed)).toBe(written)
  })

  it('gets its accent if it is a question', () => {
    expect(accentQuestion('cuanto cuesta')).toBe('cuánto cuesta')
    expect(accentQuestion('que pasa si no duermo')).toBe('qué pasa si no duermo')
  })
})

describe('the question to the creator', () => {
  it.each<[Language, string, string, string]>([
    // A kitchen is not a recipe, a computer is not tidied up, and something that is learned has no price.
    ['es', 'reforma de la cocina', 'cost', 'Reforma de la cocina por [precio]'],
    ['es', 'mi ordenador', 'moment', 'Mi ordenador: [lo que nadie espera]'],
    ['es', 'iPhone o Android?', 'answer', '¿iPhone o Android? [Tu respuesta en una frase]'],
    ['fr', 'iPhone ou Android ?', 'answer', 'iPhone ou Android ? [Votre réponse en une phrase]'],
    ['es', 'Aprendí japonés', 'result', 'Aprendí japonés y [cómo acabó]'],
    ['es', 'aprende Excel', 'audience', 'Aprende Excel para [nivel u objetivo]'],
    ['es', 'receta de lentejas', 'without', 'Lentejas sin [ingrediente o utensilio]'],
    ['es', 'como ahorrar viviendo en pareja', 'amount', 'Cómo ahorré [cantidad] en [tiempo] viviendo en pareja'],
    ['es', 'restaurando una radio antigua', 'cost', 'Restauré una radio antigua por [precio]'],
    ['es', 'mi rutina de noche', 'moment', 'Mi rutina de noche: [lo que nadie espera]'],
    ['es', 'reto 50 flexiones al dia', 'result', '50 flexiones al día durante [tiempo]: [el resultado]'],
    ['es', '¿Merece la pena un dron?', 'method', '¿Merece la pena un dron? Mi veredicto después de [tiempo o prueba]'],
    ['es', 'vlog viaje a peru', 'cost', 'Mi viaje a Perú en [tiempo] por [precio]'],
    ['es', 'por qué los perros ladran', 'answer', 'Por qué los perros ladran: [la verdadera razón]'],
    ['es', 'por que vendi mi casa', 'surprise', 'Por qué vendí mi casa: [lo que salió mal]'],
    ['fr', 'recette de pain', 'without', 'Pain sans [ingrédient ou ustensile]'],
    [
      'fr',
      'comment économiser en étant étudiant',
      'amount',
      "Comment j'ai économisé [montant] en [durée] en étant étudiant",
    ],
    ['fr', "J'ai traversé la forêt", 'moment', "J'ai traversé la forêt et [ce qui s’est passé]"],
    ['fr', 'piano ou guitare', 'difference', 'Piano ou guitare : [la différence la plus frappante]'],
    ['fr', 'FAQ 5000 abonnés', 'news', 'FAQ 5000 abonnés : je réponds à [la question qui revient le plus]'],
    ['fr', 'tuto couture jupe', 'audience', 'Couture jupe pour [niveau ou objectif]'],
    ['fr', 'vivre avec 600 euros par mois', 'result', 'Vivre avec 600 euros par mois : [le résultat] en [durée]'],
    ['es', 'novedades del canal', 'news', 'Novedades del canal: [la noticia en pocas palabras]'],
    ['es', 'drones: lo básico', 'audience', 'Drones: lo básico para [nivel u objetivo]'],
    ['es', 'introducción al ajedrez', 'audience', 'Introducción al ajedrez para [nivel u objetivo]'],
    [
      'es',
      'plantas de interior que aguantan',
      'count',
      '[número] plantas de interior que aguantan y que [qué consiguen o qué provocan]',
    ],
    ['fr', 'introduction aux échecs', 'audience', 'Introduction aux échecs pour [niveau ou objectif]'],
    ['fr', 'plantes qui résistent', 'count', '[nombre] plantes qui résistent et qui [leur effet]'],
    ['fr', 'repas de la semaine à petit budget', 'cost', 'Repas de la semaine pour [prix]'],
    ['fr', 'dîners pas chers', 'cost', 'Dîners pour [prix]'],
    ['fr', 'modèles de tricot', 'moment', 'Modèles de tricot : [le moment inattendu]'],
  ])('%s: for "%s" is about %s: "%s"', (language, original, kind, frame) => {
    expect(askQuestion(original, language)).toEqual({ kind, frame })
  })
})
