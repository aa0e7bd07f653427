/** Whether whoever looks on has asked that nothing should move. */
export const stillMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
