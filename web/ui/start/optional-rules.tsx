// The optional rules of a scenario, as they are agreed before a game.
import type { Options } from '../../../engine/game/game.ts'
import { optionsIn } from '../../../engine/game/options.ts'
import type { Battle } from '../../catalogue.ts'
import { words } from '../../words/en.ts'
import { Icon } from '../icons.tsx'
import { RuleTag, Segments } from '../parts.tsx'

interface RulesProps {
  readonly battle: Battle
  readonly scenario: string
  readonly options: Options
  readonly onOptions: (options: Options) => void
}

export function OptionalRules({ battle, scenario, options, onOptions }: RulesProps) {
  const chosen = battle.scenarios.find(other => other.id === scenario)
  const specs = chosen === undefined ? [] : optionsIn(chosen)
  if (specs.length === 0) return null
  return (
    <details className="fold section">
      <summary>
        <span className="label">{words.start.options}</span>
        <span className="row third" style={{ gap: 6 }}>
          {words.start.optionsCount(specs.length)} <Icon name="down" />
        </span>
      </summary>
      <div className="options-list">
        {specs.map(({ id, title, says, rule, values, labels, standard }) => (
          <div key={id} className="option">
            <span className="small">
              <b>{title}</b> <RuleTag id={rule} />
              <span className="second" style={{ display: 'block' }}>
                {says}
              </span>
            </span>
            <Segments
              label={title}
              chosen={options[id] ?? standard}
              ways={values.map((value, i) => ({ id: value, label: labels[i] }))}
              onChoose={value => onOptions({ ...options, [id]: value })}
            />
          </div>
        ))}
      </div>
    </details>
  )
}
