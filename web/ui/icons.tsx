// Line icons on a grid of 18, drawn with the colour of the text around them.

const dot = (x: number, y: number, r = 0.9) => <circle cx={x} cy={y} r={r} fill="currentColor" />

const SHAPES = {
  file: <path d="M4.5 2.5h6l3 3v10h-9zM10.5 2.5v3h3" />,
  share: <path d="M9 11V2.5M5.8 5.4 9 2.2l3.2 3.2M3.5 9.5v6h11v-6" />,
  settings: (
    <>
      <path d="M3 5h6M13 5h2M3 13h2M9 13h6" />
      <circle cx="11" cy="5" r="2" />
      <circle cx="7" cy="13" r="2" />
    </>
  ),
  tick: <path d="m3.5 9.5 3.6 3.6 7.4-8" />,
  next: <path d="m6.5 4 5 5-5 5" />,
  previous: <path d="m11.5 4-5 5 5 5" />,
  chart: <path d="M2.5 3.5h13v11h-13zM2.5 7h13M7 7v7.5M11.2 7v7.5" />,
  down: <path d="m4 6.5 5 5 5-5" />,
  up: <path d="m4 11.5 5-5 5 5" />,
  close: <path d="m4.5 4.5 9 9M13.5 4.5l-9 9" />,
  menu: <path d="M3 5h12M3 9h12M3 13h12" />,
  undo: (
    <>
      <path d="M6 4 2.5 7.5 6 11" />
      <path d="M3 7.5h7.5a4 4 0 0 1 0 8H8" />
    </>
  ),
  redo: (
    <>
      <path d="m12 4 3.5 3.5L12 11" />
      <path d="M15 7.5H7.5a4 4 0 0 0 0 8H10" />
    </>
  ),
  clock: (
    <>
      <circle cx="9" cy="9" r="6.4" />
      <path d="M9 5.4V9l2.6 1.7" />
    </>
  ),
  search: (
    <>
      <circle cx="8" cy="8" r="4.7" />
      <path d="m11.6 11.6 4 4" />
    </>
  ),
  zones: (
    <>
      <path d="M9 2.2 14.9 5.6v6.8L9 15.8 3.1 12.4V5.6z" />
      {dot(9, 9, 1.6)}
    </>
  ),
  supply: (
    <>
      <path d="M2 12.5V6h8v6.5M10 8h3l3 2.6v1.9h-1" />
      <circle cx="5" cy="13" r="1.6" />
      <circle cx="12.6" cy="13" r="1.6" />
      <path d="M6.6 13H11" />
    </>
  ),
  control: <path d="M4 16V2.5h9.5L11 6l2.5 3.5H4" />,
  threat: (
    <>
      <circle cx="9" cy="9" r="5.4" />
      <path d="M9 1.6v4M9 12.4v4M1.6 9h4M12.4 9h4" />
    </>
  ),
  air: <path d="M9 2v14M9 6.5 2.5 10v1.5L9 9.8l6.5 1.7V10zM6.5 14.8 9 14l2.5.8" />,
  victory: <path d="m9 2.6 2 4.2 4.5.6-3.3 3.2.8 4.6L9 13l-4 2.2.8-4.6L2.5 7.4l4.5-.6z" />,
  rail: <path d="M6 2 4.2 16M12 2l1.8 14M5.4 5.5h7.2M5 9.5h8M4.6 13.5h8.8" />,
  guns: (
    <>
      <circle cx="6" cy="12" r="3" />
      <path d="m6 12 9.5-6.5M3 15h6" />
    </>
  ),
  minus: <path d="M3.5 9h11" />,
  plus: <path d="M9 3.5v11M3.5 9h11" />,
  fit: <path d="M3 6.5V3h3.5M11.5 3H15v3.5M15 11.5V15h-3.5M6.5 15H3v-3.5" />,
  refused: (
    <>
      <path d="M6 2.4h6L15.6 6v6L12 15.6H6L2.4 12V6z" />
      <path d="M5.6 9h6.8" strokeWidth="2.4" />
    </>
  ),
  information: (
    <>
      <circle cx="9" cy="9" r="6.6" />
      <path d="M9 8.2v4.4M9 5.4v.2" />
    </>
  ),
  mandatory: <path d="M9 2.6 16.4 15H1.6zM9 7v3.8M9 12.8v.1" />,
  layers: <path d="m9 2.5 7 3.6-7 3.6-7-3.6zM2 9.4 9 13l7-3.6M2 12.6l7 3.6 7-3.6" />,
  hex: <path d="M9 2.2 14.9 5.6v6.8L9 15.8 3.1 12.4V5.6z" />,
  forces: (
    <>
      <rect x="2.5" y="6" width="9" height="9" rx="1" />
      <path d="M6 6V3.2h9.3v9.2h-3.6" />
    </>
  ),
  log: <path d="M4 4.5h10M4 9h10M4 13.5h6" />,
  book: (
    <path d="M9 4.5C7.4 3.3 5 3 2.5 3.2v11C5 14 7.4 14.3 9 15.5c1.6-1.2 4-1.5 6.5-1.3v-11C13 3 10.6 3.3 9 4.5zM9 4.5v11" />
  ),
  die: (
    <>
      <rect x="3" y="3" width="12" height="12" rx="2.4" />
      {dot(6.4, 6.4)}
      {dot(9, 9)}
      {dot(11.6, 11.6)}
    </>
  ),
  eye: (
    <>
      <path d="M1.6 9S4.4 4 9 4s7.4 5 7.4 5-2.8 5-7.4 5-7.4-5-7.4-5z" />
      <circle cx="9" cy="9" r="2.1" />
    </>
  ),
  stepBack: <path d="M13.5 3.5 6 9l7.5 5.5zM4 3.5v11" />,
  hint: (
    <path d="M6.6 12.4c0-1.6-2.2-2.4-2.2-5.2a4.6 4.6 0 0 1 9.2 0c0 2.8-2.2 3.6-2.2 5.2zM6.9 14.6h4.2M7.6 16.4h2.8" />
  ),
  pause: <path d="M6 3.5v11M12 3.5v11" strokeWidth="2.6" />,
  stepOn: <path d="M4.5 3.5 12 9l-7.5 5.5zM14 3.5v11" />,
  play: <path d="M5 3.2v11.6L14.4 9z" fill="currentColor" />,
  branch: (
    <>
      <circle cx="5" cy="4" r="1.8" />
      <circle cx="5" cy="14" r="1.8" />
      <circle cx="13" cy="6" r="1.8" />
      <path d="M5 5.8v6.4M13 7.8c0 3-8 1.6-8 4.4" />
    </>
  ),
  hand: (
    <path d="M6 9V4a1.2 1.2 0 0 1 2.4 0v4M8.4 8V3a1.2 1.2 0 0 1 2.4 0v5M10.8 8V4a1.2 1.2 0 0 1 2.4 0v6.5c0 3-1.6 5-4.4 5-2 0-3-.8-4-2.4L3 10c-.5-1 .8-2 1.7-1.1L6 10.4" />
  ),
  copy: <path d="M6 6h9.5v9.5H6zM3 12V2.5h9.5" />,
  lock: <path d="M4 8.2h10v7.3H4zM6 8V5.4a3 3 0 0 1 6 0V8" />,
  network: (
    <>
      <path d="M2 7.2a10.4 10.4 0 0 1 14 0M4.4 9.9a6.8 6.8 0 0 1 9.2 0M6.8 12.4a3.3 3.3 0 0 1 4.4 0" />
      {dot(9, 14.6)}
    </>
  ),
  trash: <path d="M4 5h10M7 5V3h4v2M5 5l.8 10h6.4L13 5M7.6 7.5v5M10.4 7.5v5" />,
} as const

export type IconName = keyof typeof SHAPES

export const isIconName = (name: string): name is IconName => name in SHAPES

export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true" width={size} height={size}>
      {SHAPES[name]}
    </svg>
  )
}

/** Names come from a game's presentation; one that we do not know becomes a plain hex. */
export function iconNamed(name: string): IconName {
  return isIconName(name) ? name : 'hex'
}

/** A bulge in the front line: the sign of the program. */
export function SalientSign({ size = 30 }: { readonly size?: number }) {
  return (
    <svg
      className="salient-sign"
      viewBox="0 0 30 26"
      width={size}
      height={(size * 26) / 30}
      aria-hidden="true"
    >
      <path d="M0 25h7c4 0 3-20 9-20s5 20 9 20h5" fill="none" stroke="var(--ink)" strokeWidth="3.4" />
      <path
        d="M0 19h4c5 0 5-17 12-17s7 17 12 17h2"
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.4"
        strokeDasharray="3 2.5"
      />
    </svg>
  )
}
