import { proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { isRateCurrency, rateRefusals, type RateTable } from '../contract/index.ts';
import { AS_OF_AHEAD_S } from '../contract/limits.ts';
import { rateTable, type SourceKind } from '../contract/shapes.ts';
import { dropHeld, refuseFarSteps, withoutHeldSteps } from './held-steps.ts';
import { OWN_SOURCES, publish } from './publish.ts';
import { findSource } from './store.ts';

/** An operator's table: let in by two people. Refuses source_reserved, price_step_too_far; a table of the future does not validate. The same table again changes nothing. */
export const tableProposal: ProposalKind = proposalKind({
  name: 'rates.table',
  proposedWith: 'rates.propose',
  approvedWith: 'rates.approve',
  refusals: [rateRefusals.source_reserved, rateRefusals.price_step_too_far],
  payload: rateTable,
  judge: async (work, table) => {
    if (OWN_SOURCES.some((own) => own === table.source)) throw new Refusal(rateRefusals.source_reserved);
    await judgeTable(work, table, table.kind ?? 'table');
    if (table.kind !== 'observation') await refuseFarSteps(work, pointsOf(table));
    return {
      facts: [
        textFact('source', table.name === undefined ? table.source : `${table.source} (${table.name})`),
        textFact('mode', table.kind ?? 'table'),
        textFact('as_of', table.as_of),
        ...table.rates.map((row) => textFact('rate', rateInWords(table.base, row))),
      ],
    };
  },
  run: (work, table) => importTable(work, table, { kind: table.kind ?? 'table', isApproved: true }),
});

/** `1 EUR = 1.08 USD (1.07 – 1.09)`. */
function rateInWords(base: string, { currency, mid, bid = mid, ask = mid }: RateTable['rates'][number]) {
  const prices = bid === ask ? '' : ` (${bid} – ${ask})`;
  return `1 ${base} = ${mid} ${currency}${prices}`;
}

/** A table of the future does not validate; refuses source_reserved. */
async function judgeTable(work: Work, table: RateTable, kind: SourceKind): Promise<void> {
  const asOf = new Date(table.as_of);
  if (asOf.getTime() > work.now.getTime() + AS_OF_AHEAD_S * 1000)
    throw validationRefusal([{ field: 'as_of', code: 'as_of_ahead' }]);
  const known = await findSource(work.db, table.source);
  // Nobody slips samples or observations in under a real source's name, nor a table under ours.
  if (known !== undefined && known.kind !== kind) throw new Refusal(rateRefusals.source_reserved);
}

/** `isApproved`: two people let it in; otherwise it came by file or from an address, and a step too far is held. */
interface Import {
  readonly kind: SourceKind;
  readonly isApproved: boolean;
}

/** Brings a table into force. */
export async function importTable(
  work: Work,
  table: RateTable,
  { kind, isApproved }: Import,
): Promise<{ imported: number; skipped: number }> {
  await judgeTable(work, table, kind);
  invariant(kind !== 'policy', "JVD's own price is made, not imported");
  const source = { code: table.source, name: table.name ?? table.source, kind };
  const points = pointsOf(table);
  const isJudged = kind === 'table' && !isApproved;
  const taken = isJudged ? await withoutHeldSteps(work, table.source, points) : points;
  if (kind === 'table' && isApproved) for (const point of points) await dropHeld(work.db, point);
  const fresh = taken.length === 0 ? 0 : await publish(work, { source, points: taken });
  return { imported: fresh, skipped: table.rates.length - fresh };
}

function pointsOf({ base, rates, as_of }: RateTable) {
  return rates.flatMap(({ currency, mid, bid = mid, ask = mid }) =>
    isRateCurrency(currency) && currency !== base
      ? [{ base, quote: currency, mid, bid, ask, asOf: new Date(as_of) }]
      : [],
  );
}
