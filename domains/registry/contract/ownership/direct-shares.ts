import { Fraction } from 'fraction.js';

/** A class of shares of one business. */
export interface CountedClass {
  readonly name: string;
  readonly issued: bigint;
  readonly nominalMinor: bigint;
  readonly votesPerShare: number;
}

/** The holding of one owner in a class of shares. */
export interface CountedHolding {
  readonly owner: string;
  readonly className: string;
  readonly shares: bigint;
}

/**
 * The direct part of each owner of one business: of its capital, that is shares times their nominal value, and of its votes. Where shares have no
 * value their number counts. Parts of nothing are left out.
 */
export function directShares(
  classes: readonly CountedClass[],
  holdings: readonly CountedHolding[],
): readonly { readonly owner: string; readonly shares: string; readonly votes: string }[] {
  const byName = new Map(classes.map((each) => [each.name, each]));
  const hasValue = classes.some(({ nominalMinor }) => nominalMinor > 0n);
  const weightOf = (each: CountedClass) => (hasValue ? each.nominalMinor : 1n);
  const total = (weight: (each: CountedClass) => bigint) =>
    classes.reduce((sum, each) => sum + each.issued * weight(each), 0n);
  const votesOf = (each: CountedClass) => BigInt(each.votesPerShare);
  const [capital, votes] = [total(weightOf), total(votesOf)];
  return [...Map.groupBy(holdings, ({ owner }) => owner)].flatMap(([owner, held]) => {
    const part = (weight: (each: CountedClass) => bigint, whole: bigint) => {
      const sum = held.reduce((so, { className, shares }) => {
        const of = byName.get(className);
        return of === undefined ? so : so + shares * weight(of);
      }, 0n);
      return whole === 0n ? new Fraction(0) : new Fraction(sum, whole);
    };
    const own = { shares: part(weightOf, capital), votes: part(votesOf, votes) };
    return own.shares.equals(0) && own.votes.equals(0)
      ? []
      : [{ owner, shares: own.shares.toFraction(), votes: own.votes.toFraction() }];
  });
}
