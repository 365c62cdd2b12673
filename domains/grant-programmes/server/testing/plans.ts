import { openGrantsBank, type GrantsBank } from '@egcr/grants/testing';
import { notificationAsked } from '@egcr/notifications/contract';
import { addSampleOrganisations } from '@egcr/organisations/server';
import type { Answer, TestPerson } from '@egcr/wallet/testing';

import { createGrantProgrammes, programmeForms, programmesDoor } from '../index.ts';

const DAY_MS = 86_400_000;

/** The day so many days from an instant. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The bank of grants with programmes that people make. */
export const openProgrammesBank = (): Promise<GrantsBank> =>
  openGrantsBank({
    forms: programmeForms,
    domainOf: (parts) =>
      createGrantProgrammes({
        ...parts,
        people: { ...parts.people, addSamplePeople: () => Promise.resolve() },
        grants: programmesDoor,
        addSampleOrganisations,
      }).domain,
  });

/** For whom a draft is, and which programme it changes. */
interface DraftFor {
  readonly actingFor?: string | undefined;
  readonly subject?: string | undefined;
}

/** A programme for people that opens today and closes in ten days. */
const answersAt = (now: Date, changed: object): object => ({
  title: 'Clean water for villages',
  summary: 'Wells and filters for villages that have to walk for an hour to the next one.',
  applicants: ['person'],
  minimum: '200000',
  maximum: '800000',
  budget: '5000000',
  currency: 'USD',
  parts: '50-50',
  decision_days: '60',
  zone: 'UTC',
  opens_on_1: dayFrom(now, 0),
  closes_on_1: dayFrom(now, 10),
  another_round_1: false,
  rubric: 'own',
  weight_need: 40,
  weight_impact: 30,
  weight_plan: 20,
  weight_costs: 10,
  template: 'usual',
  asks_1: true,
  question_1: 'How many people will drink from it?',
  question_kind_1: 'number',
  asks_2: false,
  ...changed,
});

/** What people do who make and run programmes. */
export function plansIn(bank: GrantsBank) {
  const call = (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    as: TestPerson,
    body?: object,
  ): Promise<Answer> =>
    bank.call(method, `/api/v1${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      ...(body && { body }),
    });

  const answers = (changed: object = {}): object => answersAt(bank.clock.now(), changed);
  const begin = (as: TestPerson, { actingFor, subject }: DraftFor): Promise<Answer> => {
    const query = new URLSearchParams({
      ...(actingFor !== undefined && { acting_for: actingFor }),
      ...(subject !== undefined && { subject }),
    }).toString();
    return call('POST', `/forms/grants.programme-plan/drafts${query && `?${query}`}`, as, {});
  };

  /** A draft of the form, saved with answers. */
  async function draft(as: TestPerson, given: object, { actingFor, subject }: DraftFor = {}) {
    const { body: begun } = await begin(as, { actingFor, subject });
    const saved = await call('PUT', `/form-drafts/${begun.id}`, as, {
      version: begun.version,
      answers: given,
    });
    return { draft_id: begun.id, version: saved.body.version };
  }

  const make = async (as: TestPerson, given: object = answers(), actingFor?: string): Promise<Answer> =>
    call('POST', '/grants/programme-plans', as, await draft(as, given, { actingFor }));
  const read = (as: TestPerson, id: string): Promise<Answer> =>
    call('GET', `/admin/grant-programmes/${id}`, as);
  const versionOf = async (as: TestPerson, id: string): Promise<number> => (await read(as, id)).body.version;
  const step = async (as: TestPerson, id: string, taken: string, more: object = {}): Promise<Answer> =>
    call('POST', `/admin/grant-programmes/${id}/steps`, as, {
      version: await versionOf(as, id),
      step: taken,
      ...more,
    });
  const confirm = async (as: TestPerson, id: string, taken: string): Promise<Answer> =>
    call('POST', `/admin/grant-programmes/${id}/confirmation`, as, {
      version: await versionOf(as, id),
      step: taken,
    });
  const appeal = (as: TestPerson, caseId: string, version: number): Promise<Answer> =>
    call('POST', `/cases/${caseId}/steps`, as, {
      version,
      step: 'appeal',
      reason: 'The costs are now proven.',
    });
  /** What a person is told of a programme, in its order. */
  async function toldTo({ userId }: TestPerson, title: string): Promise<readonly string[]> {
    const { rows } = await bank.database.owner.query(
      `select payload ->> 'kind' as kind from platform.event
       where topic = $1 and payload ->> 'user_id' = $2 and payload -> 'params' ->> 'programme' = $3
       order by id`,
      [notificationAsked.topic, userId, title],
    );
    return rows.map(({ kind }) => kind);
  }
  return { call, answers, begin, draft, make, read, step, confirm, appeal, toldTo };
}
