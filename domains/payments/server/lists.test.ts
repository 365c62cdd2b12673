import { keyIn } from '@egcr/developers/testing';
import { referenceOf } from '@egcr/wallet/contract';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, shopIn } from './testing/bank.ts';
import { rulesIn, toA } from './testing/routing-rules.ts';
import { numberOf, testPaymentsIn } from './testing/test-payments.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const LINKS = '/api/v1/payment-links';
const PAYMENTS = '/api/v1/payments';

async function titles(path: string, as: TestPerson): Promise<string[]> {
  const { status, body } = await bank.call('GET', path, { as });
  expect(status).toBe(200);
  return body.items.map(({ title }: { readonly title: string }) => title);
}

async function file(path: string, as: TestPerson): Promise<string[]> {
  const reply = await fetch(`${bank.url}${path}`, {
    headers: { authorization: `Bearer ${as.userId}:fresh` },
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await reply.text()).trimEnd().split('\r\n');
}

/** A merchant with links of several titles, each paid by one customer. */
async function stall(...sold: readonly string[]) {
  const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim', '100000')];
  const links: string[] = [];
  for (const title of sold) {
    const { body: link } = await shops.makeLink(merchant, { title });
    const { body: started } = await shops.start(payer, link.id);
    expect((await shops.confirm(payer, started.id)).status).toBe(200);
    links.push(link.id);
  }
  return { merchant, payer, links };
}

describe('payments are searched by what was sold', () => {
  it('finds words and their beginnings, without accents and capitals, newest first', async () => {
    const { merchant } = await stall('Coffee beans', 'Café au lait', 'コーヒー豆', 'Green tea');
    const found = (words: string) => titles(`${PAYMENTS}?words=${encodeURIComponent(words)}`, merchant);
    expect(await found('coff')).toEqual(['Coffee beans']);
    expect(await found('BEANS coffee')).toEqual(['Coffee beans']);
    expect(await found('cafe')).toEqual(['Café au lait']);
    expect(await found('豆')).toEqual(['コーヒー豆']);
    expect(await found('green coffee')).toEqual([]);
    expect(await found('  ')).toHaveLength(4);
    expect(await found('%_\\\'"&|!')).toHaveLength(4);
  });

  it('reads on page by page, each payment once, with state and mode', async () => {
    const { merchant, payer } = await stall('Blue cup', 'Red cup', 'Old plate', 'Blue plate', 'White cup');
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await bank.call('GET', `${PAYMENTS}?words=cup&limit=1${after}`, { as: merchant });
      seen.push(...body.items.map(({ title }: { readonly title: string }) => title));
      after = body.next === null ? '' : `&after=${body.next}`;
    } while (after !== '');
    expect(seen).toEqual(['White cup', 'Red cup', 'Blue cup']);
    const { body: again } = await shops.makeLink(merchant, { title: 'Big cup' });
    await shops.start(payer, again.id);
    const open = `${PAYMENTS}?words=cup&state=requires_payment_method`;
    expect(await titles(open, merchant)).toEqual(['Big cup']);
    expect(await titles(`${open}&mode=live`, merchant)).toEqual(['Big cup']);
    expect(await titles(`${PAYMENTS}?words=cup&mode=test`, merchant)).toEqual([]);
    expect(await titles(`${PAYMENTS}?words=cup&state=succeeded&payment_link=${again.id}`, merchant)).toEqual(
      [],
    );
  });

  it('finds the orders of a shop, also older pages of them', async () => {
    const { merchant, payer } = await stall();
    for (const number of [101, 102, 103]) {
      const made = await bank.call('POST', '/api/v1/checkout-sessions', {
        as: merchant,
        key: crypto.randomUUID(),
        body: { title: `Order ${number}`, amount: jvd('2500'), success_url: 'https://shop.example/thanks' },
      });
      const { body } = await bank.call('GET', `/api/v1/checkout/${made.body.id}`);
      await shops.start(payer, body.id);
    }
    expect(await titles(`${PAYMENTS}?words=order`, merchant)).toEqual([
      'Order 103',
      'Order 102',
      'Order 101',
    ]);
    expect(await titles(`${PAYMENTS}?words=102`, merchant)).toEqual(['Order 102']);
    const first = await bank.call('GET', `${PAYMENTS}?words=order&limit=2`, { as: merchant });
    expect(await titles(`${PAYMENTS}?words=order&after=${first.body.next}`, merchant)).toEqual(['Order 101']);
  });

  it('never finds what another merchant sold', async () => {
    const { merchant, payer } = await stall('Silver spoon');
    const other = await stall('Silver fork');
    expect(await titles(`${PAYMENTS}?words=silver`, merchant)).toEqual(['Silver spoon']);
    expect(await titles(`${PAYMENTS}?words=silver`, payer)).toEqual([]);
    expect(await titles(`${LINKS}?words=silver`, other.merchant)).toEqual(['Silver fork']);
  });
});

const SESSIONS = '/api/v1/checkout-sessions';

