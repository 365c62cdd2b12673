import type { BodyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useRereadAfter } from '@egcr/web-kit/reread-after';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import {
  answerPaymentCall,
  depositToBusinessCall,
  freezeBusinessCall,
  listBusinessEntriesCall,
  payFromBusinessCall,
  readBusinessWalletCall,
  unfreezeBusinessCall,
} from '../contract/index.ts';

const KEY = ['treasury'] as const;

export function useBusinessWallet(organisation: string) {
  return useQuery({
    queryKey: [...KEY, organisation, 'wallet'],
    queryFn: ({ signal }) => call(readBusinessWalletCall, { params: { organisation } }, { signal }),
  });
}

/** What changed one balance, newest first. */
export function useEntries(organisation: string, asset: string) {
  const { language } = useLanguage();
  return usePages([...KEY, organisation, 'entries', asset, language], (query, options) =>
    call(listBusinessEntriesCall, { params: { organisation }, query: { ...query, asset } }, options),
  );
}

/** What members do with the money. Each reads the wallet again afterwards, also where it was refused. */
export function useMoneyActs(organisation: string) {
  const params = { organisation };
  const then = useRereadAfter([...KEY, organisation]);
  return {
    pay: (body: BodyOf<typeof payFromBusinessCall>, idempotencyKey: string) =>
      then(call(payFromBusinessCall, { params, body }, { idempotencyKey })),
    deposit: (body: BodyOf<typeof depositToBusinessCall>, idempotencyKey: string) =>
      then(call(depositToBusinessCall, { params, body }, { idempotencyKey })),
    answer: (payment: string, answer: 'confirm' | 'decline', idempotencyKey: string) =>
      then(
        call(answerPaymentCall, { params: { organisation, payment }, body: { answer } }, { idempotencyKey }),
      ),
    freeze: () => then(call(freezeBusinessCall, { params, body: undefined })),
    unfreeze: () => then(call(unfreezeBusinessCall, { params })),
  };
}
