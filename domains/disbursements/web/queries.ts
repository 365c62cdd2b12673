import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import {
  cancelEnvelopeCall,
  envelopeCall,
  envelopesCall,
  paymentsCall,
  proposeEnvelopeCall,
} from '../contract/index.ts';
import type { EnvelopesView } from './envelopes-address.ts';

const KEY = ['disbursements'] as const;

/** Envelopes, newest first. */
export function useEnvelopes({ state }: EnvelopesView) {
  return usePages([...KEY, 'list', state], (asked, options) =>
    call(envelopesCall, { query: { ...(state && { state }), ...asked } }, options),
  );
}

export function useEnvelope(id: string) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(envelopeCall, { params: { id } }, { signal }),
  });
}

/** The payments of an envelope, in their order. */
export function usePayments(id: string) {
  return usePages([...KEY, 'payments', id], (asked, options) =>
    call(paymentsCall, { params: { id }, query: asked }, options),
  );
}

/** Proposes or cancels; a repeat under the same key has no second effect. */
export const changes = {
  propose: (id: string, idempotencyKey: string) =>
    call(proposeEnvelopeCall, { params: { id } }, { idempotencyKey }),
  cancel: (id: string, idempotencyKey: string) =>
    call(cancelEnvelopeCall, { params: { id } }, { idempotencyKey }),
} as const;

export function rereadEnvelopes(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
