import { describe, expect, it } from 'vitest';
import { NO_NOTES, type Notes, notesAfter } from './notes.ts';

type Event = Parameters<typeof notesAfter>[1];
const grounds = ['AST-CF-D-1'];
const after = (...events: readonly Event[]): Notes =>
  events.reduce((notes, event) => notesAfter(notes, event, 'ana'), NO_NOTES);
const kinds = ({ said, old }: Notes) => [...old, ...said].map(({ player, kind }) => `${player} ${kind}`);

const announced = { type: 'BankAnnounced', player: 'ana' };
const closed = { type: 'StakesClosed' };

describe('whoever called and did not get it', () => {
  it('is told who has the banco; whoever has it is not', () => {
    const notes = after(
      { type: 'BancoCalled', player: 'bea', how: 'alone' },
      { type: 'BancoCalled', player: 'ciro', how: 'alone' },
      { type: 'BancoMade', player: 'ciro', partners: ['ciro'], grounds },
    );
    expect(notes.said).toEqual([{ kind: 'banco-lost', player: 'bea', to: 'ciro', grounds }]);
  });

  it('is told of a banco together that was not enough', () => {
    const notes = after({ type: 'BancoCalled', player: 'bea', how: 'joint' }, { type: 'BancoLapsed', grounds });
    expect(kinds(notes)).toEqual(['bea banco-short']);
  });

  it('is told who plays con la mesa', () => {
    const notes = after(
      { type: 'MesaCalled', player: 'bea' },
      { type: 'MesaCalled', player: 'ciro' },
      { type: 'MesaMade', player: 'bea', grounds },
    );
    expect(notes.said).toEqual([{ kind: 'mesa-lost', player: 'ciro', to: 'bea', grounds }]);
  });
});

describe('a stake that does not play whole', () => {
  it('is told with what plays and what went back', () => {
    const postings = [{ from: 'stake:bea:punto', to: 'player:bea', amount: 149_00 }];
    const notes = after({ type: 'StakeTrimmed', player: 'bea', plays: 120_00, grounds, postings });
    expect(notes.said).toEqual([{ kind: 'trimmed', player: 'bea', plays: 120_00, back: 149_00, grounds }]);
  });
});

describe('a stake that goes back', () => {
  const postings = [{ from: 'stake:bea:punto', to: 'player:bea', amount: 10_00 }];
  const returned = { type: 'StakesReturned', player: 'bea', grounds, postings };

  it('is told with who plays for the whole bank instead, but to them', () => {
    const [note] = after(returned, { type: 'BancoMade', player: 'ciro', partners: ['ciro'], grounds }).said;
    expect(note).toEqual({ kind: 'returned', player: 'bea', amount: 10_00, to: 'ciro', grounds });
    const [own] = after(returned, { type: 'BancoMade', player: 'bea', partners: ['bea'], grounds }).said;
    expect(own).toEqual({ kind: 'returned', player: 'bea', amount: 10_00, grounds });
  });
});

describe('a share in the bank', () => {
  it('is told to the associate, won or lost', () => {
    const won = [
      { from: 'bank:ana', to: 'cagnotte', amount: 5_00 },
      { from: 'bank:ana', to: 'bank:bea', amount: 12_00 },
    ];
    const lost = [{ from: 'bank:bea', to: 'bank:ana', amount: 30_00 }];
    const notes = after(
      { type: 'BankSettled', grounds, postings: won },
      { type: 'BankSettled', grounds, postings: lost },
    );
    expect(notes.said).toEqual([
      { kind: 'share', player: 'bea', amount: 12_00, grounds },
      { kind: 'share', player: 'bea', amount: -30_00, grounds },
    ]);
  });
});

describe('a note', () => {
  const trimmed = { type: 'StakeTrimmed', player: 'bea', plays: 1, postings: [] };
  const unseated = { type: 'PlayerUnseated', player: 'bea', why: 'refused-twice' };

  it('stays through the coup and the window after it, until the next coup is dealt', () => {
    expect(kinds(after(trimmed, closed))).toEqual(['bea trimmed']);
    expect(kinds(after(trimmed, closed, announced))).toEqual(['bea trimmed']);
    expect(kinds(after(trimmed, closed, announced, closed))).toEqual([]);
  });

  it('of a lost seat stays until there is another', () => {
    const long = [unseated, announced, closed, announced, closed];
    expect(kinds(after(...long))).toEqual(['bea unseated']);
    expect(kinds(after(...long, { type: 'PlayerSeated', player: 'bea' }))).toEqual([]);
  });
});
