import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodAnswers, serveDesk, type ServedDesk } from './testing/served-desk.ts';

let desk: ServedDesk;

beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

type Role = 'owner' | 'finance' | 'editor' | 'viewer';

/** An organisation and a member in each role. */
async function organisation() {
  const owner = desk.newId();
  const body = { kind: 'business', name: 'Ferri Olive Press', country: 'IT' };
  const { id } = (await desk.ask('POST', '/organisations', { who: owner, body })).body;
  async function join(role: Role): Promise<string> {
    const who = desk.newId();
    await desk.ask('POST', `/organisations/${id}/invitations`, {
      who: owner,
      body: { username: who, role },
    });
    const { items } = (await desk.ask('GET', '/organisation-invitations', { who })).body;
    const answer = { who, body: { answer: 'accept' } };
    await desk.ask('POST', `/organisation-invitations/${items[0]?.id}/answer`, answer);
    return who;
  }
  return { id, owner, join };
}

const begin = (who: string, actingFor: string, form = 'desk.fund') =>
  desk.ask('POST', `/forms/${form}/drafts?acting_for=${actingFor}`, { who });
const save = (who: string, id: string, version = 1) =>
  desk.ask('PUT', `/form-drafts/${id}`, { who, body: { version, answers: goodAnswers } });

describe('a draft of an organisation', () => {
  it('is the same one for all members, and not one of theirs', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const begun = await begin(owner, id);
    expect(begun.body).toMatchObject({ acting_for: id, can_edit: true });
    expect((await begin(editor, id)).body.id).toBe(begun.body.id);
    expect((await desk.ask('GET', '/form-drafts', { who: owner })).body.items).toEqual([]);
    const shared = await desk.ask('GET', `/form-drafts?acting_for=${id}`, { who: editor });
    expect(shared.body.items).toMatchObject([{ id: begun.body.id }]);
  });

  it('is begun once by 10 tabs of two members', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const all = await Promise.all(
      Array.from({ length: 10 }, (_each, at) => begin(at % 2 === 0 ? owner : editor, id)),
    );
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each(['viewer', 'finance'] as const)('is read by a %s, not changed, deleted or sent', async (role) => {
    const { id, owner, join } = await organisation();
    const who = await join(role);
    expect(await begin(who, id)).toMatchObject({ status: 403, body: { code: 'team_role_required' } });
    const draft = (await begin(owner, id)).body;
    expect((await begin(who, id)).body).toMatchObject({ id: draft.id, can_edit: false });
    expect((await desk.ask('GET', `/form-drafts/${draft.id}`, { who })).status).toBe(200);
    expect((await save(who, draft.id)).status).toBe(403);
    expect((await desk.ask('DELETE', `/form-drafts/${draft.id}`, { who })).status).toBe(403);
    await save(owner, draft.id);
    const body = { draft_id: draft.id, version: 2 };
    expect((await desk.ask('POST', '/services/fund/cases', { who, body })).status).toBe(403);
    expect((await save(owner, draft.id, 2)).status).toBe(200);
  });

  it('is not found by others, who cannot act for the organisation either', async () => {
    const { id, owner } = await organisation();
    const draft = (await begin(owner, id)).body;
    const who = desk.newId();
    expect((await desk.ask('GET', `/form-drafts/${draft.id}`, { who })).status).toBe(404);
    expect((await save(who, draft.id)).status).toBe(404);
    expect((await begin(who, id)).status).toBe(404);
    expect((await desk.ask('GET', `/form-drafts?acting_for=${id}`, { who })).status).toBe(404);
    expect((await desk.ask('GET', `/cases?acting_for=${id}`, { who })).status).toBe(404);
  });

  it('is lost to a member the moment they leave, also where they began it', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const draft = (await begin(editor, id)).body;
    expect((await save(editor, draft.id)).status).toBe(200);
    await desk.ask('DELETE', `/organisations/${id}/members/${editor}`, { who: owner });
    expect((await save(editor, draft.id, 2)).status).toBe(404);
    expect((await desk.ask('GET', `/form-drafts/${draft.id}`, { who: editor })).status).toBe(404);
    expect((await save(owner, draft.id, 2)).status).toBe(200);
  });

  it('can be read, not changed, once the organisation is closed', async () => {
    const { id, owner } = await organisation();
    const draft = (await begin(owner, id)).body;
    await desk.ask('POST', `/organisations/${id}/close`, { who: owner });
    expect((await desk.ask('GET', `/form-drafts/${draft.id}`, { who: owner })).body.can_edit).toBe(false);
    expect((await save(owner, draft.id)).status).toBe(403);
  });
});

/** A case that was asked for an organisation. */
async function openFor(owner: string, id: string): Promise<string> {
  const draft = (await begin(owner, id)).body;
  await save(owner, draft.id);
  const body = { draft_id: draft.id, version: 2 };
  return (await desk.ask('POST', '/services/fund/cases', { who: owner, body })).body.id;
}

