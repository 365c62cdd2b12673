import { keyIn } from '@egcr/developers/testing';
import { decide } from '@egcr/routing/server';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RULES_MAX } from '../../contract/limits.ts';
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

const statesOf = (rule: { readonly versions: readonly { version: number; state: string }[] }) =>
  rule.versions.map(({ version, state }) => [version, state]);
const routed = async (payer: TestPerson, link: string, number: 'accepted' | 'accepted_abroad' = 'accepted') =>
  (await shop.read(payer, await shop.sent(payer, link, number))).attempts[0];

describe('a routing rule [SYS-02]', () => {
  it('decides nothing as a draft; activated it decides, and the decision names it with its version', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const made = await rules.make(merchant);
    expect([made.status, statesOf(made.body)]).toEqual([201, [[1, 'draft']]]);
    expect((await routed(payer, link)).rail).toBe('sandbox-card-b');
    const active = await rules.activate(merchant, made.body);
    expect([active.status, statesOf(active.body)]).toEqual([200, [[1, 'active']]]);
    const { rail, decision } = await routed(payer, link);
    expect([rail, decision.reason]).toEqual(['sandbox-card-a', 'rule']);
    expect(decision.rule).toMatchObject({ name: made.body.id, version: 1, is_enforced: false });
  });

  it('that was replaced still explains what it decided: the kept question gives the same answer', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const first = await rules.active(merchant);
    await routed(payer, link);
    const second = { ...toA, title: 'Cards to C', rails: [{ rail: 'sandbox-card-c' }], is_enforced: true };
    const drafted = await rules.draft(merchant, first.id, second);
    expect(statesOf(drafted.body)).toEqual([
      [2, 'draft'],
      [1, 'active'],
    ]);
    expect(statesOf((await rules.activate(merchant, drafted.body)).body)).toEqual([
      [2, 'active'],
      [1, 'retired'],
    ]);
    expect((await routed(payer, link)).rail).toBe('sandbox-card-c');
    const { rows } = await bank.database.pool.query(
      `select route from payments.attempt join payments.payment on payment.id = payment_id
       where merchant_id = $1 order by payment_id`,
      [merchant.userId],
    );
    expect(rows.map(({ route }) => route.decision.rule.version)).toEqual([1, 2]);
    for (const { route } of rows) expect(decide(route.question)).toEqual(route.decision);
  });

  it('goes by amount, currency, network, country and what the merchant wrote with the link', async () => {
    const { merchant, payer, link } = await shop.testShop({ metadata: { campaign: 'spring' } });
    const other = (await shop.makeLink(merchant, { is_test: true })).body.id;
    const when = {
      currencies: ['JVD'],
      min: '2500',
      max: '2500',
      networks: ['mastercard'],
      payer_countries: ['DE'],
      metadata: { campaign: 'spring' },
    };
    await rules.active(merchant, { ...toA, when });
    expect((await routed(payer, link, 'accepted_abroad')).rail).toBe('sandbox-card-a');
    expect((await routed(payer, link)).rail).toBe('sandbox-card-b');
    expect((await routed(payer, other, 'accepted_abroad')).rail).toBe('sandbox-card-b');
  });

  it('shares payments out, and the same payment always falls the same way', async () => {
    const { merchant, payer, link } = await shop.testShop();
    await rules.active(merchant, {
      ...toA,
      is_enforced: true,
      rails: [
        { rail: 'sandbox-card-a', share: 50 },
        { rail: 'sandbox-card-c', share: 50 },
      ],
    });
    const seen = new Set<string>();
    for (let tried = 0; tried < 40 && seen.size < 2; tried += 1) seen.add((await routed(payer, link)).rail);
    expect([...seen].toSorted()).toEqual(['sandbox-card-a', 'sandbox-card-c']);
  });

  it('that leaves no rail refuses the payment with the reason, and the payment stays open', async () => {
    const { merchant, payer, link } = await shop.testShop();
    await rules.active(merchant, {
      ...toA,
      when: {},
      is_enforced: true,
      rails: [{ rail: 'sandbox-mobile' }],
    });
    const { body } = await shop.start(payer, link);
    const refused = await shop.confirmWith(payer, body.id, '4000000000000010');
    expect([refused.status, refused.body.code]).toEqual([409, 'no_route']);
    expect(refused.body.reasons).toContain('sandbox-card-a: rule');
    expect((await shop.read(payer, body.id)).state).toBe('requires_payment_method');
  });

  it('of tests touches no money, and of money no tests', async () => {
    const { merchant, payer, link } = await shop.shop();
    await rules.active(merchant, { ...toA, when: {}, is_enforced: true });
    expect((await shop.buy(payer, link)).body.attempts[0].decision.rule).toBe(null);
    const live = await rules.active(merchant, { ...toA, when: {}, rails: [{ rail: 'internal' }] });
    expect(live.is_test).toBe(false);
    const bought = await shop.buy(payer, link);
    expect(bought.body.attempts[0].decision.rule).toMatchObject({ name: live.id, version: 1 });
  });

  it('is called what the merchant calls it for the merchant alone', async () => {
    const { merchant, payer, link } = await shop.testShop();
    await rules.active(merchant, { ...toA, title: 'Cheap customers' });
    const id = await shop.sent(payer, link, 'accepted');
    expect((await shop.read(merchant, id)).attempts[0].decision.rule.title).toBe('Cheap customers');
    expect(JSON.stringify(await shop.read(payer, id))).not.toContain('Cheap customers');
  });

  it('ended decides no more; a draft ends without the PIN, what decides with it', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const rule = await rules.active(merchant);
    expect((await rules.retire(merchant, rule.id, {})).body).toMatchObject({ code: 'pin_required' });
    expect(statesOf((await rules.retire(merchant, rule.id)).body)).toEqual([[1, 'retired']]);
    expect((await rules.retire(merchant, rule.id)).body).toMatchObject({ code: 'rule_closed' });
    expect((await routed(payer, link)).rail).toBe('sandbox-card-b');
    const draft = await rules.make(merchant);
    expect((await rules.retire(merchant, draft.body.id, {})).status).toBe(200);
    expect((await rules.draft(merchant, draft.body.id, toA)).body).toMatchObject({ code: 'rule_closed' });
  });

  it('ends with the account of its merchant', async () => {
    const merchant = await bank.person('Mara');
    await rules.active(merchant);
    await bank.forget(merchant);
    expect((await rules.list(merchant)).flatMap(statesOf)).toEqual([[1, 'retired']]);
  });
});

