import type { HostedSheet, HouseRules } from '@sabot/protocol';
import { useId, useState } from 'react';
import { useOnce } from '../client/use-desk.ts';
import { Button } from '../ui/button.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { QrPicture } from './qr-picture.tsx';

interface InviteProps {
  readonly sheet: HostedSheet;
  readonly onRenew: () => Promise<boolean>;
}

/** The link that seats a friend, to copy and as a code to read with a telephone. */
export function Invite({ sheet, onRenew }: InviteProps) {
  const { invite: words } = useOwnTableWords().panel;
  const house = useOnce<HouseRules>('/api/house');
  const isOnlyHere = house?.ok === true && house.value.reach.isThisMachineOnly;
  const id = useId();
  const [told, setTold] = useState<'copied' | 'notCopied' | 'renewed' | null>(null);
  const [link] = sheet.links;
  if (link === undefined) return null;
  const copy = async (): Promise<void> => {
    // A page that came over plain HTTP may have no clipboard at all.
    const isCopied = await (navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setTold(isCopied ? 'copied' : 'notCopied');
    if (!isCopied) document.getElementById(id)?.focus();
  };
  const renew = async (): Promise<void> => setTold((await onRenew()) ? 'renewed' : null);
  return (
    <section className="invite">
      <h3>{words.title}</h3>
      <p className="quiet">{sheet.notice?.admission === 'asking' ? words.aboutAsking : words.about}</p>
      {isOnlyHere && (
        <div className="only-here" role="note">
          <p>{words.only}</p>
          <p className="quiet">{words.onlyHow}</p>
          <code>{words.command}</code>
        </div>
      )}
      <div className="invite-link">
        <label htmlFor={id}>{words.link}</label>
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button kind="act" onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p className="quiet" role="status">
        {told !== null && words[told]}
      </p>
      <QrPicture text={link} label={words.qr} />
      <Button onPress={() => void renew()}>{words.renew}</Button>
    </section>
  );
}
