import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askQuestion } from '#functions/services/adviser/ask-question.ts'
import { buildTitles, maxBuiltTitles } from '#functions/services/adviser/build-titles.ts'
import { listSteps } from '#functions/services/adviser/list-steps.ts'
import { questionKinds } from '#shared/advice/question.ts'
import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { chanceOfBetterWording } from '#shared/prediction/wording/compare.ts'
import { runsOf } from '#test/support/long.ts'
import { questions as en } from '#web/features/workbench/ideas/messages/en.ts'
import { questions as es } from '#web/features/workbench/ideas/messages/es.ts'
import { questions as fr } from '#web/features/workbench/ideas/messages/fr.ts'

/** Titles and lines as creators type them, made of parts. Half of the pairs fit each other only by chance. */
const [things, places, numbers] = [
  ['canoe', 'kitchen table', 'old bike', 'folding bike', 'wool coat', 'garden shed', 'rye bread', 'Pixel 9', 'raft'],
  ['Bolivia', 'oslo', 'my garage', 'the rain', 'a tiny kitchen', 'Peru'],
  fc.integer({ min: 2, max: 900 }),
]
const [thing, place] = [fc.constantFrom(...things), fc.constantFrom(...places)]
const say = (pattern: string): fc.Arbitrary<string> =>
  fc
    .tuple(thing, place, numbers, numbers)
    .map(([one, where, some, more]) =>
      pattern.replace('THING', one).replace('PLACE', where).replace('MORE', `${more}`).replaceAll('N', `${some}`),
    )
const oneOf = (patterns: readonly string[]) => fc.constantFrom(...patterns).chain(say)
const anyOriginal = oneOf([
  ...[
    'building a THING in PLACE',
    'how to fix a THING',
    'my THING review',
    'my THING',
    'THING tutorial',
    'THING update',
  ],
  ...[
    'Workshop update - THING',
    'PLACE travel vlog day N',
    'why I sold my THING',
    'is a THING worth it?',
    'THING vs bicycle',
  ],
  ...[
    'N days of living in PLACE',
    'my top N favorite tools of the year',
    'the history of the THING',
    'THING explained',
  ],
  ...[
    'we finally fixed the THING',
    'made a THING from pallets',
    'THING q&a',
    'N pushups a day',
    'THING haul',
    'THING makeover',
  ],
  ...['Solo trip to PLACE, what it cost me', 'restoring my THING part N', 'THING Makeover!!!', 'meal prep vlog #N'],
  ...[
    'paying off my THING early was it a mistake',
    "first week with my THING (we're so tired)",
    'N THING mistakes',
    'I built a THING in PLACE',
    'I sold my THING',
    'I quit sugar for N days!!',
  ],
])
const anyClause = oneOf([
  ...[
    'took me N days',
    'N weeks',
    '$N',
    'cost $N total',
    'N hours a day',
    'under $N',
    'N exercises',
    'N sandwiches for $MORE',
  ],
  ...['pump died', 'electrician quoted $N', 'rope snapped, knots are perfect', 'THING sank at noon so we swam home'],
  ...[
    'fixed it with a $N part',
    'almost quit',
    'I used N planks',
    "won, still haven't been paid",
    'gained N kg, run faster',
  ],
  ...[
    'no oven',
    'one bowl',
    'in one pan',
    'without a mixer',
    'only hand tools',
    'for beginners',
    'for stiff backs',
    'in PLACE',
  ],
  ...[
    'bought for $N at a yard sale',
    'blind test with a baker',
    'ranking',
    'honest vlog',
    'what I do now',
    'pros and cons',
  ],
  ...[
    'began in a boathouse',
    'all survive low light',
    'after N tries with a bad map',
    'blown fuse, 2 dollar part',
    '-N C',
    '???',
  ],
  ...[
    'he can swim, i cant',
    'ranked N online',
    'stopped on day N',
    'returns N percent',
    'animated explainer',
    'warm the blade first',
  ],
  ...[
    'sold spare bike',
    'max went N to MORE tho',
    'my 9 year old nephew beat me',
    'paint peeled twice',
    'mostly wheat',
    'the old man next door told me that all of this would never work at all',
    'for everybody who never had the time',
  ],
])
const anyLine = fc.array(anyClause, { minLength: 1, maxLength: 3 }).map((clauses) => clauses.join('; '))

