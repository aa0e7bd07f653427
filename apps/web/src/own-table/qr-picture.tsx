import { useMemo } from 'react';
import { encode } from 'uqr';

/** Readers want so many light squares around it. */
const QUIET = 4;
/** A larger code is no longer read well from the screen of a telephone. */
const MOST = { ecc: 'M', maxVersion: 10, border: QUIET } as const;

/** The code of a text, row by row; null: the text is too long for one. */
function codeOf(text: string): ReturnType<typeof encode> | null {
  try {
    return encode(text, MOST);
  } catch {
    return null;
  }
}

/** A QR code as a picture: dark on light whatever the room, or a reader would not know it. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useMemo(() => codeOf(text), [text]);
  if (code === null) return null;
  const { size, data } = code;
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
