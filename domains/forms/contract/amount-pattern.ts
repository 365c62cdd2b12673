/**
 * Amounts are whole minor units as text, which JSON Schema cannot compare. A pattern can: it lists, digit by digit, all texts from one
 * amount to another, so that every validator of JSON Schema judges money exactly and no float is needed.
 */

/** Matches whole numbers as text, without leading zeros, from `least` to `most`. */
export function amountPattern(least: bigint, most: bigint): string {
  const [low, high] = [least.toString(), most.toString()];
  const parts: string[] = [];
  for (let length = low.length; length <= high.length; length += 1) {
    const from = length === low.length ? low : `1${'0'.repeat(length - 1)}`;
    const to = length === high.length ? high : '9'.repeat(length);
    parts.push(between(from, to));
  }
  return `^(?:${parts.join('|')})$`;
}

/** From one number to another of the same length. */
function between(from: string, to: string): string {
  if (from === to) return from;
  const [low = '0', high = '9'] = [from[0], to[0]];
  const [fromRest, toRest] = [from.slice(1), to.slice(1)];
  const rest = fromRest.length;
  if (low === high) return low + grouped(between(fromRest, toRest));
  const isWholeLow = /^0*$/.test(fromRest);
  const isWholeHigh = /^9*$/.test(toRest);
  const middle = digits(Number(low) + (isWholeLow ? 0 : 1), Number(high) - (isWholeHigh ? 0 : 1), rest);
  return [
    ...(isWholeLow ? [] : [low + grouped(between(fromRest, '9'.repeat(rest)))]),
    ...middle,
    ...(isWholeHigh ? [] : [high + grouped(between('0'.repeat(rest), toRest))]),
  ].join('|');
}

function digits(low: number, high: number, rest: number): readonly string[] {
  if (low > high) return [];
  const first = low === high ? String(low) : `[${low}-${high}]`;
  return [rest === 0 ? first : `${first}[0-9]{${rest}}`];
}

function grouped(pattern: string): string {
  return pattern.includes('|') ? `(?:${pattern})` : pattern;
}
