import { readCaptured } from '@egcr/server-kit/captured-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let person: DevPerson;
let other: DevPerson;
beforeAll(async () => {
  product = await startProduct();
  const [first, second] = await makePeople(product.url, 2);
  if (!first || !second) throw new Error('two people were asked for');
  [person, other] = [first, second];
});
afterAll(() => product.close());

const DOCUMENTS = '/api/v1/legals/documents';
const ACCEPTANCES = '/api/v1/legals/acceptances';
const acceptances = z.object({
  items: z.array(
    z.object({
      document: z.string(),
      version: z.string(),
      hash: z.string(),
      accepted_at: z.string(),
      way: z.string(),
    }),
  ),
  due: z.array(
    z.object({
      document: z.string(),
      version: z.string(),
      hash: z.string(),
      accepted_version: z.nullable(z.string()),
    }),
  ),
});

async function read(who: Pick<DevPerson, 'access_token'>) {
  return acceptances.parse(await (await fetch(product.url + ACCEPTANCES, { headers: bearer(who) })).json());
}

async function codeOf(answer: Response): Promise<string> {
  return z.object({ code: z.string() }).parse(await answer.json()).code;
}

describe('the list of documents', () => {
  it('names every version with its fingerprint, newest first, to anybody [ROUTE-05]', async () => {
    const answer = await fetch(product.url + DOCUMENTS);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const { items } = z
      .object({
        items: z.array(
          z.object({
            document: z.string(),
            needs_acceptance: z.boolean(),
            versions: z.array(z.object({ version: z.string(), hash: z.string() })),
          }),
        ),
      })
      .parse(await answer.json());
    expect(items).toHaveLength(8);
    expect(items[0]).toMatchObject({ document: 'terms', needs_acceptance: true });
    expect(items[0]?.versions.map(({ version }) => version)).toEqual(['1.1', '1.0']);
    expect(new Set(items.flatMap(({ versions }) => versions.map(({ hash }) => hash))).size).toBe(18);
  });
});

describe('a document as a file', () => {
  it.each(['en', 'de', 'ar', 'ja', 'zh', 'ko'])('is a PDF in %s', async (language) => {
    const answer = await fetch(`${product.url}${DOCUMENTS}/terms/pdf?language=${language}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(`egcr-terms-1.1-${language}.pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-8).toString()).toContain('%%EOF');
  });

  it('is refused for what was never published', async () => {
    const ask = (path: string) => fetch(`${product.url}${DOCUMENTS}/${path}`);
    expect((await ask('treasure/pdf')).status).toBe(404);
    expect(await codeOf(await ask('terms/pdf?version=9.9'))).toBe('document_unknown');
    expect((await ask('terms/pdf?version=../../etc')).status).toBe(422);
    expect((await ask('terms/pdf?language=xx')).status).toBe(422);
    expect((await ask('terms/pdf?version=1.0')).status).toBe(200);
  });
});

describe('agreeing', () => {
  it('is a matter of the person alone, of versions that hold, and counts once', async () => {
    expect((await fetch(product.url + ACCEPTANCES)).status).toBe(401);
    const { items, due } = await read(person);
    expect([items.length, due.map(({ document }) => document)]).toEqual([
      0,
      ['terms', 'privacy', 'anti-money-laundering', 'acceptable-use'],
    ]);
    const agree = (given: unknown) => post(product.url + ACCEPTANCES, { items: given }, bearer(person));
    const [terms] = due;
    if (!terms) throw new Error('the terms are not due');
    const wanted = { document: terms.document, version: terms.version, hash: terms.hash };
    expect((await agree([])).status).toBe(422);
    expect((await agree([{ ...wanted, document: 'treasure' }])).status).toBe(422);
    expect(await codeOf(await agree([{ ...wanted, version: '1.0' }]))).toBe('version_outdated');
    expect(await codeOf(await agree([{ ...wanted, hash: 'a'.repeat(64) }]))).toBe('version_outdated');
    const answers = await Promise.all(Array.from({ length: 10 }, () => agree([wanted])));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const after = await read(person);
    expect(after.items).toMatchObject([{ ...wanted, way: 'page' }]);
    expect(after.due.map(({ document }) => document)).not.toContain('terms');
    expect((await read(other)).items).toEqual([]);
  });

  it('is asked for again when a newer version holds than was agreed to', async () => {
    await product.services.pool.query(
      `insert into legals.acceptance (id, user_id, document, version, hash, way, language, accepted_at, recorded_at)
       values (gen_random_uuid(), $1, 'privacy', '1.0', $2, 'sign_up', 'en', '2026-11-03', '2026-11-03')`,
      [other.user_id, 'b'.repeat(64)],
    );
    const { due } = await read(other);
    expect(due.find(({ document }) => document === 'privacy')).toMatchObject({
      version: '1.2',
      accepted_version: '1.0',
    });
  });
});

describe('signing up', () => {
  /** Signs up and confirms by the code of the mail; answers the bearer. */
  async function signUp(email: string, data: object) {
    const password = 'Harbour-Lamp-41-Quiet';
    expect((await post(`${product.url}/auth/v1/signup`, { email, password, data })).status).toBe(200);
    const code = await patiently(async () => {
      const [mail] = await readCaptured(product.services, email);
      if (!mail?.code) throw new Error('no mail yet');
      return mail.code;
    });
    const answer = await post(`${product.url}/auth/v1/verify`, { type: 'signup', email, token: code });
    return z.object({ access_token: z.string() }).parse(await answer.json());
  }

  it('with the tick is a recorded agreement: document, version, fingerprint, time', async () => {
    const who = await signUp('ticked@example.com', { agrees_to_legal: true });
    await patiently(async () => expect((await read(who)).items).toHaveLength(4));
    const { items, due } = await read(who);
    expect(items.every(({ way, hash }) => way === 'sign_up' && hash.length === 64)).toBe(true);
    expect(due).toEqual([]);
  });

  it('without it is none', async () => {
    const who = await signUp('unticked@example.com', {});
    await signUp('later@example.com', { agrees_to_legal: true }).then((later) =>
      patiently(async () => expect((await read(later)).items).toHaveLength(4)),
    );
    expect((await read(who)).items).toEqual([]);
  });
});
