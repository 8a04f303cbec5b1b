// Rules of an older version, bundled by `salient freeze`.
declare module '*/rules.js' {
  export const game: import('../engine/game/door.ts').AnyGame
}
