import { toMajorText } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { csvRow } from '@egcr/server-kit/csv';
import { invariant } from '@egcr/server-kit/refusal';

import { totalsOf, type ReadSettlement } from './read-settlement.ts';

/** A settlement file as a simulated rail hands it in. Its last line proves that it is whole. */
export function writeSettlement({
  rail,
  reference: file,
  asset,
  lines,
}: Omit<ReadSettlement, 'asset'> & { readonly asset: string }): string {
  const scale = assetOf(asset)?.scale;
  invariant(scale !== undefined, `a rail settles in ${asset}, which nobody knows`);
  const row = (kind: string, reference: string, gross: bigint, fee: bigint): string =>
    csvRow([
      file,
      rail,
      asset,
      kind,
      reference,
      toMajorText(gross, scale),
      toMajorText(fee, scale),
      toMajorText(gross - fee, scale),
    ]);
  const { gross, fee } = totalsOf(lines);
  return [
    csvRow(['file', 'rail', 'currency', 'kind', 'reference', 'gross', 'fee', 'net']),
    ...lines.map((line) => row(line.kind, line.reference, line.gross, line.fee)),
    row('total', String(lines.length), gross, fee),
  ].join('');
}
