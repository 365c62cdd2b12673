import type { ReplyOf } from '@egcr/contract/endpoint';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { principalOf, type Work } from '@egcr/server-kit/work';

import type { webhooksCall, webhooksFileCall } from '../../contract/webhook-endpoints.ts';
import { showWebhook } from './shown.ts';
import { listWebhooks, type WebhooksAsked } from './webhook-store.ts';

function askedBy(
  work: Work,
  { state, mode, words }: CallInput<typeof webhooksFileCall>['query'],
): Omit<WebhooksAsked, 'after' | 'limit'> {
  return { ownerId: principalOf(work), state, isLive: mode && mode === 'live', words };
}

/** A person's webhooks, newest first. */
export async function listOwnWebhooks(
  work: Work,
  { query }: CallInput<typeof webhooksCall>,
): Promise<ReplyOf<typeof webhooksCall>> {
  const asked = askedBy(work, query);
  const { rows, next } = await pageById(query, (page) => listWebhooks(work.db, { ...asked, ...page }));
  return { items: rows.map(showWebhook), next };
}

const HEAD = ['created_at', 'url', 'mode', 'state', 'disabled_why', 'events'];

/** The same as a file of values. */
export async function exportWebhooks(
  work: Work,
  { query }: CallInput<typeof webhooksFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'webhooks',
    now: work.now,
    head: HEAD,
    list: (db, page) => listWebhooks(db, { ...asked, ...page }),
    values: (_db, rows) =>
      rows
        .map(showWebhook)
        .map((hook) => [
          hook.created_at,
          csvTyped(hook.url),
          hook.mode,
          hook.state,
          hook.disabled_why ?? '',
          hook.events?.join(' ') ?? 'all',
        ]),
  });
}
