import { pdfOf, pngOf } from '@egcr/server-kit/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveDocuments, type ServedDocuments } from './testing/served-documents.ts';

let desk: ServedDocuments;

beforeAll(async () => {
  desk = await serveDocuments();
});
afterAll(() => desk.close());

describe('a document', () => {
  it('is made of an upload and listed with the room it takes', async () => {
    const who = desk.newId();
    const bytes = pdfOf(500);
    const made = await desk.add(who, { bytes, name: 'My passport.pdf', expires_on: '2030-05-01' });
    const { body } = await desk.ask('GET', '/documents', { who });
    expect(body).toMatchObject({ used_bytes: 500, used_files: 1 });
    expect(body.items).toEqual([made]);
    expect(made).toMatchObject({
      kind: 'passport',
      expires_on: '2030-05-01',
      version: { number: 1, name: 'My passport.pdf', media_type: 'application/pdf', scan: 'not_scanned' },
    });
  });

  it('has versions: the newest is shown, the earlier ones stay', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who, { name: 'old.pdf', expires_on: '2026-12-01' });
    const upload_id = await desk.upload(who, pngOf(), 'new.png');
    const body = { upload_id, expires_on: '2036-12-01' };
    const newer = await desk.ask('POST', `/documents/${id}/versions`, { who, body });
    expect(newer.body).toMatchObject({ expires_on: '2036-12-01', version: { number: 2, name: 'new.png' } });
    const { versions } = (await desk.ask('GET', `/documents/${id}`, { who })).body;
    expect(versions.map(({ number, name }) => [number, name])).toEqual([
      [2, 'new.png'],
      [1, 'old.pdf'],
    ]);
  });

  it('keeps its end when a newer version says nothing of one', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who, { expires_on: '2027-12-01' });
    const body = { upload_id: await desk.upload(who) };
    const newer = await desk.ask('POST', `/documents/${id}/versions`, { who, body });
    expect(newer.body.expires_on).toBe('2027-12-01');
  });

  it('can be said anew: what it is and when it ends', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who, { expires_on: '2027-12-01' });
    const change = (body: object, by = who) => desk.ask('PATCH', `/documents/${id}`, { who: by, body });
    const changed = await change({ kind: 'id_card', expires_on: '2036-02-29' });
    expect(changed).toMatchObject({ status: 200, body: { kind: 'id_card', expires_on: '2036-02-29' } });
    expect((await change({ kind: 'id_card', expires_on: null })).body.expires_on).toBeNull();
    const wrong = await change({ kind: 'secret', expires_on: '2027-02-29' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const foreign = await change({ kind: 'cv', expires_on: null }, desk.newId());
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await desk.ask('DELETE', `/documents/${id}`, { who });
    expect((await change({ kind: 'cv', expires_on: null })).status).toBe(404);
  });

  it('keeps when it was opened', async () => {
    const who = desk.newId();
    const bytes = pdfOf(500);
    const { id } = await desk.add(who, { bytes });
    const ticket = await desk.linkTo(id, who);
    expect((await desk.ask('GET', `/documents/${id}`, { who })).body.openings).toEqual([]);
    expect((await desk.open(ticket, who)).rawPayload.equals(bytes)).toBe(true);
    await desk.open(ticket, who);
    const { openings } = (await desk.ask('GET', `/documents/${id}`, { who })).body;
    expect(openings.map(({ version }) => version)).toEqual([1, 1]);
  });

  it('is gone with its bytes when it is deleted, and its link opens nothing', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who);
    const ticket = await desk.linkTo(id, who);
    expect((await desk.ask('DELETE', `/documents/${id}`, { who })).status).toBe(204);
    expect((await desk.open(ticket, who)).statusCode).toBe(404);
    expect((await desk.ask('GET', '/documents', { who })).body).toMatchObject({ items: [], used_bytes: 0 });
    expect(await filesOf(who)).toBe(0);
  });

  it('of the same content is not kept twice, whatever it is called', async () => {
    const who = desk.newId();
    const bytes = pdfOf(321);
    const first = await desk.add(who, { bytes });
    const upload_id = await desk.upload(who, bytes, 'another.pdf');
    const body = { upload_id, kind: 'cv' };
    const again = await desk.ask('POST', '/documents', { who, body });
    expect(again.body).toMatchObject({ status: 409, code: 'document_twin', document_id: first.id });
    expect((await desk.ask('GET', `/uploads/${upload_id}`, { who })).status).toBe(200);
    expect((await desk.add(desk.newId(), { bytes })).id).not.toBe(first.id);
  });

  it('is added once, however often the request comes', async () => {
    const who = desk.newId();
    const body = { upload_id: await desk.upload(who), kind: 'passport' };
    const sent = { who, body, key: desk.newId() };
    const both = await Promise.all([
      desk.ask('POST', '/documents', sent),
      desk.ask('POST', '/documents', sent),
    ]);
    const third = await desk.ask('POST', '/documents', sent);
    expect(
      new Set([...both, third].filter(({ status }) => status === 201).map(({ body: b }) => b.id)).size,
    ).toBe(1);
    expect((await desk.ask('GET', '/documents', { who })).body.items).toHaveLength(1);
  });

  it('is made of an upload once, though two ask at the same time (attack U8)', async () => {
    const who = desk.newId();
    const body = { upload_id: await desk.upload(who), kind: 'passport' };
    const both = await Promise.all([
      desk.ask('POST', '/documents', { who, body }),
      desk.ask('POST', '/documents', { who, body }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]));
  });
});

