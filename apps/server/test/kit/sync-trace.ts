/** What the calls to the kernel say of one command: in which order it was written, synced and acknowledged. */
export function acknowledgedAfterSync(trace: string, commandId: string): string {
  const syncing = new Set<string>();
  const story: string[] = [];
  for (const line of trace.split('\n')) {
    const thread = line.split(' ')[0] as string;
    const last = story.at(-1);
    if (/ pwrite64\(\d+<[^>]*-wal>/.test(line)) {
      if (line.includes(commandId) && story.length === 0) story.push('written');
    } else if (/ f(data)?sync\(\d+<[^>]*-wal>/.test(line)) {
      if (line.includes('unfinished')) syncing.add(thread);
      else if (line.endsWith('= 0') && last === 'written') story.push('synced');
    } else if (/<\.\.\. f(data)?sync resumed>.* = 0$/.test(line)) {
      if (syncing.delete(thread) && last === 'written') story.push('synced');
    } else if (isAnswer(line, commandId)) {
      story.push('acknowledged');
      return story.join(', ');
    }
  }
  return [...story, 'never acknowledged'].join(', ');
}

/** A frame to a socket; strace writes quotes with a backslash before them. */
const isAnswer = (line: string, commandId: string): boolean =>
  / (write|writev|sendto|sendmsg)\(\d+<(socket|TCP)/.test(line) &&
  line.includes(`\\"commandId\\":\\"${commandId}\\",\\"ok\\":true`);
