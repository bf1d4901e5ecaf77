/** The navigation state of links that open the comparison to add a title. */
export const addsTitle = 'adds a title'