async function filesOf(who: string): Promise<number> {
  const { rows } = await desk.owner.query(
    `select count(*)::integer as files from platform.stored_file where owner_id = $1`,
    [who],
  );
  return rows[0].files;
}

describe('other people', () => {
  it.each([
    ['read', 'GET', '', undefined],
    ['replace', 'POST', '/versions', {}],
    ['open', 'POST', '/versions/1/link', undefined],
    ['delete', 'DELETE', '', undefined],
  ] as const)(
    'cannot %s a document: to them it is not there (attack U8)',
    async (_what, method, path, body) => {
      const { id } = await desk.add(desk.newId());
      const who = desk.newId();
      const sent = body ? { who, body: { upload_id: await desk.upload(who) } } : { who };
      const answer = await desk.ask(method, `/documents/${id}${path}`, sent);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );

  it('cannot make a document of an upload that is not theirs (attack U8)', async () => {
    const upload_id = await desk.upload(desk.newId());
    const body = { upload_id, kind: 'cv' };
    const answer = await desk.ask('POST', '/documents', { who: desk.newId(), body });
    expect(answer.body.code).toBe('upload_not_ready');
  });

  it('see nothing of it in their list', async () => {
    await desk.add(desk.newId());
    expect((await desk.ask('GET', '/documents', { who: desk.newId() })).body.items).toEqual([]);
  });

  it('cannot use a link, nor can another session of the owner (attack U6)', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who);
    const ticket = await desk.linkTo(id, `${who}/phone`);
    expect((await desk.open(ticket, `${who}/phone`)).statusCode).toBe(200);
    expect((await desk.open(ticket, `${who}/laptop`)).statusCode).toBe(404);
    expect((await desk.open(ticket, `${desk.newId()}/phone`)).statusCode).toBe(404);
    expect((await desk.ask('GET', `/documents/${id}`, { who })).body.openings).toHaveLength(1);
  });
});

