import { ceilDivide, type Fraction } from '@egcr/rates/contract';

/** What a conversion is calculated from. */
export interface ConvertTerms {
  /** What one major unit of the source currency brings in the target currency. */
  readonly rate: Fraction;
  readonly fromScale: number;
  readonly toScale: number;
  /** Of the source amount, in hundredths of a percent. */
  readonly feeBps: bigint;
}

/** A conversion in minor units: the fee is part of the source. */
export interface ConvertedAmounts {
  readonly sourceMinor: bigint;
  readonly feeMinor: bigint;
  readonly targetMinor: bigint;
}

const WHOLE_BPS = 10_000n;

/**
 * What a source amount brings (money.md section 2): fee = ⌈source·bps/10⁴⌉, target = ⌊(source − fee)·rate⌋. What rounding leaves
 * stays with the liquidity account. Worked: 100.00 JVD at 1.29 USD and 25 bps: fee 0.25 JVD, 99.75 · 1.29 = 128.6775, so 128.67 USD.
 */
export function convertSource(sourceMinor: bigint, terms: ConvertTerms): ConvertedAmounts {
  const feeMinor = ceilDivide(sourceMinor * terms.feeBps, WHOLE_BPS);
  const { numerator, denominator } = inMinorUnits(terms);
  return { sourceMinor, feeMinor, targetMinor: ((sourceMinor - feeMinor) * numerator) / denominator };
}

/**
 * The smallest source that brings at least a target: ⌈⌈target/rate⌉·10⁴/(10⁴ − bps)⌉. The formula above gives the target back wherever
 * the source currency is fine enough to hit it; where it is coarser (yen for USDC), exactly the target is paid out and the rest,
 * less than one unit of the source, stays with the liquidity account.
 */
export function convertTarget(targetMinor: bigint, terms: ConvertTerms): ConvertedAmounts {
  const { numerator, denominator } = inMinorUnits(terms);
  const net = ceilDivide(targetMinor * denominator, numerator);
  const sourceMinor = ceilDivide(net * WHOLE_BPS, WHOLE_BPS - terms.feeBps);
  return { sourceMinor, feeMinor: ceilDivide(sourceMinor * terms.feeBps, WHOLE_BPS), targetMinor };
}

/** The rate between minor units. */
function inMinorUnits({ rate, fromScale, toScale }: ConvertTerms): Fraction {
  return {
    numerator: rate.numerator * 10n ** BigInt(toScale),
    denominator: rate.denominator * 10n ** BigInt(fromScale),
  };
}