describe('who activates a rule', () => {
  it('needs the PIN with the call, and the draft as it was read', async () => {
    const merchant = await bank.person('Mara');
    const { body: rule } = await rules.make(merchant);
    expect((await rules.activate(merchant, rule, { pin: undefined })).body).toMatchObject({
      code: 'pin_required',
    });
    expect((await rules.activate(merchant, rule, { pin: '112233' })).status).toBe(403);
    const changed = await rules.draft(merchant, rule.id, { ...toA, priority: 0 });
    expect((await rules.activate(merchant, rule)).body).toMatchObject({ code: 'rule_changed' });
    expect((await rules.activate(merchant, changed.body, { version: 2 })).body).toMatchObject({
      code: 'rule_changed',
    });
    expect((await rules.activate(merchant, changed.body)).status).toBe(200);
    expect((await rules.activate(merchant, changed.body)).body).toMatchObject({
      code: 'rule_closed',
      state: 'active',
    });
  });

  it('presses twenty times and has one active version', async () => {
    const merchant = await bank.person('Mara');
    const first = await rules.active(merchant);
    const { body } = await rules.draft(merchant, first.id, { ...toA, title: 'Again' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => rules.activate(merchant, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await rules.list(merchant)).flatMap(statesOf)).toEqual([
      [2, 'active'],
      [1, 'retired'],
    ]);
  });

  it('is its merchant: to others a rule is not there, whatever they do with it', async () => {
    const [merchant, other] = [await bank.person('Mara'), await bank.person('Otto')];
    const rule = await rules.active(merchant);
    const { body: draft } = await rules.draft(merchant, rule.id, toA);
    const answers = [
      await bank.call('GET', `/api/v1/routing/rules/${rule.id}`, { as: other }),
      await rules.draft(other, rule.id, toA),
      await rules.activate(other, draft),
      await rules.retire(other, rule.id),
      await rules.replay(other, toA, rule.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await rules.list(other)).toEqual([]);
    const secret = String((await keyIn(bank)(merchant, {})).body.secret);
    const byKey = await bank.call('GET', '/api/v1/routing/rules', { bearer: secret });
    expect(byKey.status).toBe(403);
  });

  it('lists the newest two versions of each rule, in the order in which they are asked', async () => {
    const merchant = await bank.person('Mara');
    const second = await rules.active(merchant, { ...toA, priority: 20 });
    const first = await rules.active(merchant, { ...toA, priority: 10 });
    const over = (await rules.make(merchant, { ...toA, priority: 1 })).body;
    await rules.retire(merchant, over.id);
    for (const title of ['Two', 'Three']) {
      const { body } = await rules.draft(merchant, first.id, { ...toA, title });
      await rules.activate(merchant, body);
    }
    const listed = await rules.list(merchant);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id, over.id]);
    expect(statesOf(listed[0])).toEqual([
      [3, 'active'],
      [2, 'retired'],
    ]);
    const whole = await bank.call('GET', `/api/v1/routing/rules/${first.id}`, { as: merchant });
    expect(statesOf(whole.body).map(([version]) => version)).toEqual([3, 2, 1]);
  });

  it('has two hundred rules in all, and fifty versions of one', async () => {
    const merchant = await bank.person('Mara');
    const rule = await rules.active(merchant);
    const ended = (many: number) =>
      bank.database.owner.query(
        `set session_replication_role = replica;
         insert into payments.routing_rule
           (id, rule_id, version, merchant_id, is_test, is_sample, state, title, priority, conditions, rails, is_enforced, created_at,
             retired_at)
         select ${uuidNow}, ${uuidNow}, 1, '${merchant.userId}', true, false, 'retired', 'Old', 1, '{}', '[{"rail":"sandbox-card-a","share":null}]', false, now(), now()
         from generate_series(1, ${many}) as place;
         set session_replication_role = origin`,
      );
    await bank.database.owner.query('update payments.routing_rule set version = 49 where rule_id = $1', [
      rule.id,
    ]);
    const { body: fiftieth } = await rules.draft(merchant, rule.id, toA);
    expect(statesOf(fiftieth)[0]).toEqual([50, 'draft']);
    // The draft itself is written again as often as one likes.
    expect((await rules.draft(merchant, rule.id, toA)).status).toBe(200);
    await rules.activate(merchant, (await rules.draft(merchant, rule.id, toA)).body);
    expect((await rules.draft(merchant, rule.id, toA)).body.code).toBe('rule_versions_spent');
    await ended(198);
    expect((await rules.make(merchant)).status).toBe(201);
    expect((await rules.make(merchant)).body.code).toBe('rule_limit_reached');
  });

  it('keeps a rule to its mode, and what has ended stays ended at its own time', async () => {
    const merchant = await bank.person('Mara');
    const rule = await rules.active(merchant);
    const live = { ...toA, when: {}, rails: [{ rail: 'internal' }] };
    expect((await rules.draft(merchant, rule.id, live)).body.code).toBe('rule_mode_changed');
    const { body } = await rules.retire(merchant, rule.id);
    bank.clock.advance(60);
    const other = (await rules.make(merchant)).body;
    await bank.forget(merchant);
    const listed = await rules.list(merchant);
    const of = (id: string) => listed.find((each: { id: string }) => each.id === id).versions[0];
    expect(of(rule.id).retired_at).toBe(body.versions[0].retired_at);
    expect(Date.parse(of(other.id).retired_at)).toBeGreaterThan(Date.parse(of(rule.id).retired_at));
  });

  it('has thirty rules at most, however many are written at once', async () => {
    const merchant = await bank.person('Mara');
    const answers = await Promise.all(Array.from({ length: RULES_MAX + 5 }, () => rules.make(merchant)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(RULES_MAX);
    expect(answers.filter(({ body }) => body.code === 'rule_limit_reached')).toHaveLength(5);
  });
});
