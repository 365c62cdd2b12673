import { acceptedAll as all, rejectedAll as no, CONSENT_VERSION } from '@egcr/contract/consent';
import { legalVersions } from '@egcr/legals/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { activityCalls, CONSENT, LOGS } from '../testing/activity-calls.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let calls: ReturnType<typeof activityCalls>;
beforeAll(async () => {
  product = await startProduct({ kit: { trustedProxies: 1 } });
  calls = activityCalls(product);
});
afterAll(() => product.close());

describe('the answer about cookies', () => {
  it('is about the version of the cookie text that holds [SHELL-05]', () => {
    expect(legalVersions.cookies[0].version).toBe(CONSENT_VERSION);
  });

  it('is kept as a receipt with version, choices, time and language, for its person alone [SHELL-05]', async () => {
    const [amina, bao] = [await calls.newPerson(), await calls.newPerson()];
    expect((await calls.send('GET', CONSENT, { as: amina })).json).toEqual({
      version: CONSENT_VERSION,
      receipt: null,
    });
    const saved = await calls.answer(amina, { ...no, analytics: true });
    const at = expect.stringMatching(/^20.*Z$/);
    const receipt = { version: CONSENT_VERSION, choices: { ...no, analytics: true }, locale: 'de', at };
    expect([saved.status, saved.json]).toEqual([200, { version: CONSENT_VERSION, receipt }]);
    expect((await calls.send('GET', CONSENT, { as: amina })).json).toEqual(saved.json);
    expect((await calls.send('GET', CONSENT, { as: bao })).json.receipt).toBeNull();
  });

  it('can be withdrawn, and every answer stays as proof [SHELL-05]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    expect((await calls.answer(amina, no)).json.receipt.choices).toEqual(no);
    const { json } = await calls.send('GET', `${LOGS}/export?format=json`, { as: amina });
    expect(json.consents.map(({ choices }: { choices: object }) => choices)).toEqual([no, all]);
  });

  it('needs someone signed in, the text that holds and every category [SHELL-05]', async () => {
    const amina = await calls.newPerson();
    const body = { version: CONSENT_VERSION, choices: all };
    expect((await calls.send('GET', CONSENT)).status).toBe(401);
    expect((await calls.send('PUT', CONSENT, { body })).status).toBe(401);
    const outdated = await calls.send('PUT', CONSENT, { as: amina, body: { ...body, version: '0.9' } });
    expect([outdated.status, outdated.json.code]).toEqual([409, 'consent_outdated']);
    for (const bad of [
      {},
      { ...body, choices: { analytics: true } },
      { ...body, choices: { ...all, more: true } },
    ])
      expect((await calls.send('PUT', CONSENT, { as: amina, body: bad })).status).toBe(422);
  });
});
