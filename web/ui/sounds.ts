// Sounds for dice and orders, made here and not fetched. Silent unless the player has turned them up.
import { useEffect, useRef } from 'react'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { settings } from './settings.tsx'

/** A short rattle for dice; a soft tap for an order. */
type Sound = 'dice' | 'order'

let context: AudioContext | null = null

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}

/** Seconds after the first at which a die knocks again. */
const KNOCKS: Readonly<Record<Sound, readonly number[]>> = { dice: [0, 0.09, 0.16, 0.25, 0.31], order: [0] }

export function play(sound: Sound): void {
  const { volume } = settings.get()
  if (volume === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  const gain = audio.createGain()
  gain.gain.value = (volume / 10) * 0.5
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = sound === 'dice' ? 1900 : 520
  filter.connect(gain).connect(audio.destination)
  for (const at of KNOCKS[sound]) {
    const knock = noise(audio, sound === 'dice' ? 0.06 : 0.09)
    knock.connect(filter)
    knock.start(audio.currentTime + at)
  }
}

/** Dice are heard when they fall, orders when they are given. */
export function useSounds({ position, log, timeline }: TableSnapshot): void {
  const before = useRef(position)
  useEffect(() => {
    const isNew = position > before.current && timeline === null
    before.current = position
    if (!isNew) return
    const last = log.findLast(line => line.position === position)
    play((last?.dice?.length ?? 0) > 0 ? 'dice' : 'order')
  }, [position])
}
