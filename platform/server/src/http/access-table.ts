import { callsOf, pinNeedOf, rateOf, whoMayCall } from './call-facts.ts';
import type { ServerDomain } from '../domain.ts';

const HEAD = ['Call', 'Method', 'Path', 'Who', 'PIN', 'API key scope', 'Rate', 'Idempotency-Key'];

/** All calls and who may use them, as a Markdown table for people to review. */
export function accessTable(domains: readonly ServerDomain[]): string {
  const rows = callsOf(domains).map((call) => [
    call.name,
    call.method,
    call.path,
    whoMayCall(call, domains),
    pinNeedOf(call),
    call.scope ?? 'none',
    `${call.rate}: ${rateOf(call)}`,
    call.idempotency ?? 'not used',
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return `${[line(HEAD), line(rule), ...rows.map(line)].join('\n')}\n`;
}
