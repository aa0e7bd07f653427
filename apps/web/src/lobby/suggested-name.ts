/** Names a newcomer may take as they are. The figures make it likely that nobody has it yet. */
const NAMES = ['Aurora', 'Bruno', 'Carmen', 'Elena', 'Gala', 'Hugo', 'Julia', 'Marina', 'Nora', 'Olmo', 'Rita', 'Vera'];

export function suggestedName(random: () => number = Math.random): string {
  const name = NAMES[Math.floor(random() * NAMES.length)] as string;
  return `${name}-${100 + Math.floor(random() * 900)}`;
}
