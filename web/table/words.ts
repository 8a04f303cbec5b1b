// The words of the table itself, the same for every game.
export const words = {
  undoStopsAtDie: 'The die is cast; you can look back, but not take it back.',
  undone: 'Taken back.',
  phaseOver: 'The phase is over.',
  nothingToUndo: 'There is nothing to take back.',
  replayNote: 'Replay as you saw it: counters hidden from you then stay hidden',
  lookingAt: (when: string) => `You are looking at ${when}. Nothing you do here changes the game.`,
  backToNow: 'Back to now',
  playOn: 'Play on from here',
  cancel: 'Cancel',
  recall: 'Take back',
  nextUnmoved: 'Next unmoved',
  nextTarget: 'Next target',
  thinking: (name: string) => `${name} is thinking`,
  sinceYouActed: 'Since you last acted',
  moveTo: (place: string) => `Move to ${place}`,
  strengthLabel: (chance: string) => `strength, and what it adds to the ${chance}`,
  strengthOnly: 'strength',
  gameOver: 'The game is over.',
  folded: (moves: number) => `Movement: ${moves} moves.`,
  enterFor: (cost: string, left: string) => `enter for ${cost}, ${left} left`,
  start: 'Start of the game',
  afterAction: (turn: number, text: string) => `Turn ${turn}, ${text}`,
  choosesNothing: 'Choose something first.',
  showIt: 'Show it',
} as const

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`
