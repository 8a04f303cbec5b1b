// A seat in the waiting room: mark, side, player or link, state, and what can be done about it.
import { type FormEvent, useState } from 'react'
import { manSeat, nameSeat, renewLink } from '../../online/api.ts'
import { canSend, copyText, linkTo, sendText } from '../../online/invitations.ts'
import { remembered, rememberLink } from '../../online/memory.ts'
import type { OnlineState, OnlineTable } from '../../online/online-table.ts'
import { presenceOf, presenceWords } from '../../online/seats.ts'
import { isLevel, USUAL } from '../../opponents/opponents.ts'
import { words } from '../../words/en.ts'
import { Button, SideMark } from '../parts.tsx'
import { settings } from '../settings.tsx'
import { PresenceSign } from './presence.tsx'

/** The seat number of those who only look. */
const SPECTATORS = -1

interface Props {
  readonly table: OnlineTable
  readonly state: OnlineState
  readonly seat: number
  readonly names: readonly { readonly name: string; readonly with: string }[]
  /** Null: friends cannot reach this server; its own machine can. */
  readonly address: string | null | undefined
}

export function SeatRow({ table, state, seat, names, address }: Props) {
  const card = state.card!.seats[seat]
  const isMine = state.mine.includes(seat)
  const presence = presenceOf(card)
  const title = card.sides.map(side => names[side].name).join(', ')
  return (
    <li className={`seat-row${isMine ? ' mine' : ''}`}>
      <SideMark side={card.sides[0]} />
      <div className="seat-words">
        <p className="seat-title">
          <b>{title}</b>{' '}
          <span className="small second">{card.sides.map(side => names[side].with).join(', ')}</span>
        </p>
        {isLevel(card.who) ? (
          <p className="small">{words.levels[card.who].name}</p>
        ) : (
          <Sitter table={table} seat={seat} card={card} isMine={isMine} />
        )}
      </div>
      <p className="small seat-state">
        <PresenceSign presence={presence} />
        {isMine ? words.online.youHere : presenceWords(card)}
      </p>
      {state.isHost && !isMine && (
        <HostActions table={table} seat={seat} title={title} address={address} presence={presence} />
      )}
    </li>
  )
}

interface SitterProps {
  readonly table: OnlineTable
  readonly seat: number
  readonly card: { readonly player: string; readonly isTaken: boolean }
  readonly isMine: boolean
}

function Sitter({ table, seat, card, isMine }: SitterProps) {
  const [name, setName] = useState<string | null>(null)
  if (!isMine) return card.isTaken ? <p className="small">{card.player || words.online.noName}</p> : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name === null) return
    settings.set({ name })
    void nameSeat(table.id, seat, name.trim()).then(() => setName(null))
  }
  if (name === null) {
    return (
      <p className="small">
        {card.player || words.online.noName}{' '}
        <button type="button" className="text-button" onClick={() => setName(card.player)}>
          {words.online.changeName}
        </button>
      </p>
    )
  }
  return (
    <form className="row field" onSubmit={save}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a click
        autoFocus
        aria-label={words.online.name}
        value={name}
        maxLength={24}
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="button small">
        {words.online.saveName}
      </button>
    </form>
  )
}

interface HostProps {
  readonly table: OnlineTable
  readonly seat: number
  readonly title: string
  readonly address: string | null | undefined
  readonly presence: ReturnType<typeof presenceOf>
}

function HostActions({ table, seat, title, address, presence }: HostProps) {
  const { online } = words
  const link = useLink(table, seat, address)
  if (presence === 'computer') {
    return (
      <div className="seat-actions">
        <Button look="small" onPress={() => void link.renew(() => manSeat(table.id, seat, 'person'))}>
          {online.letPerson}
        </Button>
      </div>
    )
  }
  const letAi = () => {
    void manSeat(table.id, seat, USUAL)
    rememberLink(table.id, seat, null)
  }
  if (presence !== 'open') {
    return (
      <div className="seat-actions">
        <button type="button" className="text-button small" onClick={() => void link.renew()}>
          {online.free}
        </button>
        <button type="button" className="text-button small" onClick={letAi}>
          {online.letAi}
        </button>
      </div>
    )
  }
  return (
    <>
      <code className="seat-link">
        {link.text === null
          ? ''
          : `…${link.text.slice(link.text.indexOf('/t/'), link.text.indexOf('/t/') + 24)}…`}
      </code>
      <div className="seat-actions">
        <Button
          look="small"
          icon={link.isCopied ? 'tick' : canSend() ? 'share' : 'copy'}
          label={online.linkFor(title)}
          onPress={() => void link.copy()}
        >
          {link.isCopied ? online.copied : canSend() ? online.send : online.copy}
        </Button>
        <Button look="small" onPress={letAi}>
          {online.letAi}
        </Button>
        <button
          type="button"
          className="text-button small"
          title={online.newLinkTitle}
          onClick={() => void link.renew()}
        >
          {online.newLink}
        </button>
      </div>
    </>
  )
}

/** The link of a seat as this browser remembers it; where it does not, copying makes a new one. */
function useLink(table: OnlineTable, seat: number, address: string | null | undefined) {
  const [secret, setSecret] = useState<string | null>(() => remembered(table.id).links[seat] ?? null)
  const [isCopied, setCopied] = useState(false)
  const here = address ?? `${location.origin}${location.pathname}`
  const renew = async (
    make: () => Promise<{ readonly secret: string | null }> = () => renewLink(table.id, seat),
  ) => {
    const made = await make()
    rememberLink(table.id, seat, made.secret)
    setSecret(made.secret)
    setCopied(false)
    return made.secret
  }
  return {
    text: secret === null ? null : linkTo(here, table.id, secret),
    isCopied,
    renew,
    async copy() {
      const known = secret ?? (await renew())
      if (known === null) return
      const text = linkTo(here, table.id, known)
      await (canSend() ? sendText(text, words.salient) : copyText(text))
      setCopied(true)
    },
  }
}

export function SpectatorLink({ table, address }: Pick<HostProps, 'table' | 'address'>) {
  const link = useLink(table, SPECTATORS, address)
  return (
    <div className="room-spectators">
      <p className="label">{words.online.spectators}</p>
      <p className="small second">{words.online.spectatorsSee}</p>
      <Button look="small" icon={link.isCopied ? 'tick' : 'eye'} onPress={() => void link.copy()}>
        {link.isCopied ? words.online.copied : words.online.copySpectators}
      </Button>
    </div>
  )
}
