import { Why } from '../../ui/why.tsx';
import { type AnyTold, useCirculo } from './use-circulo.ts';

/** What happened, a line for each event that is worth one, with its grounds. */
export function ToldLines({ events }: { readonly events: readonly AnyTold[] }) {
  const { tell, message } = useCirculo();
  return (
    <ul className="lines">
      {events.map((event, i) => {
        const line = tell(event);
        return (
          line !== null && (
            // What has been told only ever grows at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i}>
              <span>{line}</span>
              <Why ruleset={message.ruleset} grounds={event.grounds ?? []} about={line} />
            </li>
          )
        );
      })}
    </ul>
  );
}
