/** A number in the notation of content streams: no exponent, four decimals. */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const text = value.toFixed(4).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}
