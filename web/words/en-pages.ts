// Start page, files, settings, reports.
import { capital, countWord, listed, plural } from './plural.ts'

export const pages = {
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
    levelOf: (side: string) => `Level of the AI that plays ${side}`,
    me: 'Me',
    here: 'Hot-seat',
    computer: 'AI',
    name: 'Name',
    nameOf: (side: string) => `Name of the player of ${side}`,
    sameName:
      'One player can play several sides: give them the same name, and the screen is not covered between them.',
    options: 'Optional rules',
    optionsCount: (count: number) => `${count} ${plural(count, 'choice', 'choices')}`,
    begin: (side: string) => `Start as ${side}`,
    beginTogether: (players: number) => `Start for ${countWord(players)} at this screen`,
    watch: 'Watch the AI play',
    play: 'Play',
    playBattle: (title: string) => `Play ${title}`,
    backToBattles: 'All battles',
    toCome: 'Map and counters only; rules to come',
    cannotBegin: (title: string) =>
      `${title} cannot be played yet: its map and counters are ready, its rules are still to come.`,
    honest:
      'The printed map and counters are not public. Terrain, strengths and victory values that no rulebook states are reconstructed.',
    correct: 'You can correct any of them.',
    yourSide: (side: string, others: readonly string[]) =>
      others.length === 0 ? `You are ${side}` : `You are ${side}, against ${listed(others)}`,
    together: (players: number) => `${capital(countWord(players))} at this screen`,
    watching: 'AI against AI',
    over: 'Finished',
    remove: (title: string) => `Remove ${title}`,
    removed: (title: string) => `${title} was removed.`,
    loading: 'Setting up the table',
  },

  corrections: {
    title: 'Correct a hex, a counter or a value',
    why: 'The printed maps and counters are not public. What a rulebook states is marked as such on the maps; terrain, strengths and victory values that no rulebook states are reconstructed from geography and history. If you own the printed game and something differs, change it in your copy: every value is one line of text.',
    file: (name: string) => `In ${name}:`,
    sections: [
      {
        title: 'A hex, a river or a railway',
        text: 'One line for each hex, and one for each hexside or railway that matters. What stands after the exclamation mark is stated by the rulebook.',
        file: 'games/<game>/board/',
        sample: 'hex',
      },
      {
        title: 'A counter',
        text: 'One line for each counter. Change its values as you like, but keep its id: saved games name units by it.',
        file: 'games/<game>/counters.ts',
        sample: 'counter',
      },
      {
        title: 'A table or a terrain cost',
        text: 'Combat tables and terrain charts are rows of figures beside the counters.',
        file: 'games/<game>/tables.ts and terrain-chart.ts',
        sample: 'table',
      },
    ],
    afterwards: 'Then',
    steps: [
      'Run npm start: the map is drawn again and the new value is in play.',
      'Run npm test: it names the line if a value does not fit.',
      'If finished games would now go differently, CONTRIBUTING.md says how games in progress keep the old values.',
      'If you compared it with the printed game, say so when you send the change in.',
    ],
    maps: 'Look at the maps',
  },

  levels: {
    recruit: {
      name: 'Recruit',
      one: 'a recruit',
      hint: 'Plays fast and goes for the nearest objective. Leaves gaps and neglects supply. Good for learning.',
    },
    officer: {
      name: 'Officer',
      one: 'an officer',
      hint: 'Plays fast and soundly, without looking ahead: keeps a line, guards supply, takes good odds.',
    },
    general: {
      name: 'General',
      one: 'a general',
      hint: 'Tests whole plans against your likely replies before it moves. Takes up to half a minute a turn.',
    },
  },

  settings: {
    pace: 'Opponent’s moves',
    watch: '1×',
    fast: '4×',
    skip: 'Skip',
    volume: 'Sounds',
    silent: 'Off',
    title: 'Settings',
    theme: 'Look',
    system: 'System default',
    paper: 'Paper',
    lamp: 'Lamp',
    motion: 'Motion',
    full: 'Full',
    reduced: 'Reduced',
    empty: 'Phases with nothing to do',
    pass: 'Pass by themselves',
    wait: 'Wait for me',
    briefing: 'Briefing before the first turn',
    recap: 'After the other side’s turn',
    recapPlay: 'Play the recap',
    recapShow: 'Show its last picture',
    recapNever: 'No recap',
    shown: 'Show',
    hidden: 'Hide',
    name: 'Your name',
    about: 'Games are kept in this browser only. Save a game file to take one elsewhere.',
    lost: 'This browser keeps no settings: they last until the page is closed.',
  },

  pointers: {
    title: 'Tips in the first turn',
    label: 'Tip',
    show: 'Show',
    hide: 'Hide',
    understood: 'Got it',
    noMore: 'Turn off tips',
  },

  saving: {
    full: 'This browser’s storage is full. This game is not saved.',
    blocked: 'This browser keeps no games. They last until the page is closed.',
    outdated:
      'Salient was updated in another tab. Reload this page to save the game; what you played here stays on the table.',
    failed: 'This game could not be saved in the browser.',
    broken:
      'The stored position does not match the record of this game. Reopen it to play on from the record.',
    reopen: 'Reopen',
    lost: (actions: number) =>
      `The last ${actions === 1 ? 'action' : `${actions} actions`} of this game could not be read from the browser’s storage. You play on from what could.`,
    download: 'Save as a file',
    tryAgain: 'Try again',
    movedOn: 'This game moved on in another tab',
    movedOnText:
      'What was played there is kept. You can continue from there, or keep this position as a second game.',
    goOnThere: 'Continue from there',
    keepMine: 'Keep this as a second game',
    second: (title: string) => `${title}, second game`,
  },

  opening: {
    damaged: 'This game cannot be read',
    damagedText: 'Its record in the browser’s storage is damaged. Your other games are not affected.',
    notGame: 'This is not a game file',
    notGameText: (file: string, reason: string) => `${file}: ${reason}.`,
    newer: (version: number) => `This game needs rules version ${version}`,
    newerText: (title: string, theirs: number, ours: number) =>
      `It was begun with version ${theirs} of the rules of ${title}; this copy has version ${ours}. Nothing was changed.`,
    unknownGame: 'We do not have this game',
    unknownGameText: (game: string) => `This file belongs to a game called “${game}”. Nothing was changed.`,
    noPresentation: (title: string) => `${title} cannot be shown here yet.`,
    misfit: (action: number) => `Action ${action} cannot be replayed`,
    misfitText: (reason: string) => `${reason} Everything before it can be replayed.`,
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
    text: 'Something went wrong in the program. The game is saved as it was after the last action.',
    again: 'Open the game again',
    report: 'Save a report',
  },

  report: {
    title: 'After-action report',
    save: 'Save report',
    building: 'Writing the report',
    /** Whose player gave no name. */
    side: (name: string) => `the ${name} side`,
    /** The points of the winners first. */
    beat: (winners: readonly string[], losers: readonly string[], score: string) =>
      `${capital(listed(winners))} beat ${listed(losers)}, ${score}`,
    drawn: (score: string) => `Drawn, ${score}`,
    goingOn: (turn: string, score: string) => `${turn}, ${score}`,
    figures: 'The game in figures',
    lost: 'Lost',
    expected: 'Expected losses',
    decisive: 'Decisive battles',
    where: 'Where',
    before: (place: string) => `${place}, before the attack.`,
    inside: 'One file with the maps and the whole game. Drop it on Salient to replay it.',
  },
} as const
