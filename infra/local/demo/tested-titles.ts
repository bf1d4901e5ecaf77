import type { Difference } from '#shared/experiments/kinds.ts'

/** A test of two titles that the demo creator ran, and its result. */
export interface TestedTitle {
  /** The title that the published one was tested against. */
  readonly other: string
  readonly difference: Difference
  /** Whether YouTube found a winner. If so, it was the published title. */
  readonly hasWinner: boolean
  readonly happens: string
  /** What the creator noted four weeks later. */
  readonly lesson: string
}

/**
 * Tests by published title, in publishing order. Every third or fourth title has one, so that on
 * any day some have an outcome.
 */
export const testedTitles: Readonly<Record<string, TestedTitle>> = {
  'Why Your Sourdough Is Flat (And the Fix That Took Me 3 Years)': {
    other: 'My Sourdough Was Flat for 3 Years',
    difference: 'length',
    hasWinner: true,
    happens: 'I proof one dough cold and one warm, bake both, and cut them open side by side.',
    lesson: 'Cutting the two loaves in the first ten seconds worked. Do it again.',
  },
  'No-Knead Bread: 12 Hours vs 3 Days': {
    other: 'Is No-Knead Bread Better After 3 Days?',
    difference: 'question',
    hasWinner: false,
    happens: 'I bake the same dough after 12 hours and after 3 days, and friends taste both blind.',
    lesson: 'Both titles did the same. Keep the shorter one.',
  },
  'The Only Pizza Dough Recipe You Need': {
    other: 'One Pizza Dough, 3 Ways to Bake It',
    difference: 'number',
    hasWinner: true,
    happens: 'One dough, baked in a pan, on a stone and on a steel.',
    lesson: 'Most comments ask about flour. Make that video.',
  },
  'I Tested 7 Ways to Cook Rice. One Was Perfect': {
    other: 'How to Cook Perfect Rice Every Time',
    difference: 'number',
    hasWinner: true,
    happens: 'I cook rice in seven ways and rank the pots.',
    lesson: 'Ranking on screen kept people until the end.',
  },
  'Cheap Steak, Expensive Taste: Does Dry Brining Work?': {
    other: 'Dry Brining Makes Cheap Steak Taste Expensive',
    difference: 'question',
    hasWinner: false,
    happens: 'I salt three cheap steaks for an hour, a night and two days, and taste them blind.',
    lesson: 'The close-up of the crust should be the thumbnail.',
  },
  '5 Dinners from One Chicken': {
    other: 'One Chicken Made Dinner All Week',
    difference: 'number',
    hasWinner: true,
    happens: 'I cook five dinners from one chicken, down to the stock.',
    lesson: 'Numbers work for meals. Show the price earlier.',
  },
  'The Bread Mistake Almost Everyone Makes': {
    other: 'Are You Making This Bread Mistake?',
    difference: 'question',
    hasWinner: true,
    happens: 'I show what an underproofed loaf looks like, and how to tell before you bake.',
    lesson: 'Name the mistake within the first minute.',
  },
  'Is Expensive Butter Worth It? A Blind Test': {
    other: 'Expensive Butter vs Cheap Butter, Tasted Blind',
    difference: 'question',
    hasWinner: false,
    happens: 'Four people taste six butters on warm bread without seeing the labels.',
    lesson: 'Blind tests carry themselves. Keep them under twelve minutes.',
  },
  'Crispy Potatoes Without a Deep Fryer': {
    other: 'How to Make Really Crispy Potatoes in a Plain Oven',
    difference: 'length',
    hasWinner: true,
    happens: 'I compare four ways to get potatoes crispy in an oven.',
    lesson: 'The sound of the crust is the hook.',
  },
  '$1 vs $30 Olive Oil: Can You Taste It?': {
    other: 'Which Olive Oil Would You Pick Blind?',
    difference: 'number',
    hasWinner: true,
    happens: 'I taste a cheap and an expensive olive oil plain, on bread and in a pan.',
    lesson: 'Prices in the title help. So does a price on the thumbnail.',
  },
  'The Easiest Focaccia You Will Ever Make': {
    other: 'Focaccia with 5 Minutes of Work',
    difference: 'number',
    hasWinner: false,
    happens: 'I make focaccia with one bowl and no kneading.',
    lesson: 'Short recipe, long tail: link it under every bread video.',
  },
  'I Ate Only Leftovers for 30 Days': {
    other: 'What a Month of Leftovers Taught Me',
    difference: 'number',
    hasWinner: true,
    happens: 'I eat nothing but leftovers for a month and write down every meal.',
    lesson: 'Diaries do well when there is a rule.',
  },
  'Why Restaurant Pasta Tastes Better Than Yours': {
    other: 'The Step Your Pasta Is Missing',
    difference: 'words',
    hasWinner: true,
    happens: 'A cook shows how much salt, starch and heat a restaurant uses.',
    lesson: 'A guest brought new viewers. Invite her again.',
  },
  'Tomato Sauce: 20 Minutes or 4 Hours?': {
    other: 'The Tomato Sauce That Is Worth 4 Hours',
    difference: 'question',
    hasWinner: false,
    happens: 'I cook the same tomatoes for 20 minutes and for 4 hours.',
    lesson: 'Show both pots in one frame.',
  },
  'How to Make Bread with 4 Ingredients and No Machine': {
    other: 'Homemade Bread Without a Machine',
    difference: 'number',
    hasWinner: true,
    happens: 'I make a loaf by hand from flour, water, salt and yeast.',
    lesson: 'Beginners asked for grams. Put them on screen.',
  },
  'The $3 Dinner That Beat the $30 One': {
    other: 'The Cheap Dinner That Beat the Expensive One',
    difference: 'number',
    hasWinner: true,
    happens: 'I cook a dinner for $3 and one for $30, and my neighbors choose.',
    lesson: 'Neighbors as judges: funnier than friends.',
  },
  '10 Cooking Rules You Can Ignore': {
    other: 'The Cooking Rules You Can Ignore',
    difference: 'number',
    hasWinner: false,
    happens: 'I try ten rules from old cookbooks and see which ones matter.',
    lesson: 'Ten were too many. Six next time.',
  },
  'I Baked the Same Loaf 10 Times to Test Every Myth': {
    other: 'Every Bread Myth, Tested',
    difference: 'length',
    hasWinner: true,
    happens: 'I bake one recipe ten times and change a single thing each time.',
    lesson: 'The wall of ten loaves is the best picture of the year.',
  },
  'How Much Does Homemade Bread Really Cost?': {
    other: 'What Homemade Bread Really Costs',
    difference: 'question',
    hasWinner: true,
    happens: 'I add up flour, power and time for a loaf and compare it with the shop.',
    lesson: 'The table at the end was saved a lot. Add one to other videos.',
  },
  'Sourdough in a Cold Kitchen: What Actually Works': {
    other: 'How I Bake Sourdough at 12 °C',
    difference: 'number',
    hasWinner: false,
    happens: 'I bake sourdough in an unheated kitchen and measure the dough every hour.',
    lesson: 'The thermometer made it believable.',
  },
  'Can You Taste the Difference? 9 Chocolates, Blind': {
    other: 'I Tasted 9 Chocolates Blind',
    difference: 'question',
    hasWinner: true,
    happens: 'I taste nine chocolates blind and guess their prices.',
    lesson: 'Let viewers guess before I do.',
  },
  'The Worst Kitchen Gadgets I Ever Bought': {
    other: '7 Kitchen Gadgets I Regret Buying',
    difference: 'number',
    hasWinner: true,
    happens: 'I try the seven worst gadgets from my drawer one last time.',
    lesson: 'Anger is fine if the alternative comes right after.',
  },
  'One Pot, Five Dinners, $20': {
    other: 'How I Cook Five Dinners in One Pot',
    difference: 'number',
    hasWinner: false,
    happens: 'I shop for $20 and cook five dinners in a single pot.',
    lesson: 'Film the receipt.',
  },
}
