import { brokenField, inWholeSteps } from '@sabot/engine/bounds';
import type { BoundMessage, Offered } from '@sabot/protocol';
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { readAmount } from '../../shell/read-amount.ts';
import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import { useCirculo } from './use-circulo.ts';

export type AmountBound = Extract<BoundMessage, { readonly kind: 'amount' }>;

/** The bound of an amount, and no more than what all its fields together may come to, less what lies in the others. */
export function amountIn({ fields, joint }: Offered, field: string, others = 0): AmountBound | null {
  const bound = fields[field];
  if (bound?.kind !== 'amount') return null;
  const together = joint.flatMap((one) => (one.kind === 'sum-at-most' && one.of.includes(field) ? [one] : []));
  const most = together.find(({ max }) => max - others < bound.max);
  if (most === undefined) return inWholeSteps(bound);
  return inWholeSteps({
    ...bound,
    max: Math.max(0, most.max - others),
    grounds: { ...bound.grounds, max: most.ground },
  });
}

/** Whoever has too few chips is offered an amount from 10 to 0. */
export const hasRoom = (bound: AmountBound | null): boolean => bound !== null && bound.max >= bound.min;

/** The nearest amount that the bound admits, in whole steps. */
export function fitted(bound: AmountBound, cents: number): number {
  if (bound.orNothing && cents < bound.min / 2) return 0;
  const { min, max, step } = inWholeSteps(bound);
  return Math.max(min, Math.min(max, cents - (cents % step)));
}
export const isWithin = (bound: AmountBound, cents: number): boolean =>
  brokenField<string, never>('', bound, cents) === null;

interface AmountFieldProps {
  readonly label: string;
  readonly bound: AmountBound;
  readonly value: number;
  readonly onChange: (cents: number) => void;
  /** In the deck the label is only for the ear, and the limits stand behind a “Why?”. */
  readonly compact?: boolean;
}

/** An amount within its bounds: step by step, by a chip, all of it, or typed. */
export function AmountField({ label, bound: lawful, value, onChange, compact = false }: AmountFieldProps) {
  const bound = inWholeSteps(lawful);
  const { game, money, message } = useCirculo();
  const unit = Math.max(bound.step, message.view.table?.settings.unit ?? 1);
  const step = Math.max(unit, Math.round((message.view.table?.settings.minimum ?? unit) / unit) * unit);
  const [text, setText] = useState<string | null>(null);
  const change = (cents: number): void => {
    setText(null);
    onChange(fitted(bound, cents));
  };
  const { min, max, step: pace } = bound.grounds;
  const limits = game.deck.between(money(bound.min), money(bound.max));
  const shown = compact ? `${money(bound.min)}–${money(bound.max)}` : limits;
  return (
    <div className={`circulo-amount ${compact ? 'is-compact' : ''}`}>
      <Button
        onPress={() => change(value - step)}
        label={`${game.deck.less}: ${label}`}
        disabled={value <= (bound.orNothing ? 0 : bound.min)}
      >
        −
      </Button>
      <TextField
        className="circulo-amount-text"
        value={text ?? money(value)}
        onChange={(typed) => {
          setText(typed);
          const cents = readAmount(typed);
          if (cents !== null) onChange(cents);
        }}
        onBlur={() => change(value)}
        isInvalid={!isWithin(bound, value)}
      >
        <Label className={compact ? 'sr-only' : ''}>{label}</Label>
        <Input inputMode="decimal" autoComplete="off" />
      </TextField>
      <Button onPress={() => change(value + step)} label={`${game.deck.plus}: ${label}`} disabled={value >= bound.max}>
        +
      </Button>
      <Button
        className="circulo-least"
        kind="quiet"
        onPress={() => change(bound.min)}
        label={`${label}: ${game.deck.least}, ${money(bound.min)}`}
      >
        {game.deck.least}
      </Button>
      <Button kind="quiet" onPress={() => change(bound.max)} label={`${label}: ${game.deck.most}, ${money(bound.max)}`}>
        {game.deck.most}
      </Button>
      <Why
        ruleset={message.ruleset}
        grounds={[...new Set([min, max, pace])]}
        about={`${label}: ${limits}`}
        label={compact ? `${shown}. ${label}: ${limits}` : `${label}: ${limits}`}
      >
        {shown}
      </Why>
    </div>
  );
}
