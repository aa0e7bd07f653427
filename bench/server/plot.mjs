// Bars side by side, as a picture that any browser shows.
const ROW = 22;
const [LABEL, BAR, GAP] = [300, 150, 24];
const INK = '#333';

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const text = (x, y, said, more = '') => `<text x="${x}" y="${y}" ${more}>${escaped(said)}</text>`;

/** `columns`: a title, a value for every row, and how to write it. Each column has a scale of its own. */
export function plot(rows, columns) {
  const width = LABEL + columns.length * (BAR + GAP);
  const height = ROW * (rows.length + 2);
  const names = rows.map((name, i) => text(LABEL - 8, ROW * (i + 1.7), name, 'text-anchor="end"'));
  const bars = columns.flatMap(({ title, values, write }, c) => {
    const left = LABEL + c * (BAR + GAP);
    const most = Math.max(...values.filter((value) => value !== null), 1e-9);
    const drawn = values.flatMap((value, i) => {
      if (value === null) return [];
      const long = Math.max(1, (value / most) * (BAR - 50));
      const y = ROW * (i + 1);
      const fill = rows[i].startsWith('Sabot') ? '#b8923a' : '#7d8fa3';
      return [
        `<rect x="${left}" y="${y + 4}" width="${long.toFixed(1)}" height="${ROW - 8}" fill="${fill}"/>`,
        text(left + long + 5, ROW * (i + 1.7), write(value)),
      ];
    });
    return [text(left, ROW * 0.7, title, 'font-weight="600"'), ...drawn];
  });
  const style = `font-family="system-ui, sans-serif" font-size="12" fill="${INK}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${style}><title>The served houses side by side</title><rect width="100%" height="100%" fill="#fff"/>${[...names, ...bars].join('')}</svg>\n`;
}
