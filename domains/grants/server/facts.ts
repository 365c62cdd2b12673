import type { Work } from '@egcr/server-kit/work';

import {
  stateAt,
  termsFor,
  VERIFIED_LEVEL,
  type KnownFacts,
  type NamedProgramme,
} from '../contract/index.ts';
import type { GrantParts } from './parts.ts';
import { proposerOf, type ProgrammeRow } from './programme-store.ts';
import { activeApplication, type Applicant, type ApplicationRow } from './store.ts';

/** What is known about an applicant, by which the rules decide. */
export interface FactsRead {
  readonly facts: KnownFacts;
  readonly active: ApplicationRow | undefined;
}

/** Reads the facts about an applicant for a programme: the person who asks, or the organisation for which they act. */
export async function readFacts(
  { acting, verification, people, money }: Pick<GrantParts, 'acting' | 'verification' | 'people' | 'money'>,
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
      isOrganisationVerified:
        organisationId !== null && (await levelOf(verification, work, organisationId)) >= VERIFIED_LEVEL,
      country: organisation?.country ?? null,
      isOpen: stateAt({ opensAt: programme.opens_at, closesAt: programme.closes_at }, work.now) === 'open',
      hasActiveApplication: active !== undefined,
      isProposer: organisationId !== null && organisationId === (await proposerOf(work.db, programme.id)),
      budgetMinor: await budgetLeft({ money }, work, programme),
    },
  };
}

/** How far an organisation is verified today; one that the register does not know is not. */
async function levelOf(
  verification: GrantParts['verification'],
  work: Pick<Work, 'db' | 'now'>,
  organisationId: string,
): Promise<number> {
  return (await verification.levelsOf(work, [organisationId])).get(organisationId) ?? 0;
}

/** What a programme may still promise, in minor units of its currency. */
export async function budgetLeft(
  { money }: Pick<GrantParts, 'money'>,
  { db }: Pick<Work, 'db'>,
  programme: NamedProgramme & { readonly id: string },
): Promise<bigint> {
  const own = termsFor(programme).asset;
  const books = (await money.books(db, [programme.id])).get(programme.id) ?? [];
  return books.find(({ asset }) => asset === own)?.budgetMinor ?? 0n;
}
