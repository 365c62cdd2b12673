import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { invariant } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';
import { createUnitOfWork } from '@egcr/server-kit/unit-of-work';

import type { PaymentsDoor } from '../index.ts';
import type {
  AskedRequest,
  RailAnswer,
  RailRefund,
  RailRequest,
  RailStatus,
  RefundStatus,
} from '../rails/connector.ts';
import type { LiveRail } from '../rails/live-rail.ts';
import { errandsIn, openBank, shopIn } from './bank.ts';

export const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

/** What the rail says next, or that it breaks off in the middle. */
interface Script {
  pay: RailAnswer | Error;
  ask: RailStatus | Error;
  giveUp: Error | undefined;
  refund: RefundStatus | Error;
  askRefund: RefundStatus | Error;
}

type Heard =
  | readonly ['pay', RailRequest]
  | readonly ['ask' | 'giveUp', AskedRequest]
  | readonly ['refund' | 'askRefund', RailRefund]
  | readonly [
      'answerDispute',
      { readonly mark: string; readonly ref: string; readonly evidence: string | null },
    ];

const begun = (): Script => ({
  pay: { state: 'unknown', took_ms: 7 },
  ask: { state: 'unknown' },
  giveUp: undefined,
  refund: { state: 'unknown' },
  askRefund: { state: 'unknown' },
});

function spoken<Said>(said: Said | Error): Said {
  if (said instanceof Error) throw said;
  return said;
}

/** A card rail of another company that says what a test has written down, and keeps what it was asked. */
function scriptedRail() {
  const script = begun();
  const heard: Heard[] = [];
  const rail: LiveRail = {
    rail: 'stripe',
    method: 'card',
    assets: ['USD'],
    max: '99999999',
    cost: { fixed: '0', variable_bps: '0', p95_ms: 1000 },
    connector: () => ({
      rail: 'stripe',
      pay: async (request) => {
        heard.push(['pay', request]);
        return spoken(script.pay);
      },
      ask: async (asked) => {
        heard.push(['ask', asked]);
        return spoken(script.ask);
      },
      giveUp: async (asked) => {
        heard.push(['giveUp', asked]);
        spoken(script.giveUp);
      },
      refund: async (refund) => {
        heard.push(['refund', refund]);
        return spoken(script.refund);
      },
      askRefund: async (refund) => {
        heard.push(['askRefund', refund]);
        return spoken(script.askRefund);
      },
    }),
    answerDispute: async (answer) => void heard.push(['answerDispute', answer]),
  };
  return { rail, script, heard };
}

/** The same services at one instant. */
export function servicesAt({ services }: Bank, now: Date): Services {
  const clock = { now: () => now };
  return { ...services, clock, unit: createUnitOfWork({ ...services, clock }) };
}

/** A bank whose customers pay by card over a rail that says what a test has written down. */
export async function openScripted() {
  const { rail, script, heard } = scriptedRail();
  let payments: (() => PaymentsDoor) | undefined;
  const bank = await openBank((parts) => {
    ({ payments } = parts);
    return { domain: { name: 'scripted' }, rails: [rail] };
  });
  invariant(payments !== undefined, 'the bank was opened without its rail');
  const shop = shopIn(bank);
  const errands = errandsIn(bank, [rail]);
  const read = async (as: TestPerson, id: string) =>
    (await bank.call('GET', `/api/v1/payments/${id}`, { as })).body;
  const confirm = async (as: TestPerson, id: string): Promise<void> => {
    const { status } = await bank.call('POST', `/api/v1/payments/${id}/confirm`, {
      as,
      key: crypto.randomUUID(),
      body: { pin: TEST_PIN, method: 'card' },
    });
    invariant(status === 200, 'a payment by card is taken');
  };
  /** A payment that is on its way, and has not reached the rail yet. */
  const sent = async (link: object = {}) => {
    heard.length = 0;
    Object.assign(script, begun());
    const sold = await shop.shop({ amount: usd('2500'), ...link }, '0');
    const id = String((await shop.start(sold.payer, sold.link, { method: 'card' })).body.id);
    await confirm(sold.payer, id);
    return { ...sold, id };
  };
  return {
    bank,
    door: payments(),
    rails: [rail],
    script,
    heard,
    errands,
    read,
    confirm,
    sent,
    /** A payment that the rail has taken under this name. */
    paid: async (ref: string, link: object = {}) => {
      const sold = await sent(link);
      script.pay = { state: 'succeeded', provider_ref: ref, took_ms: 7 };
      await errands.run(sold.id);
      heard.length = 0;
      return sold;
    },
    balanceOf: async (as: TestPerson) =>
      (await bank.call('GET', '/api/v1/payment-balance', { as })).body.items[0],
    /** What is kept of the attempt of a payment. */
    attemptOf: async (id: string) => {
      const { rows } = await bank.database.pool.query(
        'select * from payments.attempt where payment_id = $1',
        [id],
      );
      return rows[0];
    },
    set: (id: string, columns: Readonly<Record<string, unknown>>) =>
      bank.database.owner.query(
        `update payments.attempt set ${Object.keys(columns)
          .map((name, place) => `${name} = $${place + 2}`)
          .join(', ')} where payment_id = $1`,
        [id, ...Object.values(columns)],
      ),
    /** After how many seconds the queue runs the errand with this key. */
    waitOf: async (key: string): Promise<number | undefined> => {
      const { rows } = await bank.database.owner.query(
        'select extract(epoch from run_at - updated_at)::float as wait from graphile_worker.jobs where key = $1',
        [key],
      );
      return rows[0]?.wait;
    },
  };
}

export type Scripted = Awaited<ReturnType<typeof openScripted>>;
