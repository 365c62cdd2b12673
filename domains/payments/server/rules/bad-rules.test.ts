import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank } from '../testing/bank.ts';
import { rulesIn, toA } from '../testing/routing-rules.ts';
import { testPaymentsIn } from '../testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
let rules: ReturnType<typeof rulesIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
  rules = rulesIn(bank);
});
afterAll(() => bank.close());

describe('a bad rule names what is wrong', () => {
  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'a\u0000b' }, 'title'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ priority: -1 }, 'priority'],
    [{ priority: 1.5 }, 'priority'],
    [{ priority: 'NaN' }, 'priority'],
    [{ rails: [] }, 'rails'],
    [{ rails: [{ rail: 'paypal' }] }, 'rails.0.rail'],
    [{ rails: [{ rail: 'sandbox-card-a', share: -5 }] }, 'rails.0.share'],
    [{ rails: [{ rail: 'sandbox-card-a', share: 1e9 }] }, 'rails.0.share'],
    [{ rails: [{ rail: 'sandbox-card-a' }, { rail: 'sandbox-card-a' }] }, 'rails'],
    [{ rails: [{ rail: 'sandbox-card-a' }, { rail: 'internal' }] }, 'rails'],
    [{ rails: [{ rail: 'sandbox-card-a', share: 1 }, { rail: 'sandbox-card-b' }] }, 'rails'],
    [{ when: { min: '100' } }, 'when.currencies'],
    [{ when: { min: '9', max: '1', currencies: ['JVD'] } }, 'when.max'],
    [{ when: { min: '-1', currencies: ['JVD'] } }, 'when.min'],
    [{ when: { min: '9'.repeat(20), currencies: ['JVD'] } }, 'when.min'],
    [{ when: { currencies: ['XXQ'] } }, 'when.currencies.0'],
    [{ when: { methods: Array.from({ length: 1000 }, () => 'card') } }, 'when.methods'],
    [{ when: { networks: ['Visa!'] } }, 'when.networks.0'],
    [{ when: { payer_countries: ['de'] } }, 'when.payer_countries.0'],
    [{ when: { metadata: { a: 'x'.repeat(101) } } }, 'when.metadata.a'],
    [{ when: { and: [] } }, 'when.and'],
    [{ is_enforced: 1 }, 'is_enforced'],
  ])('%j', async (wrong, field) => {
    const merchant = await bank.person('Mara');
    const { status, body } = await rules.make(merchant, { ...toA, ...wrong });
    expect(status).toBe(422);
    expect(body.errors.map(({ field: at }: { readonly field: string }) => at)).toContain(field);
    expect(await rules.list(merchant)).toEqual([]);
  });

  it('metadata that would mean something to an object is refused, at a rule and at a link', async () => {
    const merchant = await bank.person('Mara');
    const hostile: unknown = JSON.parse('{"__proto__": "x"}');
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 'v']));
    for (const metadata of [hostile, many, { 'a.b': 'x' }, { a: 1 }]) {
      expect([400, 422]).toContain((await shop.makeLink(merchant, { metadata })).status);
      const { status } = await rules.make(merchant, { ...toA, when: { metadata } });
      expect([400, 422]).toContain(status);
    }
  });
});
