import type { BodyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQueryClient } from '@tanstack/react-query';

import { decideCommentCall, readQueueCall } from '../../contract/index.ts';
import type { QueueView } from './queue-address.ts';

const KEY = ['comments', 'queue'] as const;

export function useQueue({ state }: QueueView) {
  return usePages([...KEY, state], (asked, options) =>
    call(readQueueCall, { query: { ...(state && { state }), ...asked } }, options),
  );
}

export type DecisionBody = BodyOf<typeof decideCommentCall>;

/** What an editor decides; afterwards the queue is read again. */
export function useDecide(comment: string) {
  const client = useQueryClient();
  return async (body: DecisionBody, key: string) => {
    const decided = await call(decideCommentCall, { params: { comment }, body }, { idempotencyKey: key });
    await client.invalidateQueries({ queryKey: KEY });
    return decided;
  };
}
