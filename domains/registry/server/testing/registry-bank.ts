import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import { createCases } from '@egcr/cases/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import { createOrganisations } from '@egcr/organisations/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { createUploads } from '@egcr/server-kit/uploads';
import { createTreasury, treasuryKinds, type TreasuryDoor } from '@egcr/treasury/server';
import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import {
  changeForms,
  changeKind,
  createRegistry,
  makeCertificateKey,
  readCertificateKey,
  registrationFee,
  registrationForms,
  registrationKind,
  requireStatus,
  type StatusDoor,
} from '../index.ts';
import type { EntryParts, TellPerson } from '../parts.ts';

/** A notice that a person was given. */
interface Told {
  readonly userId: string;
  readonly kind: string;
}

/** Calls, screens and all else of two domains as one guest of the bank. */
function together(...domains: readonly ServerDomain[]): ServerDomain {
  const [first, ...rest] = domains;
  if (first === undefined) throw new Error('no domain');
  return rest.reduce<ServerDomain>(
    (all, each) => ({ ...all, calls: [...(all.calls ?? []), ...(each.calls ?? [])] }),
    first,
  );
}

/** A captcha token says itself what becomes of it. */
const visitors = {
  limitNetwork: async () => undefined,
  verifyCaptcha: async (_work: unknown, token: string) => token || 'ok',
};

/** What a domain that stands on the registry is made of. */
export interface RegistryGround {
  readonly statuses: StatusDoor;
  readonly approvals: ApprovalsDoor;
}

/** A domain that stands on the registry. */
interface Above {
  readonly domain: ServerDomain;
  readonly proposals?: readonly ProposalKind[];
}

export interface RegistryBankParts {
  /** Domains that stand on the registry. */
  readonly above?: (ground: RegistryGround) => readonly Above[];
}

/** Officers with what each may do; nobody else is asked. */
const staffOf = (officers: ReadonlyMap<string, readonly string[]>) => ({
  holders: async () => [],
  findByUsername: async () => undefined,
  mayIn: async (_work: unknown, userId: string) => (permission: string) =>
    permission.startsWith('cases.') || (officers.get(userId) ?? []).includes(permission),
  namesOf: async () => new Map<string, string>(),
  record: async () => undefined,
});

/** Forms, cases, organisations and the registry, beside the wallet of the bank. */
async function composed(
  officers: ReadonlyMap<string, readonly string[]>,
  { above = () => [] }: RegistryBankParts,
) {
  const told: Told[] = [];
  /** Organisations of which a grant still runs. */
  const granted = new Set<string>();
  const tell: TellPerson = async (_work, userId, { kind }) => {
    told.push({ userId, kind });
  };
  let entry: EntryParts | undefined;
  let wallets: TreasuryDoor | undefined;
  const bank: Bank = await openBank({
    kinds: [registrationFee, ...treasuryKinds],
    guests: [
      ({ wallet, people, ledger, approvals }) => {
        const {
          acting,
          registering,
          domain: teams,
        } = createOrganisations({ people, publicUrl: 'https://egcr.example' });
        const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] }).door;
        const { door: papers } = createDocuments({ uploads });
        const key = readCertificateKey(makeCertificateKey());
        entry = { organisations: registering, people, key };
        const forms = createForms({ forms: [...registrationForms, ...changeForms], acting, papers });
        const kinds = [
          registrationKind(entry),
          changeKind({ key, tell, organisations: registering, people }),
        ];
        const cases = createCases({ kinds, forms: forms.door, acting, papers, ...staffOf(officers) });
        const treasury = createTreasury({
          acting,
          organisations: registering,
          requireStatus,
          people,
          ledger,
          money: wallet,
        });
        wallets = treasury.door;
        const registry = createRegistry({
          treasury: treasury.door,
          forms: forms.door,
          cases: cases.door,
          organisations: registering,
          people,
          acting,
          key,
          tell,
          papers,
          publicUrl: 'http://bank.localhost',
          money: wallet,
          visitors,
          hasOpenGrants: async (_db, organisationId) => granted.has(organisationId),
        });
        const standing = above({ statuses: registry.statuses, approvals });
        return {
          proposals: standing.flatMap(({ proposals = [] }) => proposals),
          domain: together(
            ...[registry, treasury, forms, cases, ...standing].map(({ domain }) => domain),
            teams,
          ),
        };
      },
    ],
  });
  invariant(entry !== undefined && wallets !== undefined, 'the bank made its guests');
  return { bank, entry, wallets, told, granted };
}

