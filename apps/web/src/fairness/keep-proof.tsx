import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { download } from './download.ts';
import { useFairnessWords } from './fairness-words.ts';
import { type Carried, offlinePage } from './offline-file.ts';

interface KeepProofProps {
  readonly name: string;
  readonly carried: Carried;
}

/** The proof as a file, and as one page that checks it anywhere. */
export function KeepProof({ name, carried }: KeepProofProps) {
  const words = useFairnessWords().keep;
  const [isMissing, setMissing] = useState(false);
  const offline = async (): Promise<void> => {
    const built = await fetch('/verify.html').then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    const page = offlinePage(built, carried);
    setMissing(page === null);
    if (page !== null) download(`${name}.html`, page, 'text/html');
  };
  return (
    <div className="keep-proof">
      <Button onPress={() => download(`${name}.json`, JSON.stringify(carried, null, 2), 'application/json')}>
        {words.file}
      </Button>
      <Button onPress={() => void offline()}>{words.page}</Button>
      <p className="quiet" role="status">
        {isMissing ? words.missing : words.note}
      </p>
    </div>
  );
}
