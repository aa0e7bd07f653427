import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { NodeLine } from '@sabot/event-store';
import type { FastifyRequest } from 'fastify';
import type { Cluster } from './cluster.ts';
import type { Mirrors } from './mirrors.ts';

const HEADER = 'x-sabot-node';
const SENDER = 'x-sabot-sender';
/** Whoever hands this on tells what happens at the house's tables itself. */
const TELLS = 'x-sabot-tells';
/** A table whose node has died is somebody else's within five seconds: so long, and a little longer, it is waited for. */
const PATIENCE_MS = 8000;
const LOOK_MS = 50;

export interface LinkParts {
  readonly cluster: Cluster;
  readonly secret: string;
  readonly run: string;
  readonly isHere: (table: string) => boolean;
  /** Whether there is such a table, on whatever node. */
  readonly isKnown: (table: string) => boolean;
  /** What is told here of tables that other nodes have. */
  readonly mirrors: Mirrors;
}

/** The way from node to node. Each says who it is by the secret they share, and whose request it hands on. */
export class NodeLinks {
  readonly #parts: LinkParts;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  get mirrors(): Mirrors {
    return this.#parts.mirrors;
  }

  /** Where somebody is to be led for a table; null: it is here, or there is none. What has no owner yet is waited for. */
  async whereIs(table: string): Promise<NodeLine | null> {
    const { isHere, isKnown, cluster } = this.#parts;
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      if (isHere(table) || !isKnown(table)) return null;
      const node = cluster.ownerOf(table);
      if (node !== null && node.run !== this.#parts.run && node.address !== '') return node;
      await pause(LOOK_MS);
    }
    return null;
  }

  /** Whether a node that somebody was led to for a table still has it. */
  isAt(table: string, run: string): boolean {
    return this.#parts.cluster.ownerOf(table)?.run === run;
  }

  /** Calls whenever tables may have gone elsewhere. */
  get onChange(): Cluster['onLook'] {
    return this.#parts.cluster.onLook;
  }

  /** Whether a table has to be looked for at all. */
  isElsewhere(table: string): boolean {
    return !this.#parts.isHere(table) && this.#parts.isKnown(table);
  }

  get others(): readonly NodeLine[] {
    return this.#parts.cluster.others.filter(({ address }) => address !== '');
  }

  /** With these a request is handed on to a node: who we are, and who asked. */
  headersTo(node: NodeLine, sender: string, cookie: string | undefined): Record<string, string> {
    const { run } = this.#parts;
    return {
      [HEADER]: `${run}.${this.#proof(run, node.run, sender)}`,
      [SENDER]: sender,
      [TELLS]: '1',
      ...(cookie !== undefined && { cookie }),
    };
  }

  /** Who asked another node that hands their request on; null: it comes from no node of ours. */
  senderBehind({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
    const [given, sender] = [headers[HEADER], headers[SENDER]];
    if (typeof given !== 'string' || typeof sender !== 'string') return null;
    const [from = '', proof = ''] = given.split('.');
    const expected = Buffer.from(this.#proof(from, this.#parts.run, sender));
    const shown = Buffer.from(proof);
    return shown.length === expected.length && timingSafeEqual(shown, expected) ? sender : null;
  }

  /** Whether the node that hands a request on tells what happens at the house's tables itself: one of an older edition does not. */
  tells({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    return headers[TELLS] === '1';
  }

  #proof(from: string, to: string, sender: string): string {
    return createHmac('sha256', this.#parts.secret)
      .update(JSON.stringify(['sabot-link', from, to, sender]))
      .digest('hex');
  }
}
