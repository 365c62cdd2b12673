import type { WireMoney } from '@egcr/contract/money';
import { createCases } from '@egcr/cases/server';
import { envelopeEnded, paymentsTried } from '@egcr/disbursements/contract';
import { createDisbursements, disbursementKinds, type DisbursementsDoor } from '@egcr/disbursements/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms, type DeclaredForm } from '@egcr/forms/server';
import { createFunds, fundKinds } from '@egcr/funds/server';
import type { RatesDoor } from '@egcr/rates/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { organisationRefusals } from '@egcr/organisations/contract';
import { teamLately } from '@egcr/organisations/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { createUploads } from '@egcr/server-kit/uploads';
import { businessAccount } from '@egcr/wallet/server';
import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { actingIn, nobodyElse, nobodyYet, peopleIn, type Composed } from './composed.ts';
import { oneDirectory } from './one-directory.ts';
import { reviewersIn } from './reviewers.ts';
import { applicationKind, createGrants, findGrantForm, grantForms, type GrantParts } from '../index.ts';

const walletOf = businessAccount('treasury.wallet');
const PURPOSE = 'Two sewing machines, so that I can take school uniforms as orders from June on.';

/** A domain that stands on grants, with the forms that it declares. */
export interface GrantsGuest {
  readonly forms: readonly DeclaredForm[];
  readonly domainOf: (parts: GrantParts & { readonly rates: RatesDoor }) => ServerDomain;
}

/** Forms, cases, disbursements and grants, beside the wallet of the bank. */
async function openBankOfGrants(composed: Composed, guest: GrantsGuest | undefined) {
  const { registered, officers } = composed;
  const holders: GrantParts['holders'] = async (_work, permission) =>
    [...officers].flatMap(([id, permissions]) => (permissions.includes(permission) ? [id] : []));
  let money: DisbursementsDoor | undefined;
  const acting = actingIn(composed);
  const organisations: GrantParts['organisations'] = { isRegistered: async (_db, id) => registered.has(id) };
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
  const { door: papers } = createDocuments({ uploads: uploads.door });
  const forms = createForms({
    forms: [...grantForms, ...(guest?.forms ?? [])],
    find: findGrantForm,
    acting,
    papers,
  });
  let funds: ReturnType<typeof createFunds> | undefined;
  let grants: ReturnType<typeof grantsOver> | undefined;
  const bank: Bank = await openBank({
    kinds: [...disbursementKinds, ...fundKinds],
    guests: [
      () => ({ domain: forms.domain }),
      ({ wallet, ledger, approvals, rates, staff }) => {
        const made = createDisbursements({
          wallet,
          ledger,
          approvals,
          businesses: { ...acting, teamLately: (work, id) => teamLately({ acting }, work, id), walletOf },
          namesOf: staff.namesOf,
          record: staff.record,
          worthOf: (work, moves) => rates.dollarsOf(work, moves),
        });
        money = made.door;
        return { domain: made.domain, proposals: made.proposals };
      },
      ({ wallet, ledger, approvals }) => {
        invariant(money !== undefined, 'disbursements are made before');
        funds = createFunds({ wallet, ledger, approvals, budgets: money });
        return { domain: funds.domain, proposals: funds.proposals };
      },
      ({ approvals }) => {
        invariant(money !== undefined && funds !== undefined, 'disbursements and funds are made before');
        const wealth = funds.door;
        const doors = { forms: forms.door, acting, organisations, money, wealth, papers, approvals, holders };
        grants = grantsOver(composed, doors);
        return { domain: grants.beside, proposals: grants.proposals };
      },
      // What stands on them.
      ({ rates }) => ({
        domain: guest && grants ? guest.domainOf({ ...grants.parts, rates }) : { name: 'nothing' },
      }),
    ],
  });
  await bank.setRates();
  await bank.services.unit(async (work) => {
    await funds?.domain.seed?.(work);
    await grants?.domain.seed?.(work);
  });
  invariant(money !== undefined && grants !== undefined, 'the bank made its guests');
  return { bank, money, grantParts: grants.parts };
}

