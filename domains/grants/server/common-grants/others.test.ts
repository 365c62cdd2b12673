import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { listedBusiness } from '../testing/one-directory.ts';
import { siblingId } from './sibling-id.ts';
import standard from './standard.0.4.0.json' with { type: 'json' };

const ROOT = '/common-grants';

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
});
afterAll(() => bank.close());

const ajv = addFormats.default(new Ajv({ strict: false, validateFormats: true }));
ajv.addSchema({ $id: 'standard', ...standard });
type Path = keyof typeof standard.paths;

/** Whether an answer is what the standard says of its operation, or its error where it says nothing. */
function expectValid(
  answer: { readonly status: number; readonly body: unknown },
  path: Path,
  method: 'get' | 'post' | 'put',
): void {
  const operation: unknown = Reflect.get(standard.paths[path], method);
  const responses: object =
    typeof operation === 'object' && operation !== null && 'responses' in operation
      ? Object(operation.responses)
      : {};
  const named = [String(answer.status), 'default'].find((each) => Object.hasOwn(responses, each));
  const pointer =
    named === undefined
      ? '#/components/schemas/CommonGrants.Responses.Error'
      : ['#', 'paths', path, method, 'responses', named, 'content', 'application/json', 'schema']
          .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
          .join('/');
  const validate = ajv.compile({ $ref: `standard${encodeURI(pointer)}` });
  expect([path, answer.status, validate(answer.body), validate.errors]).toEqual([
    path,
    answer.status,
    true,
    null,
  ]);
}

