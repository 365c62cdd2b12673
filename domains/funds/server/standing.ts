import type { Work } from '@egcr/server-kit/work';

import { FUND_ASSET, wealthFunds } from '../contract/index.ts';
import { keepFund } from './fund-store.ts';

/** Keeps the funds of every installation. They are empty until someone buys a first unit. */
export async function seedFunds(work: Work): Promise<void> {
  for (const slug of wealthFunds) await keepFund(work, { id: work.newId(), slug, asset: FUND_ASSET });
}
