// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

/** The squares of the picture, without the quiet around them. */
function squares(picture: Element): readonly string[] {
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]) - 8;
  const places = Array.from({ length: side }, (_, i) => i + 4);
  return places.map((y) => places.map((x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''));
}

test('draws the code that an independent reader has read, with a quiet margin', () => {
  render(<QrPicture text="http://x/join#K7QM-2XPR-9FTN-4BWD" label="link" />);
  const rows = squares(screen.getByRole('img', { name: 'link' }));
  expect(rows).toHaveLength(29);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe('4097fc64a3c198a9');
});

test('draws nothing where the text is too long for a code that a telephone reads well', () => {
  const { container } = render(<QrPicture text={'x'.repeat(214)} label="link" />);
  expect(container.innerHTML).toBe('');
});