/** A shop that takes test orders: one was paid, one is being paid, one waits, one was given up and one is past its end. */
async function orders() {
  const { confirmWith, run, start } = testPaymentsIn(bank);
  const { merchant, payer } = await stall();
  const take = async (title: string, more: object = {}) => {
    const { status, body } = await bank.call('POST', SESSIONS, {
      as: merchant,
      key: crypto.randomUUID(),
      body: {
        title,
        amount: jvd('2500'),
        is_test: true,
        success_url: 'https://shop.example/thanks',
        ...more,
      },
    });
    expect(status).toBe(201);
    return body;
  };
  const late = await take('Late tea', { expires_in_minutes: 30 });
  bank.clock.advance(31 * 60);
  const paid = await take('=Paid tea', { metadata: { order: 'TH-4711' } });
  const { body: sold } = await start(payer, paid.link_id);
  await confirmWith(payer, sold.id, numberOf('accepted'));
  await run(sold.id, 1);
  const paying = await take('Paying tea');
  const { body: sent } = await start(payer, paying.link_id);
  await confirmWith(payer, sent.id, numberOf('accepted'));
  const ended = await take('Ended tea');
  await bank.call('POST', `${SESSIONS}/${ended.id}/expire`, { as: merchant });
  const open = await take('Open cup', { is_test: false });
  return { merchant, late, paid, sold, paying, ended, open };
}

describe('checkout sessions are narrowed, searched and downloaded', () => {
  it('shows those of a state and a mode as each of them reads, page by page', async () => {
    const { merchant } = await orders();
    const found = (query: string) => titles(`${SESSIONS}${query}`, merchant);
    expect(await found('')).toEqual(['Open cup', 'Ended tea', 'Paying tea', '=Paid tea', 'Late tea']);
    expect(await found('?state=open')).toEqual(['Open cup', 'Paying tea']);
    expect(await found('?state=complete')).toEqual(['=Paid tea']);
    expect(await found('?state=expired')).toEqual(['Ended tea', 'Late tea']);
    expect(await found('?state=open&mode=live')).toEqual(['Open cup']);
    expect(await found('?state=open&mode=test&words=tea')).toEqual(['Paying tea']);
    const { body } = await bank.call('GET', SESSIONS, { as: merchant });
    for (const { title, state } of body.items) expect(await found(`?state=${state}`)).toContain(title);
    const first = await bank.call('GET', `${SESSIONS}?state=expired&limit=1`, { as: merchant });
    expect(await found(`?state=expired&after=${first.body.next}`)).toEqual(['Late tea']);
  });

  it('finds an order by its title, by what its shop calls it, by its id and by that of its payment', async () => {
    const { merchant, paid, sold } = await orders();
    const found = (words: string) => titles(`${SESSIONS}?words=${encodeURIComponent(words)}`, merchant);
    expect(await found('cup')).toEqual(['Open cup']);
    for (const words of ['th-4711', '4711', paid.id, ` ${paid.id.toUpperCase()} `, sold.id])
      expect(await found(words)).toEqual(['=Paid tea']);
    expect(await found(crypto.randomUUID())).toEqual([]);
  });

  it('never lists what another shop takes, whatever is asked for', async () => {
    const { paid, sold } = await orders();
    const { merchant } = await stall();
    for (const query of ['', '?state=complete', '?words=tea', `?words=${paid.id}`, `?words=${sold.id}`]) {
      expect(await titles(`${SESSIONS}${query}`, merchant)).toEqual([]);
      const [, ...rows] = await file(`${SESSIONS}/export${query}`, merchant);
      expect(rows).toEqual([]);
    }
  });

  it('shows a key the sessions of its own mode alone', async () => {
    const { merchant } = await orders();
    const bearer = String((await keyIn(bank)(merchant, { mode: 'test' })).body.secret);
    const seen = async (query: string) =>
      (await bank.call('GET', `${SESSIONS}${query}`, { bearer })).body.items.map(
        ({ title }: { readonly title: string }) => title,
      );
    expect(await seen('')).toEqual(['Ended tea', 'Paying tea', '=Paid tea', 'Late tea']);
    expect(await seen('?mode=live')).toEqual([]);
  });

  it('gives the same as a file, with the reference of the payment', async () => {
    const { merchant, paid, sold } = await orders();
    const [head, ...rows] = await file(`${SESSIONS}/export?mode=test&state=complete`, merchant);
    expect(head).toBe('created_at,session,title,metadata,state,amount,currency,payment,expires_at,mode');
    expect(rows).toEqual([
      [
        paid.created_at,
        paid.id,
        "'=Paid tea",
        '"{""order"":""TH-4711""}"',
        'complete',
        '25.00',
        'JVD',
        referenceOf(sold.id),
        paid.expires_at,
        'test',
      ].join(','),
    ]);
  });

  it.each([
    ['state=paid', 'state', 'not_offered'],
    ['mode=both', 'mode', 'not_offered'],
    [`words=${'a'.repeat(81)}`, 'words', 'too_long'],
  ])('refuses %s and names the field', async (query, field, code) => {
    const merchant = await bank.person('Mara');
    for (const path of [SESSIONS, `${SESSIONS}/export`]) {
      const { status, body } = await bank.call('GET', `${path}?${query}`, { as: merchant });
      expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
    }
  });
});

