import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import { createCases, type CasesDoor } from '@egcr/cases/server';
import { ticketForm, ticketKind } from '@egcr/contact/server';
import { createDesk, deskForms, serviceKind } from '@egcr/desk/server';
import { createFraud, fraudForms, fraudKinds } from '@egcr/fraud/server';
import {
  applicationKind,
  createGrants,
  findGrantForm,
  grantForms,
  type GrantParts,
} from '@egcr/grants/server';
import { createGrantProgrammes, programmeForms, programmesDoor } from '@egcr/grant-programmes/server';
import { moderationForm, moderationKind } from '@egcr/jobs/server';
import { createForms, type FormsDoor } from '@egcr/forms/server';
import type { DisbursementsDoor } from '@egcr/disbursements/server';
import type { FundsDoor } from '@egcr/funds/server';
import type { DocumentsDoor } from '@egcr/documents/server';
import type { IdentityDoor } from '@egcr/identity/server';
import type { LedgerDoor } from '@egcr/ledger/server';
import { howCompleteCvIs } from '@egcr/careers/server';
import { claimKind, createSupport, supportForms, type SupportDoor } from '@egcr/support/server';
import { addSampleOrganisations, colleaguesOf, createOrganisations } from '@egcr/organisations/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import {
  changeForms,
  changeKind,
  openDirectory,
  registrationForms,
  registrationKind,
  registryRecords,
  requireStatus,
  statusAllows,
  type CertificateKey,
  type RegistryParts,
} from '@egcr/registry/server';
import type { Roles } from '@egcr/roles/server';
import {
  createVerification,
  systemReading,
  peopleForm,
  reviewKinds,
  verificationForm,
  type VerificationDoor,
} from '@egcr/verification/server';
import type { TreasuryParts } from '@egcr/treasury/server';
import type { ServerDomain } from '@egcr/server-kit/domain';

import type { CustodyDoor } from '@egcr/wallet/server';

import type { Config } from './config.ts';
import { composeJobs, relatedByWork, reportedJobs, type CountWork } from './job-domains.ts';
import { organisationsOf, partiesNamed } from './party-domains.ts';
import { namesIn } from './people-domains.ts';
import { composeRegister, tell } from './register-domains.ts';

interface CaseDoors {
  readonly identity: Pick<IdentityDoor, 'recordStaffAction' | 'contactsOf' | 'presenceOf' | 'textPhone'>;
  readonly profile: ProfileDoor;
  readonly roles: Pick<Roles, 'request'> & { readonly door: Pick<Roles['door'], 'abilities' | 'holders'> };
  readonly papers: DocumentsDoor;
  readonly approvals: ApprovalsDoor;
  readonly ledger: LedgerDoor;
  readonly rates: RatesDoor;
  readonly wallet: CustodyDoor & RegistryParts['money'] & TreasuryParts['money'];
  readonly disbursements: DisbursementsDoor;
  readonly funds: FundsDoor;
}

/** The forms that the domains above declare. */
const ownForms = [
  ticketForm,
  ...deskForms,
  ...grantForms,
  ...programmeForms,
  ...supportForms,
  ...registrationForms,
  ...changeForms,
  verificationForm,
  peopleForm,
  moderationForm,
];

interface ComposedCases {
  readonly domains: readonly ServerDomain[];
  readonly proposals: readonly ProposalKind[];
  readonly door: CasesDoor;
  readonly forms: FormsDoor;
  readonly countWork: CountWork;
}

interface CaseSettings extends Pick<RegistryParts, 'visitors'> {
  readonly kit: Pick<Config['kit'], 'publicUrl'>;
  readonly certificateKey: CertificateKey;
  readonly gleifUrl: string | undefined;
}

/** Organisations, forms and cases, with what the domains above them declare. */
export function composeCases(
  { kit: { publicUrl }, certificateKey: key, gleifUrl, visitors }: CaseSettings,
  doors: CaseDoors,
): ComposedCases {
  const { identity, profile, roles, ledger, rates, wallet, papers } = doors;
  const organisations = composeOrganisations(doors, publicUrl);
  const { acting } = organisations;
  const jobOf = reportedJobs(publicUrl);
  const forms = createForms({
    forms: [...ownForms, ...fraudForms(jobOf), roles.request.form],
    find: findGrantForm,
    acting,
    papers,
  });
  const cases = createCases({
    kinds: kindsOfCases({ publicUrl, key }, doors, organisations),
    forms: forms.door,
    acting,
    papers,
    namesOf: namesIn(profile),
    mayIn: mayIn(roles.door),
    findByUsername: async (db, username) => (await profile.findByUsername(db, username))?.userId,
    holders: (work, permission) => roles.door.holders(work, permission),
    record: (work, done) => identity.recordStaffAction(work, done),
  });
  const desk = createDesk({ forms: forms.door, cases: cases.door });
  const fraud = createFraud({
    forms: forms.door,
    cases: cases.door,
    people: profile,
    wallet,
    colleaguesOf,
    organisationsOf,
    partiesNamed: partiesNamed(ledger),
    record: (work, done) => identity.recordStaffAction(work, done),
    ledger,
    rates,
    jobOf,
    ownHosts: [new URL(publicUrl).hostname],
  });
  const { holders } = roles.door;
  const asked = { ...doors, holders, key, publicUrl, gleifUrl, visitors };
  const paying = composePaying(asked, { forms, cases, organisations });
  const { verification, support } = paying;
  const work = composeJobs({
    ...doors,
    publicUrl,
    people: profile,
    cases: cases.door,
    acting,
    verification,
    support,
  });
  return {
    domains: [
      organisations.domain,
      forms.domain,
      cases.domain,
      desk.domain,
      fraud.domain,
      ...paying.domains,
      ...work.domains,
    ],
    proposals: paying.proposals,
    door: cases.door,
    forms: forms.door,
    countWork: work.count,
  };
}

