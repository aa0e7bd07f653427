import './my-result.css';
import { entriesIn, lookUp } from '@sabot/engine/by-name';
import type { AnyCoup } from '@sabot/story';
import { useWords } from '../../locales/words.ts';
import { Why } from '../../ui/why.tsx';
import { type FeltScene, useTableContext } from './table-context.ts';
import { useGently } from './use-gently.ts';
import { zoneName } from './zone-words.ts';

type LastCoup = NonNullable<FeltScene['lastCoup']>;

/** They had something at stake in it: a stake, or money in the bank. */
const hasPart = ({ stakes, bank, nets }: AnyCoup, you: string): boolean =>
  lookUp(nets, you) !== undefined || bank?.banker === you || stakes.some(({ player }) => player === you);

const ownStakes = ({ stakes }: AnyCoup, you: string) => stakes.filter(({ player }) => player === you);

/** The last coup, from its end until its stakes are swept for others: something new is staked, or the next coup is dealt. */
function shownIn({ coup, lastCoup, books }: FeltScene, you: string | null): LastCoup | null {
  if (you === null || coup !== null || lastCoup === null || !hasPart(lastCoup.story, you)) return null;
  const lying = entriesIn(books).reduce((sum, [to, cents]) => (to.startsWith(`stake:${you}:`) ? sum + cents : sum), 0);
  const left = ownStakes(lastCoup.story, you).reduce((sum, one) => (one.fate === 'null' ? sum + one.stake : sum), 0);
  return lying === 0 || lying === left ? lastCoup : null;
}

/** The coup whose result is yours to be read now; null: none. */
export function useMyCoup(): LastCoup | null {
  const { felt, you } = useTableContext();
  return useGently(felt.scene, (scene) => shownIn(scene, you));
}

interface Result {
  readonly net: number;
  readonly parts: readonly string[];
  readonly grounds: readonly string[];
}

/** What a coup brought you, bet by bet: what each was paid, what was deducted, and the sum. */
function useResult(): (coup: AnyCoup, you: string) => Result {
  const { words, money } = useTableContext();
  const { dosPanos } = useWords();
  const { result } = words;
  return (coup, you) => {
    const { bank, banco, nets } = coup;
    const own = ownStakes(coup, you);
    const called = banco?.players.includes(you) ? result[banco.as] : null;
    const stakes = own.map(({ on, stake, fate, paid, deducted }) => {
      const name = `${called ?? lookUp(dosPanos.zones, on) ?? zoneName(words, on)} ${money(stake)}`;
      const what = fate === 'won' ? result.won(money(paid)) : result[fate];
      return [`${name}: ${what}`, ...(deducted > 0 ? [result.less(money(deducted))] : [])].join(', ');
    });
    const staked = own.reduce((sum, one) => sum + one.net, 0);
    const net = lookUp(nets, you) ?? staked;
    const share = net - staked;
    const banked: string[] = [];
    const isBanker = bank?.banker === you;
    if (bank && isBanker) {
      const { amount, won, deducted } = bank;
      const what = !won ? result.null : won > 0 ? result.won(money(won)) : result.pays(money(-won));
      const less = deducted > 0 ? [result.less(money(deducted))] : [];
      banked.push([`${result.bank(money(amount))}: ${what}`, ...less].join(', '));
    }
    const isShared = bank !== null && (isBanker ? share !== (bank.won ?? 0) - bank.deducted : share !== 0);
    if (isShared) banked.push(result.share(share === 0 ? result.null : result.net(money(Math.abs(share)), share > 0)));
    const grounds = [...own.flatMap((one) => one.grounds), ...(banked.length > 0 ? (bank?.grounds ?? []) : [])];
    return { net, parts: [...banked, ...stakes], grounds: [...new Set(grounds)] };
  };
}

interface MyResultProps {
  readonly coup: LastCoup;
  /** The sum alone, where something else is to be read beside it. */
  readonly brief?: boolean;
}

/** What the last coup brought you. It stays until the next stake; pressed, it gives its rules. */
export function MyResult({ coup: { no, story }, brief = false }: MyResultProps) {
  const { words, money, message, you } = useTableContext();
  const { result } = words;
  const { net, parts, grounds } = useResult()(story, you ?? '');
  const sum = net === 0 ? result.even : result.net(money(Math.abs(net)), net > 0);
  const each = parts.join(' · ');
  const title = result.title(no);
  return (
    <p className={`my-result ${net > 0 ? 'is-won' : net < 0 ? 'is-lost' : ''}`} data-hint="result">
      <Why
        ruleset={message.ruleset}
        grounds={grounds}
        about={`${title}: ${sum}. ${each}.`}
        label={`${title}: ${sum} ${each}`}
      >
        {/* What is heard holds what is seen, word for word. */}
        <b>{sum}</b> {!brief && <span>{each}</span>}
      </Why>
    </p>
  );
}
