import sharp from 'sharp'

/** Letters as pen strokes on a grid of 4 by 6, so that tests do not depend on installed fonts. */
const strokes: Readonly<Record<string, string>> = {
  $: 'M3.8 1Q3.2 .4 2 .4Q.2 .4 .2 1.6Q.2 2.8 2 3Q4 3.2 4 4.4Q4 5.6 2 5.6Q.6 5.6 0 5M2-.8V6.8',
  4: 'M3 6V0L0 4H4',
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.5Q4 3 2.6 3H0M2.6 3Q3.7 3 3.7 1.5Q3.7 0 2.6 0H0',
  C: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q3.4 6 4 5',
  D: 'M0 0V6H2Q4 6 4 3Q4 0 2 0H0',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.6L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  P: 'M0 6V0H2.5Q4 0 4 1.6Q4 3.2 2.5 3.2H0',
  R: 'M0 6V0H2.5Q4 0 4 1.6Q4 3.2 2.5 3.2H0M2 3.2L4 6',
  S: 'M3.8 1Q3.2 0 2 0Q.2 0 .2 1.5Q.2 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q.6 6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
}

/** A line of capitals: its top left corner and the height of the letters in pixels. */
export interface TextLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly height: number
  readonly color?: string
}

export interface Drawing {
  readonly width?: number
  readonly height?: number
  readonly background?: string
  readonly lines?: readonly TextLine[]
  /** More SVG, drawn behind the letters. */
  readonly behind?: string
}

/** Draws a picture of 1280 x 720 pixels by default. Returns it as a sharp image. */
export function draw({ width = 1280, height = 720, background = '#204060', lines = [], behind = '' }: Drawing = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${background}"/>${behind}${lines.map(renderLine).join('')}</svg>`
  return sharp(Buffer.from(svg))
}

/** Returns the SVG of a face, for `behind`. `x` and `y` are its center; `height` is from chin to hair, in pixels. */
export const drawFace = (x: number, y: number, height: number): string =>
  `<g transform="translate(${x} ${y}) scale(${height / 125})" fill="none">
    <ellipse cy="-8" rx="46" ry="60" fill="#2b1a10"/>
    <radialGradient id="skin" cx=".4" cy=".4"><stop stop-color="#f0c8a0"/><stop offset="1" stop-color="#c08a60"/></radialGradient>
    <ellipse cy="5" rx="38" ry="52" fill="url(#skin)"/>
    <path d="M-26-14q10-7 18-1M8-15q10-6 18 1" stroke="#2b1a10" stroke-width="4"/>
    <ellipse cx="-16" cy="-5" rx="8" ry="4" fill="#fff"/><ellipse cx="16" cy="-5" rx="8" ry="4" fill="#fff"/>
    <circle cx="-16" cy="-5" r="4" fill="#201008"/><circle cx="16" cy="-5" r="4" fill="#201008"/>
    <path d="M-2-4L-6 17Q0 22 6 17" stroke="#a06a48" stroke-width="3"/>
    <path d="M-14 32Q0 42 14 32Q0 28-14 32Z" fill="#a33a3a"/>
  </g>`

function renderLine({ text, x, y, height, color = '#ffffff' }: TextLine): string {
  const unit = height / 6
  const letters = [...text].map((letter, at) =>
    letter === ' ' ? '' : `<path transform="translate(${at * 6})" d="${strokes[letter] ?? missing(letter)}"/>`,
  )
  const pen = `fill="none" stroke="${color}" stroke-width="1.1" stroke-linejoin="round"`
  return `<g transform="translate(${x} ${y}) scale(${unit})" ${pen}>${letters.join('')}</g>`
}

function missing(letter: string): never {
  throw new Error(`no strokes for the letter ${letter}`)
}

/** Draws a picture as a JPEG file. */
export const drawJpeg = (drawing?: Drawing): Promise<Buffer> => draw(drawing).jpeg({ quality: 90 }).toBuffer()

/** Draws a picture as a PNG file. */
export const drawPng = (drawing?: Drawing): Promise<Buffer> => draw(drawing).png().toBuffer()
