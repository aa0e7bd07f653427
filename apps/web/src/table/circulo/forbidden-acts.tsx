import { Button } from '../../ui/button.tsx';
import { type Greyed, WhyGreyed } from '../any-game/why-greyed.tsx';
import { useCirculo } from './use-circulo.ts';

/** Reasons that lie in the cards or the chips. Whoever has spoken already, or is not asked, needs no grey button. */
const TELLING: ReadonlySet<string> = new Set(['against-the-rules', 'a-natural-is-shown', 'beyond-the-chips']);

/** Words the table waits for and the law forbids: in sight, grey, and each with its reason. */
export function ForbiddenActs() {
  const { message, labelOf, whyNot } = useCirculo();
  const greyed = (message.forbidden ?? [])
    .filter(({ code }) => TELLING.has(code))
    .map(
      (one): Greyed => ({
        control: labelOf(one.act),
        reason: whyNot(one),
        grounds: one.grounds,
      }),
    );
  return (
    <>
      {greyed.map(({ control }) => (
        <Button key={control} disabled>
          {control}
        </Button>
      ))}
      <WhyGreyed greyed={greyed} />
    </>
  );
}
