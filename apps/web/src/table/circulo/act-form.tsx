import { brokenField, inWholeSteps } from '@sabot/engine/bounds';
import { lookUp } from '@sabot/engine/by-name';
import type { BoundMessage, Offered } from '@sabot/protocol';
import { useState } from 'react';
import { Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import { booksOf } from '../any-game/books.ts';
import { RefusalNotice } from '../any-game/refusal-notice.tsx';
import { AmountField } from './amount-field.tsx';
import { bankMoney } from './bank-books.ts';
import { useCirculo } from './use-circulo.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a field begins with: the least that is admitted. */
function firstOf(bound: BoundMessage): unknown {
  switch (bound.kind) {
    case 'amount':
      return bound.orNothing ? 0 : inWholeSteps(bound).min;
    case 'one-of':
      return bound.options[0] ?? null;
    case 'between':
      return Math.round((bound.min + bound.max) / 2);
    case 'not':
      return '';
    default:
      return bound satisfies never;
  }
}

/** Some fields belong only to some values of another. */
const belongs = ({ joint }: Offered, field: string, values: Values): boolean =>
  joint.every(
    (one) => one.kind !== 'only-with' || one.field !== field || one.values.includes(String(values[one.other])),
  );

const fits = (bound: BoundMessage, value: unknown): boolean =>
  brokenField<string, never>('', bound, bound.kind === 'between' ? Number(value) : value) === null;

interface ActFormProps {
  readonly offer: Offered;
  readonly onDone: () => void;
}

/** Any act that is offered, drawn from its bounds alone: so that nothing lawful is out of reach. */
export function ActForm({ offer, onDone }: ActFormProps) {
  const { acts, labelOf, message, game, circulo, money } = useCirculo();
  const nameOf = (field: string): string =>
    (field === 'amount' ? lookUp(circulo.amounts, offer.act) : undefined) ?? lookUp(game.fields, field) ?? field;
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(Object.entries(offer.fields).map(([name, bound]) => [name, firstOf(bound)])),
  );
  const shown = Object.entries(offer.fields).filter(([name]) => belongs(offer, name, values));
  const send = async (): Promise<void> => {
    const fields = Object.fromEntries(shown.map(([name]) => [name, values[name]]));
    if (await acts.send(offer.act, fields)) onDone();
  };
  return (
    <div className="form">
      {shown.map(([name, bound]) => (
        <Field
          key={name}
          label={nameOf(name)}
          bound={bound}
          value={values[name]}
          onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ))}
      {offer.act === 'RaiseBank' && (
        <p>{circulo.raisedTo(money(bankMoney({ books: booksOf(message.view) }) + Number(values.amount)))}</p>
      )}
      <RefusalNotice />
      <div className="menu-acts">
        <Button
          kind="act"
          onPress={() => void send()}
          disabled={acts.pending !== null || shown.some(([name, bound]) => !fits(bound, values[name]))}
        >
          {labelOf(offer.act)}
        </Button>
        <Why ruleset={message.ruleset} grounds={offer.grounds} about={labelOf(offer.act)} />
      </div>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly bound: BoundMessage;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Field({ label, bound, value, onChange }: FieldProps) {
  const { game } = useCirculo();
  switch (bound.kind) {
    case 'amount':
      return <AmountField label={label} bound={bound} value={Number(value)} onChange={onChange} />;
    case 'one-of': {
      const named = (option: unknown): string =>
        lookUp(game.incidents, String(option)) ?? (option === null ? '–' : String(option));
      return (
        <RadioGroup
          className="choice"
          value={String(value)}
          onChange={(text) => onChange(bound.options.find((option) => String(option) === text) ?? null)}
        >
          <Label className="circulo-field-name">{label}</Label>
          {bound.options.map((option) => (
            <Radio key={String(option)} value={String(option)} className="choice-one">
              {named(option)}
            </Radio>
          ))}
        </RadioGroup>
      );
    }
    case 'between':
      return (
        <TextField className="enter-name" value={String(value)} onChange={(text) => onChange(Number(text) || 0)}>
          <Label>{`${label} (${bound.min}–${bound.max})`}</Label>
          <Input inputMode="numeric" />
        </TextField>
      );
    case 'not':
      return (
        <TextField className="enter-name" value={String(value)} onChange={onChange}>
          <Label>{label}</Label>
          <Input />
        </TextField>
      );
    default:
      return bound satisfies never;
  }
}