type Doors = Pick<GrantParts, 'organisations' | 'money' | 'wealth' | 'approvals' | 'holders'> & {
  readonly acting: ReturnType<typeof actingIn>;
  readonly forms: ReturnType<typeof createForms>['door'];
  readonly papers: ReturnType<typeof createDocuments>['door'];
};

/** Cases and grants, which a bank takes as one domain. */
function grantsOver(composed: Composed, doors: Doors) {
  const { officers, levels, suspended } = composed;
  const { forms, acting, papers } = doors;
  const cases = createCases({
    kinds: [applicationKind(doors)],
    forms,
    acting,
    papers,
    mayIn: async (_work, userId) => (permission) =>
      permission.startsWith('cases.') || (officers.get(userId) ?? []).includes(permission),
    ...nobodyElse,
  });
  const parts: GrantParts = {
    ...doors,
    publicUrl: 'https://egcr.test',
    requireStatus: async (_work, { organisationId }) => {
      if (suspended.has(organisationId))
        throw new Refusal(organisationRefusals.business_status_forbids, { members: { state: 'suspended' } });
    },
    cases: cases.door,
    verification: { levelsOf: async () => levels },
    people: peopleIn(composed),
    directory: oneDirectory,
  };
  const { domain, proposals } = createGrants(parts);
  const calls = [...(cases.domain.calls ?? []), ...(domain.calls ?? [])];
  const beside: ServerDomain = { ...cases.domain, ...domain, calls };
  return { parts, domain, proposals, beside };
}

export interface WishedGrant {
  readonly amount?: string;
  readonly type?: string;
  readonly actingFor?: string;
  readonly answers?: object;
}

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

/** What applicants do. */
function applicantsIn(bank: Bank) {
  const call = (method: 'PUT' | 'POST', path: string, as: TestPerson, body: object = {}) =>
    bank.call(method, `/api/v1${path}`, { as, key: crypto.randomUUID(), body });

  /** A finished draft. */
  async function draft(
    as: TestPerson,
    { amount = '500000', type = 'personal', actingFor, answers }: WishedGrant,
  ) {
    const query = actingFor === undefined ? '' : `?acting_for=${actingFor}`;
    const { body: begun } = await call('POST', `/forms/grants.${type}/drafts${query}`, as);
    const all = {
      amount,
      country: 'IT',
      purpose: PURPOSE,
      equipment: amount,
      people: '0',
      other_costs: '0',
      ...answers,
    };
    const { body: saved } = await call('PUT', `/form-drafts/${begun.id}`, as, {
      version: begun.version,
      answers: all,
    });
    return { draft_id: begun.id, version: saved.version };
  }

  const send = (as: TestPerson, body: object, type = 'personal'): Promise<Answer> =>
    call('POST', `/grants/programmes/${type}/applications`, as, body);

  const apply = async (as: TestPerson, wished: WishedGrant = {}): Promise<Answer> =>
    send(as, await draft(as, wished), wished.type);

  const mine = async (as: TestPerson, query = '') =>
    (await bank.call('GET', `/api/v1/grants/applications${query}`, { as })).body.items;

  return { draft, send, apply, mine };
}

