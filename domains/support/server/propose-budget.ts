import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { SUPPORT_FUND } from '../contract/programme.ts';
import type { proposeBudgetCall } from '../contract/staff-endpoints.ts';
import type { SupportParts } from './parts.ts';
import { supportTexts } from './texts.ts';

/** Money of the operator for the account of the programme, once a second person has approved it. Refuses what approvals refuse. */
export async function proposeBudget(
  { money }: Pick<SupportParts, 'money'>,
  work: Work,
  { body }: CallInput<typeof proposeBudgetCall>,
): Promise<ReplyOf<typeof proposeBudgetCall>> {
  const { title } = supportTexts(work.request.language).form;
  return money.proposeBudget(work, { fund: SUPPORT_FUND, title, amount: body.amount });
}
