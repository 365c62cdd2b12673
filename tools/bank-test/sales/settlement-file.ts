/** The settlement file of a company that has carried payments, as an officer hands it in. It keeps no fee. */
import { ASSET } from './sale-people.ts';
import type { Sale } from './sale-plan.ts';

const HEAD = 'file,rail,currency,kind,reference,gross,fee,net';

export function settlementFile(
  rail: string,
  sales: readonly Pick<Sale, 'id' | 'attempts' | 'minor'>[],
): string {
  const file = `bank-test-${crypto.randomUUID()}`;
  const row = (kind: string, reference: string, minor: bigint) =>
    [file, rail, ASSET, kind, reference, majorOf(minor), '0.00', majorOf(minor)].join(',');
  const total = sales.reduce((sum, { minor }) => sum + minor, 0n);
  return [
    HEAD,
    ...sales.map(({ id, attempts, minor }) => row('sale', `${id}:${attempts}`, minor)),
    row('total', String(sales.length), total),
  ].join('\n');
}

function majorOf(minor: bigint): string {
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}