const ask = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { as, body }: { readonly as?: { readonly userId: string }; readonly body?: unknown } = {},
) => {
  const answer = await fetch(`${bank.url}${ROOT}${path}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as.userId}:fresh:` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

describe('how a programme is applied for, in the words of CommonGrants [SYS-03]', () => {
  it('is one competition and one form for each, found from the opportunity and from each other', async () => {
    const id = await bank.programmeId('personal');
    const competition = await ask('GET', `/competitions/${siblingId(id, 'competition')}`);
    expectValid(competition, '/common-grants/competitions/{compId}', 'get');
    expect(competition.body.data).toMatchObject({ opportunityId: id, status: { value: 'open' } });
    const form = competition.body.data.forms.forms.application;
    expect(form.jsonSchema.required).toContain('purpose');
    const alone = await ask('GET', `/forms/${form.id}`);
    expectValid(alone, '/common-grants/forms/{formId}', 'get');
    expect(alone.body.data).toEqual(form);
    const forms = await ask('GET', '/forms?page=2&pageSize=7');
    expectValid(forms, '/common-grants/forms', 'get');
    expect(forms.body).toMatchObject({ paginationInfo: { page: 2, pageSize: 7, totalItems: 20 } });
    expect(forms.body.items).toHaveLength(7);
  });

  it('does not exist under other ids', async () => {
    const id = await bank.programmeId('personal');
    for (const wrong of [id, siblingId(id, 'form'), crypto.randomUUID(), '%00', 'x'.repeat(300)])
      expect((await ask('GET', `/competitions/${wrong}`)).status).toBe(404);
    for (const wrong of [id, siblingId(id, 'competition'), 'nothing']) {
      const answer = await ask('GET', `/forms/${wrong}`);
      expectValid(answer, '/common-grants/forms/{formId}', 'get');
      expect(answer.status).toBe(404);
    }
    expect((await ask('GET', '/forms?page=0')).status).toBe(400);
  });

  it('says in the words of CommonGrants that an address is none, or takes another method', async () => {
    for (const [method, path, status] of [
      ['GET', '/nothing', 404],
      ['PUT', '/nothing', 404],
      ['PUT', '/opportunities', 405],
      ['POST', '/awards', 405],
    ] as const) {
      const answer = await ask(method, path, { body: method === 'GET' ? undefined : {} });
      expect([method, path, answer.status]).toEqual([method, path, status]);
      expect(answer.body).toEqual({ status, message: expect.any(String), errors: [] });
    }
  });
});

describe('the directory, in the words of CommonGrants [SYS-03]', () => {
  it('lists businesses that everyone may see, and reads one', async () => {
    const all = await ask('GET', '/orgs');
    expectValid(all, '/common-grants/orgs', 'get');
    expect(all.body.items).toMatchObject([{ id: listedBusiness.id, name: 'Ferri Olive Press' }]);
    const one = await ask('GET', `/orgs/${listedBusiness.id}`);
    expectValid(one, '/common-grants/orgs/{orgId}', 'get');
    const byNumber = await ask('GET', `/orgs?registry=org:egcr:number&id=${listedBusiness.number}`);
    expect(byNumber.body.items).toHaveLength(1);
    expect((await ask('GET', '/orgs?registry=org:us:ein&id=1')).body.items).toEqual([]);
    const none = await ask('GET', `/orgs/${crypto.randomUUID()}`);
    expectValid(none, '/common-grants/orgs/{orgId}', 'get');
    expect(none.status).toBe(404);
  });
});

/** What a person answers, whole. */
const ANSWERS = {
  amount: '450000',
  country: 'IT',
  purpose: 'A loom and a dye bath, so that I can take orders for cloth from three shops in my town.',
  equipment: '400000',
  people: '0',
  other_costs: '50000',
};

async function started(name: string) {
  const as = await bank.person(name);
  const competitionId = siblingId(await bank.programmeId('personal'), 'competition');
  const begun = await ask('POST', '/applications/start', { as, body: { competitionId, title: 'A loom' } });
  expectValid(begun, '/common-grants/applications/start', 'post');
  const { id, formResponses } = begun.body.data;
  return { as, id: String(id), begun, formId: String(formResponses.application.formId) };
}

describe('an application through CommonGrants [SYS-03]', () => {
  it('is started, answered and sent by its own applicant, under one id', async () => {
    await bank.fill('personal', '10000000');
    const { as, id, begun, formId } = await started('Loom Weaver');
    expect(begun).toMatchObject({ status: 201, body: { data: { status: { value: 'inProgress' } } } });
    const early = await ask('PUT', `/applications/${id}/submit`, { as });
    expectValid(early, '/common-grants/applications/{appId}/submit', 'put');
    expect(early.status).toBe(400);
    expect(early.body.errors).toContainEqual(expect.objectContaining({ field: 'purpose' }));
    const path = '/common-grants/applications/{appId}/forms/{formId}';
    const half = await ask('PUT', `/applications/${id}/forms/${formId}`, { as, body: { country: 'IT' } });
    expectValid(half, path, 'put');
    expect(half.body.data.status).toEqual({ value: 'inProgress' });
    const whole = await ask('PUT', `/applications/${id}/forms/${formId}`, { as, body: ANSWERS });
    expect(whole.body.data).toMatchObject({ status: { value: 'complete' }, validationErrors: [] });
    const sends = await Promise.all(
      Array.from({ length: 3 }, () => ask('PUT', `/applications/${id}/submit`, { as })),
    );
    for (const sent of sends) expectValid(sent, '/common-grants/applications/{appId}/submit', 'put');
    const read = await ask('GET', `/applications/${id}`, { as });
    expectValid(read, '/common-grants/applications/{appId}', 'get');
    expect(read.body.data).toMatchObject({ id, status: { value: 'submitted' } });
    expect(read.body.data.formResponses.application.response).toMatchObject(ANSWERS);
    expect(await bank.mine(as)).toHaveLength(1);
    const late = await ask('PUT', `/applications/${id}/forms/${formId}`, { as, body: { country: 'DE' } });
    expect(late.status).toBe(409);
    const found = await ask('POST', '/applications/search', { as, body: {} });
    expectValid(found, '/common-grants/applications/search', 'post');
    expect(found.body.items.map((each: { id: string }) => each.id)).toEqual([id]);
    const none = await ask('POST', '/applications/search', {
      as,
      body: { filters: { status: { operator: 'in', value: ['rejected'] } } },
    });
    expect(none.body.items).toEqual([]);
  });

  it('does not exist for others, and for nobody who is not signed in', async () => {
    const { id, formId } = await started('Own Applicant');
    const stranger = await bank.person('Stranger Here');
    for (const [method, path, body] of [
      ['GET', `/applications/${id}`],
      ['GET', `/applications/${id}/forms/${formId}`],
      ['PUT', `/applications/${id}/forms/${formId}`, { country: 'DE' }],
      ['PUT', `/applications/${id}/submit`],
    ] as const) {
      const other = await ask(method, path, { as: stranger, body });
      expect([method, path, other.status]).toEqual([method, path, 404]);
      expect((await ask(method, path, { body })).status).toBe(401);
    }
    expect((await ask('POST', '/applications/search', { body: {} })).status).toBe(401);
    expect((await ask('POST', '/applications/search', { as: stranger, body: {} })).body.items).toEqual([]);
  });

  it('starts for a competition that exists, with a body that is one', async () => {
    const as = await bank.person('Odd Starter');
    for (const competitionId of ['x', crypto.randomUUID(), await bank.programmeId('personal')])
      expect(
        (await ask('POST', '/applications/start', { as, body: { competitionId, title: 'x' } })).status,
      ).toBe(404);
    expect((await ask('POST', '/applications/start', { as, body: { title: 5 } })).status).toBe(400);
  });
});

describe('awards, in the words of CommonGrants [SYS-03]', () => {
  it('are listed, searched and read; who got one is told by kind and country alone', async () => {
    await bank.fill('personal', '10000000');
    const ada = await bank.person('Awarded Person');
    const one = await bank.officer('Awarding Officer', 'grants.read', 'grants.review');
    const two = await bank.officer('Second Officer', 'grants.read', 'grants.award');
    const { body } = await bank.apply(ada, { amount: '500000' });
    await bank.step(body.id, one, { step: 'take' });
    await bank.decide(body.id, one, 'approve');
    await bank.decide(body.id, two, 'approve');
    const list = await ask('GET', '/awards');
    expectValid(list, '/common-grants/awards', 'get');
    expect(list.body.items).toMatchObject([
      { status: { value: 'awarded' }, funding: { awardedAmount: { amount: '5000.00', currency: 'USD' } } },
    ]);
    expect(JSON.stringify(list.body)).not.toContain('Awarded Person');
    expect(list.body.items[0].description).toContain('a person (IT)');
    const read = await ask('GET', `/awards/${list.body.items[0].id}`);
    expectValid(read, '/common-grants/awards/{awdId}', 'get');
    const found = await ask('POST', '/awards/search', {
      body: {
        search: 'energy',
        filters: { opportunityId: { operator: 'in', value: [await bank.programmeId('personal')] } },
        sorting: { sortBy: 'title' },
      },
    });
    expectValid(found, '/common-grants/awards/search', 'post');
    expect(found.body.items).toHaveLength(1);
    expect(found.body.filterInfo.errors).toEqual(['search was not applied.']);
    expect((await ask('GET', `/awards/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await ask('POST', '/awards/search', { body: { pagination: { page: 0 } } })).status).toBe(400);
  });
});
