import type { HelpWords } from '../words.ts';

/** What `--help` prints of the commands that open a house, or come to one. */
export const helpOfHouses: Pick<HelpWords['of'], 'open' | 'serve' | 'watch' | 'staff'> = {
  open: (ruleset) => `sabot open RULESET [TERM=VALUE …]

Opens a table of your own at a house that is open, and prints the link that seats
friends: on the page, or in a terminal with "sabot play --table". Terms are those
of the regulation unless you name others; what it does not allow is said with its
reason. "sabot acts RULESET OpenTable" lists them. You are its host: the page has
what a host does. An hour after everybody has gone, it closes.

  --url URL     at the house of this address (else one on this machine)
  --data DIR    at the house of this data folder (data, or SABOT_DATA)
  --name NAME   under which name; you are remembered
  --sit         sit down there yourself, here in the terminal
  --bots N      so many bots (0)
  --pace WORD   brisk, usual or calm (usual)
  --admission WORD
                who comes in: everybody, link, or asking (link)
  --spectators WORD
                what others see: none, now, or one-coup-late (now)
  --quick       without pauses, with --sit
  --ca FILE     trust the certificates in this file too (https)
  --json        the table as data
  --lang es|en  Spanish or English

  sabot open ${ruleset} minimum=20 maximum=2000 --bots 2 --sit`,
  serve: (ruleset) => `sabot serve

Opens the house: one table per ruleset, with bots, for play money. What is
acknowledged is kept on disk; started again, every coup goes on where it was.

  --port N        where to listen (4040 or the next that is free; SABOT_PORT)
  --host NAME     on which address (127.0.0.1: this machine alone; SABOT_HOST)
  --data DIR      where everything is kept (data; SABOT_DATA)
  --heads FILE    where the heads of all streams are noted (DIR/heads; with a
                  database nowhere; SABOT_HEADS)
  --vault-key FILE
                  keys that seal the secrets of shuffles, one per line, the
                  first seals (SABOT_VAULT_KEY_FILE; SABOT_VAULT_KEY has them
                  itself)
  --pace X        all clocks times X: 0.5 is twice as fast (1; SABOT_PACE)
  --clocks LIST   seconds by the name of the clock: stakes=30,cut=10
  --tables LIST   which and how many: ${ruleset}=2
  --bots on|off   whether bots keep every table company (on)
  --bot-errors N  in N of a hundred coups something goes wrong among the bots,
                  so that one can practise rulings (0)
  --odds on|off   whether tables of punto y banca show the exact odds of the
                  next coup, from the cards that were shown (on)
  --public-url U  where people open the page: https://sabot.example. Over
                  https cookies are for https alone (SABOT_PUBLIC_URL)
  --tls-cert FILE, --tls-key FILE
                  speak TLS: a certificate with its chain and its key, as PEM
                  (SABOT_TLS_CERT, SABOT_TLS_KEY)
  --own-tables N|off
                  how many tables guests may open, in all: 50, or each=2,all=50
                  (each=3,all=200; SABOT_OWN_TABLES)
  --address-header H
                  the header in which your proxy says whom it speaks for:
                  X-Forwarded-For (SABOT_ADDRESS_HEADER)
  --limits LIST   what one address may ask, and all: sockets=200,guests=200
  --answer-days N how long whoever repeats a command of a sealed talla gets its
                  first answer (30)
  --node NAME     one of several nodes on one database: docs/scale.md (SABOT_NODE)
  --node-url U    where the other nodes reach this one (SABOT_NODE_URL)
  --node-secret F what all nodes know, in a file (SABOT_NODE_SECRET_FILE;
                  SABOT_NODE_SECRET has it itself)
  --new-cookie-key DAYS
                  sign cookies with a new key; older ones count DAYS more
  --config FILE   all of this in a JSON file: docs/operations.md
  --lang es|en    Spanish or English

Flags come before the environment, the environment before the file.
DATABASE_URL=postgres://… keeps everything in PostgreSQL instead.`,
  watch: () => `sabot watch URL TABLE

Follows a table of a running house: calls, cards and results as they happen.

  --coups N     stop after so many coups
  --ca FILE     trust the certificates in this file too (https)
  --lang es|en  Spanish or English

  sabot serve        prints the address and the tables`,
  staff: () => `sabot staff URL [WHAT …] [--as ROLE] [--fields JSON] [--json]

The work of those who work at a running house. WHAT is one of:

  pit                     every table, the cases that wait, the alarms (default)
  join CODE NAME          take up an invitation; sign-in NAME comes back. The
                          password is read from SABOT_PASSWORD
  me, people              who one is; who works here
  invite ROLE             a link that counts once: croupier, inspector, director
  on-duty ROLE [TABLE]    begin a shift; --relieves NAME takes over from somebody
  off-duty ROLE           end it
  table TABLE             what one may do there, as data
  stop TABLE, go-on TABLE stop a table for a moment, and let it go on
  try TABLE ACT           what an act would do, and nothing done
  act TABLE ACT           do it, with --fields as try has it
  dismiss TABLE CLAIM REASON
                          a claim has nothing in it, and why
  clear ALARM             under one's name
  let-go NAME             somebody works here no longer
  open RULESET            a table of the house, with --fields its terms
  close TABLE             between coups everybody leaves, then it is closed
  authorisations          what is authorised, with its dates
  authorise RULESET       keep one, with --fields {"reference":"…","from":"2026-11-19",
                          "until":"2026-12-31","terms":{"minimum":{"least":1000,"most":null}}}
  withdraw NUMBER REASON  it counts no longer
  journal [TABLE]         who did what, in which role and when; --day 2026-11-19
  rights                  who may ever do what

  --as ROLE       in which role (inspector)
  --until MOMENT  when one is to be relieved: 2026-11-19T23:40
  --fields JSON   the fields of the act: {"incident":"other","note":"…"}
  --relieves NAME whom one relieves
  --json          everything as data
  --ca FILE     trust the certificates in this file too (https)
  --lang es|en    Spanish or English

Exit 1: the law or the house refuses it, with the rule.`,
};
