import type * as PlotModule from '@observablehq/plot';
import { lookUp } from '@sabot/engine/by-name';

export type Plotting = typeof PlotModule;
/** A drawing made for so many pixels of width. */
export type Draw = (Plot: Plotting, width: number) => SVGSVGElement;

/** The colours of the page by day, written out: a saved picture has no stylesheet. */
export const INK = {
  ink: '#221c17',
  dim: '#5e5344',
  line: '#d8ccb6',
  paper: '#fffdf7',
  /** What the page lies on. */
  ground: '#faf6ec',
  bound: '#e9e1d2',
  brass: '#7d5c1c',
  punto: '#235ea7',
  banca: '#a3261d',
  tie: '#256b42',
} as const;

export const FONT = '"Inter Variable", Inter, system-ui, sans-serif';
/** The same in every picture, so that its rules can stand in a stylesheet. */
const CLASS = 'lab-plot';

export const COLOURS: Readonly<Record<string, string>> = { punto: INK.punto, banca: INK.banca, tie: INK.tie };
export const colourOf = (bet: string): string => lookUp(COLOURS, bet) ?? INK.ink;

/** The figure has a name and a table; the names of its parts, in English, help nobody. */
function unnameParts(plot: SVGSVGElement): void {
  for (const part of plot.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
}

/** Plot brings a style element of its own; the page's policy forbids those, and `lab.css` says the same. */
export function svgOf(plot: SVGSVGElement | HTMLElement): SVGSVGElement {
  if (!(plot instanceof SVGSVGElement)) throw new TypeError('a picture is an svg');
  for (const style of plot.querySelectorAll('style')) style.remove();
  unnameParts(plot);
  // What is drawn under the pointer comes with a name of its own again.
  new MutationObserver(() => unnameParts(plot)).observe(plot, { childList: true, subtree: true });
  plot.setAttribute('font-family', FONT);
  plot.setAttribute('font-size', '12');
  plot.setAttribute('fill', INK.ink);
  return plot;
}

/** What all pictures have in common. */
export const STILL = { className: CLASS, style: { background: 'transparent', overflow: 'visible' } } as const;
