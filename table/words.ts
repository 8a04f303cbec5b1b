// The words of the table itself, the same for every game.
export const words = {
  undoStopsAtDie: 'Undo stops at a die roll. You can still look back in the timeline.',
  undone: 'Undone.',
  done: 'Done.',
  chosen: (what: string) => `${what}.`,
  phaseOver: (phase: string) => `${phase} ${/s$/.test(phase) ? 'are' : 'is'} over.`,
  nothingToUndo: 'Nothing to undo.',
  replayNote: 'Replay as you saw it: counters hidden from you then stay hidden',
  lookingAt: (when: string) => `You are looking at ${when}. Nothing you do here changes the game.`,
  backToNow: 'Back to now',
  playOn: 'Play on from here',
  cancel: 'Cancel',
  recall: 'Cancel',
  nextUnmoved: 'Next unmoved',
  nextTarget: 'Next target',
  thinking: (name: string) => `${name} is thinking`,
  thinkingSoFar: (text: string, part: string) => `${text}: ${part}.`,
  playNow: 'Play now',
  failed: (name: string) => `${name} stopped without a move`,
  failedDetail: 'Nothing was played. Ask again, or play this side yourself.',
  askAgain: 'Ask again',
  takeOver: 'Play this side yourself',
  sinceYouActed: 'Since you last acted',
  happenedLast: 'What happened last',
  moveTo: (place: string) => `Move to ${place}`,
  strengthLabel: (chance: string) => `strength, and what it adds to the ${chance}`,
  strengthOnly: 'strength',
  gameOver: 'The game is over.',
  folded: (moves: number) => `Movement: ${moves} moves.`,
  enter: (reach: string) => `enter ${reach}`,
  enterFor: (cost: string, left: string) => `for ${cost}, ${left} left`,
  recap: {
    title: (names: readonly string[], turn: number) =>
      names.length === 0 ? `Turn ${turn}` : `${names.join(' and ')} turn ${turn}`,
    battle: (at: number, of: number) => `Recap: battle ${at} of ${of}`,
    entry: (at: number, of: number) => `Recap: ${at} of ${of}`,
    next: (title: string) => `Next: ${title}`,
    skip: 'Skip recap',
    goOn: 'End recap',
    dice: (dice: readonly number[]) => (dice.length === 1 ? `die ${dice[0]}` : `dice ${dice.join(' and ')}`),
    youLost: 'You lost',
    theyLost: 'They lost',
    nothing: 'nothing',
    noChange: (value: string) => `${value}, no change`,
  },
  objectives: 'Objectives',
  closeObjectives: 'Close objectives',
  readBriefing: 'Read the briefing, then begin.',
  behindTheScore: 'To read it again, click the score or press B.',
  beginSetUp: 'Begin set-up',
  beginTurn: (turn: number) => `Begin turn ${turn}`,
  start: 'Start of the game',
  turn: (turn: number) => `Turn ${turn}`,
  afterAction: (turn: number, text: string) => `Turn ${turn}, ${text}`,
  choosesNothing: 'Choose at least one attacker.',
  showIt: 'Show it',
  suggest: 'Suggest',
  doThis: 'Do this',
  attackWith: (title: string, names: readonly string[]) =>
    names.length === 0 ? `${title}.` : `${title} with ${names.join(', ')}.`,
  stays: (names: readonly string[]) => `${names.join(', ')}: stay here.`,
  concession: {
    title: (winners: readonly string[]) => `${winners.join(' and ')} victory`,
    text: (side: string) => `The ${side} player conceded.`,
  },
  endOf: (phase: string) => `End ${phase.toLowerCase()}`,
  group: {
    title: (units: number) => `${units} units`,
    chosen: (units: number) => `${units} units chosen: click where they should march.`,
    marches: (units: number, way: 'column' | 'together', place: string) =>
      way === 'column'
        ? `${units} units march in column to ${place}.`
        : `${units} units march together to ${place}.`,
    march: (units: number) => (units === 1 ? 'March 1 unit' : `March ${units} units`),
    chooseGoal: 'Click the hex they should march towards.',
    nobody: 'None of them can get any closer.',
    next: 'Next formation',
    column: 'Column',
    together: 'Together',
    moves: (goers: number, all: number) =>
      goers === all ? 'All of them move.' : `${goers} of ${all} move; the others are listed last.`,
    room: 'No hex is overstacked.',
    in: (hexes: readonly string[]) =>
      hexes.length <= 3 ? `in ${hexes.join(', ')}` : `in ${hexes.length} hexes`,
  },
  overstack: {
    tooMany: (size: number, limit: number) => `${size} of ${limit}`,
    to: (place: string) => `to ${place}`,
    move: 'Move',
    all: (count: number) => (count === 1 ? 'Apply the best remedy' : `Apply the ${count} best remedies`),
    stays: 'No unit can leave, so the stack may stay as it is.',
    title: 'Overstacked hexes',
  },
  legend: {
    meaning: (recipe: string, whose: string): string =>
      ({
        zoc: `${whose} zones of control`,
        control: `Held by: ${whose}`,
        supply: 'Supply lines',
        unsupplied: 'Out of supply',
        threat: 'The enemy could attack here next turn',
        airZone: `${whose} air zone`,
        victory: 'Worth victory points',
        network: 'Railways and roads',
      })[recipe] ?? whose,
    inside: (stacks: number) =>
      stacks === 0
        ? 'None of your stacks is inside.'
        : `${stacks} of your stacks ${stacks === 1 ? 'is' : 'are'} inside.`,
    threatValues: '2/5: enemy units that could attack now / after moving.',
  },
  advice: {
    suggestion: {
      title: 'Suggested',
      thinking: 'Adviser thinking…',
      failed: 'Your adviser has nothing to suggest here.',
    },
    rating: {
      thinking: 'Simulating the attack…',
      failed: 'This attack cannot be rated from what you can see.',
    },
    foresight: {
      title: 'The enemy’s next turn',
      thinking: 'Simulating the enemy’s next turn…',
      failed: 'The enemy’s next turn cannot be predicted from what you can see.',
    },
    reasons: {
      title: 'Why they did it',
      thinking: 'Looking for reasons…',
      none: 'Nothing you can see explains it.',
      failed: 'Nothing you can see explains it.',
    },
    verdicts: { strong: 'A strong attack', fair: 'A fair attack', poor: 'A poor attack' },
    now: 'Your prospects now (50 is even)',
    afterTurn: 'after this turn and the reply',
    runnerUp: (text: string) => `instead: ${text.replace(/\.$/, '')}`,
    tried: (samples: number) =>
      `Average of ${samples} simulated turns, using what you can see; ± covers 19 of 20 repeats.`,
    cleared: 'Chance to clear the hex',
    ownLoss: (unit: string) => `You lose, in ${unit}`,
    enemyLoss: (unit: string) => `The enemy loses, in ${unit}`,
    gain: 'Change in your prospects after the turn',
    instead: (text: string) => `Better: ${text}`,
    fought: (fights: number) =>
      `Losses: average of ${fights} simulated battles, using what you can see; ± covers 19 of 20 repeats.`,
    noThreats: 'Nothing of yours was attacked.',
    threat: (attacked: number, samples: number, fell: number) =>
      `attacked in ${attacked} of ${samples}, fell in ${fell}`,
    threatTag: (attacked: number, samples: number, fell: number) => `${attacked}/${samples}, falls ${fell}`,
    foreseen: (samples: number) =>
      `${samples} simulated enemy turns, using what you can see, if you do nothing more this turn.`,
  },
} as const

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`
