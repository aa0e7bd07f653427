import type { Block } from './block.ts';

/** So many bytes of opened blocks are kept at hand: whoever reads a talla asks for its block page by page. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The blocks that were opened last. */
export class OpenedBlocks {
  readonly #opened = new Map<number, { readonly block: Block; readonly size: number }>();
  #bytes = 0;

  get(no: number): Block | null {
    const known = this.#opened.get(no);
    if (known === undefined) return null;
    // The last used stands last.
    this.#opened.delete(no);
    this.#opened.set(no, known);
    return known.block;
  }

  /** Keeps a block of so many bytes, and lets go of those that were not used for longest. */
  keep(no: number, block: Block, size: number): Block {
    this.#bytes += size - (this.#opened.get(no)?.size ?? 0);
    this.#opened.delete(no);
    this.#opened.set(no, { block, size });
    for (const [oldest, { size: freed }] of this.#opened) {
      if (this.#bytes <= MOST_BYTES || oldest === no) break;
      this.#opened.delete(oldest);
      this.#bytes -= freed;
    }
    return block;
  }
}
