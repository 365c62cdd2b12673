/** What an order for units has to bring at a price. Written anew here, so that a mistake in the product is not made here too. */
export const ASSET = 'USD';
export const START_MINOR = 1_000_000n;

export interface Ordered {
  readonly owner: string;
  readonly id: string;
  readonly side: 'buy' | 'redeem';
  /** Of a purchase. */
  readonly minor: bigint;
  /** Of units that are given back. */
  readonly unitsMicro: bigint;
}

/** An order as the API shows it. */
export interface Shown {
  readonly id: string;
  readonly state: string;
  readonly amount: { readonly value: string } | null;
  readonly units: string | null;
  readonly price: string | null;
}

interface Settled {
  readonly order: Ordered;
  readonly shown: Shown | undefined;
  /** The first price after it was placed. */
  readonly price: string;
}

const MICRO = 1_000_000n;
/** A cent is so many millionths of a dollar. */
const MICRO_OF_CENT = 10_000n;

/** What is wrong with an order that is over, and what it must have changed in the cents and the units of its owner. */
export function wrongIn({ order, shown, price }: Settled): {
  readonly wrong: string | undefined;
  readonly minor: bigint;
  readonly unitsMicro: bigint;
} {
  const { minor, unitsMicro } = expectedOf(order, price);
  const must = [
    'settled',
    price,
    String(order.side === 'buy' ? order.minor : minor),
    unitsText(order.side === 'buy' ? unitsMicro : order.unitsMicro),
  ].join(' ');
  const is = [shown?.state, shown?.price, shown?.amount?.value, shown?.units].join(' ');
  return {
    wrong: is === must ? undefined : `an order to ${order.side} is ${is} instead of ${must}`,
    minor,
    unitsMicro,
  };
}

/** Both are rounded down, so that those who stay in the fund lose nothing by it. */
function expectedOf({ side, minor, unitsMicro }: Ordered, price: string) {
  const priceMicro = microOf(price);
  if (priceMicro === 0n) return { minor: 0n, unitsMicro: 0n };
  return side === 'buy'
    ? { minor: -minor, unitsMicro: (minor * MICRO_OF_CENT * MICRO) / priceMicro }
    : { minor: (unitsMicro * priceMicro) / (MICRO * MICRO_OF_CENT), unitsMicro: -unitsMicro };
}

/** Millionths of a number with six decimals or none; zero of a text that is no number. */
export function microOf(text: string): bigint {
  const [, whole, part] = /^(\d+)(?:\.(\d{6}))?$/.exec(text) ?? [];
  return whole === undefined ? 0n : BigInt(whole) * MICRO + BigInt(part ?? 0);
}

export function unitsText(micro: bigint): string {
  return `${micro / MICRO}.${(micro % MICRO).toString().padStart(6, '0')}`;
}
