import type { HostedNotice, HostedSheet } from '@sabot/protocol';
import { useState } from 'react';
import { toEveningAt } from '../client/route.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Button } from '../ui/button.tsx';
import { BotsChoice, Choice } from './company-terms.tsx';
import { Invite } from './invite.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import type { HostedTable } from './use-hosted.ts';

interface HostPanelProps {
  readonly table: string;
  readonly notice: HostedNotice;
  readonly hosted: HostedTable;
  readonly you: string | null;
}

/** What the host of a table does, from inviting friends to closing it. */
export function HostPanel({ table, notice, hosted, you }: HostPanelProps) {
  const { panel: words, open } = useOwnTableWords();
  const { sheet, refused, act } = hosted;
  if (sheet === null) return <p role="status">{words.coming}</p>;
  return (
    <div className="host-panel">
      {refused !== null && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      {notice.asking.length > 0 && (
        <section>
          <h3>{words.asking}</h3>
          <ul className="host-people">
            {notice.asking.map((name) => (
              <li key={name}>
                <span>{name}</span>
                <span className="host-ways">
                  <Button kind="act" label={words.admitOne(name)} onPress={() => void act({ act: 'admit', name })}>
                    {words.admit}
                  </Button>
                  <Button label={words.turnAwayOne(name)} onPress={() => void act({ act: 'turn-away', name })}>
                    {words.turnAway}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Invite sheet={sheet} onRenew={() => act({ act: 'renew-link' })} />
      <section>
        <h3>{words.people}</h3>
        <ul className="host-people">
          {sheet.people.map((one) => (
            <Person key={one.name} person={one} sheet={sheet} notice={notice} hosted={hosted} you={you} />
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.play}</h3>
        <div className="host-ways">
          {notice.paused === null ? (
            <Button onPress={() => void act({ act: 'pause' })}>{words.pause}</Button>
          ) : (
            <Button kind="act" onPress={() => void act({ act: 'go-on' })}>
              {words.goOn}
            </Button>
          )}
          <RoomLink to={toEveningAt(table)}>{words.evening}</RoomLink>
        </div>
        <div className="terms">
          <BotsChoice
            bots={notice.bots}
            missing={words.botsMissing}
            onChange={(bots) => void act({ act: 'set-bots', bots })}
          />
          <Choice
            label={words.admission}
            options={open.admissions}
            value={notice.admission}
            onChange={(admission) => void act({ act: 'set-admission', admission })}
          />
          <Choice
            label={words.spectators}
            options={open.spectatorsOf}
            value={notice.spectators}
            onChange={(spectators) => void act({ act: 'set-spectators', spectators })}
          />
          <label className="term-flag">
            <input
              type="checkbox"
              checked={notice.isQuiet}
              onChange={(event) => void act({ act: 'set-quiet', isQuiet: event.target.checked })}
            />
            <span>{words.quiet}</span>
          </label>
        </div>
      </section>
      <section>
        <Sure ask={words.close} line={words.closeSure} yes={words.closeYes} onYes={() => void act({ act: 'close' })} />
      </section>
    </div>
  );
}

interface PersonProps extends Omit<HostPanelProps, 'table'> {
  readonly person: HostedSheet['people'][number];
  readonly sheet: HostedSheet;
}

function Person({ person: { name, seat, isHere }, sheet, notice, hosted, you }: PersonProps) {
  const { panel: words } = useOwnTableWords();
  const isBot = sheet.bots.includes(name);
  const facts = [
    words.seat(seat),
    name === you && words.you,
    isBot && words.bot,
    !isBot && !isHere && words.away,
    notice.leaving.includes(name) && words.leaving,
  ].filter(Boolean);
  return (
    <li>
      <span>
        {name} <small>{facts.join(' · ')}</small>
      </span>
      {!isBot && name !== you && (
        <span className="host-ways">
          <Button label={words.handOnTo(name)} onPress={() => void hosted.act({ act: 'hand-on', to: name })}>
            {words.handOn}
          </Button>
          <Sure
            ask={words.remove}
            label={words.removeOne(name)}
            line={words.removeSure(name)}
            yes={words.sure}
            onYes={() => void hosted.act({ act: 'remove', name })}
          />
        </span>
      )}
    </li>
  );
}

interface SureProps {
  readonly ask: string;
  readonly label?: string;
  readonly line: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** What cannot be taken back is asked once more. */
function Sure({ ask, label, line, yes, onYes }: SureProps) {
  const { panel: words } = useOwnTableWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button {...(label !== undefined && { label })} onPress={() => setAsked(true)}>
        {ask}
      </Button>
    );
  }
  return (
    <span className="host-sure" role="alert">
      <span>{line}</span>
      <span className="host-ways">
        <Button
          kind="act"
          onPress={() => {
            setAsked(false);
            onYes();
          }}
        >
          {yes}
        </Button>
        <Button onPress={() => setAsked(false)}>{words.no}</Button>
      </span>
    </span>
  );
}
