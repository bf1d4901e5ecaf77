import { expect, test } from 'vitest'
import { hasOnlyNumbersFrom, hasWebAddress, maskWebAddresses } from '#functions/services/ai/plain-text.ts'

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
] as const)('%s: of %j, numbers in %j are known: %s', (locale, source, text, isKnown) => {
  expect(hasOnlyNumbersFrom(source, locale)(text)).toBe(isKnown)
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
