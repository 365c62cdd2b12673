import { createCases } from '@egcr/cases/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import { createOrganisations } from '@egcr/organisations/server';
import { businessDissolved, entryChanged, type EntryEvent } from '@egcr/registry/contract';
import type { BehindName, RecordedBusiness, RegistryRecords } from '@egcr/registry/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { createUploads } from '@egcr/server-kit/uploads';
import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import type { VerificationParts } from '../parts.ts';
import { createVerification, peopleForm, reviewKinds, verificationForm } from '../index.ts';

/** What tests put in the place of the web, the DNS and the phones. */
type Outside = Pick<VerificationParts, 'reading' | 'textPhone'>;

/** What was texted, the latest last. */
const texted: { readonly phone: string; readonly text: string }[] = [];

const nothingOutside: Outside = {
  reading: { readText: async () => ({ failure: 'not_found' }), readTxt: async () => [] },
  textPhone: async (_work, message) => {
    texted.push(message);
    return 'sent';
  },
};

interface Recorded {
  readonly business: RecordedBusiness;
  readonly names: readonly BehindName[];
}

/** A register that keeps what tests put there, and what it is told. */
function registerOf() {
  const rows = new Map<string, Recorded>();
  const told = new Map<
    string,
    { readonly level: number; readonly until: string | null; readonly isLowered?: boolean }
  >();
  const proofs = new Map<string, { readonly value: string; readonly how: string } | null>();
  const all = () => [...rows.values()].map(({ business }) => business);
  const records: RegistryRecords = {
    ofOrganisations: async (_db, ids) => all().filter(({ organisationId }) => ids.includes(organisationId)),
    find: async (_db, id) => rows.get(id)?.business,
    behind: async (_db, id) => ({ names: rows.get(id)?.names ?? [], hasOwners: true }),
    keepVerification: async (_work, { businessId, level, until, isLowered }) => {
      told.set(businessId, { level, until, ...(isLowered === true && { isLowered }) });
    },
    keepContactProof: async (_work, { businessId, kind, proof }) => {
      proofs.set(`${businessId} ${kind}`, proof);
    },
    keepTaxIdGiven: async () => undefined,
  };
  return { rows, told, proofs, records };
}

function together(domains: readonly ServerDomain[]): ServerDomain {
  const [first, ...rest] = domains;
  if (first === undefined) throw new Error('no domain');
  return rest.reduce<ServerDomain>(
    (all, each) => ({ ...all, calls: [...(all.calls ?? []), ...(each.calls ?? [])] }),
    first,
  );
}

/** The form as tests fill it in: they give no papers. */
function formWithoutPapers() {
  const { papers: _papers, identity: _identity, ...properties } = verificationForm.schema.properties;
  const isAsked = (name: string) => Object.hasOwn(properties, name);
  const required = verificationForm.schema.required.filter(isAsked);
  return {
    ...verificationForm,
    schema: { ...verificationForm.schema, properties, required },
    layout: verificationForm.layout.filter(({ name }) => isAsked(name)),
  };
}

/** Verification with forms, cases and organisations, beside the wallet of a bank. */
async function composed(
  officers: ReadonlyMap<string, readonly string[]>,
  {
    registry,
    gleifUrl,
    outside,
  }: {
    readonly registry: RegistryRecords;
    readonly gleifUrl: string | undefined;
    readonly outside: Outside;
  },
): Promise<Bank> {
  return openBank({
    guests: [
      ({ people }) => {
        const { acting, registering, domain } = createOrganisations({
          people,
          publicUrl: 'https://egcr.example',
        });
        const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
        const { door: papers } = createDocuments({ uploads: uploads.door });
        const forms = createForms({ forms: [formWithoutPapers(), peopleForm], acting, papers });
        const cases = createCases({
          kinds: reviewKinds({ registry }),
          forms: forms.door,
          acting,
          papers,
          holders: async () => [],
          findByUsername: async () => undefined,
          mayIn: async (_work, userId) => (permission) =>
            permission.startsWith('cases.') || (officers.get(userId) ?? []).includes(permission),
          namesOf: async () => new Map(),
          record: async () => undefined,
        });
        const verification = createVerification({
          acting,
          registry,
          organisations: registering,
          people,
          forms: forms.door,
          cases: cases.door,
          gleifUrl,
          ...outside,
        });
        return { domain: together([verification.domain, forms.domain, cases.domain, domain]) };
      },
    ],
  });
}

