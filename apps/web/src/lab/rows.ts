/** The figures behind a picture: what the table beside it shows and the CSV holds. */
export interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Comma separated values, by RFC 4180. */
export const csvOf = ({ columns, rows }: Rows): string =>
  [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
