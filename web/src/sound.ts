// Short sounds of wood, stone, water and drum, made here from noise and tones: nothing to load, nothing longer than 0.6 s.

import { prefs } from './prefs'

export type Sound = 'wood' | 'water' | 'stone' | 'tick' | 'clink' | 'drum' | 'sistrum'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

function ready(): AudioContext | null {
  if (!prefs().sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return noise
}

// Loud at once, then dying away.
function fading(audio: AudioContext, at: number, loud: number, time: number, rise = 0.004): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + time)
  gain.connect(audio.destination)
  return gain
}

function tone(audio: AudioContext, at: number, from: number, to: number, loud: number, time: number, type: OscillatorType = 'sine'): void {
  const source = audio.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + time)
  source.connect(fading(audio, at, loud, time))
  source.start(at)
  source.stop(at + time)
}

function rush(audio: AudioContext, at: number, from: number, to: number, loud: number, time: number, rise = 0.004, width = 1): void {
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  source.buffer = hiss(audio)
  filter.type = 'bandpass'
  filter.Q.value = width
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + time)
  source.connect(filter).connect(fading(audio, at, loud, time, rise))
  source.start(at)
  source.stop(at + time)
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number, pitch: number) => void> = {
  wood(audio, at, pitch) {
    tone(audio, at, 420 * pitch, 300 * pitch, 0.28, 0.09, 'triangle')
    rush(audio, at, 1800 * pitch, 900 * pitch, 0.2, 0.05)
  },
  water(audio, at) {
    tone(audio, at, 95, 130, 0.05, 0.25, 'sawtooth')
    rush(audio, at + 0.12, 500, 1400, 0.2, 0.45, 0.12, 0.7)
  },
  stone(audio, at) {
    rush(audio, at, 320, 220, 0.4, 0.32, 0.05, 2)
    tone(audio, at + 0.26, 110, 70, 0.25, 0.12)
  },
  tick: (audio, at, pitch) => rush(audio, at, 4200 * pitch, 3000 * pitch, 0.14, 0.035, 0.002, 3),
  clink(audio, at) {
    tone(audio, at, 1960, 1950, 0.09, 0.25)
    tone(audio, at + 0.05, 2620, 2600, 0.07, 0.3)
  },
  drum(audio, at) {
    tone(audio, at, 130, 62, 0.45, 0.38)
    rush(audio, at, 400, 180, 0.12, 0.08)
  },
  sistrum(audio, at) {
    for (const beat of [0, 0.09, 0.18, 0.32]) rush(audio, at + beat, 7200, 6200, 0.09, 0.1, 0.02, 4)
  },
}

// `pitch` 1 as it is, less is deeper: a stone high on a pile sounds fuller.
export function play(sound: Sound, pitch = 1): void {
  const audio = ready()
  if (audio) SOUNDS[sound](audio, audio.currentTime, pitch)
}
