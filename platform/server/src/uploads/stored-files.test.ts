import { FILE_LINK_S } from '@egcr/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { eicar, startFakeClamd, type FakeClamd } from '../../testing/fake-clamd.ts';
import { jpegOf, pdfOf } from '../../testing/pictures.ts';
import { serveUploads, type ServedUploads } from '../../testing/serve-uploads.ts';

let desk: ServedUploads;

beforeAll(async () => {
  desk = await serveUploads();
});
afterAll(() => desk.close());

describe('a link', () => {
  test('is over after five minutes (attack U6)', async () => {
    const who = desk.newId();
    const id = await desk.send(pdfOf(), { who });
    await desk.complete(id, who);
    const { ticket } = await desk.take(id, who);
    desk.services.movableClock.advance(FILE_LINK_S - 1);
    expect((await desk.open(ticket, who)).statusCode).toBe(200);
    desk.services.movableClock.advance(1);
    expect((await desk.open(ticket, who)).json()).toMatchObject({ status: 410, code: 'file_link_expired' });
  });

  test('opens nothing for anybody else, nor when a letter of it is changed (attack U6)', async () => {
    const who = desk.newId();
    const id = await desk.send(pdfOf(), { who });
    await desk.complete(id, who);
    const { ticket } = await desk.take(id, who);
    expect((await desk.open(ticket, desk.newId())).statusCode).toBe(404);
    for (const at of [3, 25, 50]) {
      const other = ticket[at] === 'A' ? 'B' : 'A';
      expect((await desk.open(`${ticket.slice(0, at)}${other}${ticket.slice(at + 1)}`, who)).statusCode).toBe(
        404,
      );
    }
  });
});

describe('at rest', () => {
  test('neither bytes nor names can be read in the database (attack U5)', async () => {
    const who = desk.newId();
    const secret = 'Passport of Amina';
    const half = (await desk.begin(pdfOf(2000, secret), { who, name: `${secret}.pdf` })).body.id;
    await desk.ask('PUT', `/${half}/pieces/0`, { who, bytes: pdfOf(2000, secret).subarray(0, 1000) });
    const whole = await desk.send(pdfOf(2000, secret), { who, name: `${secret}.pdf` });
    await desk.complete(whole, who);
    const { rows } = await desk.owner.query(`
      select (select string_agg(to_jsonb(f)::text, '') from platform.stored_file f) as files,
        (select string_agg(to_jsonb(u)::text, '') from platform.upload u) as uploads,
        (select bool_or(position('${secret}'::bytea in bytes) > 0) from platform.stored_piece) as in_file,
        (select bool_or(position('${secret}'::bytea in bytes) > 0) from platform.upload_piece) as in_upload`);
    expect(rows[0]).toMatchObject({ in_file: false, in_upload: false });
    expect(`${rows[0].files}${rows[0].uploads}`).not.toContain(secret);
  });

  test.each([
    [
      'two pieces change places',
      `update platform.stored_piece set position = 2 - position where file_id = $1`,
    ],
    ['the last piece is cut off', `delete from platform.stored_piece where file_id = $1 and position = 2`],
    [
      'the last piece is cut off and the row says so',
      `with cut as (delete from platform.stored_piece where file_id = $1 and position = 2)
       update platform.stored_file set piece_count = 2 where id = $1`,
    ],
    [
      'a bit is changed',
      `update platform.stored_piece set bytes = set_bit(bytes, 300, 1 - get_bit(bytes, 300)) where file_id = $1`,
    ],
    ['another type is claimed', `update platform.stored_file set media_type = 'image/png' where id = $1`],
  ])('nothing false is handed out when %s (attack U5)', async (_what, sql) => {
    const who = desk.newId();
    const id = await desk.send(pdfOf(150_000), { who });
    await desk.complete(id, who);
    const { file, ticket } = await desk.take(id, who);
    await desk.owner.query('alter table platform.stored_piece drop constraint stored_piece_key');
    await desk.owner.query(sql, [file.id]);
    const answer = await desk.open(ticket, who).catch(() => undefined);
    expect(answer?.rawPayload.equals(pdfOf(150_000)) ?? false).toBe(false);
    expect((answer?.rawPayload.length ?? 0) < 150_000).toBe(true);
    await desk.owner.query(`delete from platform.stored_piece where file_id = $1`, [file.id]);
    await desk.owner.query(
      'alter table platform.stored_piece add constraint stored_piece_key primary key (file_id, position)',
    );
  });

  test('the same content is known again for the same person, and for nobody else', async () => {
    const twinOf = async (who: string, bytes: Buffer) => {
      const id = await desk.send(bytes, { who });
      await desk.complete(id, who);
      return (await desk.take(id, who)).file.twin.toString('hex');
    };
    const [one, other] = [desk.newId(), desk.newId()];
    const first = await twinOf(one, pdfOf(300));
    expect(await twinOf(one, pdfOf(300))).toBe(first);
    expect(await twinOf(one, pdfOf(301))).not.toBe(first);
    expect(await twinOf(other, pdfOf(300))).not.toBe(first);
  });
});

describe('where a scanner is set up', () => {
  let clamd: FakeClamd;
  let scanned: ServedUploads;

  beforeAll(async () => {
    clamd = await startFakeClamd();
    scanned = await serveUploads(clamd.url);
  });
  afterAll(async () => {
    await scanned.close();
    await clamd.close();
  });

  test('a clean file is marked as clean, and was read as it came', async () => {
    const who = scanned.newId();
    const id = await scanned.send(jpegOf(), { who });
    expect((await scanned.complete(id, who)).body.file?.scan).toBe('clean');
    expect(clamd.scanned.at(-1)?.equals(jpegOf())).toBe(true);
  });

  test('malicious content is refused and deleted (attack U7)', async () => {
    const who = scanned.newId();
    const id = await scanned.send(pdfOf(500, eicar), { who });
    expect((await scanned.complete(id, who)).body).toMatchObject({ status: 422, code: 'file_infected' });
    expect((await scanned.ask('GET', `/${id}`, { who })).status).toBe(404);
  });

  test('nothing passes while it gives no verdict; the upload waits and can be finished later (attack U7)', async () => {
    const who = scanned.newId();
    const id = await scanned.send(pdfOf(), { who });
    clamd.mood = 'limit';
    expect((await scanned.complete(id, who)).body).toMatchObject({
      status: 503,
      code: 'file_scan_unavailable',
    });
    clamd.mood = 'well';
    expect((await scanned.complete(id, who)).body.file?.scan).toBe('clean');
  });

  test('health says whether it answers', async () => {
    const signs = () => scanned.uploads.domain.health?.(scanned.services);
    expect(await signs()).toMatchObject([{ name: 'uploads.scanner', state: 'well' }]);
    clamd.mood = 'limit';
    await clamd.close();
    expect(await signs()).toMatchObject([{ state: 'failing', reason: 'does_not_answer' }]);
  });
});