describe('payment links are narrowed, searched and downloaded', () => {
  it('shows those of a state and a mode, and as a file the same with what was sold', async () => {
    const { merchant, links } = await stall('Tea pot', 'Tea cup');
    await shops.makeLink(merchant, { title: '=SUM(tea)', is_test: true, stock: 3 });
    await bank.call('PUT', `${LINKS}/${links[0]}/state`, { as: merchant, body: { state: 'inactive' } });
    expect(await titles(`${LINKS}?state=inactive`, merchant)).toEqual(['Tea pot']);
    expect(await titles(`${LINKS}?state=active&words=tea`, merchant)).toEqual(['=SUM(tea)', 'Tea cup']);
    expect(await titles(`${LINKS}?mode=test`, merchant)).toEqual(['=SUM(tea)']);
    const [head, ...rows] = await file(`${LINKS}/export?mode=live`, merchant);
    expect(head).toContain('created_at,title,state,amount,currency,sold,stock,expires_at,mode');
    expect(rows.map((row) => row.split(',').slice(1))).toEqual([
      ['Tea cup', 'active', '25.00', 'JVD', '1', '', '', 'live'],
      ['Tea pot', 'inactive', '25.00', 'JVD', '1', '', '', 'live'],
    ]);
    const [, typed] = await file(`${LINKS}/export?mode=test`, merchant);
    expect(typed).not.toMatch(/,=SUM/);
  });

  it('counts a link past its end as expired before the job has said so', async () => {
    const { merchant } = await stall('Winter tea');
    const { body: short } = await shops.makeLink(merchant, { title: 'Spring tea', expires_in_days: 1 });
    bank.clock.advance(25 * 3600);
    expect(await titles(`${LINKS}?state=expired`, merchant)).toEqual([short.title]);
    expect(await titles(`${LINKS}?state=active`, merchant)).toEqual(['Winter tea']);
  });
});

describe('the rules of a merchant as a file', () => {
  it('have all versions of the routing rules, each rule from its newest, with what they ask and share', async () => {
    const rules = rulesIn(bank);
    const { merchant } = await stall();
    const first = await rules.active(merchant, {
      ...toA,
      title: '=Large cards',
      priority: 5,
      when: {
        methods: ['card'],
        currencies: ['JVD'],
        payer_countries: ['DE', 'AT'],
        metadata: { shop: 'Graz' },
        min: '12345',
      },
    });
    await rules.draft(merchant, first.id, {
      ...toA,
      title: 'Split',
      priority: 5,
      when: {},
      rails: [
        { rail: 'sandbox-card-a', share: 70 },
        { rail: 'sandbox-card-c', share: 30 },
      ],
      is_enforced: true,
    });
    const ended = (await rules.make(merchant, { ...toA, priority: 1 })).body;
    await rules.retire(merchant, ended.id);
    const [head, ...rows] = await file('/api/v1/routing/rules/export', merchant);
    expect(head).toBe(
      'title,version,state,priority,methods,currencies,networks,payer_countries,metadata,min,max,rails,shares,only_these_rails,mode,created_at,activated_at,retired_at,rule',
    );
    const rails = 'sandbox-card-a; sandbox-card-c';
    expect(rows.map((row) => row.replaceAll('"', '').split(',').slice(0, 15).join())).toEqual([
      `Split,2,draft,5,,,,,,,,${rails},70; 30,yes,test`,
      `'=Large cards,1,active,5,card,JVD,,DE; AT,shop=Graz,123.45,,${rails},,no,test`,
      `Cards to A,1,retired,1,card,,,,,,,${rails},,no,test`,
    ]);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual([first.id, first.id, ended.id]);
  });

  it('have the rules of risk that decide now, the newest first', async () => {
    const { merchant } = await stall();
    const make = (body: object) =>
      bank.call('POST', '/api/v1/risk/rules', {
        as: merchant,
        key: crypto.randomUUID(),
        body: { pin: TEST_PIN, ...body },
      });
    const { body: ended } = await make({ kind: 'score', at_least: 90, action: 'block' });
    await bank.call('POST', `/api/v1/risk/rules/${ended.id}/end`, {
      as: merchant,
      body: { pin: TEST_PIN },
    });
    await make({ kind: 'score', at_least: 50, action: 'review' });
    await make({ kind: 'amount', amount: jvd('200000'), action: 'block' });
    const [head, ...rows] = await file('/api/v1/risk/rules/export', merchant);
    expect(head).toBe('created_at,kind,at_least,amount,currency,action');
    expect(rows.map((row) => row.split(',').slice(1).join())).toEqual([
      'amount,,2000.00,JVD,block',
      'score,50,,,review',
    ]);
  });

  it('are only their own', async () => {
    const { merchant } = await stall();
    await rulesIn(bank).make(merchant);
    for (const kind of ['routing', 'risk'])
      expect(await file(`/api/v1/${kind}/rules/export`, await bank.person('Pim'))).toHaveLength(1);
  });
});
