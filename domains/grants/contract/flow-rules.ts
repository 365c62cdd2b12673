import type { ApplicantKind } from './programmes.ts';

/** Groups of fewer recipients are joined with others: nobody is to be recognised by a sum. */
const FLOW_RECIPIENTS_MIN = 5;

/** What recipients of a kind in a country were paid. */
export interface PaidGroup {
  readonly who: ApplicantKind;
  readonly country: string | null;
  readonly recipients: number;
  readonly paidMinor: bigint;
}

/** As it is shown: without a country, those of several; without a kind, all others. */
export interface Flow {
  readonly who: ApplicantKind | null;
  readonly country: string | null;
  readonly recipients: number;
  readonly paidMinor: bigint;
}

const isLarge = ({ recipients }: Flow): boolean => recipients >= FLOW_RECIPIENTS_MIN;
const byPaid = (one: Flow, other: Flow): number => (other.paidMinor > one.paidMinor ? 1 : -1);

function joined(flows: readonly Flow[], who: ApplicantKind | null): Flow {
  return {
    who,
    country: null,
    recipients: flows.reduce((sum, { recipients }) => sum + recipients, 0),
    paidMinor: flows.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
  };
}

/**
 * Where money went, the largest first. A small group joins the others of its kind, then all others; and where those are few too, the smallest group that
 * could stand alone joins them, so that no difference tells what they were paid. Empty where there are too few recipients altogether.
 */
export function flowsOf(groups: readonly PaidGroup[]): readonly Flow[] {
  const named = groups.filter((group) => group.country !== null && isLarge(group));
  const small = groups.filter((group) => !named.includes(group));
  const ofKinds = [...Map.groupBy(small, ({ who }) => who)].map(([who, same]) => joined(same, who));
  const shown: Flow[] = [...named, ...ofKinds.filter(isLarge)].toSorted(byPaid);
  let rest = joined(
    ofKinds.filter((flow) => !isLarge(flow)),
    null,
  );
  while (rest.recipients > 0 && !isLarge(rest)) {
    const smallest = shown.pop();
    if (smallest === undefined) return [];
    rest = joined([rest, smallest], null);
  }
  return rest.recipients === 0 ? shown : [...shown, rest];
}
