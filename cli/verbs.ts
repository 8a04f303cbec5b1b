// The verbs of the command. Each is a file beside this one that exports `run(args)`; it may export its own `usage`.

export interface Verb {
  readonly name: string
  readonly summary: string
  readonly usage: string
}

const verb = (name: string, summary: string, usage: string): Verb => ({ name, summary, usage })

export const VERBS: readonly Verb[] = [
  verb(
    'play',
    'play a game in the browser, or in the terminal',
    'play [game/scenario] [--port n] [--no-open] | --terminal [--<side> human|recruit|officer|general] [--file save.json]',
  ),
  verb(
    'serve',
    'serve the table and keep online games, for this machine or your network',
    'serve [--host address] [--port n] [--data file]',
  ),
  verb('games', 'list the games and their scenarios', 'games [--missing] [--json]'),
  verb('rules', 'show which rules are carried out and tested', 'rules <game> [--all] [--write] [--json]'),
  verb('probe', 'run a position file', 'probe <file>... [--check] [--json]'),
  verb('perft', 'count legal actions and positions to a depth', 'perft <file> --depth n [--json]'),
  verb(
    'selfplay',
    'let computer players play games',
    'selfplay <game/scenario> [--games n] [--seed s] [--jobs k] [--<side> level] [--out file] [--json]',
  ),
  verb(
    'ladder',
    'measure each level against the next',
    'ladder [--scenarios a,b] [--level officer|general] [--exploiters] [--games n] [--minutes m] [--out file] [--docs folder] [--json]',
  ),
  verb(
    'watch',
    'play a game and draw the map after every player turn',
    'watch <game/scenario> -o folder [--seed s] [--turns n] [--<side> level] [--scale s] [--json]',
  ),
  verb(
    'fit',
    'fit the weights by which a position is judged',
    'fit <game/scenario> [--games n] [--seed s] [--write] [--json]',
  ),
  verb('pace', 'time the players', 'pace [--scenarios a,b] [--level officer|general] [--turns n] [--json]'),
  verb(
    'balance',
    'measure all scenarios and write docs/balance.md',
    'balance [--scenarios a,b] [--games n] [--lever-games n] [--out file] [--docs folder] [--json]',
  ),
  verb('work', 'play for a lab on other machines', 'work --postgres URL [--jobs k] [--json]'),
  verb(
    'fuzz',
    'play random games and check every invariant',
    'fuzz <game/scenario> [--games n] [--seed s] [--secrets | --socket] [--json]',
  ),
  verb(
    'siege',
    'kill the game server while games are played, and look for losses',
    'siege [game/scenario] [--kills n] [--minutes m] [--tables n] [--seed s] [--postgres url] [--json]',
  ),
  verb(
    'mutants',
    'plant faults and see which the tests miss',
    'mutants <folder or file> [--faults n] [--seed s] [--json]',
  ),
  verb('replay', 'tell the story of a recorded game', 'replay <file> [--to n] [--json]'),
  verb('audit', 'check the dice of a recorded game', 'audit <file> [--verbose] [--json]'),
  verb(
    'freeze',
    'keep the rules of a game before their version is raised',
    'freeze <game> [--from commit] [--json]',
  ),
  verb('bench', 'measure the engine and the server', 'bench [--only engine|server] [--json]'),
  verb('map', 'draw a map', 'map <game>[/<map>] -o map.svg|png [--scale s] [--json]'),
  verb('counters', 'draw the counters to print', 'counters <game> -o sheet.svg|png [--scale s] [--json]'),
]

export function verbNamed(name: string): Verb | undefined {
  return VERBS.find(verb => verb.name === name)
}
