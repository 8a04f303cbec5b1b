import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Settings, SettingsStore } from '../store/settings.ts'
import { words } from '../words/en.ts'
import { Dialog } from './dialog.tsx'
import { Segments } from './parts.tsx'

const PACES = { watch: words.settings.watch, fast: words.settings.fast, skip: words.settings.skip }

export const settings = new SettingsStore(() => localStorage)

const Store = createContext(settings)

export function useSettings(): Settings {
  const store = useContext(Store)
  return useSyncExternalStore(store.subscribe, store.get)
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, motion, empty, briefing, recap, pointers, pace, volume, name } = useSettings()
  const store = useContext(Store)
  return (
    <Dialog title={words.settings.title} onClose={onClose}>
      <Setting
        label={words.settings.theme}
        chosen={theme}
        ways={{
          system: words.settings.system,
          paper: words.settings.paper,
          lamp: words.settings.lamp,
        }}
        onChoose={id => store.set({ theme: id })}
      />
      <Setting
        label={words.settings.motion}
        chosen={motion}
        ways={{
          system: words.settings.system,
          full: words.settings.full,
          reduced: words.settings.reduced,
        }}
        onChoose={id => store.set({ motion: id })}
      />
      <Setting
        label={words.settings.empty}
        chosen={empty}
        ways={{ pass: words.settings.pass, wait: words.settings.wait }}
        onChoose={id => store.set({ empty: id })}
      />
      <Setting
        label={words.pointers.title}
        chosen={pointers}
        ways={{ show: words.pointers.show, hide: words.pointers.hide }}
        onChoose={id => store.set({ pointers: id, read: [] })}
      />
      <Setting
        label={words.settings.briefing}
        chosen={briefing}
        ways={{ show: words.settings.shown, hide: words.settings.hidden }}
        onChoose={id => store.set({ briefing: id })}
      />
      <Setting
        label={words.settings.recap}
        chosen={recap}
        ways={{
          play: words.settings.recapPlay,
          show: words.settings.recapShow,
          never: words.settings.recapNever,
        }}
        onChoose={id => store.set({ recap: id })}
      />
      <Setting
        label={words.settings.pace}
        chosen={pace}
        ways={PACES}
        onChoose={id => store.set({ pace: id })}
      />
      <div className="setting">
        <label htmlFor="volume">{words.settings.volume}</label>
        <span className="row">
          <input
            id="volume"
            type="range"
            min={0}
            max={10}
            value={volume}
            aria-valuetext={volume === 0 ? words.settings.silent : `${volume * 10}%`}
            onChange={event => store.set({ volume: Number(event.target.value) })}
          />
          <span className="figure small second">
            {volume === 0 ? words.settings.silent : `${volume * 10}%`}
          </span>
        </span>
      </div>
      <div className="setting">
        <label htmlFor="player-name">{words.settings.name}</label>
        <span className="field">
          <input
            id="player-name"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={event => store.set({ name: event.target.value })}
          />
        </span>
      </div>
      <p className="small third" style={{ marginTop: 12 }}>
        {store.isKept ? words.settings.about : words.settings.lost}
      </p>
    </Dialog>
  )
}

/** While an opponent moves: how fast it is shown. */
export function PaceChoice() {
  const { pace } = useSettings()
  const store = useContext(Store)
  return (
    <Segments
      label={words.settings.pace}
      chosen={pace}
      ways={Object.entries(PACES).map(([id, label]) => ({ id, label }))}
      onChoose={id => store.set({ pace: id as Settings['pace'] })}
    />
  )
}

interface SettingProps<Id extends string> {
  readonly label: string
  readonly chosen: Id
  /** What each way is called. */
  readonly ways: Readonly<Record<Id, string>>
  onChoose(id: Id): void
}

/** One line of the dialog: a name and the ways to choose from. */
function Setting<Id extends string>({ label, chosen, ways, onChoose }: SettingProps<Id>) {
  const named = Object.entries<string>(ways).map(([id, name]) => ({ id, label: name }))
  return (
    <div className="setting">
      <span>{label}</span>
      <Segments label={label} chosen={chosen} ways={named} onChoose={id => onChoose(id as Id)} />
    </div>
  )
}
