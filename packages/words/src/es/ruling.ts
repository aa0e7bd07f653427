/** A ruling with its reason, or with why nobody gave one. */
export function ruling(opening: string, reason: string): string {
  if (reason === 'nobody-on-duty') return 'No había nadie de servicio para resolver: vale la primera opción.';
  if (reason === '' || reason === 'lapsed') return 'Hay resolución: se acabó el tiempo y vale la primera opción.';
  return `${opening}: ${reason}.`;
}