function composeOrganisations({ identity, profile: people }: CaseDoors, publicUrl: string) {
  const presenceOf: typeof identity.presenceOf = (...asked) => identity.presenceOf(...asked);
  return createOrganisations({ people, publicUrl, presenceOf });
}

/** What the domains above cases let be asked and decided. */
function kindsOfCases(
  { publicUrl, key }: Pick<RegistryParts, 'publicUrl' | 'key'>,
  { profile, roles, wallet, disbursements: money }: CaseDoors,
  { acting, registering }: ReturnType<typeof createOrganisations>,
): Parameters<typeof createCases>[0]['kinds'] {
  return [
    ticketKind({ publicUrl }),
    serviceKind,
    ...fraudKinds({ people: profile, wallet, colleaguesOf, organisationsOf }),
    applicationKind({ money, acting, organisations: registering, holders: roles.door.holders }),
    ...reviewKinds({ registry: registryRecords }),
    registrationKind({ organisations: registering, people: profile, key }),
    changeKind({ key, tell, organisations: registering, people: profile }),
    claimKind({ relatedTo: relatedByWork }),
    moderationKind({ requireStatus, statusAllows }),
    roles.request.kind,
  ];
}

interface Paying {
  readonly domains: readonly ServerDomain[];
  readonly proposals: readonly ProposalKind[];
  readonly verification: VerificationDoor;
  readonly support: SupportDoor;
}

type PaidWith = Pick<
  CaseDoors,
  'profile' | 'identity' | 'wallet' | 'ledger' | 'disbursements' | 'funds' | 'papers' | 'approvals' | 'rates'
> &
  Pick<RegistryParts, 'key' | 'publicUrl' | 'visitors'> &
  Pick<CaseSettings, 'gleifUrl'> &
  Pick<GrantParts, 'holders'>;

interface Asking {
  readonly forms: ReturnType<typeof createForms>;
  readonly cases: ReturnType<typeof createCases>;
  readonly organisations: ReturnType<typeof createOrganisations>;
}

/** What asks with a form, is decided as a case, and then moves money or changes an organisation. */
function composePaying(
  {
    profile,
    identity,
    wallet,
    ledger,
    disbursements,
    funds,
    papers,
    approvals,
    rates,
    holders,
    key,
    publicUrl,
    gleifUrl,
    visitors,
  }: PaidWith,
  { forms, cases, organisations: { acting, registering } }: Asking,
): Paying {
  const doors = { forms: forms.door, cases: cases.door };
  const asked = { publicUrl, acting, papers, approvals, holders, directory: openDirectory, requireStatus };
  const team = { acting, organisations: registering, people: profile };
  const register = composeRegister(
    { ...doors, ...team, key, papers, publicUrl, visitors },
    { ledger, wallet, approvals },
  );
  const support = createSupport({
    ...doors,
    publicUrl,
    people: profile,
    money: disbursements,
    namesOf: namesIn(profile),
    holders,
    relatedTo: relatedByWork,
    howCompleteCvIs,
    record: (work, done) => identity.recordStaffAction(work, done),
  });
  const verification = composeVerification({ ...doors, ...team, identity, gleifUrl });
  const paid = { money: disbursements, wealth: funds };
  const grants = composeGrants({
    ...doors,
    ...asked,
    ...team,
    ...paid,
    rates,
    verification: verification.door,
  });
  return {
    domains: [...grants.domains, ...register.domains, verification.domain, support.domain],
    proposals: [...grants.proposals, ...register.proposals],
    verification: verification.door,
    support: support.door,
  };
}

/** How far businesses are verified, over the register of this product. */
function composeVerification({
  identity,
  ...parts
}: Omit<Parameters<typeof createVerification>[0], 'registry' | 'reading' | 'textPhone'> &
  Pick<CaseDoors, 'identity'>): ReturnType<typeof createVerification> {
  return createVerification({
    ...parts,
    registry: registryRecords,
    reading: systemReading,
    textPhone: (work, message) => identity.textPhone(work, message),
  });
}

/** Grants, and the programmes that people make. */
function composeGrants(
  parts: GrantParts & Pick<CaseDoors, 'rates'> & { readonly people: ProfileDoor },
): Pick<Paying, 'domains' | 'proposals'> {
  const { domain, proposals } = createGrants(parts);
  const made = createGrantProgrammes({ ...parts, grants: programmesDoor, addSampleOrganisations });
  return { domains: [domain, made.domain], proposals };
}

/** What a person may do in the queue of a kind of case. */
function mayIn(door: Pick<Roles['door'], 'abilities'>): Parameters<typeof createCases>[0]['mayIn'] {
  return async (work, userId) => {
    const abilities = await door.abilities(work, userId);
    return (permission, id) => abilities.may(permission, { kind: 'queue', id });
  };
}
