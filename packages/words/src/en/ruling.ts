/** A ruling with its reason, or with why nobody gave one. */
export function ruling(opening: string, reason: string): string {
  if (reason === 'nobody-on-duty') return 'Nobody was on duty to rule: the first choice holds.';
  if (reason === '' || reason === 'lapsed') return 'A ruling is given: its time ran out, so the first choice holds.';
  return `${opening}: ${reason}.`;
}
