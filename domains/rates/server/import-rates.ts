import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { importRatesCall } from '../contract/endpoints.ts';
import { isRateCurrency, rateRefusals, type RateTable } from '../contract/index.ts';
import { AS_OF_AHEAD_S } from '../contract/limits.ts';
import type { SourceKind } from '../contract/shapes.ts';
import { OWN_SOURCES, publish } from './publish.ts';
import { findSource } from './store.ts';

/** Takes an operator's table. Refuses source_reserved; a table of the future does not validate. The same table again changes nothing. */
export async function importRates(
  work: Work,
  { body }: CallInput<typeof importRatesCall>,
): Promise<{ imported: number; skipped: number }> {
  if (OWN_SOURCES.some((own) => own === body.source)) throw new Refusal(rateRefusals.source_reserved);
  return importTable(work, body, body.kind ?? 'table');
}

/** The same for tables that came by file or from an address. */
export async function importTable(
  work: Work,
  table: RateTable,
  kind: SourceKind,
): Promise<{ imported: number; skipped: number }> {
  const asOf = new Date(table.as_of);
  if (asOf.getTime() > work.now.getTime() + AS_OF_AHEAD_S * 1000)
    throw validationRefusal([{ field: 'as_of', code: 'as_of_ahead' }]);
  const known = await findSource(work.db, table.source);
  // Nobody slips samples or observations in under a real source's name, nor a table under ours.
  if (known !== undefined && known.kind !== kind) throw new Refusal(rateRefusals.source_reserved);
  const rows = table.rates.flatMap(({ currency, mid, bid = mid, ask = mid }) =>
    isRateCurrency(currency) && currency !== table.base ? [{ quote: currency, mid, bid, ask }] : [],
  );
  invariant(kind !== 'policy', "JVD's own price is made, not imported");
  const source = { code: table.source, name: table.name ?? table.source, kind };
  const points = rows.map((row) => ({ ...row, base: table.base, asOf }));
  const fresh = points.length === 0 ? 0 : await publish(work, { source, points });
  return { imported: fresh, skipped: table.rates.length - fresh };
}
