import { useState } from 'react';
import { end } from '../client/house.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';

/** For whoever has entered somewhere else and left it open: everything but this page stops counting. */
export function SessionsForm() {
  const words = useWords().shell.sessions;
  const [told, setTold] = useState<'ended' | 'failed' | null>(null);
  const endOthers = async (): Promise<void> => {
    const reply = await end('/api/me/sessions');
    setTold(reply.ok ? 'ended' : 'failed');
  };
  return (
    <section className="purse-new">
      <p className="quiet">{words.about}</p>
      <Button onPress={() => void endOthers()}>{words.endOthers}</Button>
      <p className="quiet" role="status">
        {told !== null && words.told[told]}
      </p>
    </section>
  );
}
