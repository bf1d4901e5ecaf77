/** What the fields hold until something else is typed: two titles of one video. */
export const example = {
  title: 'I Tried Cooking Like a Restaurant for a Week',
  other: 'My cooking week vlog',
}
