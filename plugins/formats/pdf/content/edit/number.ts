/** A number as content streams write it: no exponent, four digits after the point. */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const text = value.toFixed(4).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}
