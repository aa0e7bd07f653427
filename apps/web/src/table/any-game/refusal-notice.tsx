import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import { useTableContext } from './table-context.ts';

/** What the house has just refused, and why. */
export function RefusalNotice() {
  const { acts, words, whyNot, message } = useTableContext();
  const { refused, refuse } = acts;
  if (refused === null) return null;
  const line = whyNot(refused);
  return (
    <div className="refusal" role="alert">
      <p>
        {line} <Why ruleset={message.ruleset} grounds={refused.grounds} about={line} />
      </p>
      <Button kind="quiet" onPress={() => refuse(null)} label={words.dismiss}>
        ×
      </Button>
    </div>
  );
}