/** The whole way of a registration. */
export async function openRegistryBank(parts: RegistryBankParts = {}) {
  const officers = new Map<string, readonly string[]>();
  const { bank, entry, wallets, told, granted } = await composed(officers, parts);
  const ask = (method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, as: TestPerson, body?: object) =>
    bank.call(method, `/api/v1${path}`, {
      as,
      key: crypto.randomUUID(),
      ...(body && { body }),
    });

  /** A finished draft. */
  async function draft(as: TestPerson, answers: object = {}) {
    const { body: begun } = await ask('POST', '/forms/registry.registration/drafts', as, {});
    const all = {
      jurisdiction: 'IT',
      name: `Harbour Bakery ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`,
      type: 'private_company',
      street: 'Via del Porto 1',
      town: 'Genova',
      activities: ['C', 'I'],
      born: '1990-05-17',
      shares: 1000,
      share_value: '100',
      own_shares: 600,
      has_holders: true,
      holder_1: 'Bao Lin',
      holder_1_shares: 400,
      declarations: ['true', 'no_state_register', 'allowed'],
      ...answers,
    };
    const { body: saved } = await ask('PUT', `/form-drafts/${begun.id}`, as, {
      version: begun.version,
      answers: all,
    });
    return { draft_id: begun.id, version: saved.version };
  }
  /** A paper of a person, as it stands after an upload. */
  async function paper({ userId }: TestPerson): Promise<string> {
    const id = crypto.randomUUID();
    const place = { table: 'documents.version', column: 'sealed_name', row: `${id}|1` };
    const { owner } = bank.database;
    await owner.query(
      `insert into documents.document (id, owner_id, kind, created_at) values ($1, $2, 'other', now())`,
      [id, userId],
    );
    await owner.query(
      `insert into documents.version
         (document_id, number, owner_id, file_id, media_type, size_bytes, scan, sealed_name, added_at)
       values ($1, 1, $2, gen_random_uuid(), 'application/pdf', 10, 'clean', $3, now())`,
      [id, userId, bank.services.cipher.seal(place, 'signed.pdf')],
    );
    return id;
  }
  const send = (as: TestPerson, body: object): Promise<Answer> =>
    ask('POST', '/registry/registrations', as, body);
  const submit = async (as: TestPerson, answers: object = {}): Promise<Answer> =>
    send(as, await draft(as, answers));
  const mine = async (as: TestPerson) => (await ask('GET', '/registry/registrations', as)).body.items;

  return {
    ...bank,
    ...officersOf(bank, officers),
    entry,
    wallets,
    told,
    granted,
    ask,
    draft,
    paper,
    send,
    submit,
    mine,
  };
}

/** Officers, and what they do with a case. */
function officersOf(bank: Bank, officers: Map<string, readonly string[]>) {
  const appoint = (person: TestPerson, ...permissions: readonly string[]) =>
    officers.set(person.userId, permissions);
  async function officer(name: string, ...permissions: readonly string[]): Promise<TestPerson> {
    const made = await bank.person(name);
    appoint(made, ...permissions);
    return made;
  }
  const asOfficer = (method: 'GET' | 'POST', path: string, as: TestPerson, body?: object) =>
    bank.call(method, `/api/v1/admin/cases/${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      ...(body && { body }),
    });
  const read = async (id: string, as: TestPerson) => (await asOfficer('GET', id, as)).body;
  const step = async (id: string, as: TestPerson, given: object): Promise<Answer> =>
    asOfficer('POST', `${id}/steps`, as, { version: (await read(id, as)).version, ...given });
  const decide = async (id: string, as: TestPerson, decision: string): Promise<Answer> =>
    asOfficer('POST', `${id}/decision`, as, {
      version: (await read(id, as)).version,
      decision,
      reason: 'The name is free and the holdings add up.',
    });
  return { appoint, officer, asOfficer, read, step, decide };
}

export type RegistryBank = Awaited<ReturnType<typeof openRegistryBank>>;
