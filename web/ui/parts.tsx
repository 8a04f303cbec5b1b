// The smallest parts: rule tag, key cap, side mark, buttons, ticks.
import { type ReactNode, useId } from 'react'
import type { Sentence } from '../../table/presentation.ts'
import type { AmountPicture, ButtonPicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon, type IconName, iconNamed } from './icons.tsx'
import { useRules } from './rule-book.tsx'
import { Terms } from './terms.tsx'

/** Always looks like this, always opens the rule. */
export function RuleTag({ id }: { readonly id: string }) {
  const { open } = useRules()
  return (
    <button
      type="button"
      className="rule-tag"
      aria-label={words.rules.rule(id)}
      onClick={event => {
        event.stopPropagation()
        open(id, event.currentTarget)
      }}
    >
      {id}
    </button>
  )
}

/** The rule tag follows the full stop. */
export function Tags({ rules }: { readonly rules: readonly string[] }) {
  return [...new Set(rules)].map(id => (
    <span key={id}>
      {' '}
      <RuleTag id={id} />
    </span>
  ))
}

interface SaysProps {
  readonly sentence: Sentence
  /** Where a click belongs to something else, terms are not explained. */
  readonly isPlain?: boolean
}

export function Says({ sentence, isPlain = false }: SaysProps) {
  return (
    <>
      {isPlain ? sentence.text : <Terms text={sentence.text} />}
      <Tags rules={sentence.rules} />
    </>
  )
}

export const KeyCap = ({ children }: { readonly children: ReactNode }) => (
  <kbd className="key-cap">{children}</kbd>
)

export function SideMark({ side, large }: { readonly side: number | null; readonly large?: boolean }) {
  if (side === null) return null
  return <i className={`side-mark side-${side}${large ? ' large' : ''}`} />
}

export const SmallDie = ({ face }: { readonly face: number }) => (
  <span className="small-die" role="img" aria-label={words.now.die(face)}>
    {face}
  </span>
)

const KEY_NAMES: Readonly<Record<string, string>> = {
  enter: 'Enter',
  esc: 'Esc',
  escape: 'Esc',
  backspace: '⌫',
  ' ': 'Space',
}

export const keyName = (key: string): string => KEY_NAMES[key.toLowerCase()] ?? key.toUpperCase()

interface ButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly look?: string
  readonly icon?: IconName
  readonly keyCap?: string
  readonly label?: string
  /** A key that presses it wherever the focus is, whether its cap is shown or not. */
  readonly shortcut?: string
  /** It cannot be pressed now, and why: said as tooltip and description. */
  readonly refusal?: string | null
}

/** A button that cannot be pressed keeps its place in the order of focus, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { children, onPress, look = '', icon, keyCap, label, shortcut, refusal = null } = props
  const reason = useId()
  return (
    <button
      type="button"
      className={`button ${look}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={refusal === null ? undefined : true}
      aria-describedby={refusal === null ? undefined : reason}
      title={refusal ?? undefined}
      onClick={refusal === null ? onPress : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
      {keyCap && <KeyCap>{keyName(keyCap)}</KeyCap>}
      {refusal !== null && (
        <span id={reason} className="visually-hidden">
          {refusal}
        </span>
      )}
    </button>
  )
}

interface PictureProps {
  readonly picture: ButtonPicture
  readonly look?: string
  readonly shortcut?: string
  /** Says inside why it cannot be pressed. */
  readonly hasReason?: boolean
  readonly onPress: (id: string) => void
}

/** A button as the table describes it. */
export function PicturedButton({ picture, look, shortcut, hasReason = false, onPress }: PictureProps) {
  return (
    <Button
      look={look}
      shortcut={shortcut}
      icon={picture.icon === null ? undefined : iconNamed(picture.icon)}
      keyCap={picture.key ?? undefined}
      refusal={picture.refusal === null ? null : describe(picture.refusal)}
      onPress={() => onPress(picture.id)}
    >
      {hasReason && picture.refusal !== null ? (
        <span className="with-reason">
          {printed(picture.label)}
          <span className="reason">{picture.refusal.text.replace(/\.$/, '')}</span>
        </span>
      ) : (
        printed(picture.label)
      )}
    </Button>
  )
}

/** Signs as they are printed. */
export const printed = (text: string): string => text.replaceAll('<=', '≤').replaceAll('>=', '≥')

export const describe = ({ text, rules }: Sentence): string =>
  rules.length === 0 ? text : `${text} (${rules.join(', ')})`

interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly pressed?: boolean
  readonly refusal?: string | null
  readonly className?: string
  readonly children?: ReactNode
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, pressed, refusal = null, className = '', children } = props
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={refusal === null ? undefined : true}
      aria-description={refusal ?? undefined}
      title={refusal ?? label}
      onClick={refusal === null ? onPress : undefined}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

export const TickBox = ({ on }: { readonly on: boolean }) => (
  <span className={`tick-box${on ? ' on' : ''}`}>{on && <Icon name="tick" />}</span>
)

interface CheckProps {
  readonly on: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

export function Check({ on, onChange, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={onChange} />
      <TickBox on={on} />
      <span>{children}</span>
    </label>
  )
}

interface StepperProps {
  readonly label: string
  readonly rule?: string | null
  readonly amount: AmountPicture
  readonly onChange: (value: number) => void
}

/** A number between two limits, one step at a time. */
export function Stepper({ label, rule, amount, onChange }: StepperProps) {
  const { value, least, most, step } = amount
  const name = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend above the row
    <div className="stepper" role="group" aria-labelledby={name}>
      <span className="grow" id={name}>
        {label}
      </span>
      {rule && <RuleTag id={rule} />}
      <IconButton
        icon="minus"
        label={words.stepper.less}
        refusal={value <= least ? words.stepper.least(least) : null}
        onPress={() => onChange(Math.max(least, value - step))}
      />
      <output className="figure">{value}</output>
      <IconButton
        icon="plus"
        label={words.stepper.more}
        refusal={value >= most ? words.stepper.most(most) : null}
        onPress={() => onChange(Math.min(most, value + step))}
      />
    </div>
  )
}

export interface Way {
  readonly id: string
  readonly label: ReactNode
  readonly rule?: string | null
  readonly refusal?: string | null
}

interface SegmentsProps {
  readonly label: string
  readonly ways: readonly Way[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Two or more ways of which one is chosen: radio buttons side by side. */
export function Segments({ label, ways, chosen, onChoose }: SegmentsProps) {
  const name = useId()
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {ways.map(way => (
        <div
          key={way.id}
          className={`segment${way.id === chosen ? ' chosen' : ''}${way.refusal ? ' off' : ''}`}
          title={way.refusal ?? undefined}
        >
          <input
            type="radio"
            id={`${name}-${way.id}`}
            name={name}
            checked={way.id === chosen}
            disabled={Boolean(way.refusal)}
            aria-description={way.refusal ?? undefined}
            onChange={() => onChoose(way.id)}
          />
          <label htmlFor={`${name}-${way.id}`}>{way.label}</label>
          {way.rule && <RuleTag id={way.rule} />}
        </div>
      ))}
    </div>
  )
}
