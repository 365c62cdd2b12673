import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { apiEventAsked } from '../../contract/index.ts';

export const WEBHOOKS = '/api/v1/developers/webhooks';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A server of a merchant that webhooks lead to. */
export async function openReceiver() {
  const receiver = {
    url: '',
    /** What it answers. */
    status: 200,
    received: [] as Received[],
    /** What happens while it takes its time to answer. */
    meanwhile: async (): Promise<unknown> => undefined,
    begin: () => {
      receiver.status = 200;
      receiver.received = [];
      receiver.meanwhile = async () => undefined;
    },
    close: () => server.close(),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers as Record<string, string>, body });
      void receiver.meanwhile().then(() => response.writeHead(receiver.status).end());
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** What merchants, the product and its queue do with webhooks that lead to a receiver. */
export function hooksIn(bank: Bank, { url }: Pick<Receiver, 'url'>) {
  const deliveries = async (as: TestPerson, id: string) =>
    (await bank.call('GET', `${WEBHOOKS}/${id}/deliveries`, { as })).body.items;
  const makeHook = (as: TestPerson, body: object = {}): Promise<Answer> =>
    bank.call('POST', WEBHOOKS, { as, body: { url, mode: 'live', pin: TEST_PIN, ...body } });
  /** As the listener of the product does it, as often as a test says. */
  const happen = async (owner: TestPerson, { times = 1, isLive = true } = {}): Promise<string> => {
    const id = crypto.randomUUID();
    const payload = {
      owner_id: owner.userId,
      is_live: isLive,
      type: 'payment.succeeded',
      object: { id: 'p1' },
    };
    const [listener] = bank.domains.flatMap(({ listeners }) => listeners?.[apiEventAsked.topic] ?? []);
    for (let time = 0; time < times; time += 1)
      await bank.services.unit(async (work) => listener?.(work, { id, topic: apiEventAsked.topic, payload }));
    return id;
  };
  return {
    makeHook,
    readHook: async (as: TestPerson) => (await bank.call('GET', WEBHOOKS, { as })).body.items[0],
    switchHook: (as: TestPerson, id: string, state: 'enabled' | 'disabled') =>
      bank.call('PUT', `${WEBHOOKS}/${id}/state`, { as, body: { state } }),
    deliveries,
    happen,
    /** A merchant with a webhook that has one thing to be told of. */
    waiting: async (name = 'Mara') => {
      const merchant = await bank.person(name);
      const { id } = (await makeHook(merchant)).body.webhook;
      await happen(merchant);
      const [{ id: delivery }] = await deliveries(merchant, id);
      return { merchant, id: String(id), delivery: String(delivery) };
    },
    /** Runs the errand of a delivery as the queue does. */
    send: async (id: string): Promise<void> => {
      const [errand] = bank.domains.flatMap(({ outings }) => outings?.['developers.deliver'] ?? []);
      await errand?.(bank.services, { id });
    },
    /** When the queue runs the tries of a delivery that wait. */
    queued: async (id: string): Promise<readonly Date[]> => {
      const { rows } = await bank.database.owner.query(
        "select run_at from graphile_worker.jobs where key = $1 and task_identifier = 'developers.deliver'",
        [`developers.deliver ${id}`],
      );
      return rows.map(({ run_at: at }) => at);
    },
    /** The queue has begun with what waits of a delivery. */
    taken: (id: string) =>
      bank.database.owner.query('select from graphile_worker.remove_job($1)', [`developers.deliver ${id}`]),
  };
}
