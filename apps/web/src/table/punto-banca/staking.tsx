import { moneyIn } from '@sabot/words';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button as AriaButton, Radio, RadioGroup } from 'react-aria-components';
import { GREYED } from '../../ui/button.tsx';
import { ChipFace, ChipStack } from '../../ui/chip.tsx';
import { trayFor } from '../../ui/chip-series.ts';
import { betsIn, type Stakes, stakeOn, toneIn } from '../any-game/bets.ts';
import { useTableContext, useTerms } from '../any-game/table-context.ts';
import { markOf, zoneName } from '../any-game/zone-words.ts';
import { breachOf } from './breach.ts';
import { lay } from './draft.ts';
import type { Staking } from './use-draft.ts';
import { usePuntoBanca } from './use-punto-banca.ts';

interface StakingProps {
  readonly staking: Staking;
  /** What lies in the zones at the moment that is shown: last coup's stakes until they are settled. */
  readonly shown: Stakes;
  readonly chip: number;
  readonly onChip: (chip: number) => void;
  /** Whatever is still being shown of the last coup is shown at once. */
  readonly onTouch: () => void;
  /** What may be done now: below the zones on a telephone, beside them on a desk. */
  readonly children: ReactNode;
}

/** Your chips and the zones, one for each bet of the law. They stay where they are when stakes are closed, and cannot be moved then. */
export function StakingDeck({ staking, shown, chip, onChip, onTouch, children }: StakingProps) {
  const { words, offered, card } = useTableContext();
  const { draft, change, sent, open } = staking;
  const offer = offered('SetStakes');
  const isUnlawful = offer !== undefined && breachOf(offer, draft.stakes) !== null;
  const put = useCallback(
    (bet: string): void => {
      onTouch();
      change((now) => lay(now, bet, chip));
    },
    [onTouch, change, chip],
  );
  return (
    <div className={`staking ${open ? '' : 'is-locked'}`}>
      <ChipTray tray={useTray()} chip={chip} onChip={onChip} open={open} />
      <fieldset className="zones" data-hint="zones">
        <legend className="sr-only">{words.stakes.yours}</legend>
        {betsIn(card.layout).map((bet) => (
          <ZoneButton
            key={bet}
            bet={bet}
            cents={stakeOn(shown, bet)}
            pending={open && shown === draft.stakes && stakeOn(shown, bet) !== stakeOn(sent, bet)}
            unlawful={isUnlawful}
            open={open}
            onPut={put}
          />
        ))}
      </fieldset>
      <div className="staking-acts">{children}</div>
    </div>
  );
}

interface ZoneButtonProps {
  readonly bet: string;
  readonly cents: number;
  readonly pending: boolean;
  /** What is laid out may not be staked like this. */
  readonly unlawful: boolean;
  readonly open: boolean;
  readonly onPut: (bet: string) => void;
}

const ZoneButton = memo(function ZoneButton({ bet, cents, pending, unlawful, open, onPut }: ZoneButtonProps) {
  const { words, language, card } = useTerms();
  const amount = moneyIn(language, cents);
  const name = zoneName(words, bet);
  const isNotStaked = pending && unlawful;
  return (
    <AriaButton
      className={`zone is-${toneIn(card.layout, bet)} ${pending ? 'is-pending' : ''} ${isNotStaked ? 'is-unlawful' : ''}`}
      {...(open ? { onPress: () => onPut(bet) } : GREYED)}
    >
      <span className="zone-chips" aria-hidden>
        {cents > 0 ? <ChipStack key={cents} cents={cents} className="has-landed" /> : <i>{markOf(words, bet)}</i>}
      </span>
      <span className="sr-only">
        {words.stakes.zone(name, cents > 0 ? amount : words.stakes.nothing)}
        {isNotStaked && `, ${words.stakes.notStaked}`}
      </span>
      <span className="zone-text" aria-hidden>
        <span className="zone-name">{name}</span>
        {cents > 0 && <span className="zone-amount">{amount}</span>}
      </span>
    </AriaButton>
  );
});

interface ChipTrayProps {
  readonly tray: readonly number[];
  readonly chip: number;
  readonly onChip: (chip: number) => void;
  readonly open: boolean;
}

const ChipTray = memo(function ChipTray({ tray, chip, onChip, open }: ChipTrayProps) {
  const { words, language } = useTerms();
  return (
    <RadioGroup
      className="tray"
      aria-label={words.stakes.chips}
      value={String(chip)}
      onChange={(value) => onChip(Number(value))}
      orientation="horizontal"
      isDisabled={!open}
    >
      {tray.map((one) => (
        <Radio
          key={one}
          value={String(one)}
          className="tray-chip"
          aria-label={words.stakes.chip(moneyIn(language, one))}
        >
          <ChipFace cents={one} />
        </Radio>
      ))}
    </RadioGroup>
  );
});

/** The chips of the table: from its limits, whether or not stakes are open. */
function useTray(): readonly number[] {
  const { message } = usePuntoBanca();
  const settings = message.view.table?.settings;
  const { minimum = 0, maximum = 0, multiples = false, unit = 0 } = settings ?? {};
  return useMemo(
    () => (maximum === 0 ? [] : trayFor(minimum, maximum, multiples ? minimum : unit)),
    [minimum, maximum, multiples, unit],
  );
}

export function useChip(): readonly [number, (chip: number) => void] {
  const tray = useTray();
  const [chosen, choose] = useState<number | null>(null);
  return [chosen !== null && tray.includes(chosen) ? chosen : (tray[0] ?? 0), choose];
}
