import { lookUp } from '@sabot/engine';
import type { Pit } from '@sabot/protocol';
import { DICTIONARIES } from '@sabot/words';
import type { Call } from '../commands/command.ts';

/** Every table in a line, and under it the case that waits and the alarms that ring. */
export function pitLines({ words: { staff }, language, money }: Call, pit: Pit): readonly string[] {
  return pit.flatMap((one) => {
    const phases = lookUp(DICTIONARIES[language].games, one.game)?.phases as
      | Readonly<Record<string, string>>
      | undefined;
    const phase = lookUp(phases ?? {}, one.phase) ?? one.phase;
    const { referred } = one;
    return [
      staff.table(one.table, phase, one.people, one.bots, one.talla, one.coups),
      ...(one.bank === null || one.bank === 0 ? [] : [`  ${staff.bank(money(one.bank))}`]),
      ...(one.croupiers.length + one.inspectors.length === 0
        ? []
        : [`  ${staff.onDuty([...one.croupiers, ...one.inspectors])}`]),
      ...(referred === null ? [] : [`  ${staff.waits(staff.roles[referred.to], referred.choices.length)}`]),
      ...one.alarms.map(({ id, kind, clearedBy }) => `  ${staff.alarm(kind, id, clearedBy)}`),
    ];
  });
}
