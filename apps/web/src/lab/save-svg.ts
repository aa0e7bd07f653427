import { FONT, INK } from './plots/ink.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 16;

/** A picture that stands alone: with its title, a background and its own letters, whatever page it is put into. */
export function standalone(picture: SVGSVGElement, title: string): string {
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
  const whole = document.createElementNS(SVG, 'svg');
  const [outer, upper] = [width + 2 * MARGIN, height + 2 * MARGIN];
  whole.setAttribute('xmlns', SVG);
  whole.setAttribute('width', String(outer));
  whole.setAttribute('height', String(upper));
  whole.setAttribute('viewBox', `0 0 ${outer} ${upper}`);
  whole.setAttribute('font-family', FONT);
  whole.setAttribute('font-size', '12');
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', INK.paper);
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(MARGIN));
  for (const node of [copy, ...copy.querySelectorAll('*')]) {
    if (node.getAttribute('fill') === 'currentColor') node.setAttribute('fill', INK.ink);
    if (node.getAttribute('stroke') === 'currentColor') node.setAttribute('stroke', INK.ink);
  }
  whole.append(name, paper, copy);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(whole)}\n`;
}
