import type { TitlePartsByCategory } from './bank.ts'

/** What English-speaking channels would call their videos; `{}` is one of the subjects. */
export const english: TitlePartsByCategory = {
  gaming: {
    titles: [
      'I Survived 100 Days in {}',
      '{} Is Harder Than Anyone Told Me',
      'Building the Biggest Base in {} (Gone Wrong)',
      'The {} Update Nobody Asked For',
      'We Broke {} in 24 Hours',
      'Every Secret in {}, Explained',
    ],
    subjects: ['Hollowmere', 'Star Ferry Tycoon', 'Ashen Kingdoms', 'Cubeland', 'Driftline 3', 'Mossgate Online'],
    channels: ['Pixel Orchard', 'Nightjar Plays', 'Two Button Club', 'Lag & Order'],
  },
  music: {
    titles: [
      'Juno Vale - {} (Official Video)',
      '{} - Live at the Harbour Sessions',
      'The Paper Foxes - {} [Official Audio]',
      'I Learned “{}” in One Week on a Broken Piano',
      '{} but It Slowly Becomes a Ballad',
      'Making {} from Kitchen Sounds',
    ],
    subjects: ['Glasshouse', 'Slow Thunder', 'Neon Orchard', 'Salt on the Window', 'Half a Moon', 'Northbound'],
    channels: ['Juno Vale', 'The Paper Foxes', 'Harbour Sessions', 'Marrow & Reed'],
  },
  technology: {
    titles: [
      'I Used {} for 30 Days. Here Is the Truth',
      '{} vs My Ten-Year-Old Laptop',
      'Why Everyone Is Returning {}',
      'Repairing {} with a $12 Kit',
      '{}: 7 Things I Wish I Knew First',
      'The Quiet Genius of {}',
    ],
    subjects: [
      'the Foldbook',
      'a See-Through Phone',
      'the Orbit Watch',
      'Smart Glasses',
      'a Home Robot',
      'the Ember E-Bike',
    ],
    channels: ['Bench Notes', 'Second Screw', 'Volt & Valley', 'Honest Cables'],
  },
  education: {
    titles: [
      'What Really Happens Inside {}',
      'How {} Changed the World',
      '{}, Explained in 9 Minutes',
      'The Mathematician Who Got Lost in {}',
      'Why Nobody Can Predict {}',
      '{}: The Story They Leave Out',
    ],
    subjects: [
      'a Lightning Bolt',
      'the Deep Ocean',
      'an Ancient Library',
      'Prime Numbers',
      'Black Ice',
      'the Human Ear',
    ],
    channels: ['Kettle & Quark', 'The Long Footnote', 'Small Proofs', 'Field Guide to Everything'],
  },
  entertainment: {
    titles: [
      'I Spent 24 Hours in {}',
      'Strangers Guess Who Owns {}',
      'Last to Leave {} Wins $10,000',
      'We Opened {} for One Day Only',
      'My Family Rates {} (Brutal)',
      'Can You Really Live in {}?',
    ],
    subjects: [
      'a Glass House',
      'the Smallest Hotel',
      'a Haunted Ferry',
      'an Empty Mall',
      'a Vending Machine',
      'a Treehouse',
    ],
    channels: ['The Odd Hour', 'Maple Street Five', 'Whole Lotta Nonsense', 'Bram & Otis'],
  },
  sports: {
    titles: [
      '{}: Extended Highlights',
      'The Goal That Decided {}',
      'I Trained Like {} for a Month',
      '{}, but the Ball Never Stops',
      'Inside {}: What the Cameras Missed',
      'Every Point of {} in 12 Minutes',
    ],
    subjects: [
      'the Northern Cup Final',
      'a Rookie Keeper',
      'the Lakeside Open',
      'the 400 m Champion',
      'the Derby',
      'the Ridge Trail Race',
    ],
    channels: ['Touchline Daily', 'Half-Time Oranges', 'The Ninth Lane', 'Summit Sport'],
  },
  fashion: {
    titles: [
      'I Made {} from Thrift-Store Finds',
      '5 Ways to Wear {} This Winter',
      '{}: Worth the Price?',
      'Dressing Like It Is 1974 with {}',
      'My Honest Fashion Haul: {}',
      'The Comeback of {}',
    ],
    subjects: ['a Wool Coat', 'Wide Jeans', 'a Silk Scarf', 'Red Boots', 'a Linen Suit', 'Silver Jewellery'],
    channels: ['Second Hem', 'Ada in Corduroy', 'The Mending Hour', 'Plain Stitch'],
  },
  cooking: {
    titles: [
      'The Only {} Recipe You Need',
      '{} in 15 Minutes (No Oven)',
      'I Cooked {} Every Day for a Week',
      'Why Your {} Never Works',
      '$5 {} vs $50 {}',
      'My Grandmother’s Secret for {}',
    ],
    subjects: ['Focaccia', 'Ramen', 'Chocolate Cake', 'Fried Rice', 'Roast Chicken', 'Dumplings'],
    channels: ['Salt Before Noon', 'One Pan Nation', 'Crumb Theory', 'Sunday Stockpot'],
  },
}
