import './evening.css';
import '../fairness/fairness.css';
import type { EveningSheet } from '@sabot/protocol';
import { refusalLine } from '@sabot/words';
import { useEffect } from 'react';
import { type EveningAsked, toLobby, toTable } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { dayIn, timeIn } from '../locales/times.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useTableSign } from '../shell/use-table-names.ts';
import { Banks } from './banks.tsx';
import { useEveningWords } from './evening-words.ts';
import { KeepLink } from './keep-link.tsx';
import { Marks } from './marks.tsx';
import { PastCoups } from './past-coups.tsx';
import { Shoes } from './shoes.tsx';
import { useEvening } from './use-evening.ts';
import { WhoWon } from './who-won.tsx';

/** What a shoe or an evening came to: a page to read once more, to print and to keep. */
export default function EveningRoom({ asked }: { readonly asked: EveningAsked }) {
  const words = useEveningWords();
  const { dictionary } = useWords();
  const you = useCell(useDesk().guest)?.name ?? null;
  const { reply, again, setReply } = useEvening(asked, you);
  const signOf = useTableSign();
  if (reply === null) {
    return (
      <main className="page-frame evening">
        <p role="status">{words.coming}</p>
      </main>
    );
  }
  if (!reply.ok) {
    const { code } = reply.refusal;
    return (
      <main className="page-frame evening">
        <h1>{words.title}</h1>
        <p role="alert">{refusalLine(dictionary, code) ?? refusalLine(dictionary, 'unreachable')}</p>
        <p className="evening-ways">
          <button type="button" className="button" onClick={() => void again()}>
            {words.retry}
          </button>
          <RoomLink to={toLobby}>{words.toLobby}</RoomLink>
        </p>
      </main>
    );
  }
  const sheet = reply.value;
  const isEmpty = sheet.tallas.every(({ coups }) => coups === 0);
  const isClosed = signOf(sheet.table).isListed === false;
  return (
    <main className="page-frame evening">
      <Head sheet={sheet} isTalla={'talla' in asked && asked.talla !== null} />
      {isEmpty ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <section aria-labelledby="who-won">
            <h2 className="section-title" id="who-won">
              {words.who.title}
            </h2>
            <WhoWon sheet={sheet} you={you} />
          </section>
          <Marks sheet={sheet} />
          <Banks sheet={sheet} />
          <Shoes sheet={sheet} />
          {isClosed && sheet.mine && <PastCoups sheet={sheet} you={you} />}
          <KeepLink sheet={sheet} onChange={(kept) => setReply({ ok: true, value: { ...sheet, kept } })} />
        </>
      )}
      <p className="evening-ways no-print">
        {!isClosed && <RoomLink to={toTable(sheet.table)}>{words.toTable}</RoomLink>}
        <RoomLink to={toLobby}>{words.toLobby}</RoomLink>
      </p>
    </main>
  );
}

function Head({ sheet, isTalla }: { readonly sheet: EveningSheet; readonly isTalla: boolean }) {
  const words = useEveningWords();
  const spoken = useLanguage();
  const card = useCell(useDesk().rulesets)?.find(({ ruleset }) => ruleset === sheet.ruleset);
  const { tallas } = sheet;
  const [first, last] = [tallas[0], tallas.at(-1)];
  const title = isTalla && first ? words.titleOfTalla(first.talla) : words.title;
  const coups = tallas.reduce((sum, one) => sum + one.coups, 0);
  const begin = tallas.find(({ firstAt }) => firstAt !== null)?.firstAt ?? null;
  const end = tallas.findLast(({ lastAt }) => lastAt !== null)?.lastAt ?? null;
  useEffect(() => {
    document.title = `${title} · Sabot`;
  }, [title]);
  return (
    <header className="evening-head">
      <h1>{title}</h1>
      <p className="evening-game">
        {card?.name[spoken] ?? sheet.ruleset} <span className="quiet">{card?.short[spoken]}</span>
      </p>
      <p className="quiet">
        {begin !== null && end !== null && (
          <>{words.span(dayIn(spoken, begin), timeIn(spoken, begin), timeIn(spoken, end))} · </>
        )}
        {words.size(tallas.length, coups)}
      </p>
      {last?.isOver === false && <p role="status">{words.soFar}</p>}
    </header>
  );
}
