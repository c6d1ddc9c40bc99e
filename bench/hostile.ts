/** Inputs on which other tools become quadratic, 100 KB each. */
export const HOSTILE: Readonly<Record<string, string>> = Object.fromEntries(
  ['a', '1', '1-1-1-', '@.', 'a@', 'a.', 'a-', 'A1', 'Aa ', '1 ', 'hi ', '12 a a ', '(', ' ', '1.1.'].map((unit) => [
    JSON.stringify(unit),
    unit.repeat(Math.ceil(100_000 / unit.length)),
  ]),
);
