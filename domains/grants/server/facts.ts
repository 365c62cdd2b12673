import type { Work } from '@egcr/server-kit/work';

import { GRANT_ASSET, stateAt, type KnownFacts } from '../contract/index.ts';
import type { GrantParts } from './parts.ts';
import type { ProgrammeRow } from './programme-store.ts';
import { activeApplication, type Applicant, type ApplicationRow } from './store.ts';

/** What is known about an applicant, by which the rules decide. */
export interface FactsRead {
  readonly facts: KnownFacts;
  readonly active: ApplicationRow | undefined;
}

/** Reads the facts about an applicant for a programme: the person who asks, or the organisation for which they act. */
export async function readFacts(
  { acting, people, money }: Pick<GrantParts, 'acting' | 'people' | 'money'>,
  work: Pick<Work, 'db' | 'now'>,
  { programme, applicant }: { readonly programme: ProgrammeRow; readonly applicant: Applicant },
): Promise<FactsRead> {
  const { userId, organisationId } = applicant;
  const organisation =
    organisationId === null ? undefined : await acting.memberOf(work.db, userId, organisationId);
  const contacts = await people.contactsOf(work.db, userId);
  const active = await activeApplication(work.db, { programmeId: programme.id, ...applicant });
  return {
    active,
    facts: {
      kind: organisation?.kind ?? 'person',
      isContactConfirmed: contacts?.isEmailVerified === true || contacts?.isPhoneVerified === true,
      // No organisation is checked yet: each says itself what it is.
      isOrganisationVerified: false,
      country: organisation?.country ?? null,
      isOpen: stateAt({ opensAt: programme.opens_at, closesAt: programme.closes_at }, work.now) === 'open',
      hasActiveApplication: active !== undefined,
      budgetMinor: await budgetLeft({ money }, work, programme.id),
    },
  };
}

/** What a programme may still promise, in minor units. */
export async function budgetLeft(
  { money }: Pick<GrantParts, 'money'>,
  { db }: Pick<Work, 'db'>,
  programmeId: string,
): Promise<bigint> {
  const books = (await money.books(db, [programmeId])).get(programmeId) ?? [];
  return books.find(({ asset }) => asset === GRANT_ASSET)?.budgetMinor ?? 0n;
}
