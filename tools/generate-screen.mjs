import { playedCoup } from './run-sabot.mjs';

export const screenUrl = new URL('../docs/screens/terminal.svg', import.meta.url);

const CALL = ['play', '--seed', '5', '--auto', '--coups', '1', '--name', 'Ana'];
const COLUMNS = 80;
const CELL = { width: 8.4, height: 20, size: 14 };
const MARGIN = 20;
const PAPER = '#14171c';
const INK = '#d8dbe0';

/** The colours that the command uses, out of the terminal's 256. */
const COLOURS = { 33: '#3d9bff', 167: '#e06c6c', 35: '#3dbb7d', 136: '#d0a441' };

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function styleAfter(style, codes) {
  const [first, , colour] = codes.split(';');
  if (first === '0' || first === '') return {};
  if (first === '1') return { ...style, weight: 'bold' };
  if (first === '2') return { ...style, opacity: '0.62' };
  if (first === '38' && COLOURS[colour] !== undefined) return { ...style, fill: COLOURS[colour] };
  throw new Error(`the picture does not know the terminal code ${codes}`);
}

/** A line of the terminal as words of one style, each at its column whatever the font does to the suits. */
function piecesOf(line) {
  const pieces = [];
  let style = {};
  let column = 0;
  for (const [i, part] of line.split('\u001b[').entries()) {
    const [codes, text] = i === 0 ? ['', part] : [part.slice(0, part.indexOf('m')), part.slice(part.indexOf('m') + 1)];
    style = styleAfter(style, codes);
    for (const word of text.matchAll(/\S+/g)) {
      pieces.push({ at: column + [...text.slice(0, word.index)].length, text: word[0], style });
    }
    column += [...text].length;
  }
  return pieces;
}

function pieceSvg({ at, text, style }, y) {
  const attributes = Object.entries({ fill: style.fill, opacity: style.opacity, 'font-weight': style.weight })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const x = (MARGIN + at * CELL.width).toFixed(1);
  return `<text x="${x}" y="${y}"${attributes}>${escaped(text)}</text>`;
}

export async function currentScreen() {
  const lines = await playedCoup(CALL, { isTTY: true });
  const width = Math.ceil(COLUMNS * CELL.width + 2 * MARGIN);
  const height = lines.length * CELL.height + 2 * MARGIN;
  const body = lines.flatMap((line, i) =>
    piecesOf(line).map((piece) => pieceSvg(piece, MARGIN + CELL.size + i * CELL.height)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">A coup of Punto y Banca in the terminal: sabot ${CALL.join(' ')}</title>
<rect width="100%" height="100%" rx="10" fill="${PAPER}"/>
<g font-family="'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="${CELL.size}" fill="${INK}">
${body.join('\n')}
</g>
</svg>
`;
}
