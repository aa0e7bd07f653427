/** “your” or “Ana’s”, from what somebody is called inside a sentence. */
export const whose = (who: string): string => (who === 'you' ? 'your' : `${who}’s`);
/** “you take” or “Ana takes”. */
export const does = (who: string, you: string, others: string): string => `${who} ${who === 'you' ? you : others}`;
