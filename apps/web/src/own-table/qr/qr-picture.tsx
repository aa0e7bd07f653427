import { useMemo } from 'react';
import { qrCode } from './qr-code.ts';

/** Readers want so many light squares around it. */
const QUIET = 4;

/** A QR code as a picture: dark on light whatever the room, or a reader would not know it. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const grid = useMemo(() => qrCode(text), [text]);
  if (grid === null) return null;
  const size = grid.length + 2 * QUIET;
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
