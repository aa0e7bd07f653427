const SVG = 'http://www.w3.org/2000/svg';
const GAP = 28;

export interface Panel {
  readonly title: string;
  readonly draw: (width: number) => SVGSVGElement;
}

/** Several pictures in one, each with its heading: as many beside each other as fit, at least so wide each. */
export function sideBySide(panels: readonly Panel[], width: number, least: number): SVGSVGElement {
  const fit = Math.max(1, Math.min(panels.length, Math.floor((width + GAP) / (least + GAP))));
  // No row with a single one left over where it can be avoided.
  const columns = panels.length === 4 && fit === 3 ? 2 : fit;
  const each = Math.floor((width - GAP * (columns - 1)) / columns);
  const whole = document.createElementNS(SVG, 'svg');
  let [top, tallest] = [0, 0];
  panels.forEach(({ title, draw }, i) => {
    if (i > 0 && i % columns === 0) {
      top += tallest + GAP;
      tallest = 0;
    }
    const left = (i % columns) * (each + GAP);
    const panel = draw(each);
    const heading = document.createElementNS(SVG, 'text');
    heading.textContent = title;
    heading.setAttribute('x', String(left));
    heading.setAttribute('y', String(top + 13));
    heading.setAttribute('font-size', '13');
    heading.setAttribute('font-weight', '600');
    panel.setAttribute('x', String(left));
    panel.setAttribute('y', String(top + 22));
    whole.append(heading, panel);
    tallest = Math.max(tallest, 22 + Number(panel.getAttribute('height')));
  });
  const height = top + tallest;
  whole.setAttribute('width', String(width));
  whole.setAttribute('height', String(height));
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`);
  whole.setAttribute('class', 'lab-plot');
  const first = whole.querySelector('svg');
  for (const name of ['font-family', 'font-size', 'fill']) whole.setAttribute(name, first?.getAttribute(name) ?? '');
  return whole;
}
