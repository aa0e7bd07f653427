interface Known {
  readonly of: unknown;
  readonly and: unknown;
  readonly text: string;
}

/**
 * What a table last looked like, part by part: from one chip to the next most of it is the same, and what is the same object
 * (nothing that is told is ever changed) is not written down again.
 */
export class KnownTexts {
  readonly #known = new Map<string, Known>();

  /** The text under this name, written anew only where one of the two it is made of is another than last time. */
  text(name: string, of: unknown, and: unknown, write: () => string): string {
    const known = this.#known.get(name);
    if (known !== undefined && known.of === of && known.and === and) return known.text;
    const text = write();
    this.#known.set(name, { of, and, text });
    return text;
  }

  /** An object as JSON, field by field. */
  object(fields: object): string {
    let all = '';
    for (const [name, value] of Object.entries(fields)) {
      const field =
        typeof value === 'object' && value !== null
          ? this.text(name, value, null, () => fieldText(name, value))
          : fieldText(name, value);
      if (field !== '') all += all === '' ? field : `,${field}`;
    }
    return `{${all}}`;
  }
}

/** As JSON has it, what is not there is left out. */
function fieldText(name: string, value: unknown): string {
  const text = JSON.stringify(value);
  return text === undefined ? '' : `${JSON.stringify(name)}:${text}`;
}
