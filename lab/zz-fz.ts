import { fuzzGame } from './fuzz.ts'
import { eisenhowersWar } from '../games/eisenhowers-war/index.ts'
import { PORTS_NEEDED } from '../games/eisenhowers-war/tables.ts'
if (process.argv[5] !== 'ports') (PORTS_NEEDED as any).fill(0)
const [from, to, sc] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]]
let n=0; const t=Date.now(); let bad=0
for (let seed=from; seed<to; seed++) {
  const scenario = eisenhowersWar.scenarios.find(s=>s.id===(sc ?? (seed%2?'historical':'alternate')))!
  const r = fuzzGame({game: eisenhowersWar as any, scenario} as any, seed, (process.argv[6] ?? 'random') as any)
  n += r.decisions
  if (r.failure) { console.log(scenario.id, JSON.stringify(r.failure).slice(0,900)); if(++bad>3) break }
}
console.log(n, 'decisions', Date.now()-t,'ms')
