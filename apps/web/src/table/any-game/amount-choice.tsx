import { Radio, RadioGroup } from 'react-aria-components';
import { useTableContext } from './table-context.ts';

interface AmountChoiceProps {
  readonly label: string;
  readonly amounts: readonly number[];
  readonly value: number;
  readonly onChange: (amount: number) => void;
}

export function AmountChoice({ label, amounts, value, onChange }: AmountChoiceProps) {
  const { money } = useTableContext();
  return (
    <RadioGroup
      className="choice"
      aria-label={label}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
      orientation="horizontal"
    >
      {amounts.map((amount) => (
        <Radio key={amount} value={String(amount)} className="choice-one">
          {money(amount)}
        </Radio>
      ))}
    </RadioGroup>
  );
}

const MULTIPLES = [10, 25, 50, 100, 200];

/** Sums to sit down with: so many times the minimum, as far as the wallet goes. */
export function amountsFor(minimum: number, wallet: number): readonly number[] {
  const amounts = MULTIPLES.map((times) => times * minimum).filter((amount) => amount <= wallet);
  if (amounts.length > 0) return amounts;
  return wallet > 0 ? [wallet] : [];
}
