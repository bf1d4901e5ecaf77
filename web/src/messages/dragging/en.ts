import type { Sentences } from '../sentence.ts'

export const dragging = {
  how: 'Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to drop it, and Escape to cancel.',
  pickedUp: 'Picked up {item}.',
  over: '{item} is over {place}.',
  overNothing: '{item} can’t be dropped here.',
  dropped: 'Dropped {item} on {place}.',
  putBack: '{item} is back where it was.',
} as const satisfies Sentences
