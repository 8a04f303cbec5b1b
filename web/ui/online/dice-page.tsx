// "Check the dice" of a finished game: the verdict first, then every roll, and what this proves and what it does not.
import { useEffect, useState } from 'react'
import { parseJournal } from '../../../engine/journal/journal.ts'
import { presentedUnder } from '../../../table/older-rules.ts'
import { type Battle, battleById } from '../../catalogue.ts'
import { type OwnTable, Refused, tableCard, wholeJournal } from '../../online/api.ts'
import { type CheckedRoll, checkDice, type DiceCheck } from '../../online/dice-check.ts'
import { remembered } from '../../online/memory.ts'
import { hashOf } from '../../router.ts'
import { words } from '../../words/en.ts'
import { Icon, SalientSign } from '../icons.tsx'
import { MessagePage } from '../message.tsx'
import { Button, SmallDie } from '../parts.tsx'

interface Props {
  readonly id: string
  readonly go: (hash: string) => void
}

interface Checked {
  readonly check: DiceCheck
  readonly card: OwnTable
  readonly battle: Battle
}

export function DicePage({ id, go }: Props) {
  const [checked, setChecked] = useState<Checked | string | null>(null)
  useEffect(() => {
    document.title = words.dice.title
    checkedTable(id).then(setChecked, error =>
      setChecked(error instanceof Refused ? error.message : words.dice.cannot),
    )
  }, [id])
  if (checked === null) {
    return (
      <main className="message-page">
        <p className="third" role="status">
          {words.dice.working}
        </p>
      </main>
    )
  }
  if (typeof checked === 'string') {
    return (
      <MessagePage icon="die" title={words.dice.title} text={checked}>
        <Button look="small main" onPress={() => go('#/')}>
          {words.online.startPage}
        </Button>
      </MessagePage>
    )
  }
  return <Result id={id} go={go} {...checked} />
}

async function checkedTable(id: string): Promise<Checked | string> {
  const [text, card] = await Promise.all([wholeJournal(id), tableCard(id)])
  const read = parseJournal(text, id)
  const battle = battleById(card.game)
  if (!read.ok || battle === undefined) return words.dice.cannot
  const presentation = await presentedUnder(await battle.load(), read.value.rulesVersion)
  const check = presentation === null ? null : checkDice(presentation, read.value)
  return check === null ? words.dice.cannot : { check, card, battle }
}

const LAST = 14

function Result({ id, go, check, card, battle }: Checked & Props) {
  const [showsAll, setShowsAll] = useState(false)
  const { rolls } = check
  const shown = showsAll ? rolls : rolls.slice(-LAST)
  const scenario = battle.scenarios.find(other => other.id === card.scenario)!
  const players = card.seats.map(({ player }) => player).filter(player => player !== '')
  return (
    <main className="room dice-page">
      <header className="room-head">
        <SalientSign />
        <span className="room-name">
          <h1>{words.salient}</h1>
          <span className="claim">{words.dice.of(battle.title, scenario.title, players)}</span>
        </span>
        <span className="grow" />
        <Button look="small quiet" icon="previous" onPress={() => go(hashOf({ page: 'replay', id }))}>
          {words.dice.replay}
        </Button>
      </header>
      <section>
        <div className="row apart">
          <h2>{words.dice.title}</h2>
          <span className="small second">{words.dice.count(rolls.length)}</span>
        </div>
        <Verdict id={id} check={check} />
        <RollTable rolls={shown} />
        {!showsAll && rolls.length > LAST && (
          <button type="button" className="text-button small" onClick={() => setShowsAll(true)}>
            {words.dice.showAll(rolls.length - LAST)}
          </button>
        )}
      </section>
      <section className="room-terms">
        <h2>{words.dice.how}</h2>
        <ol className="how">
          {words.dice.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div>
          <p className="label">{words.dice.provesTitle}</p>
          <p className="small">{words.dice.proves}</p>
          <p className="label">{words.dice.provesNotTitle}</p>
          <p className="small">{words.dice.provesNot}</p>
        </div>
        <Numbers check={check} card={card} />
        <Fell rolls={rolls} />
      </section>
    </main>
  )
}

/** A browser that was at the table has kept the seal that it was shown before play. */
function Verdict({ id, check }: { readonly id: string; readonly check: DiceCheck }) {
  const seen = remembered(id).commitment
  const isSame = seen === null || seen === check.seal
  const isGood = check.isKept && isSame
  const text = !check.isKept
    ? words.dice.broken
    : isSame
      ? words.dice.kept(check.rolls.length)
      : words.dice.otherSeal
  return (
    <p className={`verdict ${isGood ? 'good' : 'bad'}`} role="status">
      <Icon name={isGood ? 'tick' : 'refused'} />
      <span>
        <b>{text}</b> {isGood && (seen === null ? words.dice.workedOut : words.dice.workedOutAndSeen)}
      </span>
    </p>
  )
}

const RollTable = ({ rolls }: { readonly rolls: readonly CheckedRoll[] }) => (
  <div className="rolls">
    <table>
      <thead>
        <tr>
          <th scope="col">{words.dice.roll}</th>
          <th scope="col">{words.dice.turn}</th>
          <th scope="col">{words.dice.for}</th>
          <th scope="col">{words.dice.die}</th>
        </tr>
      </thead>
      <tbody>
        {rolls.map(({ number, turn, text, sides, face }) => (
          <tr key={number}>
            <td className="figure">{number}</td>
            <td>{turn}</td>
            <td>{text}</td>
            <td>{sides === 6 ? <SmallDie face={face} /> : words.dice.ofSides(face, sides)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const spaced = (hex: string): string => (hex.match(/.{4}/g) ?? []).join(' ')

const Numbers = ({ check, card }: { readonly check: DiceCheck; readonly card: OwnTable }) => {
  const people = card.seats.filter(({ player, who }) => who === 'person' || player !== '')
  return (
    <dl className="numbers">
      <dt>{words.dice.seal}</dt>
      <dd>
        <code>{spaced(check.seal)}</code>
      </dd>
      <dt>{words.dice.seed}</dt>
      <dd>
        <code>{spaced(check.seed)}</code>
      </dd>
      {check.shares.map((share, i) => (
        <div key={share}>
          <dt>{words.dice.share(people[i]?.player ?? '', i + 1)}</dt>
          <dd>
            <code>{spaced(share)}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const FACES = [1, 2, 3, 4, 5, 6]

function Fell({ rolls }: { readonly rolls: readonly CheckedRoll[] }) {
  const six = rolls.filter(({ sides }) => sides === 6)
  if (six.length === 0) return null
  const counts = FACES.map(face => six.filter(roll => roll.face === face).length)
  const most = Math.max(...counts)
  return (
    <div>
      <div className="row apart">
        <p className="label">{words.dice.fell}</p>
        <span className="small second">{words.dice.expected((six.length / FACES.length).toFixed(1))}</span>
      </div>
      {FACES.map((face, i) => (
        <div key={face} className="fell">
          <b>{face}</b>
          <span className="bar" style={{ width: `${(counts[i] / most) * 82}%` }} />
          <b className="count">{counts[i]}</b>
        </div>
      ))}
    </div>
  )
}
