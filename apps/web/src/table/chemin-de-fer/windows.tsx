import type { Scene } from './scene.ts';
import { useCdf } from './use-cdf.ts';

const WINDOWS = ['banco', 'mesa', 'stakes'] as const;

/** Banco, con la mesa, stakes: one window after the other; the open one is lit. */
export function Windows({ scene }: { readonly scene: Scene }) {
  const { cdf } = useCdf();
  const at = WINDOWS.indexOf(scene.phase as (typeof WINDOWS)[number]);
  if (at === -1) return null;
  return (
    <ol className="circulo-windows" aria-label={cdf.windows.title}>
      {WINDOWS.map((window, i) => (
        <li
          key={window}
          className={i === at ? 'is-now' : i < at ? 'is-past' : ''}
          {...(i === at && { 'aria-current': 'step' as const })}
        >
          {cdf.windows[window]}
        </li>
      ))}
    </ol>
  );
}
