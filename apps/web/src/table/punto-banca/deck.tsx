import { Button } from '../../ui/button.tsx';
import { ActButton } from '../any-game/act-button.tsx';
import { NO_STAKES, type Stakes, sameStakes, sumOf } from '../any-game/bets.ts';
import { chipsOf } from '../any-game/books.ts';
import { CutDeck } from '../any-game/cut.tsx';
import { DeckFrame } from '../any-game/deck-frame.tsx';
import { HurryButton } from '../any-game/hurry.tsx';
import { useTableContext } from '../any-game/table-context.ts';
import { WhyGreyed } from '../any-game/why-greyed.tsx';
import { GivenBackNotice } from './given-back-notice.tsx';
import { NowLine } from './now-line.tsx';
import type { Playback } from './playback.ts';
import { type Scene, sceneOf, stakesOf } from './scene.ts';
import { StakeActs } from './stake-acts.tsx';
import { StakingDeck } from './staking.tsx';
import { isLaying, type Staking } from './use-draft.ts';
import { usePuntoBanca } from './use-punto-banca.ts';
import { useScene } from './use-scene.ts';

interface DeckProps {
  readonly playback: Playback;
  readonly staking: Staking;
  readonly chip: number;
  readonly onChip: (chip: number) => void;
  /** Stakes once more what the house has refused; null: it has refused nothing. */
  readonly again: (() => void) | null;
  readonly onTouch: () => void;
  readonly onSit: () => void;
  readonly onBuy: () => void;
}

/** What you may do now, under the thumb; and who acts, where it is not you. */
export function Deck(props: DeckProps) {
  const { you } = useTableContext();
  const { playback, staking, chip, onChip, onTouch, onSit } = props;
  const shown = useShownStakes(playback, staking, you);
  return (
    <DeckFrame now={<NowLine />} notice={<GivenBackNotice staking={staking} />} onSit={onSit}>
      <StakingDeck staking={staking} shown={shown} chip={chip} onChip={onChip} onTouch={onTouch}>
        <YourActs {...props} />
      </StakingDeck>
    </DeckFrame>
  );
}

const closingOf = ({ closing }: Scene): Scene['closing'] => closing;
const stageOf = ({ stage }: Scene): Scene['stage'] => stage;

/** What lies in your zones at the moment that is shown. */
function useShownStakes(playback: Playback, staking: Staking, you: string | null): Stakes {
  const laying = isLaying(staking, { stage: useScene(playback, stageOf) });
  const lying = useScene(playback, (scene) => (you === null ? NO_STAKES : stakesOf(scene, you)), sameStakes);
  return laying ? staking.draft.stakes : lying;
}

/** Whatever the table offers you, the most pressing first. */
function YourActs({ playback, staking, again, onTouch, onBuy }: DeckProps) {
  const { message, you, words, offered, acts } = usePuntoBanca();
  const does = (act: string) => (): void => {
    onTouch();
    void acts.send(act);
  };
  if (offered('CutPack')) return <CutDeck />;
  if (offered('TakeShoe') ?? offered('Deal') ?? offered('Uncover')) {
    const act = offered('Uncover') ? 'Uncover' : offered('Deal') ? 'Deal' : 'TakeShoe';
    return (
      <div className="deck-acts">
        {!staking.open && <WhyLocked playback={playback} />}
        {offered('DeclineShoe') && <Button onPress={does('DeclineShoe')}>{words.acts.DeclineShoe}</Button>}
        <ActButton
          onPress={does(act)}
          label={words.acts[act]}
          primary={act !== 'TakeShoe' || !offered('DeclineShoe')}
          key={act}
        />
      </div>
    );
  }
  if (!staking.open) {
    return (
      <div className="deck-acts">
        <p className="deck-line is-locked">
          {sumOf(staking.sent) > 0 ? words.stakes.locked : words.stakes.wait} <WhyLocked playback={playback} />
        </p>
        <HurryButton />
      </div>
    );
  }
  const isBroke = you !== null && chipsOf(sceneOf(message.view), you) + sumOf(staking.sent) === 0;
  if (!isBroke) return <StakeActs staking={staking} again={again} onTouch={onTouch} />;
  return (
    <div className="deck-acts">
      <p className="deck-line">{words.buy.none}</p>
      <Button kind="act" onPress={onBuy}>
        {words.menu.buy}
      </Button>
    </div>
  );
}

/** Why chips and zones cannot be moved: the rule by which the stakes of the coup were closed, or that none is open. */
function WhyLocked({ playback }: { readonly playback: Playback }) {
  const { words, message } = useTableContext();
  const closing = useScene(playback, closingOf);
  const isCoup = message.view.phase === 'coup';
  const reason = isCoup ? words.stakes.closedForCoup : words.stakes.notOpenYet;
  return <WhyGreyed greyed={[{ control: words.stakes.zonesGreyed, reason, grounds: isCoup ? closing : [] }]} />;
}
