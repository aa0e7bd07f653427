import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { MOST_FRAME_BYTES } from '@sabot/protocol';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Bots, isBot } from './bots/company.ts';
import { type Company, seatCompany, seating } from './bots/seat-company.ts';
import { announceTables } from './cluster/announce-tables.ts';
import { clocksLeftBy } from './cluster/clocks-left.ts';
import { clusterOf } from './cluster/cluster-of.ts';
import { lobbyElsewhere } from './cluster/forward.ts';
import { linkNodes } from './cluster/link-nodes.ts';
import type { NodeLinks } from './cluster/links.ts';
import { Owners } from './cluster/owners.ts';
import { Authority } from './desk/authority.ts';
import { ClosingTables } from './desk/closing-tables.ts';
import { DeskBook } from './desk/desk-book.ts';
import { ClosedTables } from './evening/closed-tables.ts';
import { openArchives } from './history/archives.ts';
import { sealTallas } from './history/seal-tallas.ts';
import { HostedBook } from './hosted/hosted-book.ts';
import { HOSTING_LIMITS, Hosting } from './hosted/hosting.ts';
import { TableDoors } from './hosted/table-doors.ts';
import { askerOf } from './http/asker.ts';
import { cookieKeys } from './http/cookie-keys.ts';
import { deskRoutes } from './http/desk-routes.ts';
import { DoorKeeper } from './http/door-limits.ts';
import { doorRules } from './http/door-rules.ts';
import { eveningRoutes } from './http/evening-routes.ts';
import { floorRoutes } from './http/floor-routes.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { GuestSockets } from './http/guest-sockets.ts';
import { historyRoutes } from './http/history-routes.ts';
import { hostedRoutes } from './http/hosted-routes.ts';
import { houseRoutes } from './http/house-routes.ts';
import { lawRoutes } from './http/law-routes.ts';
import { moneyRoutes } from './http/money-routes.ts';
import { oddsRoutes } from './http/odds-routes.ts';
import { openApi } from './http/openapi.ts';
import { openApiRoutes } from './http/openapi-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { passkeyRoutes } from './http/passkey-routes.ts';
import { pitRoutes } from './http/pit-routes.ts';
import { TokenBuckets } from './http/rate.ts';
import { onFault, onNothing, refused } from './http/refused.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sessionsOf } from './http/session.ts';
import { socketRoute } from './http/socket-route.ts';
import { staffRoutes, TRIES } from './http/staff-routes.ts';
import { staffSessionsOf } from './http/staff-session.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Metrics } from './metrics.ts';
import { watchRealities } from './people/watch-realities.ts';
import { noLoad } from './ports/load.ts';
import { silent } from './ports/log.ts';
import { watchLoopDelay } from './ports/loop-delay.ts';
import { type Listening, type Reach, reachOf } from './ports/reach.ts';
import { Readiness } from './readiness.ts';
import { Room } from './room.ts';
import { type ServerParts, TIMEOUTS } from './server-parts.ts';
import { type GivenUp, shutDown } from './shut-down.ts';
import { Alarms } from './staff/alarms.ts';
import { isAttended } from './staff/cases.ts';
import { Floor } from './staff/floor.ts';
import { PitFeed } from './staff/pit-feed.ts';
import { titlesOf } from './staff/sheets.ts';
import { StaffBook } from './staff/staff-book.ts';
import type { WhyUnruled } from './staff/unruled.ts';
import { watchForAbsent } from './table/absent.ts';
import { watchForAway } from './table/away.ts';
import { PLAIN_PACE } from './table/pace.ts';
import { watchSeats } from './table/seats-elsewhere.ts';
import type { TableRunner } from './table/table-runner.ts';
import { TableTalk } from './talk/table-talk.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly room: Room;
  /** Who works here. */
  readonly staff: StaffBook;
  /** The tables that people have opened. */
  readonly hosting: Hosting;
  /** Which addresses lead here, once it listens. */
  reach(): Reach;
  /** Finishes what is under way, lets everybody go, and closes the store: within seven seconds. Says what it gave up. */
  stop(): Promise<readonly GivenUp[]>;
}

