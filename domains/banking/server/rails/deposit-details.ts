import type { ReplyOf } from '@egcr/contract/endpoint';
import { personOf, type Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';

import type { depositDetailsCall } from '../../contract/payouts.ts';
import type { BankingParts } from '../parts.ts';
import type { BankAccount, BankingSettings } from '../settings.ts';
import { depositReferenceOf } from './store.ts';

/** Stands in demonstrations where a real installation has its own account: the example of the ISO 13616 registry. */
const SAMPLE: BankAccount = { holder: 'EGCR (sample)', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

/** Our account at the bank; undefined where the installation has none. */
export function bankOf({ bank, hasSandbox }: BankingSettings): BankAccount | undefined {
  return bank ?? (hasSandbox ? SAMPLE : undefined);
}

/** How to add money here. The reference is made at the first look and stays the person's own. */
export async function readDepositDetails(
  { settings }: BankingParts,
  work: Work,
): Promise<ReplyOf<typeof depositDetailsCall>> {
  const offered = `EG${referenceOf(work.newId()).replaceAll('-', '').slice(2)}`;
  const bank = bankOf(settings);
  return {
    sandbox: settings.hasSandbox,
    bank: bank ? { ...bank, is_sample: settings.bank === undefined } : null,
    reference: await depositReferenceOf(work.db, personOf(work).userId, offered),
  };
}
