import { PROTOCOL } from '@sabot/protocol';
import type { Chance } from './chance.ts';
import type { Frame } from './lawful-frame.ts';
import { NASTY_NAMES, nastyValue } from './nasty.ts';

/** Acts of all games, of the house, and of nobody. */
const ACTS = [
  'Sit',
  'SetStakes',
  'CutPack',
  'Deal',
  'Settle',
  'DrawCard',
  'CloseTable',
  'OpenTable',
  'Bid',
  'CallBanco',
  'GiveCard',
  'SayCarta',
  'ReportIncident',
  'GiveRuling',
  'TakeShoe',
  'constructor',
  '__proto__',
  'x',
];

const fieldsOf = (frame: Frame): Record<string, unknown> => ({
  ...(frame.fields as Record<string, unknown> | undefined),
});
const someKey = (chance: Chance, of: object): string | undefined => chance.oneOf(Object.keys(of));

/** A little to one side of what is allowed. */
function nudged(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'number') return nastyValue(chance);
  return chance.oneOf([value + 1, value - 1, -value, value + 0.5, value * 10, value * 2 ** 40, 0, String(value)]);
}

function withField(frame: Frame, chance: Chance, change: (value: unknown) => unknown): Frame {
  const fields = fieldsOf(frame);
  const key = someKey(chance, fields) ?? chance.oneOf(['seat', 'amount', 'punto', 'at', 'by', 'player']);
  return { ...frame, fields: { ...fields, [key]: change(fields[key]) } };
}

/** One thing about a lawful message is changed; most of it still makes sense. */
const SPOILERS: readonly ((frame: Frame, chance: Chance, before: string) => Frame)[] = [
  (frame, chance) => withField(frame, chance, (value) => nudged(value, chance)),
  (frame, chance) => withField(frame, chance, (value) => nudged(value, chance)),
  (frame, chance) => withField(frame, chance, (value) => nudged(value, chance)),
  (frame, chance) => withField(frame, chance, () => nastyValue(chance)),
  (frame, chance) => {
    const { [someKey(chance, fieldsOf(frame)) ?? '']: _, ...fields } = fieldsOf(frame);
    return { ...frame, fields };
  },
  (frame, chance) => ({ ...frame, fields: { ...fieldsOf(frame), [chance.oneOf(NASTY_NAMES)]: nastyValue(chance) } }),
  (frame) => ({ ...frame, fields: { ...fieldsOf(frame), by: { kind: 'croupier' }, type: 'Settle' } }),
  (frame, chance) => ({ ...frame, act: chance.oneOf(ACTS) }),
  (frame, chance) => ({ ...frame, act: nastyValue(chance) }),
  (frame, chance) => ({ ...frame, fields: nastyValue(chance) }),
  (frame, chance) => ({ ...frame, commandId: nastyValue(chance) }),
  // The id of an earlier command, with other contents.
  (frame, _, before) => ({ ...frame, commandId: before }),
  (frame, chance) => ({ ...frame, table: chance.isOneIn(2) ? chance.oneOf(NASTY_NAMES) : nastyValue(chance) }),
  (frame, chance) => ({ ...frame, [chance.oneOf(NASTY_NAMES)]: nastyValue(chance) }),
  (frame, chance) => ({ ...frame, talla: nastyValue(chance), commitment: nastyValue(chance) }),
  (frame, chance) => ({
    ...frame,
    type: chance.oneOf(['shuffle', 'reveal', 'watch', 'leave', 'table', 'answer', '__proto__']),
  }),
  () => ({ type: 'hello', protocol: PROTOCOL }),
  (_, chance) => ({ type: 'hello', protocol: PROTOCOL, have: nastyValue(chance) }),
];

const spoiltText = (text: string, chance: Chance): string | Uint8Array => {
  const at = chance.below(text.length);
  return chance.oneOf<() => string | Uint8Array>([
    () => text.slice(0, at),
    () => `${text.slice(0, at)}${String.fromCharCode(chance.below(0x2000))}${text.slice(at + 1)}`,
    () => text + text,
    () => `[${text}]`,
    () => `\ufeff${text}`,
    () => '['.repeat(1 + chance.below(3000)),
    () => Buffer.from(text),
    () => '',
    () => 'null',
  ])();
};

/** A lawful message made unlawful in one way or another, as it goes over the line. */
export function spoilt(frame: Frame, before: string, chance: Chance): string | Uint8Array {
  if (chance.isOneIn(6)) return spoiltText(JSON.stringify(frame), chance);
  const once = chance.oneOf(SPOILERS)(frame, chance, before);
  return JSON.stringify(chance.isOneIn(5) ? chance.oneOf(SPOILERS)(once, chance, before) : once);
}
