import { createCases, type CasesDoor } from '@egcr/cases/server';
import { createDesk, deskForms, serviceKind } from '@egcr/desk/server';
import { createFraud, fraudForm, reportKind } from '@egcr/fraud/server';
import { createForms } from '@egcr/forms/server';
import type { DocumentsDoor } from '@egcr/documents/server';
import type { IdentityDoor } from '@egcr/identity/server';
import { createOrganisations } from '@egcr/organisations/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { RolesDoor } from '@egcr/roles/server';
import type { ServerDomain } from '@egcr/server-kit/domain';

import { namesIn } from './staff-domains.ts';

interface CaseDoors {
  readonly identity: Pick<IdentityDoor, 'recordStaffAction'>;
  readonly profile: ProfileDoor;
  readonly roles: Pick<RolesDoor, 'abilities'>;
  readonly papers: DocumentsDoor;
}

/** Organisations, forms and cases, with what the domains above them declare. */
export function composeCases(
  { publicUrl }: { readonly publicUrl: string },
  { identity, profile, roles, papers }: CaseDoors,
): { readonly domains: readonly ServerDomain[]; readonly door: CasesDoor } {
  const organisations = createOrganisations({ people: profile });
  const { acting } = organisations;
  const forms = createForms({ forms: [...deskForms, fraudForm], acting, papers });
  const cases = createCases({
    kinds: [serviceKind, reportKind],
    forms: forms.door,
    acting,
    papers,
    namesOf: namesIn(profile),
    mayIn: async (work, userId) => {
      const abilities = await roles.abilities(work, userId);
      return (permission, id) => abilities.may(permission, { kind: 'queue', id });
    },
    record: (work, done) => identity.recordStaffAction(work, done),
  });
  const desk = createDesk({ forms: forms.door, cases: cases.door });
  const fraud = createFraud({
    forms: forms.door,
    cases: cases.door,
    ownHosts: [new URL(publicUrl).hostname],
  });
  return {
    domains: [organisations.domain, forms.domain, cases.domain, desk.domain, fraud.domain],
    door: cases.door,
  };
}
