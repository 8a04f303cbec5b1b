// A battle that somebody else fights, or that leaves nothing to choose, is seen all the same: its dice roll above the map.
import { useEffect, useRef, useState } from 'react'
import type { LogEntry, TableSnapshot } from '../../table/snapshot.ts'
import { briefly } from './briefly.ts'
import { Dice } from './dice.tsx'
import { SideMark } from './parts.tsx'

const STAYS = 4000

export function BattleFlash({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const battle = useNewBattle(snapshot)
  if (battle === null) return null
  return (
    // The log tells it to those who listen.
    <div className="battle-flash" aria-hidden="true">
      <Dice faces={battle.dice ?? []} roll={battle.id} />
      <p>
        <SideMark side={battle.side} /> {briefly(battle.text)}
      </p>
    </div>
  )
}

/** The battle that was fought last, for a while; not while the dock shows it, and not while one looks back. */
function useNewBattle({ log, now, timeline }: TableSnapshot): LogEntry | null {
  const newest = log.findLast(entry => entry.weight === 'battle' && (entry.dice?.length ?? 0) > 0) ?? null
  const known = useRef(newest?.id ?? null)
  const [shown, setShown] = useState<LogEntry | null>(null)
  useEffect(() => {
    if (newest === null || newest.id === known.current) return
    known.current = newest.id
    setShown(newest)
    const timer = setTimeout(() => setShown(null), STAYS)
    return () => clearTimeout(timer)
  }, [newest])
  const isInDock = now.kind === 'pick' && now.battle !== null
  return isInDock || timeline !== null ? null : shown
}
