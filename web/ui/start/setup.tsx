// What is agreed before a game: scenario, who plays, optional rules.
import { useEffect, useState } from 'react'
import type { Options } from '../../../engine/game/game.ts'
import { optionsIn } from '../../../engine/game/options.ts'
import { type Battle, isPlayable, sidesOf, storyOf } from '../../catalogue.ts'
import { isLevel, LEVELS, USUAL } from '../../opponents/opponents.ts'
import { hashOf } from '../../router.ts'
import type { Seat } from '../../store/records.ts'
import { words } from '../../words/en.ts'
import { Icon } from '../icons.tsx'
import { Button, Check, Segments, SideMark } from '../parts.tsx'
import { useSettings } from '../settings.tsx'
import { OptionalRules } from './optional-rules.tsx'

interface Props {
  readonly battle: Battle
  readonly seed: string | null
  readonly go: (hash: string) => void
}

export function Setup({ battle, seed, go }: Props) {
  if (!isPlayable(battle)) return <NotYet battle={battle} />
  return <Agreement battle={battle} seed={seed} go={go} />
}

function NotYet({ battle }: { readonly battle: Battle }) {
  return (
    <section className="setup" aria-label={battle.title}>
      <h2>{battle.title}</h2>
      <p className="story">{battle.place}</p>
      <div className="note information" style={{ marginTop: 16 }}>
        <Icon name="information" />
        <span>{words.start.cannotBegin(battle.title)}</span>
      </div>
      <a
        className="button small"
        style={{ marginTop: 12, width: 'fit-content' }}
        href={hashOf({ page: 'maps', game: battle.id })}
      >
        {words.maps.look}
      </a>
    </section>
  )
}

const AI: Seat = { who: 'computer', name: USUAL }
/** Open for whoever gets the link. */
const ONLINE: ChosenSeat = { who: 'online', name: '' }

type ChosenSeat = Seat | { readonly who: 'online'; readonly name: string }

/** A seat for every side of the scenario: those agreed on so far, then the AI; at first one for the player. */
const seatsFor = (sides: number, name: string, agreed: readonly ChosenSeat[] = []): readonly ChosenSeat[] =>
  Array.from({ length: sides }, (_, side) => agreed[side] ?? (side === 0 ? { who: 'human', name } : AI))

function Agreement({ battle, seed, go }: Props) {
  const { name } = useSettings()
  const [scenario, setScenario] = useState(battle.scenarios[0].id)
  const [agreed, setAgreed] = useState<readonly ChosenSeat[]>([])
  const hasServer = useHasServer()
  const [options, setOptions] = useState<Options>({})
  const [isStrict, setStrict] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const sides = sidesOf(battle, scenario)
  const seats = seatsFor(sides.length, name, agreed)
  const [failed, setFailed] = useState<unknown>(null)
  if (failed !== null) throw failed
  const begin = () => {
    if (isBusy) return
    setBusy(true)
    const agreedOn = { battle, scenario, options: inForce(battle, scenario, options), isStrict }
    beginOrOpen(agreedOn, seats, seed).then(go, setFailed)
  }
  useEnter(begin)
  return (
    <section className="setup" aria-label={battle.title}>
      <h2>{battle.title}</h2>
      <p className="story">{storyOf(battle, scenario)}</p>
      <fieldset>
        <legend>{words.start.scenario}</legend>
        <Segments
          label={words.start.scenario}
          chosen={scenario}
          ways={battle.scenarios.map(({ id, title, turns }) => ({
            id,
            label: words.start.turns(title, turns),
          }))}
          onChoose={setScenario}
        />
      </fieldset>
      <fieldset>
        <legend>{words.start.whoPlays}</legend>
        {sides.map((side, i) => (
          <SeatRow
            key={side.name}
            side={i}
            names={side}
            seat={seats[i]}
            seats={seats}
            hasServer={hasServer}
            onSeat={seat => setAgreed(seats.with(i, seat))}
          />
        ))}
        {isOnline(seats) && (
          <p className="note information">
            <Icon name="share" />
            <span>{words.online.linksNote}</span>
          </p>
        )}
        {isOnline(seats) && (
          <Check on={isStrict} onChange={() => setStrict(!isStrict)}>
            <b>{words.online.strict}</b> <span className="second">{words.online.strictText}</span>
          </Check>
        )}
        {sides.length > 2 && !isOnline(seats) && seats.filter(seat => seat.who === 'human').length > 1 && (
          <p className="small third">{words.start.sameName}</p>
        )}
      </fieldset>
      <OptionalRules battle={battle} scenario={scenario} options={options} onOptions={setOptions} />
      <div className="begin">
        <Button
          look="main large wide"
          keyCap="Enter"
          refusal={isBusy ? words.start.loading : null}
          onPress={begin}
        >
          {isBusy ? words.start.loading : beginWords(seats, sides)}
        </Button>
        <p className="tiny third">
          {words.start.honest} <a href="#/corrections">{words.start.correct}</a>
        </p>
      </div>
    </section>
  )
}

