import type { Page } from 'playwright-core';

/** The cloth is never lower than this. */
const LEAST_FELT = 240;

/** Waits until the stage has measured itself after a change of size and is drawn again. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const seen = (): string => {
      const [stage, baize] = [document.querySelector('.stage'), document.querySelector('.baize')];
      return `${stage?.clientWidth} ${stage?.clientHeight} ${baize?.outerHTML}`;
    };
    const isDrawn = (): boolean =>
      document.querySelector('.stage')?.clientWidth === document.querySelector('.baize')?.clientWidth;
    for (let still = 0, last = ''; still < 6; ) {
      await frame();
      const now = seen();
      still = isDrawn() && now === last ? still + 1 : 0;
      last = now;
    }
  });
}

/** What is wrong with the page as it stands: controls out of reach, things on top of each other, too little cloth. */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(
    ({ leastFelt }) => {
      interface Thing {
        readonly element: Element;
        readonly kind: 'text' | 'card' | 'chips' | 'plate' | 'shoe';
        readonly said: string;
        readonly box: DOMRect;
      }
      const faults: string[] = [];
      const room = document.querySelector('main.table-room') ?? document.body;

      /** Nobody sees it: hidden, transparent, or only for the ear. */
      const unseen = (element: Element): boolean => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
        return element.closest('.sr-only, .is-gone, .is-filled') !== null;
      };
      /** The part of a box that is not cut off by what is around it. */
      const clipped = (element: Element, box: DOMRect): DOMRect | null => {
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const edge = up.getBoundingClientRect();
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return right - left > 0.5 && bottom - top > 0.5 ? new DOMRect(left, top, right - left, bottom - top) : null;
      };

      const things: Thing[] = [];
      const add = (element: Element, kind: Thing['kind'], said: string, whole: DOMRect): void => {
        const box = clipped(element, whole);
        if (box !== null) things.push({ element, kind, said, box });
      };
      const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement as Element;
        const said = node.textContent?.trim() ?? '';
        if (said === '' || unseen(element) || element.closest('.card, .card-face, .chip') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) add(element, 'text', said, box);
      }
      const solid = (selector: string, kind: Thing['kind']): void => {
        for (const element of room.querySelectorAll(selector)) {
          if (!unseen(element)) add(element, kind, `(${kind})`, element.getBoundingClientRect());
        }
      };
      solid('.cards .travelling:not(.is-gone) .card', 'card');
      solid('.cloth-stakes .chip-stack, .circulo-bank-pile .chip-stack, .chemin-de-fer-garage .chip-stack', 'chips');
      solid('.plate:not(.is-empty)', 'plate');
      solid('.shoe, .circulo-shoe-body', 'shoe');

      /** What belongs together may lie on each other. */
      const together = (a: Thing, b: Thing): boolean => {
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) return true;
        const shares = (selector: string): boolean => {
          const whole = a.element.closest(selector);
          return whole !== null && whole === b.element.closest(selector);
        };
        // The third card lies across the two others; chips lie on the mark they are staked on and carry their amount.
        if (a.kind === 'card' && b.kind === 'card') return true;
        if (shares('.cloth-stake, .plate, .circulo-bank, .chemin-de-fer-garage, .shoe, .circulo-shoe')) return true;
        const printed = (one: Thing): boolean => one.element.closest('.mark, .row rect + text') !== null;
        const staked = (one: Thing): boolean => one.element.closest('.cloth-stake') !== null;
        return (printed(a) && staked(b)) || (printed(b) && staked(a));
      };
      const deck = document.querySelector('.deck')?.getBoundingClientRect();
      const isUnderDeck = ({ element, box }: Thing): boolean =>
        deck !== undefined &&
        element.closest('.deck') === null &&
        box.bottom > deck.top + 1 &&
        box.right > deck.left + 1;
      const shown = things.filter((thing) => !isUnderDeck(thing));
      /** A round thing has no corners for another to lie on. */
      const round = ({ kind, box }: Thing): number =>
        kind !== 'text' && kind !== 'card' && Math.abs(box.width - box.height) < 6 ? box.width / 2 : 0;
      const isApart = (a: Thing, b: Thing): boolean => {
        const [disc, other] = round(a) > 0 ? [a, b] : [b, a];
        const r = round(disc);
        if (r === 0) return false;
        const [x, y] = [disc.box.left + r, disc.box.top + r];
        if (round(other) > 0) {
          const s = round(other);
          return Math.hypot(other.box.left + s - x, other.box.top + s - y) > r + s - 1;
        }
        const near = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
        // The letters do not fill their line.
        const pad = other.kind === 'text' ? other.box.height * 0.18 : 0;
        const [left, right] = [other.box.left + 1, other.box.right - 1];
        return Math.hypot(near(x, left, right) - x, near(y, other.box.top + pad, other.box.bottom - pad) - y) > r - 1;
      };
      const slack = (one: Thing): number => (one.kind === 'text' ? Math.min(4, one.box.height * 0.22) : 1.5);
      for (const [i, a] of shown.entries()) {
        for (const b of shown.slice(i + 1)) {
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          if (isApart(a, b) || wide <= 1.5 || high <= Math.max(slack(a), slack(b)) || together(a, b)) continue;
          faults.push(`“${a.said}” and “${b.said}” overlap by ${Math.round(wide)} × ${Math.round(high)}`);
        }
      }

      // Longer names than a plate ever shows are cut, and are read when it is touched.
      const mostOfPlate = 8.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      for (const plate of document.querySelectorAll('.plate')) {
        const name = plate.querySelector('.plate-name');
        const isCut = name !== null && name.scrollWidth > name.clientWidth;
        if (isCut && plate.clientWidth < mostOfPlate - 3) faults.push(`the name “${name.textContent}” is cut`);
      }

      if (document.documentElement.scrollWidth > window.innerWidth) {
        faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
      }
      const felt = document.querySelector('.baize-brass')?.getBoundingClientRect();
      if (felt === undefined || felt.height < leastFelt) faults.push(`the felt is ${felt?.height ?? 0} high`);

      // What is left of the window above the deck, where it lies below: so much of the felt can be seen at once.
      const above = deck !== undefined && deck.left === 0 ? Math.min(deck.top, window.innerHeight) : window.innerHeight;
      if (above < leastFelt) faults.push(`the deck leaves ${Math.round(above)} of the window`);
      // On the narrowest telephone the bank's hand of dos paños lies below the two others, and is scrolled to.
      if (window.scrollY === 0 && window.innerWidth >= 360) {
        for (const { element, box } of things.filter(({ kind }) => kind === 'card')) {
          const isFace = element.querySelector('.card-face') !== null;
          if (isFace && box.bottom > above + 1)
            faults.push(`a card that lies open goes down to ${Math.round(box.bottom)} of ${above}`);
        }
      }

      const high = document.querySelector('.stage')?.clientHeight ?? 0;
      const least = Number.parseFloat(getComputedStyle(room).getPropertyValue('--least'));
      const isScrolled = document.documentElement.scrollHeight > window.innerHeight;
      const isDeckBelow = deck !== undefined && deck.left === 0;
      if (isScrolled && isDeckBelow && !(high <= least + 1)) {
        faults.push(`the page scrolls for a stage of ${high} that needs ${least}`);
      }

      const at = [window.scrollX, window.scrollY] as const;
      const inner = [...document.querySelectorAll('.tab-panel, .panel-bar, .tab-list')].map(
        (one) => [one, one.scrollLeft, one.scrollTop] as const,
      );
      const controls =
        'button, a[href], input:not([type="radio"], [type="range"]), [role="slider"], [role="tab"], label.tray-chip';
      for (const control of document.querySelectorAll(`.shell-bar :is(${controls}), main :is(${controls})`)) {
        if (unseen(control)) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        const { width, height } = control.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        let box = control.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hits = (): boolean => {
          box = control.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return hit !== null && (control.contains(hit) || hit.contains(control));
        };
        if (!hits()) control.scrollIntoView({ block: 'center', inline: 'center' });
        if (!hits()) faults.push(`“${name}” is out of reach at ${Math.round(x)}, ${Math.round(y)}`);
      }
      for (const [one, left, top] of inner) one.scrollTo(left, top);
      window.scrollTo(at[0], at[1]);
      return faults;
    },
    { leastFelt: LEAST_FELT },
  );
}
