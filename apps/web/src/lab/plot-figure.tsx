import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { download } from '../fairness/download.ts';
import { useSize } from '../table/any-game/use-size.ts';
import { Button } from '../ui/button.tsx';
import { useLabWords } from './lab-words.ts';
import type { Draw, Plotting } from './plots/ink.ts';
import { csvOf, type Rows } from './rows.ts';
import { standalone } from './save-svg.ts';

interface PlotFigureProps {
  readonly title: string;
  /** What the picture says, in a sentence or two. */
  readonly says: ReactNode;
  /** What a saved file is called, without its ending. */
  readonly name: string;
  readonly draw: Draw;
  readonly rows: Rows;
  readonly children?: ReactNode;
}

/** Loaded once, with the first picture. */
let plotting: Promise<Plotting> | null = null;
function usePlotting(): Plotting | null {
  const [Plot, setPlot] = useState<Plotting | null>(null);
  useEffect(() => {
    plotting ??= import('@observablehq/plot');
    void plotting.then((module) => setPlot(() => module));
  }, []);
  return Plot;
}

/** A picture with what it says above it, its figures below, and both to be kept. */
export function PlotFigure({ title, says, name, draw, rows, children }: PlotFigureProps) {
  const words = useLabWords();
  const heading = useId();
  const Plot = usePlotting();
  const [frame, size] = useSize<HTMLDivElement>();
  const picture = useRef<SVGSVGElement | null>(null);
  const width = size === null ? 0 : Math.floor(size.width);
  useEffect(() => {
    if (Plot === null || width === 0 || frame.current === null) return;
    const drawn = draw(Plot, width);
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-labelledby', heading);
    picture.current = drawn;
    frame.current.replaceChildren(drawn);
  }, [Plot, width, draw, frame, heading]);
  const saveSvg = (): void => {
    if (picture.current !== null) download(`${name}.svg`, standalone(picture.current, title), 'image/svg+xml');
  };
  return (
    <section className="lab-figure">
      <header>
        <h2 id={heading}>{title}</h2>
        <div className="lab-save">
          <Button kind="quiet" label={words.save.svgOf(title)} onPress={saveSvg}>
            {words.save.svg}
          </Button>
          <Button
            kind="quiet"
            label={words.save.csvOf(title)}
            onPress={() => download(`${name}.csv`, csvOf(rows), 'text/csv;charset=utf-8')}
          >
            {words.save.csv}
          </Button>
        </div>
      </header>
      <p className="lab-says">{says}</p>
      {children}
      <div className="lab-frame" ref={frame} />
      <FiguresTable rows={rows} label={title} />
    </section>
  );
}

/** The same figures for whoever would rather read than look. */
function FiguresTable({ rows: { columns, rows }, label }: { readonly rows: Rows; readonly label: string }) {
  const words = useLabWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="lab-rows" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.figures}</summary>
      {isOpen && (
        <section
          className="lab-scroll"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join(' ')}>
                  {row.map((value, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                    <td key={i} className={typeof value === 'number' ? 'is-figure' : undefined}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
