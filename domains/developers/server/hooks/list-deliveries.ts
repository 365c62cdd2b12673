import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import type { Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { deliveriesCall, deliveriesFileCall } from '../../contract/webhook-endpoints.ts';
import { listDeliveryRows, type DeliveriesAsked } from './delivery-store.ts';
import { ownWebhook } from './own-webhooks.ts';
import { showDelivery } from './shown.ts';
import { findWebhook } from './webhook-store.ts';

async function askedBy(
  work: Work,
  { params, query }: Pick<CallInput<typeof deliveriesFileCall>, 'params' | 'query'>,
): Promise<Omit<DeliveriesAsked, 'after' | 'limit'>> {
  const { id: webhookId } = ownWebhook(work, await findWebhook(work.db, pathId(params.id)));
  return { webhookId, state: query.state, words: query.words };
}

/** What was sent to a webhook, newest first. Refuses not_found. */
export async function listDeliveries(
  work: Work,
  input: CallInput<typeof deliveriesCall>,
): Promise<ReplyOf<typeof deliveriesCall>> {
  const asked = await askedBy(work, input);
  const { rows, next } = await pageById(input.query, (page) =>
    listDeliveryRows(work.db, { ...asked, ...page }),
  );
  return { items: rows.map(showDelivery), next };
}

const HEAD = [
  'event_at',
  'event_id',
  'type',
  'mode',
  'state',
  'attempts',
  'last_result',
  'last_at',
  'next_at',
];

/** The same as a file of values. Refuses not_found. */
export async function exportDeliveries(
  work: Work,
  input: CallInput<typeof deliveriesFileCall>,
): Promise<FileReply> {
  const asked = await askedBy(work, input);
  return sheetOf({
    name: 'webhook-deliveries',
    now: work.now,
    head: HEAD,
    list: (db, page) => listDeliveryRows(db, { ...asked, ...page }),
    values: (_db, rows) =>
      rows
        .map(showDelivery)
        .map(({ event, state, attempts, last_result: result, last_at: lastAt, next_at: nextAt }) => [
          event.at,
          event.id,
          event.type,
          event.mode,
          state,
          attempts.toString(),
          result ?? '',
          lastAt ?? '',
          nextAt ?? '',
        ]),
  });
}
