import type { Reading } from '@sabot/protocol';
import { useOnce } from '../client/use-desk.ts';

const NONE: readonly Reading[] = [];

export function useReadings(): readonly Reading[] {
  const reply = useOnce<readonly Reading[]>('/api/readings');
  return reply?.ok ? reply.value : NONE;
}
