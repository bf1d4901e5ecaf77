/** The navigation state of a link that leads here to add a title. */
export const addsTitle = 'adds a title'
