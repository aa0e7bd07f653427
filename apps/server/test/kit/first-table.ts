/** How a house calls the first table of a ruleset. */
export const firstTableOf = (ruleset: string): string => `${ruleset.replace('/', '.')}.1`;
