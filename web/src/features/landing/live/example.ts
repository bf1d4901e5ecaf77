/** The example titles in the fields: two titles of one video. */
export const example = {
  title: 'What Happened When I Cooked on $1 a Day for a Week',
  other: 'Cheap Cooking: Week 3 Update',
}
