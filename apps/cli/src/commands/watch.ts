import { type Outbound, outbound, PROTOCOL, type TableMessage, TableReader } from '@sabot/protocol';
import { BadCall, NobodyThere } from '../call/bad-call.ts';
import { originOf, socketAt } from '../house/address.ts';
import { shuffleTold } from '../play/watch/shuffle-told.ts';
import { watchTold } from '../play/watch/watch-told.ts';
import { atMost, type Call, type Command, type Exit, print, required } from './command.ts';

function mostCoups({ options }: Call): number {
  const { coups } = options;
  if (typeof coups !== 'string') return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,6}$/.test(coups)) throw new BadCall((bad) => bad.notANumber('--coups', coups));
  return Number(coups);
}

/** Tells what is new at the table; how many coups ended with it. */
function tell(call: Call, { events, bots, shuffle }: TableMessage, before: TableMessage['shuffle']): number {
  const lines = [
    ...events.flatMap(({ event }) => watchTold(event, bots, call) ?? []),
    ...shuffleTold(shuffle, before, call.words),
  ];
  if (lines.length > 0) print(call, ...lines);
  return events.filter(({ event }) => event.type === 'CoupEnded').length;
}

/** Follows a table of a running server from the terminal. */
export const watch: Command = {
  name: 'watch',
  options: { ca: 'string', coups: 'string' },
  run(call): Promise<Exit> {
    const address = required('watch', call, 0, 'URL TABLE');
    const table = required('watch', call, 1, 'URL TABLE');
    atMost('watch', call, 2);
    const most = mostCoups(call);
    const socket = new WebSocket(socketAt(originOf(address)));
    const say = (message: object): void => socket.send(JSON.stringify(message));
    const reader = new TableReader((known) => say({ type: 'watch', table, ...known }));
    let coups = 0;
    let shuffle: TableMessage['shuffle'] = null;
    let isOpen = false;
    let isOver = false;
    return new Promise((resolve, reject) => {
      const hear = (message: Outbound): void => {
        if (message.type === 'welcome') say({ type: 'watch', table });
        if (message.type === 'error') reject(new BadCall(() => message.line));
        const told = message.type === 'table' || message.type === 'delta' ? reader.read(message) : null;
        if (told === null) return;
        if (!isOpen) print(call, call.words.watch.watching(told.table, told.ruleset));
        isOpen = true;
        coups += tell(call, told, shuffle);
        shuffle = told.shuffle;
        isOver = coups >= most;
        if (isOver) resolve(0);
      };
      socket.addEventListener('open', () => say({ type: 'hello', protocol: PROTOCOL }));
      socket.addEventListener('message', ({ data }) => hear(outbound.parse(JSON.parse(String(data))) as Outbound));
      socket.addEventListener('error', () => reject(new NobodyThere(address)));
      socket.addEventListener('close', () => {
        if (isOpen && !isOver) print(call, call.words.watch.over);
        resolve(0);
      });
    }).finally(() => socket.close()) as Promise<Exit>;
  },
};
