import { expect, it } from 'vitest';
import { heardOf } from './heard.ts';
import { SOUNDS, type Sound, Synth, TONES } from './synth.ts';

/** An audio context that notes what is made of it. */
function deafContext() {
  const gains: number[] = [];
  const started: string[] = [];
  const node = (kind: string) => ({
    kind,
    type: '',
    frequency: { value: 0 },
    gain: { setValueAtTime: (gain: number) => void gains.push(gain), exponentialRampToValueAtTime: () => {} },
    connect: <T>(to: T): T => to,
    start: () => void started.push(kind),
    stop: () => {},
  });
  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createGain: () => node('gain'),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context: context as unknown as AudioContext, gains, started };
}

it('every sound is made by us, is quiet, and is over within half a second', () => {
  for (const sound of SOUNDS) {
    const { context, gains, started } = deafContext();
    new Synth(context).play(sound);
    expect(started.length).toBeGreaterThan(0);
    expect(Math.max(...gains)).toBeLessThanOrEqual(0.05);
  }
  for (const tones of Object.values(TONES))
    for (const { at, lasts } of tones) expect(at + lasts).toBeLessThanOrEqual(0.5);
});

it('a card sounds like any other card, and what nobody knows makes no sound', () => {
  expect(heardOf('CardDrawn')).toBe('card' satisfies Sound);
  expect(heardOf('StakeSettled')).toBe('chip' satisfies Sound);
  for (const type of ['toString', 'constructor', 'StakesSet', '']) expect(heardOf(type)).toBeNull();
});
