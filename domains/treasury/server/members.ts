import { platformRefusals } from '@egcr/contract/refusals';
import type { ActingRight } from '@egcr/organisations/contract';
import { requireRight } from '@egcr/organisations/server';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { TreasuryParts } from './parts.ts';

type Member = Awaited<ReturnType<typeof requireRight>>;

/** The caller as a member of a registered business. Refuses not_found, also where it is not in the register, then team_role_required. */
export async function memberWith(
  { acting, organisations }: Pick<TreasuryParts, 'acting' | 'organisations'>,
  work: Work,
  { organisationId, right }: { readonly organisationId: string; readonly right: ActingRight },
): Promise<Member> {
  const member = await requireRight(acting, work, { organisationId, right: 'view' });
  if (!(await organisations.isRegistered(work.db, organisationId)))
    throw new Refusal(platformRefusals.not_found);
  return right === 'view' ? member : requireRight(acting, work, { organisationId, right });
}