describe('a case of an organisation', () => {
  it('says for whom it was asked, and stands in the list of the organisation alone', async () => {
    const { id, owner, join } = await organisation();
    const viewer = await join('viewer');
    const caseId = await openFor(owner, id);
    expect((await desk.ask('GET', '/cases', { who: owner })).body.items).toEqual([]);
    const { items } = (await desk.ask('GET', `/cases?acting_for=${id}`, { who: viewer })).body;
    expect(items).toMatchObject([{ id: caseId, organisation: 'Ferri Olive Press' }]);
    const officer = await desk.ask('GET', `/admin/cases/${caseId}`, { who: desk.officer() });
    expect(officer.body.organisation).toBe('Ferri Olive Press');
  });

  it('is listed among those that wait once an officer asks, and among the open ones until it ends [SYS-23]', async () => {
    const { id, owner } = await organisation();
    const caseId = await openFor(owner, id);
    const list = async (only: string) =>
      (await desk.ask('GET', `/cases?acting_for=${id}&only=${only}`, { who: owner })).body.items.map(
        (each) => each.id,
      );
    expect([await list('waiting'), await list('open')]).toEqual([[], [caseId]]);
    const officer = desk.officer();
    await desk.step(caseId, officer, { step: 'take' });
    await desk.step(caseId, officer, { step: 'ask', text: 'Which year is it for?' });
    expect(await list('waiting')).toEqual([caseId]);
    const { version } = (await desk.ask('GET', `/cases/${caseId}`, { who: owner })).body;
    const cancel = { who: owner, body: { step: 'cancel', version } };
    await desk.ask('POST', `/cases/${caseId}/steps`, cancel);
    expect([await list('waiting'), await list('open')]).toEqual([[], []]);
  });

  it('is read by a viewer, who takes no step and writes nothing', async () => {
    const { id, owner, join } = await organisation();
    const viewer = await join('viewer');
    const caseId = await openFor(owner, id);
    const found = await desk.ask('GET', `/cases/${caseId}`, { who: viewer });
    expect(found.body).toMatchObject({ can: [], can_write: false });
    const write = { who: viewer, body: { text: 'Hello' } };
    expect((await desk.ask('POST', `/cases/${caseId}/messages`, write)).status).toBe(403);
    const cancel = { who: viewer, body: { step: 'cancel', version: 1 } };
    expect((await desk.ask('POST', `/cases/${caseId}/steps`, cancel)).status).toBe(403);
  });

  it('is acted on by another member who edits', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const caseId = await openFor(owner, id);
    const cancel = { who: editor, body: { step: 'cancel', version: 1 } };
    expect((await desk.ask('POST', `/cases/${caseId}/steps`, cancel)).body.state).toBe('cancelled');
  });

  it('is not found by its applicant once they have left', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const caseId = await openFor(editor, id);
    await desk.ask('DELETE', `/organisations/${id}/members/${editor}`, { who: owner });
    expect((await desk.ask('GET', `/cases/${caseId}`, { who: editor })).status).toBe(404);
    expect((await desk.ask('GET', `/cases/${caseId}`, { who: owner })).status).toBe(200);
  });

  it('is not handled by an officer who belongs to the organisation', async () => {
    const { id, owner, join } = await organisation();
    const member = await join('viewer');
    const caseId = await openFor(owner, id);
    const who = `${member} content_editor aal2`;
    expect((await desk.ask('GET', `/admin/cases/${caseId}`, { who })).body.can).toEqual([]);
    expect(await desk.step(caseId, who, { step: 'take' })).toMatchObject({
      status: 403,
      body: { code: 'own_case' },
    });
  });
});

describe('papers in a draft of an organisation', () => {
  const keep = (who: string, draft: string, version: number, papers: readonly string[]) =>
    desk.ask('PUT', `/form-drafts/${draft}`, { who, body: { version, answers: { ...goodAnswers, papers } } });
  const send = (who: string, draft: string, version: number) =>
    desk.ask('POST', '/services/fund/cases', { who, body: { draft_id: draft, version } });

  it('are given by the colleague who sends it, each as the paper of the member who put it in', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const [ofEditor, ofOwner] = [await desk.document(editor), await desk.document(owner)];
    const draft = (await begin(owner, id)).body.id;
    await keep(editor, draft, 1, [ofEditor]);
    await keep(owner, draft, 2, [ofEditor, ofOwner]);
    const sent = await send(owner, draft, 3);
    expect(sent.status).toBe(201);
    const { given } = (await desk.ask('GET', `/documents/${ofEditor}`, { who: editor })).body;
    expect(given).toEqual([expect.objectContaining({ case_id: sent.body.id })]);
    expect((await desk.ask('GET', `/documents/${ofEditor}`, { who: owner })).status).toBe(404);
  });

  it('are refused where a colleague named them whose they are not, or puts back what their owner took out', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const [kept, taken] = [await desk.document(editor), await desk.document(editor)];
    const draft = (await begin(owner, id)).body.id;
    await keep(owner, draft, 1, [kept]);
    expect((await send(owner, draft, 2)).body.errors).toEqual([
      { field: 'papers', code: 'document_missing' },
    ]);
    await keep(editor, draft, 2, [taken]);
    await keep(editor, draft, 3, []);
    await keep(owner, draft, 4, [taken]);
    expect((await send(owner, draft, 5)).body.errors).toEqual([
      { field: 'papers', code: 'document_missing' },
    ]);
    expect((await desk.ask('GET', `/documents/${taken}`, { who: editor })).body.given).toEqual([]);
  });

  it('are refused once the member whose they are has left', async () => {
    const { id, owner, join } = await organisation();
    const editor = await join('editor');
    const paper = await desk.document(editor);
    const draft = (await begin(owner, id)).body.id;
    await keep(editor, draft, 1, [paper]);
    const left = await desk.ask('DELETE', `/organisations/${id}/members/${editor}`, { who: editor });
    expect(left.status).toBeLessThan(300);
    expect((await send(owner, draft, 2)).status).toBe(422);
  });
});
