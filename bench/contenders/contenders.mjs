/** Who is measured, each loaded only where it is asked for. */
export const CONTENDERS = {
  sabot: async () => new (await import('./sabot.mjs')).Sabot(),
  colyseus: async () => new (await import('./colyseus.mjs')).Colyseus(),
  boardgameIo: async () => new (await import('./boardgame-io.mjs')).BoardgameIo(),
  unwritten: async () => new (await import('./sabot.mjs')).Sabot(false),
};
