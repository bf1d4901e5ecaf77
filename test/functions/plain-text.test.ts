import { expect, test } from 'vitest'
import {
  hasOnlyNumbersFrom,
  hasWebAddress,
  joinValues,
  maskWebAddresses,
  toProse,
} from '#functions/services/ai/plain-text.ts'

test.each([
  ['en', 'I built it in 30 days', 'It took thirty days', true],
  ['en', 'I built it in thirty days', 'It took 30 days', true],
  ['en', 'I built it in 30 days', 'It took seven weeks', false],
  ['en', 'I built it', 'Two in three viewers stay', false],
  ['en', 'I built it', 'A million views', false],
  ['en', '1,000 houses', 'A thousand houses', true],
  ['en', 'I built it', 'Name one subject, at once, and seize attention first', true],
  ['en', 'I built it', 'Siete trucos', false],
  ['es', 'Lo hice en 30 días', 'Tardé treinta días', true],
  ['es', 'Lo hice', 'Dieciséis trucos', false],
  ['es', 'Lo hice', 'Once trucos', false],
  ['es', 'Lo hice', 'Millones de visualizaciones', false],
  ['es', 'Lo hice', 'Ten en cuenta el título de una vez', true],
  ['fr', 'En 30 jours', 'Trente jours', true],
  ['fr', 'Je l’ai fait', 'Seize idées', false],
  ['fr', 'Je l’ai fait', 'Des milliers de vues', false],
  ['fr', 'Je l’ai fait', 'Un sujet, une idée', true],
  // Numbers of several words.
  ['en', 'I built it in 25 days', 'It took twenty-five days', true],
  ['en', 'I built it in twenty-five days', 'It took 25 days', true],
  ['en', 'I built it in 20 days', 'It took twenty-five days', false],
  ['en', '31 days, 2,500 miles', 'Thirty-one days, two thousand five hundred miles', true],
  ['en', '3 cats and 2 dogs', 'Two dogs and three cats', true],
  ['es', 'En 35 días', 'Treinta y cinco días', true],
  ['es', 'En 30 días', 'Treinta y cinco días', false],
  ['es', '250 euros', 'Doscientos cincuenta euros', true],
  ['fr', 'En 97 jours', 'Quatre-vingt-dix-sept jours', true],
  ['fr', 'En 71 jours', 'Soixante et onze jours', true],
  ['fr', 'En 80 jours', 'Soixante jours', false],
  // Words that are not numbers here.
  ['fr', 'Je l’ai fait', 'Un angle neuf dans ce titre, très clair, au four', true],
  ['fr', 'Je l’ai fait', 'Neuf idées', false],
  ['fr', '19 jours', 'Dix-neuf jours', true],
  ['fr', 'Lisible à 75 %', 'Lisible à 75 pour cent', true],
  ['es', 'Legible al 75 %', 'Legible al 75 por ciento', true],
  ['en', 'I built it', 'List the dos and don’ts of quince jam', true],
  ['en', 'I built it', 'Two houses', false],
] as const)('%s: given the source %j, all numbers in %j are known: %s', (locale, source, text, isKnown) => {
  expect(hasOnlyNumbersFrom(source, locale)(text)).toBe(isKnown)
})

test('the numbers of facts are those of their strings and numbers, also at the start of a line', () => {
  const facts = { title: { happens: 'I test knives\nthree break', steps: ['7 days', null] }, colors: [12, 500] }
  const isKnown = hasOnlyNumbersFrom(joinValues(facts), 'en')
  expect(isKnown('Three knives', '7 days', '500 and 12')).toBe(true)
  expect(['Four knives', '12500'].filter((text) => isKnown(text))).toEqual([])
})

test.each([
  ['en', 'Split it into two shorter lines', true],
  ['es', 'Divídelo en dos más cortas', true],
  ['fr', 'Coupez-le en deux parties', true],
  ['en', 'Two in three viewers leave', false],
  ['en', 'Two million people look for it', false],
  ['en', 'Use 2 lines', false],
] as const)('%s: %j is allowed as advice: %s', (locale, text, isKnown) => {
  expect(hasOnlyNumbersFrom('I built it', locale, 'advice')(text)).toBe(isKnown)
})

test.each([
  ['Go to evil.example now', 'Go to … now'],
  ['FREE at bit.ly/x?y=1!', 'FREE at …'],
  ['(sub.domain.co.uk)', '(…)'],
  ['президент.рф', '…'],
])('%j contains a web address, and is sent as %j', (text, masked) => {
  expect([hasWebAddress(text), maskWebAddresses(text)]).toEqual([true, masked])
})

test.each([
  'It grew 1.5x in 3.2 days.',
  'Node.js in 100 seconds',
  'Wait... what?',
  'No. 1, e.g. this',
  'U.S. vs. U.K.',
])('%j contains no web address', (text) => {
  expect([hasWebAddress(text), maskWebAddresses(text)]).toEqual([false, text])
})

test.each([
  ['Short enough. Yes!', 18, 'Short enough. Yes!'],
  ['It costs 3.5 times more. “Why?” nobody asks', 40, 'It costs 3.5 times more. “Why?”'],
  ['One sentence. Another ends here. No', 32, 'One sentence. Another ends here.'],
  ['The bread takes forty minutes', 20, 'The bread takes…'],
  ['Pfannkuchen', 5, 'Pfan…'],
])('%j as prose of at most %i characters is %j', (text, maxLength, prose) => {
  expect(toProse(text, maxLength)).toBe(prose)
})
