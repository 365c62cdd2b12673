import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { takeBankFileCall } from '../../../contract/rails/endpoints.ts';
import type { WalletParts } from '../../parts.ts';
import { bookBankFile } from './book-bank-file.ts';
import { planBankFile } from './plan-bank-file.ts';

/** Takes a file of the bank: judged whole before anything is booked, booked whole or not at all. Refuses as its contract lists. */
export async function takeBankFile(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof takeBankFileCall>,
): Promise<ReplyOf<typeof takeBankFileCall>> {
  return bookBankFile(parts, work, await planBankFile(parts, work, body.content));
}
