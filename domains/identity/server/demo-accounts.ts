import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';

import type { IdentityContext } from './context.ts';
import { createConfirmedPerson, hashSecrets } from './create-confirmed-person.ts';
import type { Role } from './door.ts';

const rolesOf: Readonly<Record<DemoPersona, readonly Role[]>> = {
  personal_user: [],
  business_owner: ['business_owner'],
  government_user: ['government'],
  ngo_user: ['ngo'],
  content_editor: ['content_editor'],
  super_admin: ['super_admin'],
  second_super_admin: ['super_admin'],
  registry_reviewer: ['registry_reviewer'],
  verification_reviewer: ['verification_reviewer'],
  grants_reviewer: ['grants_reviewer'],
  second_grants_reviewer: ['grants_reviewer'],
  third_grants_reviewer: ['grants_reviewer'],
  fourth_grants_reviewer: ['grants_reviewer'],
  jobs_reviewer: ['jobs_reviewer'],
  benefits_reviewer: ['benefits_reviewer'],
  second_benefits_reviewer: ['benefits_reviewer'],
  third_benefits_reviewer: ['benefits_reviewer'],
  fraud_reviewer: ['fraud_reviewer'],
  programme_manager: ['programme_manager'],
  second_programme_manager: ['programme_manager'],
  finance_officer: ['finance_officer'],
  second_finance_officer: ['finance_officer'],
  auditor: ['auditor'],
  oversight: ['oversight'],
  admin: ['admin'],
  author: ['author'],
};

/** Accounts, passwords, PINs and roles of the people of a demonstration. */
export function demoAccounts(context: IdentityContext): DemoPart {
  return async (people) => {
    const persons = await Promise.all(
      people.map(async ({ userId, email, persona, password, pin, language }) => ({
        userId,
        email,
        ...(language && { language }),
        roles: rolesOf[persona],
        secrets: await hashSecrets(context, { password, pin }),
      })),
    );
    return async (work) => {
      for (const person of persons) await createConfirmedPerson(work, context, person);
    };
  };
}