describe('what is refused:', () => {
  it('an upload that is not finished', async () => {
    const who = desk.newId();
    const begun = { kind: 'documents.paper', name: 'a.pdf', size_bytes: 300 };
    const { id } = (await desk.ask('POST', '/uploads', { who, body: begun })).body;
    const answer = await desk.ask('POST', '/documents', { who, body: { upload_id: id, kind: 'cv' } });
    expect(answer.body.code).toBe('upload_not_ready');
  });

  it.each([
    [{ kind: 'diary' }, 'kind'],
    [{ expires_on: '2026-02-30' }, 'expires_on'],
    [{ expires_on: '1.5.2030' }, 'expires_on'],
    [{ owner_id: 'me' }, 'owner_id'],
  ])('%j', async (wrong, field) => {
    const body = { upload_id: desk.newId(), kind: 'cv', ...wrong };
    const answer = await desk.ask('POST', '/documents', { who: desk.newId(), body });
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
  });

  it('a version that there is not', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who);
    for (const number of [2, 0, 'x'])
      expect(
        (await desk.ask('POST', `/documents/${id}/versions/${number}/link`, { who })).body.code,
      ).not.toBe('internal');
    expect((await desk.ask('POST', `/documents/${id}/versions/2/link`, { who })).status).toBe(404);
  });

  it('more files than there is room for, also while others are on their way (attack U9)', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who);
    await desk.owner.query(
      `insert into documents.version (document_id, number, owner_id, file_id, media_type, size_bytes, scan, twin, sealed_name, added_at)
       select $1, n, $2, gen_random_uuid(), 'application/pdf', 1000, 'clean', n::text::bytea, '', now()
       from generate_series(2, $3) as n`,
      [id, who, 49],
    );
    const begun = { kind: 'documents.paper', name: 'a.pdf', size_bytes: 300 };
    expect((await desk.ask('POST', '/uploads', { who, body: begun })).status).toBe(201);
    expect((await desk.ask('POST', '/uploads', { who, body: begun })).body.code).toBe('upload_no_room');
  });

  it('more bytes than there is room for (attack U9)', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who);
    await desk.owner.query(`update documents.version set size_bytes = 99999900 where document_id = $1`, [id]);
    const begun = { kind: 'documents.paper', name: 'a.pdf', size_bytes: 101 };
    expect((await desk.ask('POST', '/uploads', { who, body: begun })).body.code).toBe('upload_no_room');
    expect((await desk.ask('POST', '/uploads', { who, body: { ...begun, size_bytes: 100 } })).status).toBe(
      201,
    );
  });
});

it('neither name nor content can be read in the database', async () => {
  const who = desk.newId();
  await desk.add(who, { name: 'Passport of Amina.pdf' });
  const { rows } = await desk.owner.query(
    `select string_agg(to_jsonb(v)::text, '') as all from documents.version v`,
  );
  expect(rows[0].all).not.toContain('Amina');
});

it('everything of a person goes with the account, and what is on its way', async () => {
  const who = desk.newId();
  await desk.add(who);
  await desk.upload(who);
  const event = { id: desk.newId(), topic: 'identity.user_deleted', payload: { user_id: who } };
  await desk.services.unit(async (work) => desk.domain.listeners?.['identity.user_deleted']?.(work, event));
  const { rows } = await desk.owner.query(
    `select (select count(*)::integer from documents.document where owner_id = $1) as documents,
       (select count(*)::integer from platform.upload where owner_id = $1) as uploads`,
    [who],
  );
  expect([rows[0], await filesOf(who)]).toEqual([{ documents: 0, uploads: 0 }, 0]);
});

it('of the openings of a document the latest fifty are shown', async () => {
  const who = desk.newId();
  const { id } = await desk.add(who);
  await desk.owner.query(
    `insert into documents.opening (id, document_id, number, opened_by, opened_at)
     select ('01990000-0000-7000-8000-' || lpad(at::text, 12, '0'))::uuid, $1, 1, $2, timestamptz '2026-01-01' + at * interval '1 minute' from generate_series(1, 52) as at`,
    [id, who],
  );
  const { body } = await desk.ask('GET', `/documents/${id}`, { who });
  const times = body.openings.map(({ opened_at: at }: { readonly opened_at: string }) => at);
  expect(times).toHaveLength(50);
  expect([times[0], times[49]]).toEqual([
    expect.stringContaining('2026-01-01T00:52'),
    expect.stringContaining('2026-01-01T00:03'),
  ]);
});
