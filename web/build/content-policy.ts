// What a page of the client may load: its own files and nothing else.
import { createHash } from 'node:crypto'

/** The Content-Security-Policy of a page. Scripts inside the page run only as they were built, by their hash. */
export function pagePolicy(html: string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${hash(script)}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    // Maps and counters are SVG with styles of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    // The report is shown in a frame that is written by the page itself.
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hash = (script: string): string => createHash('sha256').update(script).digest('base64')
