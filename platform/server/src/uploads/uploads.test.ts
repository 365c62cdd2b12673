import { UPLOAD_KEEP_S, UPLOAD_PIECE_BYTES_MAX, UPLOADS_OPEN_MAX } from '@egcr/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { jpegOf, pdfOf, pngOf, tellTales } from '../../testing/pictures.ts';
import { serveUploads, type ServedUploads } from '../../testing/serve-uploads.ts';

let desk: ServedUploads;

beforeAll(async () => {
  desk = await serveUploads();
});
afterAll(() => desk.close());

describe('an upload', () => {
  test('in pieces becomes the file that was sent, and its domain takes it once', async () => {
    const who = desk.newId();
    const given = pdfOf(700_000);
    const id = await desk.send(given, { who, name: '../../Pass\u202e Amina.pdf' });
    const done = await desk.complete(id, who);
    expect(done.body).toMatchObject({
      received_bytes: given.length,
      file: { media_type: 'application/pdf', size_bytes: given.length, scan: 'not_scanned' },
    });
    const { file, ticket } = await desk.take(id, who);
    expect(file).toMatchObject({
      name: 'Pass Amina.pdf',
      mediaType: 'application/pdf',
      sizeBytes: given.length,
    });
    const answer = await desk.open(ticket, who);
    expect(answer.rawPayload.equals(given)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    expect(desk.opened).toContain(file.id);
    await expect(desk.take(id, who)).rejects.toThrow('upload_not_ready');
  });

  test('of a picture loses what its camera wrote beside it', async () => {
    const who = desk.newId();
    const id = await desk.send(jpegOf(), { who });
    await desk.complete(id, who);
    const { ticket } = await desk.take(id, who);
    const { rawPayload } = await desk.open(ticket, who);
    for (const told of tellTales) expect(rawPayload.includes(told)).toBe(false);
  });

  test('says where it stands, so that it goes on after a break', async () => {
    const who = desk.newId();
    const given = pdfOf(1000);
    const { id } = (await desk.begin(given, { who })).body;
    await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes: given.subarray(0, 400) });
    expect((await desk.ask('GET', `/${id}`, { who })).body).toMatchObject({
      received_bytes: 400,
      file: null,
    });
    expect((await desk.complete(id, who)).body).toMatchObject({
      code: 'upload_incomplete',
      received_bytes: 400,
    });
    await desk.ask('PUT', `/${id}/pieces/400`, { who, bytes: given.subarray(400) });
    expect((await desk.complete(id, who)).status).toBe(200);
  });

  test('takes the same piece twice and stays what it was', async () => {
    const who = desk.newId();
    const given = pdfOf(1000);
    const { id } = (await desk.begin(given, { who })).body;
    const piece = { who, bytes: given.subarray(0, 400) };
    const both = await Promise.all([
      desk.ask('PUT', `/${id}/pieces/0`, piece),
      desk.ask('PUT', `/${id}/pieces/0`, piece),
    ]);
    expect(both.map(({ status, body }) => [status, body.received_bytes])).toEqual([
      [200, 400],
      [200, 400],
    ]);
  });

  test.each([
    ['a gap', 500, pdfOf(100), 'upload_piece_misplaced'],
    ['other bytes at a place that is taken', 0, pdfOf(400, 'forged'), 'upload_piece_differs'],
    ['the middle of a piece', 100, pdfOf(100), 'upload_piece_misplaced'],
    ['more than was announced', 400, pdfOf(601), 'upload_piece_too_long'],
    ['nothing', 400, Buffer.alloc(0), 'upload_piece_too_long'],
  ])('refuses %s (attack U4)', async (_what, start, bytes, code) => {
    const who = desk.newId();
    const given = pdfOf(1000);
    const { id } = (await desk.begin(given, { who })).body;
    await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes: given.subarray(0, 400) });
    expect((await desk.ask('PUT', `/${id}/pieces/${start}`, { who, bytes })).body.code).toBe(code);
    expect((await desk.ask('GET', `/${id}`, { who })).body.received_bytes).toBe(400);
  });

  test('takes no piece above the limit, and no JSON', async () => {
    const who = desk.newId();
    const { id } = (await desk.begin(pdfOf(1_000_000), { who })).body;
    const bytes = Buffer.alloc(UPLOAD_PIECE_BYTES_MAX + 1);
    expect((await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes })).body.code).toBe('too_large');
    expect((await desk.ask('PUT', `/${id}/pieces/0`, { who, body: {} })).body.code).toBe(
      'unsupported_media_type',
    );
  });

  test.each<[string, 'GET' | 'PUT' | 'POST' | 'DELETE', string]>([
    ['be read', 'GET', ''],
    ['be filled', 'PUT', '/pieces/0'],
    ['be finished', 'POST', '/complete'],
    ['be cancelled', 'DELETE', ''],
  ])(
    'cannot %s by someone else, who is told that it is not there (attack U4)',
    async (_what, method, path) => {
      const given = pdfOf();
      const { id } = (await desk.begin(given, { who: desk.newId() })).body;
      const bytes = method === 'PUT' ? { bytes: given } : {};
      expect((await desk.ask(method, `/${id}${path}`, { who: desk.newId(), ...bytes })).status).toBe(404);
    },
  );

  test('that two finish at once becomes one file (attack U4)', async () => {
    const who = desk.newId();
    const id = await desk.send(pdfOf(600_000), { who });
    const both = await Promise.all([desk.complete(id, who), desk.complete(id, who)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await desk.owner.query(
      `select count(*)::integer as files from platform.stored_file where owner_id = $1`,
      [who],
    );
    expect(rows).toEqual([{ files: 1 }]);
  });

  test('that many finish at once, or one cancels meanwhile, is finished or gone, and never an error of ours (attack U4)', async () => {
    const who = desk.newId();
    const seen = new Set<number>();
    for (let round = 0; round < 8; round += 1) {
      const id = await desk.send(pdfOf(900_000), { who });
      const finishing = Array.from({ length: 2 }, () => desk.complete(id, who));
      const cancelled = round % 2 === 0 ? [] : [desk.ask('DELETE', `/${id}`, { who })];
      for (const { status } of await Promise.all([...finishing, ...cancelled])) seen.add(status);
      await desk.ask('DELETE', `/${id}`, { who });
    }
    expect([...seen].filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    expect(seen).toContain(200);
  });

  test('that is cancelled leaves nothing, finished or not', async () => {
    const who = desk.newId();
    const whole = await desk.send(pdfOf(), { who });
    await desk.complete(whole, who);
    const half = (await desk.begin(pdfOf(), { who })).body.id;
    for (const id of [whole, half]) expect((await desk.ask('DELETE', `/${id}`, { who })).status).toBe(204);
    expect(await leftOf(who)).toEqual([0, 0]);
  });

  test('that nobody finished or took in a day is deleted', async () => {
    const who = desk.newId();
    const whole = await desk.send(pdfOf(), { who });
    await desk.complete(whole, who);
    await desk.begin(pdfOf(), { who });
    desk.services.movableClock.advance(UPLOAD_KEEP_S - 60);
    await desk.services.unit(async (work) => desk.uploads.domain.jobs?.['uploads.purge']?.(work, {}));
    expect(await leftOf(who)).toEqual([2, 1]);
    desk.services.movableClock.advance(120);
    await desk.services.unit(async (work) => desk.uploads.domain.jobs?.['uploads.purge']?.(work, {}));
    expect(await leftOf(who)).toEqual([0, 0]);
  });
});

async function leftOf(who: string): Promise<readonly number[]> {
  const { rows } = await desk.owner.query(
    `select (select count(*)::integer from platform.upload where owner_id = $1) as uploads,
       (select count(*)::integer from platform.stored_file where owner_id = $1) as files`,
    [who],
  );
  return [rows[0].uploads, rows[0].files];
}

describe('a lie is told apart:', () => {
  test.each([
    ['a page that is called a picture', 'me.png', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing with a script in it', 'me.png', Buffer.from('<svg onload="alert(1)"/>')],
    ['a program', 'paper.pdf', Buffer.from('7f454c4602010100000000000000000000', 'hex')],
    ['a table', 'paper.pdf', Buffer.from('name,amount\nAmina,1\n')],
  ])('%s is refused with its first piece (attack U1)', async (_what, name, bytes) => {
    const who = desk.newId();
    const { id } = (await desk.begin(bytes, { who, name })).body;
    expect((await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes })).body.code).toBe('file_type_refused');
  });

  test.each([
    ['a picture that is only a head', Buffer.concat([pngOf().subarray(0, 60), Buffer.alloc(500)])],
    ['a paper without an end', Buffer.concat([pdfOf(), Buffer.alloc(2000, 'x')])],
    ['a head that comes in bits', Buffer.from('<html><script>alert(1)</script>')],
  ])('%s is refused when it is whole (attack U1)', async (_what, bytes) => {
    const who = desk.newId();
    const { id } = (await desk.begin(bytes, { who })).body;
    await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes: bytes.subarray(0, 2) });
    await desk.ask('PUT', `/${id}/pieces/2`, { who, bytes: bytes.subarray(2) });
    expect((await desk.complete(id, who)).body.code).toBe('file_type_refused');
  });

  test('a picture that is a page as well is only a picture afterwards (attack U1)', async () => {
    const who = desk.newId();
    const id = await desk.send(pngOf(), { who, name: 'me.html' });
    expect((await desk.complete(id, who)).body.file?.media_type).toBe('image/png');
    const { ticket } = await desk.take(id, who);
    const { headers, body } = await desk.open(ticket, who);
    expect(headers['content-type']).toBe('image/png');
    expect(body).not.toContain('<script>');
  });

  test('text is judged as a whole', async () => {
    const who = desk.newId();
    const [good, bad] = [Buffer.from('name,amount\nÅsa,1\n'), Buffer.from('name\n\u0001')];
    const given = { who, kind: 'shop.list', name: 'list.csv' };
    const first = await desk.send(good, given);
    expect((await desk.complete(first, who)).body.file?.media_type).toBe('text/csv');
    const second = await desk.send(bad, given);
    expect((await desk.complete(second, who)).body.code).toBe('file_type_refused');
  });
});

