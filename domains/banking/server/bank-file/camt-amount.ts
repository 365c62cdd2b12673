import { assetOf } from '@egcr/ledger/contract';

import { nodesAt, textAt, type XmlNode } from '../rails/read-xml.ts';

/** Beyond this a file is wrong, not rich: 10¹⁵ minor units, which the ledger can add up thousands of times. */
export const BANK_AMOUNT_MAX = 1_000_000_000_000_000n;

const DECIMAL = /^(\d{1,18})(?:\.(\d{0,18}))?$/;

export interface ReadAmount {
  readonly currency: string;
  readonly scale: number;
  readonly minor: bigint;
}

/**
 * The `Amt` of a node, which must be there once: plain digits and a point, as ISO 20022 writes amounts, and no more decimals than the
 * currency has. A currency that we do not keep has as many decimals as are written. Undefined for anything else.
 */
export function readAmount(node: XmlNode): ReadAmount | undefined {
  const [amount, ...more] = nodesAt(node, 'Amt');
  const currency = amount?.['@Ccy'];
  if (!amount || more.length > 0 || typeof currency !== 'string' || !/^[A-Z]{3,4}$/.test(currency))
    return undefined;
  const [, whole, decimals = ''] = DECIMAL.exec(textAt(amount) ?? '') ?? [];
  if (whole === undefined) return undefined;
  const written = decimals.replace(/0+$/, '');
  const scale = assetOf(currency)?.scale ?? written.length;
  if (written.length > scale) return undefined;
  const minor = BigInt(whole + written.padEnd(scale, '0'));
  return minor <= BANK_AMOUNT_MAX ? { currency, scale, minor } : undefined;
}

/** With the sign of the node's direction, which must be there once: below zero where money is owed or leaves. */
export function readSigned(node: XmlNode, minor: bigint): bigint | undefined {
  const [indicator, ...more] = nodesAt(node, 'CdtDbtInd');
  const direction = indicator && more.length === 0 ? textAt(indicator) : undefined;
  if (direction === 'CRDT') return minor;
  return direction === 'DBIT' ? -minor : undefined;
}
