/** Names in data whose shape an event leaves open. */
export const namesIn = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);
