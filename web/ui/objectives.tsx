// What is played for: the briefing before the first decision, and the list behind the score.
import type { Check, Goal, Objectives, PointTrack, Sentence, Tally } from '../../table/presentation.ts'
import type { ObjectivesNow, SidePicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import type { NowProps } from './now.tsx'
import { Says, SideMark, Tags } from './parts.tsx'

export function ObjectivesPanel({ now, snapshot, table, credits }: NowProps<ObjectivesNow>) {
  const { objectives, isBriefing, pointed } = now
  const { sides, viewer } = snapshot.header
  const lines = {
    pointed,
    onPoint: (id: string | null) => table.pointGoal(id),
    onShow: (id: string) => table.showGoal(id),
  }
  return (
    <div className="objectives">
      <div className="heading">
        <h2>{now.title}</h2>
        <span className="aside figure">
          {isBriefing ? words.objectives.turns(now.turns) : words.objectives.turn(now.turn, now.turns)}
        </span>
      </div>
      {isBriefing ? (
        <p className="second">
          <Says sentence={objectives.task} />
        </p>
      ) : (
        objectives.now !== null && (
          <p className="second">
            <Says sentence={objectives.now} />
          </p>
        )
      )}
      {objectives.alarm !== null && <AlarmNote sentence={objectives.alarm} />}
      {isBriefing && <Wins objectives={objectives} sides={sides} viewer={viewer} />}
      {objectives.track !== null && <Track track={objectives.track} />}
      {isBriefing ? (
        <Lines
          title={words.objectives.counts}
          aside={words.objectives.lit}
          goals={objectives.goals}
          {...lines}
        />
      ) : (
        <>
          <Lines
            title={words.objectives.countsNow}
            aside=""
            goals={objectives.goals.filter(isCounted)}
            {...lines}
          />
          <Lines
            title={words.objectives.stillOpen}
            aside=""
            goals={objectives.goals.filter(goal => !isCounted(goal))}
            {...lines}
          />
        </>
      )}
      {objectives.checks.length > 0 && <Checks checks={objectives.checks} turn={now.turn} {...lines} />}
      {objectives.tallies.map(tally => (
        <TallyList key={tally.title} tally={tally} />
      ))}
      {objectives.notes.map(note => (
        <div key={note.text} className="note">
          <Icon name="information" />
          <span>
            <Says sentence={note} />
          </span>
        </div>
      ))}
      {!isBriefing && (
        <details className="fold section">
          <summary>
            <span>{words.objectives.howToWin}</span>
            <Icon name="down" />
          </summary>
          <Wins objectives={objectives} sides={sides} viewer={viewer} />
        </details>
      )}
      <Asides asides={objectives.asides} />
      {now.history !== null && (
        <details className="fold section history">
          <summary>
            <span>{now.history.title}</span>
            <Icon name="down" />
          </summary>
          {now.history.paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
      {credits !== null && <p className="credits">{credits}</p>}
    </div>
  )
}

const isCounted = ({ state }: Goal): boolean => state === 'held' || state === 'part'

function AlarmNote({ sentence }: { readonly sentence: Sentence }) {
  return (
    <div className="note refused" role="alert">
      <Icon name="mandatory" />
      <span>
        <Says sentence={sentence} />
      </span>
    </div>
  )
}

interface WinsProps {
  readonly objectives: Objectives
  readonly sides: readonly SidePicture[]
  readonly viewer: number
}

/** The reader's own side first. */
function Wins({ objectives, sides, viewer }: WinsProps) {
  const wins = objectives.wins.toSorted((a, b) => Number(b.side === viewer) - Number(a.side === viewer))
  return (
    <div className="wins">
      {wins.map(({ side, sentence }) => (
        <div key={side}>
          <h3>
            <SideMark side={side} />
            {words.objectives.victory(sides.find(other => other.side === side)?.name ?? '')}
          </h3>
          <p className="second">
            <Says sentence={sentence} />
          </p>
        </div>
      ))}
    </div>
  )
}

function Track({ track }: { readonly track: PointTrack }) {
  return (
    <figure className="track" aria-label={words.objectives.track(track.label, track.boxes[track.at])}>
      <figcaption>{track.label}</figcaption>
      <ol aria-hidden="true">
        {track.boxes.map((box, i) => (
          <li key={box} className={i === track.at ? 'at' : undefined}>
            {box}
          </li>
        ))}
      </ol>
      <div className="zones">
        {track.zones.map(({ boxes, side, label }) => (
          <span
            key={label}
            className={side === null ? undefined : `side-colour-${side}`}
            style={{ flex: boxes }}
          >
            {label}
          </span>
        ))}
      </div>
    </figure>
  )
}

interface LineProps {
  readonly pointed: string | null
  readonly onPoint: (id: string | null) => void
  readonly onShow: (id: string) => void
}

interface LinesProps extends LineProps {
  readonly title: string
  readonly aside: string
  readonly goals: readonly Goal[]
}

function Lines({ title, aside, goals, ...props }: LinesProps) {
  if (goals.length === 0) return null
  return (
    <section className="goals">
      <h3>
        {title}
        <span className="aside">{aside}</span>
      </h3>
      <ul>
        {goals.map(goal => (
          <li key={goal.id} className={goal.id === props.pointed ? 'pointed' : undefined}>
            <GoalMark state={goal.state} />
            <div>
              <Pointing id={goal.id} hasPlace={goal.hexes.length > 0} {...props}>
                {goal.title}
                {goal.hexes.length === 1 && goal.hexes[0] !== goal.title && (
                  <span className="figure"> {goal.hexes[0]}</span>
                )}
              </Pointing>
              <p className="second">
                <Says sentence={goal.detail} />
              </p>
            </div>
            <b className="figure">{goal.value}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PointingProps extends LineProps {
  readonly id: string
  readonly hasPlace: boolean
  readonly children: React.ReactNode
}

/** Lights its hexes while the pointer or the focus is on it; a click goes there. */
function Pointing({ id, hasPlace, onPoint, onShow, children }: PointingProps) {
  if (!hasPlace) return <b>{children}</b>
  return (
    <button
      type="button"
      className="goal-name"
      title={words.objectives.show}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      onClick={() => onShow(id)}
    >
      {children}
    </button>
  )
}

/** The mark is a shape; its colour only helps. */
function GoalMark({ state }: { readonly state: Goal['state'] }) {
  return (
    <svg
      className={`goal-mark ${state}`}
      viewBox="0 0 20 20"
      role="img"
      aria-label={words.objectives.states[state]}
    >
      <circle cx="10" cy="10" r="8.2" />
      {state === 'held' && <path className="tick" d="M6 10.4l2.8 2.8L14.2 7.4" />}
      {state === 'part' && <path className="half" d="M10 1.8a8.2 8.2 0 0 0 0 16.4z" />}
      {state === 'lost' && <path className="cross" d="M7 7l6 6M13 7l-6 6" />}
    </svg>
  )
}

interface ChecksProps extends LineProps {
  readonly checks: readonly Check[]
  readonly turn: number
}

/** Condition by turn; the present turn is framed. A dot: looked at in this turn. */
function Checks({ checks, turn, ...props }: ChecksProps) {
  const turns = checks[0].turns.map((_, i) => i + 1)
  return (
    <table className="checks">
      <thead>
        <tr>
          <th scope="col">{words.objectives.suddenDeath}</th>
          {turns.map(n => (
            <th key={n} scope="col" className={turnLook(n, turn)}>
              <span className="visually-hidden">{words.objectives.turnShort} </span>
              {n}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {checks.map(check => (
          <tr key={check.id} className={check.id === props.pointed ? 'pointed' : undefined}>
            <th scope="row">
              <SideMark side={check.side} />
              <Pointing id={check.id} hasPlace={check.hexes.length > 0} {...props}>
                {check.title}
              </Pointing>
              <p className="second">
                {check.detail.text}
                <Tags rules={check.detail.rules} />
              </p>
            </th>
            {turns.map(n => (
              <td
                key={n}
                className={`${turnLook(n, turn)}${check.isMet && n === turn && check.turns[n - 1] !== '' ? ' met' : ''}`}
              >
                {check.turns[n - 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const turnLook = (n: number, turn: number): string => (n < turn ? 'past' : n === turn ? 'now' : '')

function TallyList({ tally }: { readonly tally: Tally }) {
  return (
    <details className="fold section tally" open={tally.items.length <= 24}>
      <summary>
        <span>{tally.title}</span>
        <span className="aside">{tally.note}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {tally.items.map(({ name, hex, isHeld }) => (
          <li key={`${name} ${hex}`}>
            <GoalMark state={isHeld ? 'held' : 'open'} />
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Asides({ asides }: { readonly asides: Objectives['asides'] }) {
  if (asides.length === 0) return null
  return (
    <dl className="asides">
      {asides.map(({ title, sentence }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Says sentence={sentence} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
