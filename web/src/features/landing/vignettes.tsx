import type { ReactNode } from 'react'

/** A small drawing of a feature. Decorative: the text beside it describes the feature. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="20 14 360 148" className="h-24 w-56 rounded-lg bg-canvas max-sm:hidden">
    {children}
  </svg>
)

/** A thumbnail at full and list size, with its text and face detected. */
export const ReadThumbnail = () => (
  <Drawing>
    <Thumbnail />
    <g transform="translate(276 62) scale(.36)">
      <Thumbnail />
    </g>
  </Drawing>
)

const drawnWords = ['$1', 'A DAY']

const Thumbnail = () => (
  <>
    <rect x="40" y="26" width="220" height="124" rx="8" className="fill-accent" />
    <g className="fill-on-accent">
      <circle cx="216" cy="80" r="24" />
      <path d="M176 150a40 36 0 0 1 80 0z" />
      {drawnWords.map((word, index) => (
        <text key={word} x="56" y={80 + index * 32} className="text-xl font-semibold">
          {word}
        </text>
      ))}
    </g>
    <g fill="none" strokeWidth="2" strokeDasharray="5 4" className="stroke-on-accent">
      <rect x="48" y="52" width="120" height="70" rx="4" />
      <rect x="184" y="48" width="64" height="64" rx="4" />
    </g>
  </>
)

/** Videos of a list, ordered by views. */
export const RisingVideos = () => (
  <Drawing>
    {[228, 176, 132].map((width, index) => (
      <g key={width} transform={`translate(40 ${26 + index * 44})`}>
        <rect width="62" height="35" rx="4" className="fill-line" />
        <rect x="76" y="4" width={width} height="8" rx="4" className="fill-accent" />
        <rect x="76" y="22" width={width * 0.6} height="6" rx="3" className="fill-line" />
      </g>
    ))}
  </Drawing>
)

/** A channel's days compared with the previous period. */
export const ChannelDays = () => (
  <Drawing>
    {[38, 88, 138].map((y) => (
      <path key={y} d={`M40 ${y}H360`} className="stroke-line" />
    ))}
    <g fill="none" strokeLinejoin="round">
      <path
        d="M40 128 72 118 104 124 136 106 168 116 200 112 232 92 264 106 296 96 328 104 360 82"
        strokeWidth="2"
        strokeDasharray="3 4"
        className="stroke-control"
      />
      <path
        d="M40 112 72 92 104 104 136 76 168 90 200 70 232 78 264 54 296 72 328 50 360 40"
        strokeWidth="3"
        className="stroke-accent"
      />
    </g>
  </Drawing>
)
