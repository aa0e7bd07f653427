import type { RightsTable } from '@sabot/protocol';
import { actNamed } from '@sabot/words/staff';
import { useOnce } from '../../client/use-desk.ts';
import { useLanguage } from '../../locales/words.ts';
import { useStaffWords } from '../staff-words.ts';

const KINDS = ['player', 'croupier', 'shoe', 'inspector', 'director'] as const;

/** The table of rights as the engine has it. */
export function RightsSheet() {
  const { rights: words } = useStaffWords();
  const spoken = useLanguage();
  const reply = useOnce<RightsTable>('/api/staff/rights');
  if (reply === null || !reply.ok) return null;
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved with the keyboard */}
      <section className="staff-rights" tabIndex={0} aria-label={words.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.act}</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {words.kinds[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reply.value.map(({ act, kinds }) => (
              <tr key={act}>
                <th scope="row">{actNamed(spoken, act)}</th>
                {KINDS.map((kind) => (
                  <td key={kind}>{kinds.includes(kind) ? words.yes : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
