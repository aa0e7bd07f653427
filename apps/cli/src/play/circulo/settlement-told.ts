import { addWinnings } from '../../history/winnings.ts';
import { ends, wrapItems } from '../../layout.ts';
import { signed } from '../../money.ts';
import { padEnd } from '../../paint.ts';
import type { CirculoToldOf } from '../../words/circulo-words.ts';
import { namesOf } from '../others.ts';
import { DEEPER, deeper, type Told, WIDTH, who } from '../scene.ts';
import type { CirculoScene } from './circulo-scene.ts';

type Settled = CirculoToldOf<'StakeSettled'>;
type BankSettled = CirculoToldOf<'BankSettled'>;

/** What a coup came to, as it is gathered event by event. */
export interface Settlement {
  readonly banker: string | null;
  readonly stakes: readonly Settled[];
  readonly bank: BankSettled | null;
}

const LABEL = 10;
const ROOM = WIDTH - DEEPER.length;

const netOf = ({ fate, stake }: Settled): number => (fate === 'won' ? stake : fate === 'lost' ? -stake : 0);
/** What the bank pays is told by the stakes it pays: its own event counts only what it wins. */
const wonFrom = (stakes: readonly Settled[]): number => stakes.reduce((sum, one) => sum - netOf(one), 0);

function bankNet({ stakes, bank }: Settlement): { readonly won: number; readonly deducted: number } {
  return { won: wonFrom(stakes), deducted: bank?.deducted ?? 0 };
}

/** What everybody who had something at stake won or lost. */
function netsOf({ stakes, bank }: Settlement): ReadonlyMap<string, number> {
  const nets = new Map(stakes.map(({ player }) => [player, 0]));
  for (const { postings } of [...stakes, ...(bank === null ? [] : [bank])]) addWinnings(nets, postings);
  return nets;
}

/** What somebody wins or loses as banker, or with a part in the bank. */
function partInBank(settlement: Settlement, player: string): number {
  const staked = settlement.stakes.filter((one) => one.player === player);
  return (netsOf(settlement).get(player) ?? 0) - staked.reduce((sum, one) => sum + netOf(one), 0);
}

function bankText(settlement: Settlement, { words, money }: CirculoScene): string {
  const { bankWins, bankLoses, bankEven } = words.circulo.coup;
  const { won, deducted } = bankNet(settlement);
  if (won > 0) return bankWins(money(won), money(deducted));
  return won < 0 ? bankLoses(money(-won)) : bankEven;
}

function fateText(one: Settled, { words, money }: CirculoScene): string {
  const { coup } = words.circulo;
  const stake = money(one.stake);
  const what = one.fate === 'won' ? coup.won(stake) : one.fate === 'lost' ? coup.lost(stake) : coup.stays(stake);
  return 'pano' in one ? coup.stakeOn(coup.hands[one.pano] ?? one.pano, what) : what;
}

function yours(settlement: Settlement, scene: CirculoScene): readonly Told[] {
  const { table, you, alias, words, paint, money } = scene;
  const { coup } = words.circulo;
  const row = (text: string, net: number): string => ends(text, paint.bold(signed(money, net)), ROOM - LABEL);
  const mine = settlement.stakes
    .filter(({ player }) => player === you)
    .map((one) => row(fateText(one, scene), netOf(one)));
  const part = partInBank(settlement, you);
  const isBank = settlement.banker === you || part !== 0;
  const { won, deducted } = bankNet(settlement);
  const shared = part === won - deducted ? '' : `, ${coup.yourPart}`;
  const asBank = isBank ? [row(`${coup.bank}: ${bankText(settlement, scene)}${shared}`, part)] : [];
  const sum = (amount: number): string | null => (amount === 0 ? null : money(amount));
  const chips = coup.chips(money(table.chips(you)), sum(table.inBank(you)), sum(table.staked(you)));
  const lines = [...asBank, ...mine];
  const name = alias.length < LABEL ? alias : words.table.you;
  return [...(lines.length === 0 ? [coup.watched] : lines), chips].map((line, i) =>
    deeper(padEnd(i === 0 ? paint.you(name) : '', LABEL) + line),
  );
}

function others(settlement: Settlement, scene: CirculoScene): readonly Told[] {
  const { you, money, paint } = scene;
  const nets = [...netsOf(settlement)].filter(([player]) => player !== you && player !== settlement.banker);
  if (nets.length === 0) return [];
  const names = namesOf(
    nets.map(([player]) => player),
    scene,
  );
  const items = nets.map(([name, net]) => `${names.of(name)} ${signed(money, net)}`);
  const label = padEnd(names.label, LABEL);
  return wrapItems(items, ROOM - LABEL).map((text, i) =>
    deeper(paint.dim((i === 0 ? label : ' '.repeat(LABEL)) + text)),
  );
}

/** The end of a coup: what you, the bank and the others won or lost, and what has gone to the cagnotte. */
export function settlementTold(settlement: Settlement, scene: CirculoScene): readonly Told[] {
  const { table, you, words, paint, money } = scene;
  const { coup } = words.circulo;
  const { banker } = settlement;
  const bank =
    banker === null || banker === you
      ? []
      : [deeper(paint.dim(`${padEnd(coup.bank, LABEL)}${who(scene, banker)} ${bankText(settlement, scene)}`))];
  const cagnotte =
    table.cagnotte === 0 ? [] : [deeper(paint.dim(padEnd(coup.cagnotte, LABEL) + money(table.cagnotte)))];
  return [...yours(settlement, scene), ...bank, ...others(settlement, scene), ...cagnotte];
}
