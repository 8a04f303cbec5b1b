import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applySettings } from './theme/apply.ts'
import './theme/index.css'
import { settings } from './ui/settings.tsx'

applySettings(settings)

const root = document.getElementById('salient')
if (root === null) throw new Error('the page has no place for the program')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
