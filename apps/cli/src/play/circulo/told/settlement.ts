import { entriesIn, lookUp } from '@sabot/engine';
import type { AnyCoup, StakeStory } from '@sabot/story';
import { ends, wrapItems } from '../../../terminal/layout.ts';
import { signed } from '../../../terminal/money.ts';
import { padEnd } from '../../../terminal/paint.ts';
import { namesOf } from '../../others.ts';
import { DEEPER, deeper, type Told, WIDTH, who } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';

type Settlement = Pick<AnyCoup, 'bank' | 'stakes' | 'nets'>;

const LABEL = 10;
const ROOM = WIDTH - DEEPER.length;

/** What somebody wins or loses as banker, or with a part in the bank. */
function partInBank({ stakes, nets }: Settlement, player: string): number {
  const staked = stakes.filter((one) => one.player === player);
  return (lookUp(nets, player) ?? 0) - staked.reduce((sum, { net }) => sum + net, 0);
}

function bankText({ bank }: Settlement, { words, money }: CirculoScene): string {
  const { bankWins, bankLoses, bankEven } = words.circulo.coup;
  const won = bank?.won ?? 0;
  if (won > 0) return bankWins(money(won), money(bank?.deducted ?? 0));
  return won < 0 ? bankLoses(money(-won)) : bankEven;
}

function fateText({ on, stake: amount, fate }: StakeStory, { words, money }: CirculoScene): string {
  const { coup } = words.circulo;
  const stake = money(amount);
  const what = fate === 'won' ? coup.won(stake) : fate === 'lost' ? coup.lost(stake) : coup.stays(stake);
  return on === 'punto' ? what : coup.stakeOn(lookUp(coup.hands, on) ?? on, what);
}

function yours(settlement: Settlement, scene: CirculoScene): readonly Told[] {
  const { table, you, alias, words, paint, money } = scene;
  const { coup } = words.circulo;
  const row = (text: string, net: number): string => ends(text, paint.bold(signed(money, net)), ROOM - LABEL);
  const mine = settlement.stakes
    .filter(({ player }) => player === you)
    .map((one) => row(fateText(one, scene), one.net));
  const part = partInBank(settlement, you);
  const isBank = settlement.bank?.banker === you || part !== 0;
  const { won, deducted = 0 } = settlement.bank ?? {};
  const shared = part === (won ?? 0) - deducted ? '' : `, ${coup.yourPart}`;
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
  const banker = settlement.bank?.banker;
  const nets = entriesIn(settlement.nets).filter(([player]) => player !== you && player !== banker);
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
  const banker = settlement.bank?.banker ?? null;
  const bank =
    banker === null || banker === you
      ? []
      : [deeper(paint.dim(`${padEnd(coup.bank, LABEL)}${who(scene, banker)} ${bankText(settlement, scene)}`))];
  const cagnotte =
    table.cagnotte === 0 ? [] : [deeper(paint.dim(padEnd(coup.cagnotte, LABEL) + money(table.cagnotte)))];
  return [...yours(settlement, scene), ...bank, ...others(settlement, scene), ...cagnotte];
}