const textsOf = (original: string, happens: string, locale: Locale = 'en') =>
  buildTitles(original, happens, locale).map(({ text }) => text)

describe('titles from a title and what happens', () => {
  it.each<[string, string, string]>([
    [
      'fixing my garage door',
      'Electrician quoted $300, fixed it with a $6 spring',
      'The Electrician Quoted $300. I Fixed It With a $6 Spring',
    ],
    ['camping in the rain', 'tent leaked at 2am', 'I Camped in the Rain. The Tent Leaked at 2am'],
    ['Repainting my car at home', 'cost me $180 total', 'I Repainted My Car at Home for $180'],
    ['Building a canoe', '3 weekends', 'I Built a Canoe in 3 Weekends'],
    ['The history of the zipper', 'invented in 1893', 'The History of the Zipper (Invented in 1893)'],
    ['M&M cookie recipe', '1 min in the oven', 'M&M Cookie: 1 Minute in the Oven'],
    ['My hair routine', 'my 4c hair grew 6 inches in 3 months', 'My 4c Hair Grew 6 Inches in 3 Months'],
    ['Learn Spanish - how to roll your R', 'in 5 min', 'How to Roll Your R in 5 Minutes'],
    ['we finally crossed the lake', 'after 9 tries', 'It Took Us 9 Tries to Cross the Lake'],
    ['how to bake rye bread', 'soft rye bread in one pot', 'How to Bake Soft Rye Bread in One Pot'],
    ['10 houseplants', 'all survive low light', '10 Houseplants That Survive Low Light'],
    ['the great fire of london', 'began in a boathouse', 'The Great Fire of London Began in a Boathouse'],
    ['Solo trip to Bolivia', '12 days, 530 euros', 'I Spent 12 Days in Bolivia for 530 Euros'],
    // Who did what: the thing, another person, or the creator, whose notes leave out subjects and apostrophes.
    ['is a folding bike worth it??', 'the chain broke', 'Is a Folding Bike Worth It? The Chain Broke'],
    ['3 knots every sailor ties', 'number 2 saved my boat', '3 Knots Every Sailor Ties. Number 2 Saved My Boat'],
    ['Unboxing a $9 kettle', 'exploded after one cup', 'I Unboxed a $9 Kettle. It Exploded After One Cup'],
    [
      'teaching my son to juggle',
      'dropped his first ball 90 times',
      'I Taught My Son to Juggle. He Dropped His First Ball 90 Times',
    ],
    ['why I sold my piano', 'bought a drum kit', "I Sold My Piano and Bought a Drum Kit. Here's Why"],
    ['20 days of cooking thai', 'wok caught fire tho', 'I Cooked Thai for 20 Days. The Wok Caught Fire'],
    ['reading every letter from my uncle', '40 letters', 'I Read All 40 Letters From My Uncle'],
    ['made a raft from bottles', 'it didnt sink', "I Made a Raft From Bottles. It Didn't Sink"],
    ['how I paid off my van', 'took me 8 months working nights', 'I Paid Off My Van in 8 Months'],
    ['kitchen tools that last', '5 tools I gave up, the red one broke', 'Kitchen Tools That Last: 5 Tools I Gave Up'],
    ['I made a raft', 'motor died, but paddles are great', 'I Made a Raft. The Motor Died, but Paddles Are Great'],
  ])('turn "%s" and "%s" into "%s"', (original, happens, title) => {
    expect(textsOf(original, happens)).toContain(title)
  })

  it('say nothing that the creator did not say', () => {
    // Only the creator knows the subject of a clause in note form.
    expect(textsOf('the great fire of london', 'burned 13,000 houses').join()).not.toMatch(/\bI\b/)
    expect(textsOf('making sushi at home', 'rice was mush, still tasted good').join()).not.toContain('I Still Tasted')
    expect(textsOf('Reading 52 books in a year', 'I finished 47').join()).not.toMatch(/I Read 52/)
    // What the creator did is not said of the thing, nor what the thing did of the creator.
    expect(textsOf('the truth about renting', 'lost $4k in one winter').join()).not.toContain('Renting Lost')
    expect(textsOf('pottery for kids', 'started at age 3').join()).not.toMatch(/\bI\b/)
    // A swap lasts: it is not something done within a time.
    expect(textsOf('replacing my car with a cargo bike', '3 weeks').join()).not.toContain('in 3 Weeks')
    expect(textsOf('our kitchen renovation', 'we did everything but the plumbing').join()).not.toMatch(
      /Everything(?! but)/,
    )
  })

  it('do not say whose something is unless the creator does', () => {
    for (const original of ['yoga for back pain', 'does creatine work?', 'building a canoe', 'I slept on the floor'])
      for (const event of [
        ...['back pain went away in 2 weeks', 'knee swelled up', 'boss found out', 'husband cried', 'dog ate it'],
        ...['income dropped 20 percent', 'screen time went from 6 to 2 hours', 'back wheel fell off'],
      ])
        expect(textsOf(original, event).join(), `${original} | ${event}`).not.toMatch(/\b(?:My|Our)\b/)
    expect(textsOf('yoga for back pain', 'back pain gone after week 2')).toEqual(['Back Pain Gone After Week 2'])
    expect(textsOf('7 best budget laptops', 'ranking')).toEqual(['I Ranked the 7 Best Budget Laptops'])
    expect(textsOf('first computer', 'cost $5000').join()).not.toMatch(/\bMy\b/)
    expect(textsOf('my top 5 tools', 'ranking')).toEqual(['I Ranked My Top 5 Tools'])
    expect(textsOf('a week with our baby', 'baby woke at 3am').join()).toContain('Our Baby Woke')
    expect(textsOf('I taught my son to juggle', 'son dropped the ball').join()).toContain('My Son Dropped')
    expect(textsOf('yoga for stiff people', 'my back pain went away').join()).toContain('My Back Pain Went Away')
  })

  it('can be understood without the original', () => {
    // A title that answers the original names what it asks about.
    for (const title of textsOf('is tap water safe?', 'I read the reports and sent in 4 samples'))
      expect(title).toMatch(/Water/)
    expect(textsOf('why did the guilds vanish', 'I blame it all on taxes. I go through 6 charters').join()).not.toMatch(
      /(?<!Vanish.*)Blame It All/,
    )
    // Parts of lists, and of clauses that belong to another, are not sentences.
    expect(
      textsOf('Q&A', 'answering 12 questions about living on a boat, mostly rent, storms and what happened to my job'),
    ).not.toContain('Storms and What Happened to My Job')
    expect(
      textsOf('how I saved for a boat', 'I show my numbers and the week I cracked and ordered takeout').join(),
    ).not.toContain('The Week I Cracked')
    // Only the line says what "the first 2" and "the oak one" are, and only the original says who "her" is.
    expect(textsOf('rye bread', 'I bake it 4 times, the first 2 turn to stone').join()).not.toContain('The First 2')
    expect(textsOf('tables that last', '5 tables I built, the oak one split badly').join()).not.toContain('One Split')
    expect(textsOf('chess tower run', '90 tries, I finally beat her in the end').join()).not.toContain('Beat Her')
    expect(textsOf('I proposed to my girlfriend', 'she said no').join()).toContain('She Said No')
    // A number needs its noun if the original counts in another way.
    expect(textsOf('doing 50 pull-ups a day', 'got to 12 by the end').join()).not.toContain('Got to 12')
    expect(textsOf('I grew beans in a tub', 'got 3.1 kg in total')).not.toContain('I Got 3.1 kg in Total')
    // The creator is not described as somebody else.
    expect(textsOf('I switched to cargo bikes', 'Car owner tries hauling').join()).not.toContain('A Car Owner Tries')
  })

  it('do not say of the topic what is only one of several mistakes', () => {
    expect(
      textsOf('how to make perfect carbonara', '3 mistakes: cream, hot pan, cheese from a bag').join(),
    ).not.toMatch(/cream|cheese|pan/i)
    expect(textsOf('learn python', 'no install. 4 mistakes I made: tabs, no virtual env').join()).not.toMatch(
      /virtual/i,
    )
    expect(textsOf('tomatoes on a balcony', 'problems: aphids, rotten roots in May')).toEqual([])
    // A mistake that the creator wrote as a whole sentence can still make a title.
    expect(textsOf('building a canoe', '2 mistakes: wet wood, I glued it in the rain').join()).toContain('I Glued It')
    // After a colon that does not announce mistakes, the items are facts.
    expect(textsOf('building a canoe', 'after 30 days: $412, 61 km on the river').join()).toContain('for $412')
  })

  it.each<[string, string, string, RegExp]>([
    // "It" must not come to mean what a sentence in between is about.
    ['roman concrete', 'why it lasts 2000 years. modern brick cracks after 50', '', /Brick.*Why It/],
    ['growing beans', 'got 9 kg. Do not prune the side shoots', 'Growing Beans', /A Do Not/],
    ['learn python in 1 hour', '4 mistakes I made, for complete beginners', 'Learn Python', /Made for Complete/],
    ['drawing hands', '5 exercises, everyone draws fingers first', 'Drawing Hands', /^5 Exercises: Everyone/],
    ['learn python', '4 mistakes I made, no install, I show my code', 'Learn Python', /Made With No/],
    ['camping alone', 'two nights in February, -11, stove failed, ate cold beans', 'Camping Alone', /: -11/],
    ['coffee vs tea', 'he gained 4 kg, I gained 1', '', /: I Gained 1$/],
    ['van tour', 'built in 5 weeks', '', /^Van \(/],
    [
      'camping alone',
      'two nights in february, the stove failed',
      'Camping Alone',
      /^I Spent Two Nights in February\b(?!.*Camp)/,
    ],
    // A label after a question is not part of it.
    ['is the old tram still fun in 2024? review', 'rode it for 90 minutes', 'Is the Old Tram Still Fun', /Review/],
    // A number stands alone only after the title has named what is counted.
    ['cat naps??', 'tried 6 beds in 3 weeks, five did nothing', '', /(?<!6 Beds.*)Five Did Nothing|Naps\?/],
    // "It" means the video.
    ['why do magnets stick', 'two demos, made it for my 5th graders', '', /Made It/],
    // A note that continues with a verb does not name a thing.
    ['violin practice vlog 3', 'neck pain after week 2 so had to change my chin rest', '', /So Had to/],
    ['first kayak done finally', 'the paint peeled off after 3 days', 'My First Kayak: The Paint Peeled Off', /Done/],
    ['toddler beds', 'we built one with our 3 yr old', '', /3 Years? Old/],
  ])('from "%s" and "%s" have no broken phrase', (original, happens, start, broken) => {
    const titles = textsOf(original, happens)
    if (start) expect(titles.some((title) => title.startsWith(start))).toBe(true)
    expect(titles.filter((title) => broken.test(title))).toEqual([])
  })

  it('leave off the end of an original that promises what they tell', () => {
    expect(textsOf('I grew beans in a tub and here is how it went', 'took 14 weeks')).toEqual([
      'I Grew Beans in a Tub in 14 Weeks',
    ])
  })

  it('pass our own advice, and use only words and numbers of the original, the line and the forms', () => {
    const ofForms = new Set(
      'i we it me us my our a an the in on at from for to of and but so that with how heres why explained ranked all took tries spent used tried did bought prepped thrifted cooked blind tested renovated restored made over built sell do'.split(
        ' ',
      ),
    )
    const wordsOf = (text: string) =>
      text
        .toLowerCase()
        .replaceAll("'", '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    // Verbs change their form, and abbreviations are spelled out.
    const stem = (word: string) => (/\d/.test(word) ? word : word.slice(0, 2))
    const keyOf = (text: string) => wordsOf(text).join(' ')
    const runs = runsOf(25, 1500)
    let offered = 0
    fc.assert(
      fc.property(anyOriginal, anyLine, (original, happens) => {
        const own = new Set(wordsOf(`${original} ${happens}`).map(stem))
        const titles = buildTitles(original, happens, 'en')
        expect(titles.length).toBeLessThanOrEqual(maxBuiltTitles)
        expect(new Set(titles.map(({ text }) => keyOf(text))).size).toBe(titles.length)
        for (const { text, chance } of titles) {
          offered++
          expect(text.length).toBeLessThanOrEqual(maxTitleLength)
          expect(text).not.toMatch(/[[\]]|\s\s|[.:,] ?[.:,]|undefined/)
          expect(keyOf(text)).not.toBe(keyOf(original))
          expect(chance).toBe(chanceOfBetterWording(text, original, 'en'))
          expect(chance).toBeGreaterThanOrEqual(0.5)
          const added = wordsOf(text).filter((word) => !ofForms.has(word) && !own.has(stem(word)))
          expect(added, `${original} | ${happens} | ${text}`).toEqual([])
          for (const step of listNextSteps(text, 'en')) {
            expect(['edit', 'structure', 'rephrase keep'], text).toContain(
              step.kind === 'rephrase' ? `rephrase ${step.advice}` : step.kind,
            )
            if (step.kind === 'edit')
              expect([step.edit === 'headline_case', step.evidence], text).toEqual([false, undefined])
          }
        }
      }),
      { numRuns: runs },
    )
    expect(offered).toBeGreaterThan(runs / 2)
  })

  it('are none for a line that says nothing, and any text is accepted', () => {
    expect(textsOf('camping in the rain', '')).toEqual([])
    expect(textsOf('camping in the rain', '???')).toEqual([])
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom<Locale>('en', 'es', 'fr'), (original, happens, locale) => {
        expect(buildTitles(original, happens, locale).length).toBeLessThanOrEqual(maxBuiltTitles)
        askQuestion(original, locale)
      }),
      { numRuns: runsOf(30, 300) },
    )
  })

  it('are the first next step', () => {
    expect(listSteps('Building a canoe', '3 weekends', 'en')[0]).toMatchObject({
      kind: 'title',
      title: 'I Built a Canoe in 3 Weekends',
    })
    expect(listSteps('Building a canoe', '', 'en').map(({ kind }) => kind)).not.toContain('title')
  })

  it('take the place of the third of the other next steps', () => {
    const original = 'Building a canoe | Unboxing [LIVE] #shorts'
    expect(listSteps(original, '', 'en')).toHaveLength(3)
    expect(listSteps(original, '3 weekends', 'en').map(({ kind }) => kind)).toEqual(['title', 'edit', 'edit'])
  })
})

