import type { SourceFile } from './check.ts';

/** More than these would say that the types are wrong. */
export const MOST_DOUBLE_CASTS = 10;
const CAST = 'as unknown as';

/** A cast that says nothing of what was there before; it needs a reason, right above it. */
export function doubleCasts({ path, text }: SourceFile): readonly { readonly at: string; readonly reason: boolean }[] {
  if (/\/test\/|\.test\.tsx?$/.test(path) || path.startsWith('tools/')) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (!line.includes(CAST)) return [];
    const above = lines.slice(Math.max(0, i - 3), i).some((one) => /^\s*(\/\/|\/\*\*|\*)/.test(one));
    return [{ at: `${path}:${i + 1}`, reason: above }];
  });
}
