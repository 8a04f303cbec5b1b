import { BATTLES, type Battle, isPlayable } from '../../catalogue.ts'
import type { MapList } from '../../map/board.ts'
import { words } from '../../words/en.ts'
import { Icon } from '../icons.tsx'

interface Props {
  readonly maps: MapList | null
  /** The battle that the panel beside shows, null where there is none. */
  readonly chosen: Battle | null
  readonly onChoose: (battle: Battle) => void
}

/** Address of the picture of a game's first map. */
export function pictureOf(maps: MapList | null, game: string): string | null {
  const name = Object.keys(maps?.thumbnails ?? {}).find(map => map === game || map.startsWith(`${game}/`))
  return name === undefined || maps === null ? null : `maps/${maps.thumbnails[name].file}`
}

export function BattleCards({ maps, chosen, onChoose }: Props) {
  return (
    <ul className="battles">
      {BATTLES.map(battle => (
        <li
          key={battle.id}
          className={`battle-card${isPlayable(battle) ? ' playable' : ''}${battle === chosen ? ' chosen' : ''}`}
        >
          <div className="battle-map">
            <Picture address={pictureOf(maps, battle.id)} />
          </div>
          <div className="battle-words">
            <button
              type="button"
              className="hit name"
              aria-pressed={chosen === null ? undefined : battle === chosen}
              onClick={() => onChoose(battle)}
            >
              {battle.title}
            </button>
            <p className="small second">{battle.place}</p>
            {battle.credits !== undefined && (
              <p className="tiny third">
                {[battle.credits.designer, battle.credits.publisher, battle.credits.year]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            )}
            <p className="tiny third state">{isPlayable(battle) ? battle.facts : words.start.toCome}</p>
          </div>
          {isPlayable(battle) ? (
            <button
              type="button"
              className="go button small main"
              aria-label={words.start.playBattle(battle.title)}
              onClick={() => onChoose(battle)}
            >
              {words.start.play}
            </button>
          ) : (
            <span className="go" aria-hidden="true">
              <Icon name="next" />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Picture({ address }: { readonly address: string | null }) {
  return address === null ? null : <img src={address} alt="" loading="lazy" />
}
