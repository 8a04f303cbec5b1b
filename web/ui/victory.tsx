// The end: who won and by which rule, how it came, and what to do next.
import { useEffect, useState } from 'react'
import type { GameReport, SidePicture, TableSnapshot, Verdict } from '../../table/snapshot.ts'
import { hashOf } from '../router.ts'
import { words } from '../words/en.ts'
import { LuckChart, PointsChart } from './charts.tsx'
import { Icon } from './icons.tsx'
import { Button, IconButton, Says, SideMark, SmallDie } from './parts.tsx'
import { FactTable } from './rows.tsx'
import type { Sitting } from './sitting.ts'

interface Props {
  readonly snapshot: TableSnapshot
  readonly verdict: Verdict
  readonly sitting: Sitting
  /** Whether the dice kept what was promised when the game began. */
  readonly promise: 'kept' | 'broken' | 'none'
  readonly onRematch: () => void
  readonly onWatch: (from: number) => void
  readonly onReport: () => void
  readonly onSave: () => void
  readonly onLook: () => void
}

export function VictoryScreen(props: Props) {
  const { snapshot, verdict } = props
  const { report } = verdict
  const names = snapshot.header.sides.map(side => side.name)
  return (
    <main className="victory">
      <Hero {...props} />
      <div className="victory-body">
        <div className="heading">
          <h2>{words.victory.points}</h2>
          <span className="row small legend">
            {snapshot.header.sides.map(side => (
              <span key={side.side} className="row" style={{ gap: 6 }}>
                <SideMark side={side.side} />
                {seatName(side)}
              </span>
            ))}
          </span>
        </div>
        <PointsChart report={report} names={names} />
        <div className="victory-pair">
          <Luck report={report} names={names} promise={props.promise} />
          <Losses report={report} />
        </div>
        <TurningPoints report={report} onWatch={props.onWatch} />
        {verdict.facts.length > 0 && (
          <section style={{ marginTop: 18 }}>
            <h2>{words.victory.figures}</h2>
            <FactTable facts={verdict.facts} label={words.victory.figures} ruled />
          </section>
        )}
        <div className="row victory-foot">
          <Button icon="file" onPress={props.onReport}>
            {words.victory.report}
          </Button>
          <Button icon="share" onPress={props.onSave}>
            {words.victory.save}
          </Button>
          {props.sitting.online !== null && (
            <a className="button" href={hashOf({ page: 'dice', id: props.sitting.online.id })}>
              <Icon name="die" />
              {words.dice.title}
            </a>
          )}
          <Button look="quiet" onPress={props.onLook}>
            {words.victory.look}
          </Button>
        </div>
      </div>
    </main>
  )
}

/** 'Ewa, Allied'; of somebody who gave no name, the side alone. */
const seatName = ({ player, name }: SidePicture): string => (player === name ? name : `${player}, ${name}`)

function Hero({ snapshot, verdict, sitting, onRematch, onWatch }: Props) {
  const picture = useHeroPicture(sitting, snapshot, verdict)
  const winners = snapshot.header.sides.filter(({ side }) => verdict.winners.includes(side))
  return (
    <div className={`victory-hero side-${verdict.winners[0] ?? 'none'}`}>
      {picture !== null && <img src={picture} alt="" />}
      <div>
        {winners
          .filter(({ player, name }) => player !== name)
          .map(winner => (
            <p key={winner.side} className="row" style={{ fontSize: 16 }}>
              <SideMark side={winner.side} />
              {seatName(winner)}
            </p>
          ))}
        <h1>{verdict.title}</h1>
        <p>
          <Says sentence={verdict.sentence} isPlain />
        </p>
        <div className="buttons">
          <Button look="large" onPress={onRematch}>
            {words.victory.rematch(snapshot.header.sides.length)}
          </Button>
          <Button look="large plain" icon="play" onPress={() => onWatch(0)}>
            {words.victory.replay}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The map where the game was decided; at least where its counters stand. */
function useHeroPicture(sitting: Sitting, { log, scene }: TableSnapshot, { report }: Verdict): string | null {
  const [picture, setPicture] = useState<string | null>(null)
  const turned = report.turningPoints[0]?.position
  const hex = log.find(line => line.position === turned)?.hexes.at(-1) ?? scene.counters[0]?.hex ?? null
  useEffect(() => {
    let isGone = false
    if (hex !== null) sitting.picture(hex).then(made => isGone || setPicture(made))
    return () => {
      isGone = true
    }
  }, [sitting, hex])
  return picture
}

interface LuckProps {
  readonly report: GameReport
  readonly names: readonly string[]
  readonly promise: Props['promise']
}

const PROMISES = {
  kept: words.victory.checked,
  broken: words.victory.broken,
  none: words.victory.unchecked,
} as const

function Luck({ report, names, promise }: LuckProps) {
  return (
    <section>
      <div className="heading">
        <h2>{words.victory.luck}</h2>
      </div>
      {report.luck.length > 0 && <LuckChart report={report} names={names} />}
      <p className="small second">
        {report.luckText} {PROMISES[promise]}
      </p>
    </section>
  )
}

function Losses({ report }: { readonly report: GameReport }) {
  if (report.losses.length === 0) return null
  const most = Math.max(...report.losses.map(row => Math.max(row.lost, row.expected)), 1)
  return (
    <section>
      <div className="heading">
        <h2>{words.victory.losses}</h2>
        <span className="small third">{words.victory.lossesNote(report.luckUnit)}</span>
      </div>
      <table className="plain-table">
        <tbody>
          {report.losses.map(row => (
            <tr key={row.label}>
              <td>
                <span className="row" style={{ gap: 6 }}>
                  <SideMark side={row.side} />
                  {row.label}
                </span>
              </td>
              <td style={{ width: '46%' }}>
                <div className={`loss-bar side-colour-${row.side}`}>
                  <i className="lost" style={{ width: `${(row.lost / most) * 100}%` }} />
                  <i className="expected" style={{ left: `${(row.expected / most) * 100}%` }} />
                </div>
              </td>
              <td className="number">{row.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface TurnedProps {
  readonly report: GameReport
  readonly onWatch: (from: number) => void
}

function TurningPoints({ report, onWatch }: TurnedProps) {
  if (report.turningPoints.length === 0) return null
  return (
    <section style={{ marginTop: 18 }}>
      <div className="heading">
        <h2>{words.victory.turned}</h2>
        <span className="small third">{words.victory.bySwing(report.luckUnit)}</span>
      </div>
      <table className="plain-table turned">
        <thead>
          <tr>
            <th>{words.victory.battle}</th>
            <th>{words.victory.happened}</th>
            <th className="number">{words.victory.chance}</th>
            <th className="number">{words.victory.die}</th>
            <th className="number">{words.victory.swing}</th>
            <th>
              <span className="visually-hidden">{words.victory.replay}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {report.turningPoints.map(point => (
            <tr key={point.position}>
              <td>
                <b>{point.battle}</b>
              </td>
              <td>{point.text}</td>
              <td className="number">{point.chance}</td>
              <td className="number">
                {point.dice.map((face, i) => (
                  <SmallDie key={i} face={face} />
                ))}
              </td>
              <td className="number">{point.swing}</td>
              <td>
                <IconButton
                  icon="play"
                  label={words.victory.watch(point.battle)}
                  onPress={() => onWatch(Math.max(0, point.position - 1))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
