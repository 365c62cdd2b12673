import type { Work } from '@egcr/server-kit/work';
import { playMoney, playMoneySource } from '@egcr/wallet/server';

import { betweenKind, depositKind, walletOf } from './money.ts';
import type { TreasuryParts } from './parts.ts';

/** What the sample business of the specification ends with, in minor units. */
const deposits = [
  { assetCode: 'JVD', value: '150000000' },
  { assetCode: 'JVD', value: '100000000' },
  { assetCode: 'USDC', value: '150000000000' },
] as const;
const scales = { JVD: 2, USDC: 6 } as const;
/** Payments to another business, each with the same sum back: with the deposits they are the 45 transactions of the specification. */
const ROUNDS = 21;
const ROUND_MINOR = 1_250n;

export interface SampleWallet {
  readonly organisationId: string;
  /** Whose play money it is. */
  readonly ownerId: string;
  /** With whom it trades. */
  readonly otherId: string;
}

/** Fills the wallet of a sample business: from its owner's purse, which gets play money for it, and by trade with another sample. */
export async function fillSample(
  { money }: Pick<TreasuryParts, 'money'>,
  work: Work,
  { organisationId, ownerId, otherId }: SampleWallet,
): Promise<void> {
  const [own, other] = [walletOf(organisationId), walletOf(otherId)];
  for (const [at, given] of deposits.entries()) {
    const amount = { ...given, assetScale: scales[given.assetCode] };
    const key = `${organisationId} deposit ${at}`;
    await money.pay(work, { kind: playMoney, key, from: playMoneySource, to: ownerId, amount });
    await money.collect(work, {
      kind: depositKind,
      key,
      from: { person: ownerId, agreement: organisationId },
      to: own,
      amount,
    });
  }
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const amount = {
      value: (ROUND_MINOR * BigInt(round + 1)).toString(),
      assetCode: 'JVD',
      assetScale: scales.JVD,
    };
    const key = `${organisationId} round ${round}`;
    return [
      { kind: betweenKind, key: `${key} out`, from: own, to: other, amount },
      { kind: betweenKind, key: `${key} in`, from: other, to: own, amount },
    ];
  });
  await money.moveSamples(work, rounds.flat());
}