/** What the team of a business does. */
function teamOf(bank: Bank, { rows }: Pick<ReturnType<typeof registerOf>, 'rows'>) {
  const ask = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    as: TestPerson,
    body?: object,
  ): Promise<Answer> =>
    bank.call(method, `/api/v1${path}`, { as, key: crypto.randomUUID(), ...(body && { body }) });
  /** An organisation of a person, and its business in the register. */
  async function business(as: TestPerson, names: readonly BehindName[] = []): Promise<string> {
    const { body } = await ask('POST', '/organisations', as, {
      kind: 'business',
      name: 'Tested',
      country: 'IT',
    });
    const id = crypto.randomUUID();
    rows.set(id, {
      names,
      business: {
        id,
        organisationId: body.id,
        name: 'Tested',
        number: 'JVRIT0000042X',
        jurisdiction: 'IT',
        status: 'active',
        hasAddress: true,
        isSample: false,
      },
    });
    return id;
  }
  /** Sends the form for a level. */
  async function apply(as: TestPerson, id: string, level: '2' | '3' = '2'): Promise<Answer> {
    const organisationId = rows.get(id)?.business.organisationId ?? '';
    const form = `/forms/verification.business/drafts?acting_for=${organisationId}`;
    const { body: begun } = await ask('POST', form, as, {});
    const { body: saved } = await ask('PUT', `/form-drafts/${begun.id}`, as, {
      version: begun.version,
      answers: {
        level,
        statements: ['owners_right', 'directors_right', 'may_act'],
        ...(level === '3' && { funds: 'Sales of bread.', wallet: 'TX-1' }),
      },
    });
    return ask('POST', `/verification/businesses/${id}/applications`, as, {
      draft_id: begun.id,
      version: saved.version,
    });
  }
  /** A phone of the business is proven by the code that was texted. */
  async function provePhone(as: TestPerson, id: string): Promise<Answer> {
    const contacts = `/verification/businesses/${id}/contacts/phone`;
    await ask('POST', contacts, as, { phone: '+390101234567' });
    const code = /\d{6}/.exec(texted.at(-1)?.text ?? '')?.[0] ?? '';
    return ask('POST', `${contacts}/codes`, as, { code });
  }
  return { ask, business, apply, provePhone };
}

/** The whole way of a verification, over a register of the tests. */
export async function openVerificationBank({
  gleifUrl,
  outside = nothingOutside,
}: { readonly gleifUrl?: string; readonly outside?: Outside } = {}) {
  const officers = new Map<string, readonly string[]>();
  const register = registerOf();
  const bank = await composed(officers, { registry: register.records, gleifUrl, outside });
  async function officer(...permissions: readonly string[]): Promise<TestPerson> {
    const made = await bank.person('Officer');
    officers.set(made.userId, permissions);
    return made;
  }
  const asOfficer = (method: 'GET' | 'POST', path: string, as: TestPerson, body?: object) =>
    bank.call(method, `/api/v1/admin/${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      ...(body && { body }),
    });
  const versionOf = async (id: string, as: TestPerson) =>
    (await asOfficer('GET', `cases/${id}`, as)).body.version;
  const take = async (id: string, as: TestPerson) =>
    asOfficer('POST', `cases/${id}/steps`, as, { step: 'take', version: await versionOf(id, as) });
  const decide = async (id: string, as: TestPerson, decision: string) =>
    asOfficer('POST', `cases/${id}/decision`, as, {
      version: await versionOf(id, as),
      decision,
      reason: 'Looked at with care.',
    });
  /** Decides every check that is left to officers. */
  async function decideChecks(id: string, as: TestPerson, result: 'pass' | 'fail' = 'pass'): Promise<void> {
    const { body } = await asOfficer('GET', `verification/cases/${id}`, as);
    for (const kind of body.to_decide)
      await asOfficer('POST', `verification/cases/${id}/checks`, as, {
        kind,
        result,
        reason: 'Seen on the papers.',
      });
  }
  /** The register tells that new people came to a business. */
  async function hearChange(id: string, change: EntryEvent, names?: readonly BehindName[]): Promise<void> {
    const row = register.rows.get(id);
    if (row !== undefined && names !== undefined) register.rows.set(id, { ...row, names });
    const payload = { business_id: id, change, has_new_people: change !== 'address' };
    await hearOf(entryChanged.topic, payload);
  }
  async function hearOf(topic: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
    for (const { listeners } of bank.domains)
      await bank.services.unit(async (work) =>
        listeners?.[topic]?.(work, { id: crypto.randomUUID(), topic, payload }),
      );
  }
  /** The register tells that a business has ended. */
  const hearEnd = (id: string) => hearOf(businessDissolved.topic, { business_id: id });
  return {
    ...bank,
    ...teamOf(bank, register),
    register,
    officer,
    asOfficer,
    take,
    decide,
    decideChecks,
    hearChange,
    hearEnd,
  };
}
export type VerificationBank = Awaited<ReturnType<typeof openVerificationBank>>;