/** The whole server from its ports: store, clock and chance are given to it. */
export async function buildServer(parts: ServerParts): Promise<Server> {
  const {
    store,
    clock,
    shuffler,
    rulesets,
    tablesEach = 1,
    pace = PLAIN_PACE,
    load = noLoad,
    logger,
    bots = false,
    botErrors = 0,
    liveOdds = true,
    page,
    chance,
    limits = {},
    addressHeader = null,
    publicUrls = [],
    tls = null,
    newCookieKey = null,
    answerDays = 30,
    node,
  } = parts;
  const timeouts = { ...TIMEOUTS, ...parts.timeouts };
  const log = logger ?? silent;
  const metrics = new Metrics();
  store.observe(metrics.store);
  const staff = await StaffBook.open(store, clock);
  const deskBook = await DeskBook.open(store, clock);
  const authority = new Authority(deskBook, clock);
  const unruled: WhyUnruled = (table, to) => (isAttended(staff, to, table) ? 'lapsed' : 'nobody-on-duty');
  const owners = node && new Owners({ store, clock, self: node.self });
  const nodes = node?.nodes ?? null;
  const room = await Room.open({
    store,
    clock,
    shuffler,
    rulesets,
    tablesEach,
    pace,
    load,
    log,
    counts: metrics,
    authority,
    unruled,
    owners,
    isShared: nodes !== null,
    clocksLeft: nodes === null ? undefined : clocksLeftBy(nodes.notes, pace.pace),
  });
  const readiness = new Readiness(store, clock);
  const keeper = new DoorKeeper(clock, limits);
  room.guests.most = keeper.limits.allGuests;
  const guestSockets = new GuestSockets();
  room.guests.isHere = (name) => guestSockets.has(name);
  const origins = publicUrls.map((url) => new URL(url).origin);
  const isSecure = tls !== null || (publicUrls.length > 0 && origins.every((origin) => origin.startsWith('https:')));
  const sessions = sessionsOf(room.guests, isSecure);
  const staffSessions = staffSessionsOf(staff, isSecure);
  const staffSockets = new GuestSockets();
  const ofNode = {
    headersTimeout: timeouts.headers,
    connectionsCheckingInterval: Math.min(1000, timeouts.headers),
  };
  // Requests are not logged: addresses and cookies are nobody's business.
  const app = fastify({
    bodyLimit: MOST_FRAME_BYTES,
    logger: false,
    forceCloseConnections: true,
    requestTimeout: timeouts.request,
    ...(tls === null ? { http: ofNode } : { https: { ...ofNode, cert: tls.cert, key: tls.key } }),
    frameworkErrors: (_, request, reply) => refused(request, reply, 'bad-request'),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie, { secret: [...(await cookieKeys(store, clock.now(), newCookieKey))] });
  await app.register(websocket, { options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false } });
  await openApi(app);
  securityHeaders(app);
  let links: NodeLinks | null = null;
  const senderBehind = (request: FastifyRequest): string | null => links?.senderBehind(request) ?? null;
  doorRules(app, keeper, { addressHeader: addressHeader?.toLowerCase() ?? null, origins, log, senderBehind });
  const home = page === undefined ? null : await pageRoutes(app, page);
  app.setErrorHandler(onFault(log));
  app.setNotFoundHandler(onNothing(home));

  const archives = openArchives(room, store, log);
  const bySelf = new Bots();
  const chanceGiven = chance === undefined ? {} : { chance };
  const hosting = new Hosting({
    room,
    book: await HostedBook.open(store, clock),
    store,
    clock,
    log,
    pace,
    rulesets,
    limits: parts.hosting === undefined ? HOSTING_LIMITS : parts.hosting,
    authority,
    archives: archives.tables,
    bots: bySelf,
    seat: seating(room, { clock, pace: pace.pace, ...chanceGiven }),
  });
  const cluster =
    owners === undefined || nodes === null
      ? null
      : clusterOf({ room, owners, nodes, clock, log, hosting, books: [room.guests, staff, deskBook, hosting.book] });
  const secret = node?.secret;
  if (cluster !== null && node?.nodes && secret !== undefined) {
    const telling = { store, shuffler, clock, pace: pace.pace, load, log };
    const { run } = node.self;
    const { notes } = node.nodes;
    links = linkNodes(app, { room, hosting, cluster, secret, run, sessions, staff, staffSessions, notes, telling });
  }
  const doors = new TableDoors(room, hosting);
  metrics.whenTold = (table, count) => doors.count(table, count);
  const asker = askerOf(sessions, staffSessions, staff);
  const reach = (): Reach => reachOf(app.addresses() as readonly Listening[], publicUrls, tls !== null);
  const sheets = { hosting, room, doors, addresses: () => reach().addresses };
  const sealer = sealTallas({ archives: archives.tables, store, clock, log, answerDays });
  const realities = watchRealities(room, clock);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  guestRoutes(typed, { room, clock, keeper, sessions, sockets: guestSockets });
  moneyRoutes(typed, room, clock, realities.checks, sessions);
  const elsewhere = links === null ? undefined : lobbyElsewhere.bind(null, links);
  tableRoutes(typed, { doors, archives: archives.tables, store, asker, sheets, elsewhere });
  const closed = new ClosedTables(store, hosting.book, (id) => hosting.rulesetOf(id));
  historyRoutes(typed, { room, doors, archives: archives.tables, closed, clock, sessions, asker, liveOdds });
  hostedRoutes(typed, { ...sheets, clock, sessions, staff: staffSessions, authority });
  eveningRoutes(typed, {
    room,
    doors,
    closed,
    asker,
    archives: archives.tables,
    store,
    clock,
    sessions,
  });
  const floor = new Floor({ room, book: staff, clock, pace: pace.pace });
  // Claims that nobody heard end with the house; of several nodes with the last.
  if (nodes === null || (await nodes.live()).length <= 1) await floor.begin();
  const feed = new PitFeed(clock);
  staff.onChange = feed.touch;
  const isHere = (name: string): boolean => staffSockets.has(name);
  const alarms = new Alarms({ book: staff, clock, isHere, isUnauthorised: (table) => authority.isBreachedAt(table) });
  room.attend(
    ({ scene }) =>
      () =>
        alarms.forget(scene.table),
  );
  const staffParts = {
    room,
    alarms,
    clock,
    book: staff,
    sessions: staffSessions,
    sockets: staffSockets,
    titles: titlesOf(rulesets),
    tries: new TokenBuckets(clock, TRIES),
  };
  staffRoutes(typed, staffParts);
  passkeyRoutes(typed, { ...staffParts, origins });
  pitRoutes(typed, { ...staffParts, store });
  const closing = new ClosingTables({ room, book: deskBook });
  deskRoutes(typed, { ...staffParts, desk: deskBook, authority, closing, hosting, store });
  floorRoutes(typed, { ...staffParts, doors, floor, guests: sessions });
  lawRoutes(typed, rulesets);
  oddsRoutes(typed, { rulesets, doors, asker, archives: archives.tables, live: liveOdds });
  const loopDelay = watchLoopDelay();
  houseRoutes(typed, {
    room,
    doors,
    metrics,
    loopDelay,
    readiness,
    reach,
    rules: { liveOdds, ownTables: hosting.limits },
  });
  openApiRoutes(app);
  const heartbeat = socketRoute(app, {
    room,
    doors,
    talk: new TableTalk(hosting, clock),
    clock,
    metrics,
    keeper,
    sessions,
    sockets: guestSockets,
    staff: { book: staff, floor, sessions: staffSessions, sockets: staffSockets, feed },
    pingMs: timeouts.ping,
    reality: realities.checks.follow,
    links,
  });

  const isOthers = ({ scene }: TableRunner): boolean => hosting.book.of(scene.table) !== null;
  const company: Company | null = bots
    ? seatCompany(room, {
        clock,
        pace: pace.pace,
        bots: bySelf,
        isOthers,
        ...(botErrors > 0 && { practice: { often: botErrors, floor } }),
        ...chanceGiven,
      })
    : null;
  const presence = { clock, pace: pace.pace, isBot };
  const ends = [
    closing.start(),
    feed.start(room),
    room.attend((table) => watchForAbsent(table, presence)),
    room.attend((table) => watchForAway(table, presence)),
    watchSeats((attendant) => room.attend(attendant), isBot),
    ...(nodes === null ? [] : [announceTables({ room, notes: nodes.notes, clock })]),
  ];
  await (cluster ?? hosting).start();
  const stop = async (): Promise<readonly GivenUp[]> => {
    readiness.closing();
    loopDelay.stop();
    hosting.stop();
    for (const end of ends) end();
    floor.end();
    sealer.stop();
    realities.stop();
    heartbeat.stop();
    company?.leave();
    return shutDown([
      { name: 'tables', within: 3000, run: () => (cluster?.handOver() ?? Promise.resolve()).then(() => room.stop()) },
      { name: 'connections', within: 1500, run: () => closeDoor(app) },
      { name: 'histories', within: 500, run: () => archives.stop() },
      { name: 'store', within: 2000, run: () => store.close() },
    ]);
  };
  return { app, room, staff, hosting, reach, stop };
}

/** How long a peer may take to answer our goodbye. One that is half gone never does. */
const GOODBYE_MS = 1000;

async function closeDoor(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate();
    app.server.closeAllConnections();
  }, GOODBYE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
