/** What can be heard at a table. */
export const SOUNDS = ['card', 'chip', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone: how high, when and for how long in seconds, how loud, and of which wave. */
interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
  readonly wave: OscillatorType;
}

/** A card slides: a breath of noise. Its pitch and length are the same for every card. */
const SLIDE = { hertz: 2600, lasts: 0.09, gain: 0.05 };

export const TONES: Readonly<Record<Exclude<Sound, 'card'>, readonly Tone[]>> = {
  chip: [
    { hertz: 3100, at: 0, lasts: 0.03, gain: 0.03, wave: 'triangle' },
    { hertz: 3900, at: 0.035, lasts: 0.03, gain: 0.02, wave: 'triangle' },
  ],
  turn: [
    { hertz: 587, at: 0, lasts: 0.16, gain: 0.04, wave: 'sine' },
    { hertz: 880, at: 0.12, lasts: 0.22, gain: 0.04, wave: 'sine' },
  ],
  win: [
    { hertz: 523, at: 0, lasts: 0.14, gain: 0.035, wave: 'sine' },
    { hertz: 659, at: 0.1, lasts: 0.14, gain: 0.035, wave: 'sine' },
    { hertz: 784, at: 0.2, lasts: 0.3, gain: 0.035, wave: 'sine' },
  ],
};

/** Makes the sounds of a table out of waves and noise: nothing is fetched. */
export class Synth {
  readonly #context: AudioContext;
  #noise: AudioBuffer | null = null;

  constructor(context: AudioContext) {
    this.#context = context;
  }

  play(sound: Sound): void {
    if (this.#context.state === 'suspended') void this.#context.resume();
    if (sound === 'card') this.#slide();
    else for (const tone of TONES[sound]) this.#tone(tone);
  }

  #tone({ hertz, at, lasts, gain, wave }: Tone): void {
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.value = hertz;
    const begins = this.#context.currentTime + at;
    oscillator.connect(this.#fading(gain, begins, lasts));
    oscillator.start(begins);
    oscillator.stop(begins + lasts);
  }

  #slide(): void {
    const { sampleRate, currentTime } = this.#context;
    this.#noise ??= noiseIn(this.#context, Math.ceil(sampleRate * SLIDE.lasts));
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = SLIDE.hertz;
    source.connect(filter).connect(this.#fading(SLIDE.gain, currentTime, SLIDE.lasts));
    source.start(currentTime);
  }

  #fading(gain: number, begins: number, lasts: number): GainNode {
    const node = this.#context.createGain();
    node.gain.setValueAtTime(gain, begins);
    node.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    node.connect(this.#context.destination);
    return node;
  }
}

function noiseIn(context: AudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
