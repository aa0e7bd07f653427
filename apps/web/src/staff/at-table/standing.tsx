import { lookUp } from '@sabot/engine/by-name';
import type { StaffTableSheet } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { accountNamed, actNamed } from '@sabot/words/staff';
import { useLanguage } from '../../locales/words.ts';
import { useDeskWords } from '../desk/desk-words.ts';

/** The act with which each step of the preparation is done. */
const ACTS: Readonly<Record<string, string>> = {
  count: 'CountPack',
  check: 'CheckPack',
  shuffle: 'ShufflePack',
  'machine-shuffle': 'ShufflePack',
  mix: 'MixPack',
  pass: 'PassCards',
  cut: 'CutPack',
  'stop-card': 'PlaceStopCard',
  burn: 'BurnCard',
};

/** Who has held the bank and has nothing in it any more is not worth a line. */
const isTold = ({ account, amount }: StaffTableSheet['money'][number]): boolean =>
  amount !== 0 || !account.includes(':');

/** What is seen of a table beside the play: money that is no player’s, who waits for a place, what is left to do with the pack. */
export function TableStanding({ sheet }: { readonly sheet: StaffTableSheet }) {
  const { standing: words } = useDeskWords();
  const spoken = useLanguage();
  const { money, waiting, pack } = sheet;
  const steps = pack.steps.map((step) => actNamed(spoken, lookUp(ACTS, step) ?? step));
  return (
    <section className="staff-standing" aria-label={words.title}>
      <h3>{words.title}</h3>
      <dl>
        {money.filter(isTold).map(({ account, amount }) => (
          <div key={account}>
            <dt>{accountNamed(spoken, account)}</dt>
            <dd>{moneyIn(spoken, amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.waiting}</dt>
          <dd>{waiting.length === 0 ? words.nobody : waiting.join(', ')}</dd>
        </div>
        <div>
          <dt>{words.steps}</dt>
          <dd>{steps.length === 0 ? words.ready : steps.join(', ')}</dd>
        </div>
      </dl>
      {pack.isCheckAsked && <p role="status">{words.checkAsked}</p>}
    </section>
  );
}
