// Dice that are seen to roll: 700 ms, skipped by any key or tap.
import { useEffect, useState } from 'react'
import { words } from '../words/en.ts'
import { useMotion } from './motion.ts'

const ROLLING = 700
const CHANGE = 70

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[22, 22]],
  2: [
    [13, 13],
    [31, 31],
  ],
  3: [
    [12, 12],
    [22, 22],
    [32, 32],
  ],
  4: [
    [13, 13],
    [31, 13],
    [13, 31],
    [31, 31],
  ],
  5: [
    [13, 13],
    [31, 13],
    [22, 22],
    [13, 31],
    [31, 31],
  ],
  6: [
    [13, 12],
    [31, 12],
    [13, 22],
    [31, 22],
    [13, 32],
    [31, 32],
  ],
}

/** Rolled before: kept for the page's life, so that coming back to a battle does not roll again. */
const seen = new Set<string>()

/** `roll` names this roll; the same name does not roll twice. */
export function Dice({ faces, roll }: { readonly faces: readonly number[]; readonly roll: string }) {
  const isRolling = useRolling(roll)
  const shown = useTumbling(faces, isRolling)
  const result = words.now.rolled(faces.join(', '))
  return (
    <span className={`dice${faces.length > 1 ? ' many' : ''}`} role="img" aria-label={result}>
      {shown.map((face, i) => (
        <Face key={i} face={face} look={isRolling ? 'rolling' : 'landed'} />
      ))}
    </span>
  )
}

function Face({ face, look }: { readonly face: number; readonly look: string }) {
  return (
    <svg className={`die-face ${look}`} viewBox="0 0 44 44" aria-hidden="true">
      <rect x="2" y="2" width="40" height="40" rx="7" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.9" />
      ))}
    </svg>
  )
}

function useRolling(roll: string): boolean {
  const isStill = useMotion() === 'reduced'
  const [landed, setLanded] = useState<string | null>(null)
  const isRolling = !isStill && landed !== roll && !seen.has(roll)
  useEffect(() => {
    if (!isRolling) {
      seen.add(roll)
      return
    }
    const land = () => {
      seen.add(roll)
      setLanded(roll)
    }
    const timer = setTimeout(land, ROLLING)
    addEventListener('keydown', land)
    addEventListener('pointerdown', land)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', land)
      removeEventListener('pointerdown', land)
    }
  }, [isRolling, roll])
  return isRolling
}

// The faces on the way mean nothing: they only turn, so a counter will do for chance.
function useTumbling(faces: readonly number[], isRolling: boolean): readonly number[] {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRolling) return
    const timer = setInterval(() => setTurn(before => before + 1), CHANGE)
    return () => clearInterval(timer)
  }, [isRolling])
  return isRolling ? faces.map((face, i) => 1 + ((face + turn * 5 + i * 2) % 6)) : faces
}