describe('limits:', () => {
  test.each([
    ['a kind that no domain has declared', { kind: 'shop.nothing' }, 100, 'upload_kind_unknown'],
    ['a paper above 25 MB', {}, 25_000_001, 'file_too_large'],
    ['a list above what its domain takes', { kind: 'shop.list' }, 1001, 'file_too_large'],
    ['no bytes', {}, 0, 'validation_failed'],
  ])('%s is refused', async (_what, given, size, code) => {
    expect((await desk.begin(pdfOf(), { ...given, size, who: desk.newId() })).body.code).toBe(code);
  });

  test.each([
    ['a paper of 25 MB', {}, 25_000_000],
    ['a list as long as its domain takes', { kind: 'shop.list' }, 1000],
    ['a file of one byte', {}, 1],
  ])('%s is begun', async (_what, given, size) => {
    expect((await desk.begin(pdfOf(), { ...given, size, who: desk.newId() })).status).toBe(201);
  });

  test('a picture of 10 MB is taken with its first piece', async () => {
    const who = desk.newId();
    const { id } = (await desk.begin(pngOf(), { who, size: 10_000_000 })).body;
    expect((await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes: pngOf() })).status).toBe(200);
  });

  test('the room of a kind is used up to its last byte', async () => {
    const who = desk.newId();
    const begin = async (size: number) => {
      const { status, body } = await desk.begin(pdfOf(), { who, kind: 'shop.list', size });
      return [status, body.code];
    };
    expect([await begin(1000), await begin(501), await begin(500), await begin(1)]).toEqual([
      [201, undefined],
      [409, 'upload_no_room'],
      [201, undefined],
      [409, 'upload_no_room'],
    ]);
  });

  test('a picture above 10 MB is refused with its first piece', async () => {
    const who = desk.newId();
    const { id } = (await desk.begin(pngOf(), { who, size: 10_000_001 })).body;
    expect((await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes: pngOf() })).body.code).toBe(
      'file_too_large',
    );
  });

  test('what is on its way counts against the room (attack U9)', async () => {
    const who = desk.newId();
    const given = { who, kind: 'shop.list', size: 800 };
    expect((await desk.begin(pdfOf(), given)).status).toBe(201);
    expect((await desk.begin(pdfOf(), given)).body.code).toBe('upload_no_room');
  });

  test('of many that are begun at once, no more stay unfinished than the limit says (attack U4) (attack U9)', async () => {
    const who = desk.newId();
    const all = await Promise.all(
      Array.from({ length: UPLOADS_OPEN_MAX + 5 }, () => desk.begin(pdfOf(), { who })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(UPLOADS_OPEN_MAX);
    expect(all.filter(({ body }) => body.code === 'uploads_too_many')).toHaveLength(5);
  });
});
