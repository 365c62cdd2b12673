import { createCases, type CasesDoor } from '@egcr/cases/server';
import { createDesk, deskForms, serviceKind } from '@egcr/desk/server';
import { createFraud, fraudForm, reportKind } from '@egcr/fraud/server';
import { createForms } from '@egcr/forms/server';
import type { IdentityDoor } from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';

/** Forms and cases, with what the domains above them declare. */
export function composeCases(
  { publicUrl }: { readonly publicUrl: string },
  {
    identity,
    namesOf,
  }: {
    readonly identity: Pick<IdentityDoor, 'recordStaffAction'>;
    readonly namesOf: (db: Database, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  },
): { readonly domains: readonly ServerDomain[]; readonly door: CasesDoor } {
  const forms = createForms({ forms: [...deskForms, fraudForm] });
  const cases = createCases({
    kinds: [serviceKind, reportKind],
    forms: forms.door,
    namesOf,
    record: (work, done) => identity.recordStaffAction(work, done),
  });
  const desk = createDesk({ forms: forms.door, cases: cases.door });
  const fraud = createFraud({
    forms: forms.door,
    cases: cases.door,
    ownHosts: [new URL(publicUrl).hostname],
  });
  return { domains: [forms.domain, cases.domain, desk.domain, fraud.domain], door: cases.door };
}