/** What officers do. */
function officersIn(
  bank: Bank,
  officers: Composed['officers'],
  { judge }: Pick<ReturnType<typeof reviewersIn>, 'judge'>,
) {
  const asOfficer = (method: 'GET' | 'POST', path: string, as: TestPerson, body?: object) =>
    bank.call(method, `/api/v1/admin/cases/${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      ...(body && { body }),
    });

  async function officer(name: string, ...permissions: readonly string[]): Promise<TestPerson> {
    const made = await bank.person(name);
    officers.set(made.userId, permissions);
    return made;
  }
  const read = async (id: string, as: TestPerson) => (await asOfficer('GET', id, as)).body;
  const step = async (id: string, as: TestPerson, given: object): Promise<Answer> =>
    asOfficer('POST', `${id}/steps`, as, { version: (await read(id, as)).version, ...given });
  const decide = async (id: string, as: TestPerson, decision: string): Promise<Answer> => {
    if (decision === 'approve') await judge(id);
    return decideNow(id, as, decision);
  };
  /** Decides without asking reviewers first. */
  const decideNow = async (id: string, as: TestPerson, decision: string): Promise<Answer> =>
    asOfficer('POST', `${id}/decision`, as, {
      version: (await read(id, as)).version,
      decision,
      reason: 'The plan is sound.',
    });
  return { officer, read, step, decide, decideNow, asOfficer };
}

/** The recipient accepts the agreement as it is offered. */
function acceptIn(bank: Bank) {
  return async (caseId: string, as: TestPerson): Promise<Answer> => {
    const path = `/api/v1/cases/${caseId}/grant-award`;
    const { award } = (await bank.call('GET', path, { as })).body;
    const body = { version: award.version, sha256: award.agreement.sha256 };
    return bank.call('POST', `${path}/acceptance`, { as, key: crypto.randomUUID(), body });
  };
}

function programmesIn({ database }: Bank) {
  return async (slug: string): Promise<string> => {
    const { rows } = await database.owner.query('select id from grants.programme where slug = $1', [slug]);
    return rows[0].id;
  };
}

/** The whole way of a grant. An officer has the permissions that `officer` gives them. */
export async function openGrantsBank(guest?: GrantsGuest) {
  const parts = nobodyYet();
  const { bank, money, grantParts } = await openBankOfGrants(parts, guest);
  const reviewing = reviewersIn(bank, parts.officers);
  const own = officersIn(bank, parts.officers, reviewing);

  const programmeId = programmesIn(bank);
  /** Brings money into the budget of a programme: so many cents, or of another currency. */
  async function fill(slug: string, given: string | WireMoney): Promise<void> {
    const fund = await programmeId(slug);
    const amount = typeof given === 'string' ? usd(given) : given;
    await bank.services.unit((work) => money.fill(work, { fund, amount, key: crypto.randomUUID() }));
  }
  const booksOf = async (slug: string) => {
    const id = await programmeId(slug);
    return (await money.books(bank.database.db, [id])).get(id)?.[0];
  };
  /** Every listener hears what disbursements told of last. */
  async function hearPayments(): Promise<void> {
    const { rows } = await bank.database.owner.query(
      'select topic, payload from platform.event where topic = any($1) order by id',
      [[paymentsTried.topic, envelopeEnded.topic]],
    );
    for (const { topic, payload } of rows)
      for (const { listeners } of bank.domains)
        await bank.services.unit(async (work) =>
          listeners?.[topic]?.(work, { id: crypto.randomUUID(), topic, payload }),
        );
  }
  /** The envelope of the latest part that went to finance. */
  const envelopeOf = async (caseId: string): Promise<string> => {
    const found = `select m.envelope_id from grants.milestone m join grants.award w on w.id = m.award_id
      where w.case_id = $1 and m.envelope_id is not null order by m.number desc limit 1`;
    return (await bank.database.owner.query(found, [caseId])).rows[0].envelope_id;
  };
  /** Two of the finance officers pay an envelope, and grants hear of it. */
  async function pay(caseId: string, as: TestPerson): Promise<void> {
    const envelope = await envelopeOf(caseId);
    const proposed = await bank.call('POST', `/api/v1/admin/disbursements/${envelope}/proposal`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
    });
    const approved = await bank.approve(proposed.body);
    if (approved.status !== 201) throw new Error(`not approved: ${JSON.stringify(approved.body)}`);
    await bank.runJob('disbursements.ship', { envelope });
    await bank.runJob('disbursements.follow_up');
    await hearPayments();
  }
  return {
    ...bank,
    ...parts,
    ...applicantsIn(bank),
    ...own,
    ...reviewing,
    reviewers: await reviewing.someReviewers(),
    money,
    grantParts,
    fill,
    booksOf,
    accept: acceptIn(bank),
    pay,
    envelopeOf,
    hearPayments,
    programmeId,
  };
}

export type GrantsBank = Awaited<ReturnType<typeof openGrantsBank>>;
