import type { HelpWords } from '../words.ts';
import { helpOfHouses } from './help-of-houses.ts';

const OPTIONS = `Options
  --json        data instead of prose
  --lang es|en  Spanish or English (otherwise as LC_ALL or LANG say)
  --help        what a command does
  --version     which version this is`;

export const help: HelpWords = {
  all: (ruleset) => `sabot: baccarat by the book

  sabot play [RULESET]        sit down at a table: people, bots and you
  sabot open RULESET [TERM…]  open a table of your own, for friends
  sabot regulations           the rulesets that are here
  sabot rules RULESET [ID]    the rules of one, or a single rule
  sabot law [RULESET]         how much of the law is modelled and proved
  sabot acts RULESET [ACT]    what may be written: acts, settings, events
  sabot compare [RULESET…]    where the regulations differ, rule by rule
  sabot scenario FILE… | -    run scenarios and check what they expect
  sabot replay FILE | -       replay a history and ask the law again
  sabot fairness verify FILE  compare a shuffle with the cards dealt
  sabot serve                 open the house: one table per ruleset, with bots
  sabot watch URL TABLE       follow a table of a house that is open
  sabot staff URL [WHAT]      the work of croupier, inspector and director there
  sabot verify                check that nothing kept was changed
  sabot heads                 where every stream stands, to keep elsewhere
  sabot vault [rotate]        what the secrets are sealed with; seal them anew
  sabot archive DIR           move old tallas out of the store into files
  sabot backup DIR            copy everything kept, while the house is open
  sabot restore DIR --to NEW  put a copy back, as it was at any moment
  sabot odds RULESET          exact odds and house edge of every bet
  sabot effects RULESET       what removing one card does to each bet
  sabot simulate RULESET      play millions of whole shoes
  sabot solve RULESET         what the players should do where they decide

${OPTIONS}

Exit  0 fine
      1 a scenario, history or proof failed, or the house could not open
      2 the call or the file was wrong

Try   npx sabot play
      npx sabot rules ${ruleset}`,
  of: {
    ...helpOfHouses,
    play: (ruleset) => `sabot play [RULESET]

Sits down at a table in the terminal, with play money. If a house is open on
this machine (sabot serve, npm start), at one of its tables, with its clocks
and whoever else is there; if not, in a house of your own that waits for you.
It asks only what you may do, and "why" names the rules behind what happened.
Without RULESET you play ${ruleset}; all others
are played here too, and where a player has the bank you may take it.

  --url URL     at the house of this address
  --data DIR    at the house of this data folder (data, or SABOT_DATA)
  --table CODE  at a table of somebody's, by its code or its whole link
  --name NAME   under which name you sit; you are remembered
  --coups N     leave after so many coups
  --quick       without pauses
  --ca FILE     trust the certificates in this file too (https)
  --lang es|en  Spanish or English

In a house of your own, which is gone when you leave:
  --alone       even if another house is open
  --auto        the table plays by itself, and for you too (10 coups or --coups)
  --seed S      always the same cards, for a demonstration: not for fairness
  --save FILE   write the history of the table when you leave`,
    regulations: () => `sabot regulations [--json]

The rulesets that are here: game, jurisdiction, source, number of rules.

  --json        [{ id, game, jurisdiction, source, rules }]
  --lang es|en  Spanish or English`,
    rules: (ruleset) => `sabot rules RULESET [ID] [--json]

The rules of a ruleset in the order of its text, each with where it stands, a
sentence in our words, and a mark where a reading settled what the words leave
open. With ID the one rule: its source, its kind, which points of law it
answers, and the readings it rests on.

  --json        data instead of prose
  --lang es|en  Spanish or English

  sabot rules ${ruleset}`,
    law: (ruleset) => `sabot law [RULESET] [--json]

How much of the law is modelled and proved. A rule counts when a scenario that
names it ran, passed and rested on it, or when it is set aside with a reason.
Without RULESET all of them together.

  --json        { total, modelled, tested, unmodelled, missing }
  --lang es|en  Spanish or English

  sabot law ${ruleset}`,
    acts: (ruleset) => `sabot acts RULESET [ACT] [--json]

What may be written in a scenario or a history: every act with an example, the
settings of a table, the events with their facts, the incidents. With ACT one of
them in full: who does it, when, its fields, within what, and by which rules.
Everything is taken from the scenarios and cannot be out of date.

  --json        { acts, incidents, settings, events }, or the act alone
  --lang es|en  Spanish or English

  sabot acts ${ruleset} set-stakes`,
    compare: (ruleset) => `sabot compare [RULESET…] [--all] [--json]

Puts the same questions to the regulations and shows where their answers
differ, each with the rules it rests on (RULE~READING where a reading settled
it). Without RULESET all of the punto y banca family, the only one compared;
of a single one, all its answers.

  --all         also the points on which they agree
  --json        [{ point, columns: [{ ruleset, given }], isSame }]
  --lang es|en  Spanish or English

  sabot compare ${ruleset} --all`,
    scenario: () => `sabot scenario FILE… | - [--json] [--watch]

Runs scenarios and checks everything they expect. "-" reads standard input.
Exit 1 if one failed, 2 if one could not be read.

  --json        one line per file: { file, passed, events, balances, refusals,
                failures }, and error where it could not be read
  --watch       runs one FILE at every save and shows the table; q ends it
  --lang es|en  Spanish or English`,
    replay: () => `sabot replay FILE | - [--json]

Replays a history: first as it is written, then asking the law again for every
act. Shows the coups, how the table stood at the end, and whether the law still
says the same. Exit 1 if it does not, or cannot be asked.

  --json        { file, ruleset, edition, agrees, difference, coups, balances };
                a coup: { coup, cards, totals, outcome, natural, nets }, where
                players keep the bank also { banker, associates, banco }, and
                where two paños play { panos }, with outcome "by-pano"
  --lang es|en  Spanish or English`,
    fairness: () => `sabot fairness verify FILE | - [--history FILE] [--json]
sabot fairness verify URL TABLE [TALLA] [--json]

Computes a shuffle again from its proof: the commitment, what each player
contributed, the cut; and compares every card with what was dealt. FILE is a
proof, or what the page saves: with the record and the cards your browser saw.
With URL and TABLE each shoe of a table is compared with the house's record and
history. A shoe is proved, not proved (and why), or disproved. Exit 0 only if
proved.

  --history F   what was dealt: the shoe's exported history (.sabot)
  --json        { verdict, lacks, compared, unseen, order, withheld, proof } or
                { verdict, at, reason }; of a house a list, with talla
  --lang es|en  Spanish or English`,
    verify: () => `sabot verify [--data DIR] [--heads FILE] [--vault-key FILE] [--json]

Reads everything a house has kept and checks the hash chain: each event as it
was written, in its place, after the one before; and that the secrets of shoes
in play are those the house has committed to. Exit 1 names what is not so. The
house may be open meanwhile.

  --data DIR    where it is kept (data); else DATABASE_URL
  --heads FILE  heads kept elsewhere (sabot heads): the chain must go through
                them. Only they show a chain that was written anew as a whole
  --vault-key FILE  the keys of a sealed vault (SABOT_VAULT_KEY)
  --json        { ok, streams, events, vault } or { ok, stream, version, fault }
  --lang es|en  Spanish or English`,
    heads: () => `sabot heads [--data DIR] [--json]

Prints where every stream stands: the version and the hash of its last event.
Keep it on another machine or on paper; "sabot verify --heads FILE" compares.
The house may be open meanwhile.

  --data DIR    where it is kept (data); else DATABASE_URL
  --json        [{ stream, version, hash }]
  --lang es|en  Spanish or English

  sabot heads > heads-today`,
    vault: () => `sabot vault [rotate] [--data DIR] [--vault-key FILE] [--json]

Says with which keys the secrets of the vault are sealed. "rotate" seals all of
them with the first of the keys given; the others only open. Close the house
first. Afterwards only the first key is needed.

  --data DIR        where it is kept (data); else DATABASE_URL
  --vault-key FILE  keys, one per line: 32 bytes in hexadecimal or base64
                    (SABOT_VAULT_KEY_FILE; SABOT_VAULT_KEY has them itself)
  --json            { plain, sealed: { KEY-ID: count } }
  --lang es|en      Spanish or English`,
    archive: () => `sabot archive DIR [--older-than DAYS] [--data DATA] [--json]

Moves tallas that are long over into files in DIR, also while the house is open,
and leaves their place in the store to new ones. The house seals a talla after
its end; only what is sealed is moved. verify, replay, history and backup read
the files on: keep them. The answers to commands in them are forgotten. If you
move the folder, call this once with the new one.

  --older-than DAYS  tallas whose last act is older (30)
  --data DATA        where it is kept (data)
  --json             { blocks, appends, bytes }
  --lang es|en       Spanish or English

  sabot archive /mnt/archive/sabot --older-than 90`,
    backup: () => `sabot backup DIR [--data DATA] [--json]

Writes everything a house has kept into files in DIR, also while it is open.
The first time all of it, after that what has come since. A file is there only
when it is whole and on the disk. It holds the secrets of the shoes in play:
keep it as you would the shoe.

  --data DATA   where it is kept (data); else DATABASE_URL
  --json        { file, last, appends, events, bytes }; file is null where
                nothing is new
  --lang es|en  Spanish or English

  sabot backup /mnt/other/sabot`,
    restore: () => `sabot restore DIR --to FOLDER|URL [--commit N | --before TIME] [--json]

Puts a backup back into a folder or a database in which nothing is kept yet.
Every file is read and every hash computed before anything is written, and what
was written is verified before it has its name. Open it with "sabot serve".

  --to WHERE    a folder, or postgres://…
  --commit N    as it was after append N
  --before TIME as it was just before: 2026-11-17T22:30 (local), or with Z,
                +01:00 behind it
  --json        { last, at, events, streams, end, seen }; seen are tables whose
                shoe had gone on after that
  --lang es|en  Spanish or English

  sabot restore /mnt/other/sabot --to rehearsal --before 2026-11-17T22:30`,
    odds: (ruleset) => `sabot odds RULESET [--decks N] [--removed CARDS] [--json]

How the next coup ends and what every bet is worth, exactly, by the ruleset's
own chart and payments, before any rounding of chips.

  --decks N        from 1 to 20 (as the ruleset has it)
  --removed CARDS  cards already gone: As,Kd,7h
  --json           { decks, total, banca, punto, tie, bets: [{ bet, mode, pays,
                   expectation: { fraction, decimal } }] } and more; counts are
                   ordered sequences of six cards, as text
  --lang es|en     Spanish or English

  sabot odds ${ruleset} --decks 8`,
    effects: (ruleset) => `sabot effects RULESET [--decks N] [--removed CARDS] [--json]

What removing one card of each value does to every bet, exactly.

  --decks N        from 1 to 20 (as the ruleset has it)
  --removed CARDS  cards already gone: As,Kd,7h
  --json           { decks, removed, cards, bets: [{ bet, mode, pays, effects:
                   [{ value, effect: { fraction, decimal } }] }] }; effect is
                   null where no card of that value is left
  --lang es|en     Spanish or English

  sabot effects ${ruleset}`,
    simulate: (ruleset) => `sabot simulate RULESET --coups N

Plays whole shoes, shuffled, burnt and dealt to the stop card as the ruleset
has it: as many as it takes for N coups. The same seed gives the same result,
with however many workers. Ctrl-C stops it.

  --coups N      at least so many coups
  --seed S       from 0 to 4294967295 (a new one each time)
  --workers W    threads that play (one for each core)
  --decks N      from 1 to 20 (as the ruleset has it)
  --ponte HOW    where people decide: equilibrium, draw or stand on five
  --banker HOW   equilibrium, cuadro, or best against the player
  --deduction R  of the banker's gains: 0.05, 5% or 1/20
  --stakes A:B   on the two paños (1:1)
  --out FILE     write the result there, as JSON, also when stopped
  --resume FILE  go on from such a file; --out may be the same
  --json, --csv  the result as data
  --lang es|en   Spanish or English

  sabot simulate ${ruleset} --coups 10000000 --seed 1`,
    solve: () => `sabot solve RULESET [--decks N] [--deduction R] [--chart free|cuadro]

What player and banker should do in chemin de fer, where the rules leave them a
choice, and what doing otherwise costs. In exact fractions.

  --decks N              from 1 to 20 (as the ruleset has it)
  --deduction R          of the banker's gains: 0.05, 5% or 1/20
  --chart free|cuadro    the banker free, or bound by the chart (free)
  --banco bound|free     a player like any other, or one who made banco and whom
                         the director has set free (bound)
  --removed CARDS        cards already gone: As,Kd,7h
  --stakes A:B           two paños: what lies on each (1:1)
  --second sees|blind    the second player looks at the first, or not (sees)
  --modality NAME        of the bank, which sets the deduction
  --league               what the banker can make sure of against a league
  --ponte total|cards    the player plays by total, or by cards (total)
  --banker total|cards   the banker likewise (total)
  --json                 { decks, deduction, chart, banco, ponte, banker,
                         solutions }
  --lang es|en           Spanish or English`,
  },
};
