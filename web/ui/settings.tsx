import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Settings, SettingsStore } from '../store/settings.ts'
import { words } from '../words/en.ts'
import { Dialog } from './dialog.tsx'
import { Segments } from './parts.tsx'

export const settings = new SettingsStore(() => localStorage)

const Store = createContext(settings)

export function useSettings(): Settings {
  const store = useContext(Store)
  return useSyncExternalStore(store.subscribe, store.get)
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, motion, empty, pointers, name } = useSettings()
  const store = useContext(Store)
  return (
    <Dialog title={words.settings.title} onClose={onClose}>
      <div className="setting">
        <span>{words.settings.theme}</span>
        <Segments
          label={words.settings.theme}
          chosen={theme}
          ways={[
            { id: 'system', label: words.settings.system },
            { id: 'paper', label: words.settings.paper },
            { id: 'lamp', label: words.settings.lamp },
          ]}
          onChoose={id => store.set({ theme: id as Settings['theme'] })}
        />
      </div>
      <div className="setting">
        <span>{words.settings.motion}</span>
        <Segments
          label={words.settings.motion}
          chosen={motion}
          ways={[
            { id: 'system', label: words.settings.system },
            { id: 'full', label: words.settings.full },
            { id: 'reduced', label: words.settings.reduced },
          ]}
          onChoose={id => store.set({ motion: id as Settings['motion'] })}
        />
      </div>
      <div className="setting">
        <span>{words.settings.empty}</span>
        <Segments
          label={words.settings.empty}
          chosen={empty}
          ways={[
            { id: 'pass', label: words.settings.pass },
            { id: 'wait', label: words.settings.wait },
          ]}
          onChoose={id => store.set({ empty: id as Settings['empty'] })}
        />
      </div>
      <div className="setting">
        <span>{words.pointers.title}</span>
        <Segments
          label={words.pointers.title}
          chosen={pointers}
          ways={[
            { id: 'show', label: words.pointers.show },
            { id: 'hide', label: words.pointers.hide },
          ]}
          onChoose={id => store.set({ pointers: id as Settings['pointers'], read: [] })}
        />
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
