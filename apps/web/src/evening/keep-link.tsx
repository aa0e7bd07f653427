import type { EveningLink } from '@sabot/protocol';
import { refusalLine } from '@sabot/words';
import { useId, useState } from 'react';
import { tell } from '../client/house.ts';
import { goInstead, toEvening } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { useEveningWords } from './evening-words.ts';
import type { AnyEvening } from './use-evening.ts';

interface KeepLinkProps {
  readonly sheet: AnyEvening;
  readonly onChange: (kept: EveningLink) => void;
}

/** A link to the page, private until it is shared; and the page on paper. */
export function KeepLink({ sheet, onChange }: KeepLinkProps) {
  const { dictionary } = useWords();
  const { keep } = useEveningWords();
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { kept, mine, table, tallas } = sheet;

  const make = async (): Promise<void> => {
    setBusy(true);
    const range = { from: tallas[0]?.talla, to: tallas.at(-1)?.talla };
    const reply = await tell<EveningLink>(`/api/tables/${encodeURIComponent(table)}/evenings`, range);
    setBusy(false);
    setRefused(reply.ok ? null : reply.refusal.code);
    if (reply.ok) goInstead(toEvening(reply.value.code));
  };
  const share = async (isShared: boolean): Promise<void> => {
    if (kept === undefined) return;
    const reply = await tell<EveningLink>(`/api/evenings/${kept.code}`, { isShared }, 'PUT');
    setRefused(reply.ok ? null : reply.refusal.code);
    if (reply.ok) onChange(reply.value);
  };

  return (
    <section className="keep-link no-print" aria-labelledby="keep-link">
      <h2 className="section-title" id="keep-link">
        {keep.title}
      </h2>
      {kept === undefined && mine && (
        <>
          <p>{keep.about}</p>
          <Button kind="act" disabled={isBusy} onPress={() => void make()}>
            {keep.make}
          </Button>
        </>
      )}
      {kept === undefined && !mine && <p className="quiet">{keep.notYours}</p>}
      {kept !== undefined && (
        <>
          <LinkToCopy link={`${location.origin}${toEvening(kept.code)}`} />
          {kept.isOwn && (
            <label className="share-link">
              <input type="checkbox" checked={kept.isShared} onChange={(event) => void share(event.target.checked)} />
              <span>{keep.share}</span>
            </label>
          )}
          <p className="quiet" role="status">
            {kept.isShared ? keep.isShared : keep.isPrivate}
          </p>
        </>
      )}
      {refused !== null && (
        <p role="alert">{refusalLine(dictionary, refused) ?? refusalLine(dictionary, 'unreachable')}</p>
      )}
      <Button onPress={() => print()}>{keep.print}</Button>
    </section>
  );
}

function LinkToCopy({ link }: { readonly link: string }) {
  const { keep } = useEveningWords();
  const id = useId();
  const [told, setTold] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (): Promise<void> => {
    // A page that came over plain HTTP may have no clipboard at all.
    const isCopied = await (navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setTold(isCopied ? 'copied' : 'notCopied');
    if (!isCopied) document.getElementById(id)?.focus();
  };
  return (
    <>
      <div className="link-to-copy">
        <label htmlFor={id}>{keep.link}</label>
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button onPress={() => void copy()}>{keep.copy}</Button>
      </div>
      <p className="quiet" role="status">
        {told !== null && keep[told]}
      </p>
    </>
  );
}
