// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { svgOf } from './ink.ts';

const svg = (name: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;

it('the parts of a picture have no names, neither at first nor what is drawn under the pointer', async () => {
  const plot = svg('svg');
  const bars = plot.appendChild(svg('g'));
  bars.setAttribute('aria-label', 'bar');
  const picture = svgOf(plot as SVGSVGElement);
  expect(bars.hasAttribute('aria-label')).toBe(false);
  const tip = svg('g');
  tip.setAttribute('aria-label', 'tip');
  bars.replaceWith(tip);
  await vi.waitFor(() => expect(tip.hasAttribute('aria-label')).toBe(false));
  expect(tip.parentNode).toBe(picture);
});
