import { addSeconds } from '@egcr/contract/time';
import { userDeleted } from '@egcr/identity/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { largestFile, pictureFormats, pictureTypes, widthsOf, fileAddress } from '../contract/index.ts';
import { UNUSED_KEEP_S } from '../contract/limits.ts';
import { bomb, drawn, photo } from './testing/made-pictures.ts';
import { serveMedia } from './testing/served-media.ts';

let media: Awaited<ReturnType<typeof serveMedia>>;
beforeAll(async () => {
  media = await serveMedia();
});
afterAll(() => media.close());

const fail = async (bytes: Buffer) => {
  const answer = await media.add(media.newId(), bytes);
  return [answer.statusCode, answer.json().code];
};

describe('a public picture', () => {
  it('is drawn anew in three kinds and widths, upright, without place and camera [SYS-18]', async () => {
    const added = await media.add(media.newId(), await photo(1800, 900));
    expect(added.statusCode).toBe(201);
    const picture = added.json();
    expect(picture).toMatchObject({ width: 900, height: 1800 });
    expect(widthsOf(picture)).toEqual([480, 900]);
    for (const format of pictureFormats)
      for (const width of widthsOf(picture)) {
        const file = await media.look(fileAddress(picture, width, format));
        expect([file.statusCode, file.headers['content-type']]).toEqual([200, pictureTypes[format]]);
        expect(file.headers['cache-control']).toContain('immutable');
        expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
        const read = await sharp(file.rawPayload).metadata();
        expect([read.format, read.width, read.height]).toEqual([
          format === 'avif' ? 'heif' : format,
          width,
          width * 2,
        ]);
        expect([read.exif, read.xmp, read.iptc, read.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(file.rawPayload.includes('SecretCamera')).toBe(false);
      }
  });

  it('is not made larger than it came, and white is behind what can be seen through [SYS-18]', async () => {
    const clear = await sharp({
      create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const picture = (await media.add(media.newId(), clear)).json();
    const { address, width } = largestFile(picture);
    expect(width).toBe(40);
    const { data } = await sharp((await media.look(address)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  it('is sent once to a browser that has it, and is not there under another name [SYS-18]', async () => {
    const picture = (await media.add(media.newId(), await drawn(30, 30).png().toBuffer())).json();
    const { address } = largestFile(picture);
    const { etag } = (await media.look(address)).headers;
    expect((await media.look(address, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    for (const other of ['31.jpeg', '30.gif', '30.svg', '../x', '0x1e.jpeg', '%00.jpeg', '30.jpeg%00'])
      expect((await media.look(`/media/${picture.id}/${other}`)).statusCode).toBe(404);
    expect((await media.look(`/media/${media.newId()}/30.jpeg`)).statusCode).toBe(404);
  });

  it('is one, however often the same request comes; the file that came is gone [SYS-18]', async () => {
    const who = media.newId();
    const { id } = await media.upload(who, await drawn(20, 20).webp().toBuffer());
    const body = { upload_id: id };
    const first = await media.ask('POST', '/admin/media/pictures', { who, body, key: 'the-same-key-of-it' });
    const again = await media.ask('POST', '/admin/media/pictures', { who, body, key: 'the-same-key-of-it' });
    expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id]);
    const other = await media.ask('POST', '/admin/media/pictures', { who, body });
    expect([other.statusCode, other.json().code]).toEqual([422, 'upload_not_ready']);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from platform.stored_file where owner_id = ${who}`.execute(media.db);
    expect(rows[0]?.count).toBe(0);
  });

  it('is made of a person’s own upload alone [SYS-18]', async () => {
    const { id } = await media.upload(media.newId(), await drawn(20, 20).png().toBuffer());
    const stolen = await media.ask('POST', '/admin/media/pictures', {
      who: media.newId(),
      body: { upload_id: id },
    });
    expect([stolen.statusCode, stolen.json().code]).toEqual([422, 'upload_not_ready']);
  });
});

describe('a hostile picture', () => {
  it('with very many points is refused before it is opened [SYS-18]', async () => {
    // Below the limit of uploads, above that of pictures.
    expect(await fail(bomb(8000, 7900))).toEqual([422, 'picture_too_large']);
    expect(await fail(bomb(16_001, 8))).toEqual([422, 'picture_too_large']);
    // Refused when it is uploaded.
    expect((await media.add(media.newId(), bomb(60_000, 60_000, 1))).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('that is cut off, or says another size than it has, is refused [SYS-18]', async () => {
    const whole = await drawn(400, 300).jpeg().toBuffer();
    const cut = await media.add(media.newId(), whole.subarray(0, whole.length / 2));
    expect(cut.statusCode).toBeGreaterThanOrEqual(400);
    expect(cut.statusCode).toBeLessThan(500);
    expect(await fail(bomb(2000, 2000, 10))).toEqual([422, 'picture_unreadable']);
  });

  it('that is a page or an archive too is drawn without it [SYS-18]', async () => {
    const hidden = '<script>alert(document.domain)</script>PK\u0003\u0004';
    const both = Buffer.concat([await drawn(60, 60).jpeg().toBuffer(), Buffer.from(hidden)]);
    const added = await media.add(media.newId(), both);
    expect(added.statusCode).toBe(201);
    for (const format of pictureFormats) {
      const file = await media.look(largestFile(added.json(), format).address);
      expect(file.rawPayload.includes('script')).toBe(false);
      expect(file.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a drawing that calls itself XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a moving picture of another kind', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
    ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
    ['a paper', '%PDF-1.7\n%%EOF'],
  ])('%s is none [SYS-18]', async (_name, text) => {
    const { ended } = await media.upload(media.newId(), Buffer.from(text, 'latin1'));
    expect([ended.statusCode, ended.json().code]).toEqual([415, 'file_type_refused']);
  });
});

describe('pictures that nothing shows', () => {
  it('go after two days; those that are shown stay [SYS-18]', async () => {
    const shown = (await media.add(media.newId(), await drawn(10, 10).png().toBuffer())).json();
    const unused = (await media.add(media.newId(), await drawn(11, 11).png().toBuffer())).json();
    const { db, services } = media;
    const now = services.clock.now();
    const used = async () => new Set([shown.id]);
    expect(await media.door.forgetUnused({ db, now }, used)).toBe(0);
    await media.door.forgetUnused({ db, now: addSeconds(now, UNUSED_KEEP_S + 60) }, used);
    expect([...(await media.door.find(db, [shown.id, unused.id])).keys()]).toEqual([shown.id]);
  });

  it('stay when the account of the person who added them ends, without their name [SYS-18]', async () => {
    const who = media.newId();
    const picture = (await media.add(who, await drawn(12, 12).png().toBuffer())).json();
    const { topic } = userDeleted;
    await media.services.unit(async (work) =>
      media.domain.listeners?.[topic]?.(work, { id: work.newId(), topic, payload: { user_id: who } }),
    );
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from media.picture where added_by = ${who}`.execute(media.db);
    expect(rows[0]?.count).toBe(0);
    expect((await media.look(largestFile(picture).address)).statusCode).toBe(200);
  });
});