describe('the question to the creator', () => {
  it.each<[string, string, string]>([
    ['rye bread recipe', 'without', 'Rye Bread (No [what you leave out])'],
    ['how to sharpen a knife', 'step', 'How to Sharpen a Knife: [the step that most people miss]'],
    ['Building a canoe', 'cost', 'I Built a Canoe for [price]'],
    ['I built a tent, alone', 'cost', 'I Built a Tent, Alone, for [price]'],
    ['how I paid off my car', 'amount', 'I Paid Off [amount] in [time]'],
    ['I ate vegan for a month', 'result', 'I Ate Vegan for a Month. [How it ended]'],
    ['is tap water safe?', 'method', 'Is Tap Water Safe? I [how you found out]'],
    ['I don’t knead homemade bread anymore', 'result', "I Don't Knead Homemade Bread Anymore. [How it ended]"],
    ['Oboe vs clarinet', 'difference', 'Oboe vs Clarinet: [the difference that nobody expects]'],
    ['Harbor Q&A', 'news', 'Harbor: [the one thing to remember]'],
    ['Channel update', 'news', 'Channel Update: [the one thing to remember]'],
    ['Ukulele lesson', 'audience', 'Ukulele Lesson for [whom]'],
    ['Introduction to chess openings', 'audience', 'Introduction to Chess Openings for [whom]'],
    ['A guide to index funds', 'audience', 'A Guide to Index Funds for [whom]'],
    [
      'Everything you need to know about mortgages',
      'audience',
      'Everything You Need to Know About Mortgages, Explained for [whom]',
    ],
    // These titles teach or name something. The creator did not do it.
    ['Beekeeping for beginners', 'time', 'Beekeeping for Beginners in [time]'],
    ['Knitting patterns', 'moment', 'Knitting Patterns: [what nobody expects]'],
    ['Why my bread failed', 'answer', 'Why My Bread Failed: [the real reason]'],
    ['I tried the 5 am club', 'surprise', 'I Tried the 5 AM Club. [What surprised you]'],
  ])('for "%s" is about %s: "%s"', (original, kind, frame) => {
    expect(askQuestion(original, 'en')).toEqual({ kind, frame })
  })

  it('has a sentence in every language', () => {
    for (const kind of questionKinds) for (const texts of [en, es, fr]) expect(texts[kind]).toMatch(/\?$/)
  })
})