/** What was chosen, without options of another scenario. */
function inForce(battle: Battle, scenario: string, options: Options): Options {
  const chosen = battle.scenarios.find(other => other.id === scenario)
  const ids = chosen === undefined ? [] : optionsIn(chosen).map(({ id }) => id)
  return Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(id)))
}

const isOnline = (seats: readonly ChosenSeat[]): boolean => seats.some(({ who }) => who === 'online')

interface AgreedOn {
  readonly battle: Battle
  readonly scenario: string
  readonly options: Options
  readonly isStrict: boolean
}

/** Where the game is to be found. */
async function beginOrOpen(
  { isStrict, ...agreed }: AgreedOn,
  seats: readonly ChosenSeat[],
  seed: string | null,
): Promise<string> {
  if (isOnline(seats)) {
    const { openOnline } = await import('../../online/opening.ts')
    return hashOf({ page: 'online', id: await openOnline({ ...agreed, isStrict, seats }) })
  }
  const { beginGame } = await import('../../session/games.ts')
  return hashOf({ page: 'table', id: await beginGame({ ...agreed, seats: seats as readonly Seat[], seed }) })
}

/** Null while it is asked for. */
function useHasServer(): boolean | null {
  const [hasServer, setHasServer] = useState<boolean | null>(null)
  useEffect(() => {
    fetch('api/house', { cache: 'no-store' }).then(
      ({ status }) => setHasServer(status === 200),
      () => setHasServer(false),
    )
  }, [])
  return hasServer
}

function beginWords(seats: readonly ChosenSeat[], sides: readonly { name: string }[]): string {
  const humans = seats.flatMap((seat, side) => (seat.who === 'human' ? [side] : []))
  if (isOnline(seats))
    return humans.length === 0
      ? words.online.openOnly
      : words.online.openAs(humans.map(side => sides[side].name).join(', '))
  if (humans.length === 1) return words.start.begin(sides[humans[0]].name)
  return humans.length === 0 ? words.start.watch : words.start.beginTogether(humans.length)
}

interface SeatProps {
  readonly side: number
  readonly names: { readonly name: string; readonly with: string }
  readonly seat: ChosenSeat
  readonly seats: readonly ChosenSeat[]
  readonly hasServer: boolean | null
  readonly onSeat: (seat: ChosenSeat) => void
}

function SeatRow({ side, names, seat, seats, hasServer, onSeat }: SeatProps) {
  const isFirstHuman = seats.findIndex(other => other.who === 'human') === side
  return (
    <div className="seat">
      <span className="who">
        <SideMark side={side} />
        <span>
          <b>{names.name}</b>
          <span className="tiny third" style={{ display: 'block' }}>
            {names.with}
          </span>
        </span>
      </span>
      <Segments
        label={words.start.whoPlaysSide(names.name)}
        chosen={seat.who}
        ways={[
          { id: 'human', label: seat.who === 'human' && isFirstHuman ? words.start.me : words.start.here },
          { id: 'computer', label: words.start.computer },
          {
            id: 'online',
            label: words.online.choice,
            refusal: hasServer === false ? words.online.noServer : null,
          },
        ]}
        onChoose={id => onSeat(id === 'online' ? ONLINE : id === 'human' ? { who: 'human', name: '' } : AI)}
      />
      {seat.who === 'computer' && <LevelChoice side={names.name} seat={seat} onSeat={onSeat} />}
      {seat.who === 'human' && (
        <label className="hint field">
          <span className="visually-hidden">{words.start.nameOf(names.name)}</span>
          <input
            value={seat.name}
            maxLength={24}
            placeholder={words.start.name}
            onChange={event => onSeat({ who: 'human', name: event.target.value })}
          />
        </label>
      )}
    </div>
  )
}

interface LevelProps {
  readonly side: string
  readonly seat: Seat
  readonly onSeat: (seat: Seat) => void
}

function LevelChoice({ side, seat, onSeat }: LevelProps) {
  const level = isLevel(seat.name) ? seat.name : USUAL
  return (
    <div className="hint">
      <Segments
        label={words.start.levelOf(side)}
        chosen={level}
        ways={LEVELS.map(id => ({ id, label: words.levels[id].name }))}
        onChoose={name => onSeat({ who: 'computer', name })}
      />
      <p className="small third">{words.levels[level].hint}</p>
    </div>
  )
}

/** Enter begins, unless something else has the focus. */
function useEnter(begin: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null
      if (event.key !== 'Enter' || target?.closest?.('button, a, input:not([type=radio]), summary, dialog'))
        return
      event.preventDefault()
      begin()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })
}
