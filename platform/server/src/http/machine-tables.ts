import { transitionsOf, type Machine } from '@egcr/contract/machine';

import type { ServerDomain } from '../domain.ts';

/** Every machine of the product with its transitions, as Markdown for people to review. */
export function machineTables(domains: readonly Pick<ServerDomain, 'machines'>[]): string {
  const machines = domains
    .flatMap(({ machines: of = [] }) => of)
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
  return `# State machines\n\n${machines.map(tableOf).join('\n')}`;
}

function tableOf(machine: Machine): string {
  const rows = transitionsOf(machine).map(
    ({ event, from, to, by, effect }) => `| ${from} | ${event} | ${by.join(', ')} | ${to} | ${effect} |`,
  );
  return [
    `## ${machine.name}`,
    '',
    `Begins as ${machine.first}. Anything else is refused with \`${machine.refusal.code}\`.`,
    '',
    '| From | Event | By | To | Effect |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
