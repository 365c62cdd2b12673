import type { Language } from '@egcr/contract/languages';

import type { Work } from './work.ts';

/** Whom a demonstration shows: one person each. */
export type DemoPersona =
  | 'personal_user'
  | 'business_owner'
  | 'government_user'
  | 'ngo_user'
  | 'content_editor'
  | 'super_admin'
  | 'second_super_admin'
  | 'registry_reviewer'
  | 'verification_reviewer'
  | 'grants_reviewer'
  | 'second_grants_reviewer'
  | 'third_grants_reviewer'
  | 'fourth_grants_reviewer'
  | 'jobs_reviewer'
  | 'benefits_reviewer'
  | 'second_benefits_reviewer'
  | 'third_benefits_reviewer'
  | 'fraud_reviewer'
  | 'programme_manager'
  | 'second_programme_manager'
  | 'finance_officer'
  | 'second_finance_officer'
  | 'auditor'
  | 'oversight'
  | 'admin'
  | 'author';

/** Who a person of a demonstration is. What they have is declared by the domains that own it. */
export interface DemoPerson {
  readonly persona: DemoPersona;
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly pin: string;
  /** What mail and notices are written in; English where it is not said. */
  readonly language?: Language;
}

/**
 * What one domain gives to the people of a demonstration. It first does what takes long, such as hashing, and answers with the step that
 * writes. The steps of all domains run in one transaction, in the order of the domains.
 */
export type DemoPart = (people: readonly DemoPerson[]) => Promise<(work: Work) => Promise<void>>;
