import { createOrganisations, type ActingDoor } from '@egcr/organisations/server';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { createUploads } from '@egcr/server-kit/uploads';
import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createBusinessPapers } from './index.ts';
import { PAPER } from './parts.ts';

let bank: Bank;
let acting: ActingDoor;
beforeAll(async () => {
  bank = await openBank({
    guests: [
      ({ people }) => {
        const organisations = createOrganisations({ people, publicUrl: 'https://egcr.example' });
        acting = organisations.acting;
        const uploads = createUploads({ clamdUrl: undefined, kinds: () => papers.domain.uploads ?? [] });
        const papers = createBusinessPapers({ uploads: uploads.door, acting, people });
        const calls = [organisations, uploads, papers].flatMap(({ domain }) => domain.calls ?? []);
        return { domain: { ...papers.domain, calls } };
      },
    ],
  });
});
afterAll(() => bank.close());

type Method = 'GET' | 'POST' | 'DELETE';
const ask = (method: Method, path: string, as: TestPerson, body?: object): Promise<Answer> =>
  bank.call(method, `/api/v1${path}`, {
    as,
    ...(method === 'POST' && { key: crypto.randomUUID() }),
    ...(body && { body }),
  });

/** A finished upload of a person. */
async function upload(as: TestPerson, bytes: Buffer = pdfOf(300, crypto.randomUUID())): Promise<string> {
  const { body } = await ask('POST', '/uploads', as, {
    kind: PAPER,
    name: 'Articles of Ferri.pdf',
    size_bytes: bytes.length,
  });
  const headers = {
    authorization: `Bearer ${as.userId}:fresh:`,
    'content-type': 'application/octet-stream',
  };
  const put = await fetch(`${bank.url}/api/v1/uploads/${body.id}/pieces/0`, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
  expect(put.status).toBe(200);
  expect((await ask('POST', `/uploads/${body.id}/complete`, as)).status).toBe(200);
  return String(body.id);
}

/** An organisation with an owner, and one member of each other role. */
async function team() {
  const owner = await bank.person('Ola');
  const made = await ask('POST', '/organisations', owner, {
    kind: 'business',
    name: 'Ferri Olive Press',
    country: 'IT',
  });
  const join = async (role: string): Promise<TestPerson> => {
    const person = await bank.person('Mia');
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
      [made.body.id, person.userId, role],
    );
    return person;
  };
  return {
    id: String(made.body.id),
    owner,
    editor: await join('editor'),
    finance: await join('finance'),
    viewer: await join('viewer'),
  };
}

const add = async (id: string, as: TestPerson, bytes?: Buffer): Promise<Answer> =>
  ask('POST', `/organisations/${id}/papers`, as, { upload_id: await upload(as, bytes), kind: 'articles' });
const list = (id: string, as: TestPerson) => ask('GET', `/organisations/${id}/papers`, as);
const link = (id: string, paper: string, as: TestPerson) =>
  ask('POST', `/organisations/${id}/papers/${paper}/link`, as);
const remove = (id: string, paper: string, as: TestPerson) =>
  ask('DELETE', `/organisations/${id}/papers/${paper}`, as);

describe('the papers of a business [SYS-12]', () => {
  it('are added by owners and editors, read by the whole team, and not there for anybody else', async () => {
    const { id, owner, editor, finance, viewer } = await team();
    const added = await add(id, editor);
    expect(added).toMatchObject({
      status: 201,
      body: { kind: 'articles', name: 'Articles of Ferri.pdf', added_by: editor.username },
    });
    const paper = String(added.body.id);
    for (const reader of [owner, editor, finance, viewer]) {
      expect((await list(id, reader)).body.items).toMatchObject([{ id: paper }]);
      const { status, body } = await link(id, paper, reader);
      expect(status).toBe(200);
      const file = await fetch(`${bank.url}/api/v1/files/${body.ticket}`, {
        headers: { authorization: `Bearer ${reader.userId}:fresh:` },
      });
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, 300]);
    }
    expect((await list(id, viewer)).body.may_edit).toBe(false);
    for (const reader of [finance, viewer]) {
      expect((await add(id, reader)).body.code).toBe('team_role_required');
      expect((await remove(id, paper, reader)).body.code).toBe('team_role_required');
    }
    const stranger = await bank.person('Sly');
    const others = await team();
    for (const person of [stranger, others.owner]) {
      for (const refused of [
        await list(id, person),
        await link(id, paper, person),
        await remove(id, paper, person),
        await add(id, person),
      ])
        expect(refused.status).toBe(404);
    }
    // A paper of one business is not found under the other.
    expect((await link(others.id, paper, others.owner)).status).toBe(404);
    expect((await remove(others.id, paper, others.owner)).status).toBe(404);
  });

  it('stay when their sender leaves, who opens them no more, and go when an owner removes them', async () => {
    const { id, owner, editor, viewer } = await team();
    const paper = String((await add(id, editor)).body.id);
    const { rows } = await bank.database.owner.query(
      'select file_id from business_papers.paper where id = $1',
      [paper],
    );
    const stored = async () =>
      (await bank.database.owner.query('select from platform.stored_file where id = $1', [rows[0].file_id]))
        .rowCount;
    expect(await stored()).toBe(1);
    const { ticket } = (await link(id, paper, viewer)).body;
    await bank.database.owner.query(`delete from organisations.member where user_id = any($1)`, [
      [editor.userId, viewer.userId],
    ]);
    expect((await link(id, paper, editor)).status).toBe(404);
    // Also the link that was asked for before.
    expect((await bank.call('GET', `/api/v1/files/${ticket}`, { as: viewer })).status).toBe(404);
    expect((await list(id, owner)).body.items).toHaveLength(1);
    expect((await remove(id, paper, owner)).status).toBe(204);
    expect((await list(id, owner)).body.items).toEqual([]);
    expect(await stored()).toBe(0);
  });

  it('are made of an upload of the caller, once, and never twice of the same content', async () => {
    const { id, owner, editor } = await team();
    const stolen = await ask('POST', `/organisations/${id}/papers`, owner, {
      upload_id: await upload(editor),
      kind: 'other',
    });
    expect(stolen.body.code).toBe('upload_not_ready');
    const bytes = pdfOf(400);
    const first = await add(id, owner, bytes);
    expect(await add(id, owner, bytes)).toMatchObject({
      status: 409,
      body: { code: 'paper_twin', paper_id: first.body.id },
    });
    expect((await list(id, owner)).body).toMatchObject({ used_bytes: 400 });
  });

  it('have room for so many, also where several members add them at once', async () => {
    const { id, owner, editor } = await team();
    await bank.database.owner.query(
      `insert into business_papers.paper (id, organisation_id, kind, added_at, file_id, media_type, size_bytes, scan, twin, sealed_name)
       select gen_random_uuid(), $1, 'other', now(), gen_random_uuid(), 'application/pdf', 1, 'clean', decode(md5(n::text), 'hex'), ''
       from generate_series(1, $2) as n`,
      [id, 49],
    );
    const uploads = await Promise.all(
      [owner, editor, owner].map(async (as) => ({ as, upload: await upload(as) })),
    );
    const answers = await Promise.all(
      uploads.map(({ as, upload: upload_id }) =>
        ask('POST', `/organisations/${id}/papers`, as, { upload_id, kind: 'tax' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ body }) => body.code === 'papers_full').length).toBeGreaterThanOrEqual(2);
  });
});
