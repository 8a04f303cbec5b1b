// Every sentence of the client that is not a game's own. Short, in the order who, what, why, rule; no exclamation marks.

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** 'eight minutes ago' to the nearest sensible unit. */
function ago(from: Date, now: Date): string {
  const minutes = Math.round((now.getTime() - from.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} ${plural(minutes, 'minute', 'minutes')} ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} ${plural(hours, 'hour', 'hours')} ago`
  if (hours < 48) return 'yesterday'
  return from.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}

export const words = {
  salient: 'Salient',
  claim: 'Operational wargames with every rule enforced',
  close: 'Close',
  ago,

  start: {
    continue: 'Continue',
    allSaved: (count: number) => `All ${count} saved games`,
    fewerSaved: 'Fewer',
    choose: 'Choose a battle',
    openFile: 'Open a game file',
    scenario: 'Scenario',
    turns: (title: string, turns: number) => `${title}, ${turns} turns`,
    whoPlays: 'Who plays',
    whoPlaysSide: (side: string) => `Who plays ${side}`,
    me: 'Me',
    here: 'Here',
    computer: 'AI',
    name: 'Name',
    nameOf: (side: string) => `Name of the player of ${side}`,
    options: 'Optional rules',
    optionsCount: (count: number) => `${count} ${plural(count, 'choice', 'choices')}`,
    yes: 'Yes',
    no: 'No',
    begin: (side: string) => `Start as ${side}`,
    beginTogether: 'Start for two at this screen',
    watch: 'Watch the AI play',
    play: 'Play',
    backToBattles: 'All battles',
    toCome: 'Map and counters ready, rules to come',
    cannotBegin: (title: string) =>
      `${title} cannot be played yet: its map and counters are ready, its rules are still to come.`,
    honest:
      'The printed map and counters are not public. Terrain, strengths and victory values that no rulebook states are reconstructed. You can correct any of them.',
    yourSide: (side: string) => `You are ${side}`,
    together: 'Two at this screen',
    watching: 'AI against AI',
    over: 'Finished',
    remove: (title: string) => `Remove ${title}`,
    removed: (title: string) => `${title} was removed.`,
    loading: 'Setting up the table',
  },

  levels: {
    recruit: {
      name: 'Recruit',
      hint: 'Recruit plays at once, takes what is offered and plans nothing. Good for learning.',
    },
  },

  battles: {
    'war-comes-early': {
      title: 'War Comes Early',
      place: 'Central Europe, 1938 and 1939',
      facts: '2 sides, 6 or 10 turns, 2 to 4 hours',
      story: {
        '1938':
          'Autumn 1938: Prague says no. Germany has two turns alone with the Czechs, then Europe arrives, in an order nobody controls.',
        '1939':
          'September 1939: Germany has six turns to break the Polish army before the Soviet Union comes in from the east.',
      },
      sides: {
        '1938': ['Germany', 'Allies'],
        '1939': ['Germany', 'Poland'],
      },
      with: {
        '1938': ['and Italy, Hungary, Poland', 'Czech, Soviet, French'],
        '1939': ['and Slovakia', 'and what is left of it'],
      },
    },
    'budziszyn-1945': {
      title: 'Budziszyn 1945',
      place: 'Lusatia, April 1945',
      facts: '2 or 3 sides, 17 turns, long',
    },
    'eisenhowers-war': {
      title: 'Eisenhower’s War',
      place: 'France to the Rhine, 1944',
      facts: '2 sides, 9 turns, 3 hours',
    },
    'hinge-of-fate': {
      title: 'Hinge of Fate',
      place: 'Poland and the Saar, 1939',
      facts: '2 to 4 players, two maps, 12 turns',
    },
    'munich-war': { title: 'Munich War', place: 'Europe in arms, 1938', facts: '2 sides, 4 to 8 turns' },
  },

  tabs: { now: 'Now', forces: 'Forces', log: 'Log', rules: 'Rules', label: 'Subjects' },

  top: {
    menu: 'Menu',
    sequence: 'Sequence of play',
    score: 'Score',
    to: 'to',
    undo: 'Undo',
    redo: 'Redo',
    timeline: 'Timeline',
    search: 'Search',
    settings: 'Settings',
    noUndo: 'Nothing can be taken back: a die was cast, something was shown, or nothing was done yet.',
    noRedo: 'Nothing was taken back.',
    done: 'done',
    current: 'now',
    next: 'to come',
  },

  map: {
    label: 'Map',
    overlays: 'Overlays',
    fit: 'Fit the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    list: 'The map as a list',
    canAct: 'Units that can act',
    hexes: 'Hexes that can be chosen',
    nothing: 'Nothing now.',
    help: 'Arrow keys move the hex cursor, Enter chooses the hex, plus and minus zoom, 0 shows all. The same is in the menu as a list.',
    whole: 'Whole map',
  },

  bar: {
    label: 'Orders',
    passUntil: 'Pass until…',
    kept: 'Kept as a standing order for this game. You can change it at any time.',
    wait: 'You can go on looking, zooming and measuring.',
  },

  now: {
    thisMove: 'This move',
    clickOrEnter: (hex: string) => `Click ${hex} again or press`,
    to: (goal: string, spent: string, of: string) => `To ${goal}: ${spent} ${of}`,
    left: (left: string) => `${left} left`,
    recent: 'Log',
    thisPhase: 'this phase',
    allLines: 'All lines',
    odds: 'How the odds are made',
    columns: 'Columns of the combat results table',
    finalColumn: 'column of this attack',
    chances: 'Chance of every result',
    guess: 'Counters that you may not see make these figures a range.',
    attackers: 'Attackers',
    kind: 'Kind of attack',
    mode: 'Way of moving',
    extras: 'Also',
    steps: 'Steps of this battle',
    die: (face: number) => `die ${face}`,
    rolled: (faces: string) => `Rolled ${faces}`,
    since: 'Since you last acted',
    sinceNothing: 'Nothing has happened since you acted.',
    watchAgain: 'Watch again',
    phases: 'Phases this turn',
    standing: 'Standing orders',
    askOnly: 'ask me only when…',
    times: (count: number) => `× ${count}`,
    units: 'Units',
    notApplying: 'does not apply',
  },

  forces: {
    find: 'Find a unit',
    none: 'Nothing lies beside the map.',
    noMatch: (text: string) => `No counter is called “${text}”`,
    noMatchText: 'Names are written as on the counters. Units on the map are found with Ctrl K.',
    otherSide: (side: string) => `${side} forces`,
    groups: (count: number) => `${count} ${plural(count, 'group', 'groups')}`,
    enter: 'Click one, then a lit hex.',
  },

  log: {
    find: 'Find a unit, hex or rule in the log',
    beginning: 'Beginning',
    none: 'Nothing has happened yet',
    noneText: 'Every move, die and loss will be told here.',
    noMatch: (text: string) => `The log does not mention “${text}”`,
    show: 'Show',
    details: 'Show the odds',
    lookBack: 'Look at this moment',
    jump: (text: string) => `Look at the moment: ${text}`,
  },

  rules: {
    find: 'Find a rule',
    count: (count: number) => `${count} ${plural(count, 'rule', 'rules')}`,
    book: 'Book',
    seeAlso: 'See also',
    others: 'Other matches',
    ours: 'In our own words.',
    applied: (count: number) =>
      count === 0
        ? 'Not cited in this game so far.'
        : `Cited ${count} ${plural(count, 'time', 'times')} in this game:`,
    inLog: 'show them in the log',
    none: (text: string) => `No rule mentions “${text}”`,
    noneText: 'A shorter word may be in it, or the number of the rule.',
    clear: 'Show the whole book',
    rule: (id: string) => `Rule ${id}`,
    open: 'Open in the rules',
    unknown: (id: string) => `Rule ${id} has no entry here.`,
  },

  timeline: {
    label: 'Timeline',
    position: 'Moment of the game',
    moment: (position: number, last: number) => `After action ${position} of ${last}`,
    back: 'One step back',
    on: 'One step on',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    half: '½×',
    one: '1×',
    four: '4×',
    branch: 'Play on from here',
    branchShort: 'Play from here',
    leave: 'Back to now',
    now: 'now',
  },

  curtain: {
    finished: (player: string) => `${player} has finished. Look away, please.`,
    first: 'The game begins.',
    pass: (player: string) => `Pass the screen to ${player}`,
    hold: (player: string) => `I am ${player}: hold to open`,
    space: 'or hold the space bar',
    saved: 'Saved. Closing this page loses nothing.',
    notSaved: 'Not saved in this browser. Keep this page open.',
  },

  victory: {
    points: 'Victory points',
    luck: 'Luck',
    lucky: (side: string) => `${side} lucky`,
    eachBar: (unit: string) => `each bar one battle, in ${unit}`,
    losses: 'Losses',
    lossesNote: (unit: string) => `${unit}, mark = expected`,
    turned: 'Where it turned',
    bySwing: 'by swing',
    battle: 'Battle',
    happened: 'What happened',
    chance: 'Chance',
    die: 'Die',
    swing: 'Swing',
    watch: (battle: string) => `Watch ${battle}`,
    rematch: 'Rematch, sides swapped',
    replay: 'Replay',
    report: 'After-action report',
    save: 'Save game file',
    look: 'Look at the final map',
    back: 'Show the result',
    noBattles: 'No battle was fought.',
    figures: 'The game in figures',
    checked: 'The dice agree with the seed that was sealed at the start.',
    unchecked: 'These dice made no promise at the start.',
    broken: 'The dice do not agree with the seed that was sealed at the start.',
  },

  menu: {
    title: 'Menu',
    save: 'Save as a file',
    share: 'Share the game',
    report: 'After-action report',
    timeline: 'Timeline',
    keyboard: 'Keyboard',
    settings: 'Settings',
    list: 'The map as a list',
    start: 'All battles',
  },

  settings: {
    title: 'Settings',
    theme: 'Look',
    system: 'As the system',
    paper: 'Paper',
    lamp: 'Lamp',
    motion: 'Motion',
    full: 'Full',
    reduced: 'Reduced',
    name: 'Your name',
    about: 'Games are kept in this browser only. A game file keeps one anywhere else.',
    lost: 'This browser keeps no settings: they last until the page is closed.',
  },

  keyboard: {
    title: 'Keyboard',
    rows: [
      [['←', '↑', '→', '↓'], 'Move the hex cursor; the hex is read out'],
      [['Alt', 'Q W E A S D'], 'Move the cursor in six directions'],
      [['Tab'], 'Next control; on the map the next unit that can act'],
      [['Enter'], 'Press the dark button, or choose the hex'],
      [['Esc'], 'One step back'],
      [['Space'], 'Choose the whole stack'],
      [['1', '…', '9'], 'Add a unit of the stack, or leave it out'],
      [['N', 'P'], 'Next and previous unit that has not moved'],
      [['E'], 'End the phase'],
      [['+', '−', '0'], 'Zoom in, zoom out, fit'],
      [['Shift', 'arrows'], 'Move the map'],
      [['Ctrl', 'Z'], 'Undo; with Shift redo'],
      [['L'], 'Timeline'],
      [['J', 'K'], 'In the timeline one step back, one step on'],
      [['/'], 'Search the rules'],
      [['Ctrl', 'K'], 'Find a hex, a town, a unit, a rule, a command'],
      [['?'], 'This list'],
    ] as readonly (readonly [readonly string[], string])[],
    overlays: 'Overlays; hold the key to peek',
    buttons: 'Keys on buttons work everywhere on the page.',
  },

  search: {
    title: 'Find',
    placeholder: 'Hex, town, unit, rule or command',
    none: (text: string) => `Nothing is called “${text}”`,
    noneText: 'Hexes are found by number, towns and units by name, rules by number or word.',
    kinds: { hex: 'hex', town: 'town', unit: 'unit', rule: 'rule', command: 'command' },
    found: (count: number) => `${count} found`,
  },

  sheet: {
    label: 'Subject in hand',
    grip: 'Height of the sheet',
    low: 'low',
    half: 'half',
    full: 'full',
  },

  saving: {
    full: 'The storage of this browser is full. This game is not saved.',
    blocked: 'This browser keeps no games. They last until the page is closed.',
    failed: 'This game could not be saved in the browser.',
    download: 'Save as a file',
    tryAgain: 'Try again',
    movedOn: 'This game moved on in another tab',
    movedOnText:
      'What was done there is kept. You can go on from there, or keep what stands here as a second game.',
    goOnThere: 'Go on from there',
    keepMine: 'Keep this as a second game',
    second: (title: string) => `${title}, second game`,
  },

  opening: {
    notGame: 'This is not a game file',
    notGameText: (file: string, reason: string) => `${file}: ${reason}.`,
    newer: (version: number) => `This game needs rules version ${version}`,
    newerText: (title: string, theirs: number, ours: number) =>
      `It was begun with version ${theirs} of the rules of ${title}; this copy has version ${ours}. Nothing was changed.`,
    unknownGame: 'We do not have this game',
    unknownGameText: (game: string) => `The file is of a game called “${game}”. Nothing was changed.`,
    noPresentation: (title: string) => `${title} cannot be shown here yet.`,
    misfit: (action: number) => `Action ${action} does not fit`,
    misfitText: (reason: string) => `${reason} Everything before it is sound.`,
    openUpTo: (count: number) => `Open up to ${count}`,
    sealed: 'The seed of this game is sealed',
    sealedText: 'It can be replayed when the game is over and the seed is revealed.',
    otherFile: 'Open another file',
    battles: 'All battles',
    gone: 'This game is not in this browser',
    goneText: 'It may have been removed, or it was played in another browser.',
    tooLarge: 'The file is larger than any game.',
  },

  fault: {
    title: 'We stopped, so that nothing is lost',
    text: 'The program met something that must not happen. The game is saved as it was after the last action.',
    again: 'Open the game again',
    report: 'Save a report',
  },

  report: {
    title: 'After-action report',
    save: 'Save report',
    building: 'Writing the report',
    beat: (winner: string, loser: string, score: string) => `${winner} beat ${loser}, ${score}`,
    drawn: (score: string) => `Drawn, ${score}`,
    goingOn: (turn: string, score: string) => `${turn}, ${score}`,
    figures: 'The game in figures',
    lost: 'Lost',
    expected: 'Expected losses',
    decisive: 'Decisive battles',
    where: 'Where',
    before: (place: string) => `${place}, before the attack. Every counter stands where it stood.`,
    inside: 'One file with its maps and the game inside it. Drop it on Salient to replay.',
  },

  tab: {
    title: (game: string) => `${game}: Salient`,
    start: 'Salient',
    yourTurn: (game: string) => `● ${game}: Salient`,
  },
} as const

export type Words = typeof words
