const SVG = 'http://www.w3.org/2000/svg';

/** What a colour means in a picture. */
export interface Key {
  readonly name: string;
  readonly colour: string;
  readonly isRing?: boolean;
}

const ROW = 22;
/** About how wide a letter of this size is; nothing can be measured before it is on a page. */
const LETTER = 6.6;

/** The picture with its colours explained above it, in as many rows as they take. */
export function withLegend(picture: SVGSVGElement, keys: readonly Key[]): SVGSVGElement {
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
  const whole = document.createElementNS(SVG, 'svg');
  let [left, row] = [0, 0];
  for (const { name, colour, isRing } of keys) {
    const wide = 18 + name.length * LETTER + 14;
    if (left > 0 && left + wide > width) [left, row] = [0, row + 1];
    const mark = document.createElementNS(SVG, 'circle');
    const at = { cx: left + 7, cy: row * ROW + 9, r: 5, fill: isRing ? 'none' : colour, stroke: colour };
    for (const [attribute, value] of Object.entries(at)) mark.setAttribute(attribute, String(value));
    mark.setAttribute('stroke-width', '2');
    const text = document.createElementNS(SVG, 'text');
    text.textContent = name;
    text.setAttribute('x', String(left + 18));
    text.setAttribute('y', String(row * ROW + 13));
    whole.append(mark, text);
    left += wide;
  }
  const top = (row + 1) * ROW + 8;
  picture.setAttribute('y', String(top));
  whole.append(picture);
  whole.setAttribute('width', String(width));
  whole.setAttribute('height', String(top + height));
  whole.setAttribute('viewBox', `0 0 ${width} ${top + height}`);
  whole.setAttribute('class', 'lab-plot');
  for (const name of ['font-family', 'font-size', 'fill']) {
    const value = picture.getAttribute(name) ?? picture.querySelector('svg')?.getAttribute(name);
    if (value) whole.setAttribute(name, value);
  }
  return whole;
}
