import { isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useWalletText } from '../messages/index.ts';
import { keepTransfer, rereadWallet } from '../queries.ts';
import { useLimitRefusal } from '../security/use-limit-refusal.ts';
import type { SendDraft } from './draft.ts';
import { walletIssue } from './issue-text.ts';
import { pressUnderWay, sendDraft, type SendOutcome } from './send-draft.ts';

type Attempt =
  | { readonly state: 'ready' | 'sending' | 'unknown' }
  | { readonly state: 'refused'; readonly sentence: string };

/** Where this draft stands, and the press that sends it. Leads to the receipt when the money has left. */
export function useSendAttempt(draft: SendDraft): Attempt & { readonly send: () => void } {
  const client = useQueryClient();
  const { go } = useWay();
  const sentence = useRefusalSentence(draft);
  const [attempt, setAttempt] = useState<Attempt>(() => beginning(draft));
  function settle(outcome: SendOutcome) {
    if (outcome.kind === 'sent') {
      const { transfer } = outcome;
      keepTransfer(client, { ...transfer, direction: 'out' });
      go(receiptOf(transfer.id), 'replace');
      void rereadWallet(client);
    } else if (outcome.kind === 'unknown') setAttempt({ state: 'unknown' });
    // The frame has gone to the PIN page and comes back.
    else if (isRefusal(outcome.failure, 'pin_required')) setAttempt({ state: 'ready' });
    else setAttempt({ state: 'refused', sentence: sentence(outcome.failure) });
  }
  const isHere = useRef(true);
  async function follow(press: Promise<SendOutcome>) {
    const outcome = await press;
    // Whoever has gone elsewhere meanwhile stays there; the draft remembers what became of it.
    if (isHere.current) settle(outcome);
  }
  const begin = useEffectEvent(() => {
    const press = pressUnderWay(draft);
    if (press) void follow(press);
    else if (draft.state === 'sent' && draft.transferId !== undefined)
      go(receiptOf(draft.transferId), 'replace');
  });
  // A press may have been made before this page was left and come back to; a draft that was sent has its receipt.
  useEffect(() => {
    isHere.current = true;
    begin();
    return () => {
      isHere.current = false;
    };
  }, []);
  function send() {
    setAttempt({ state: 'sending' });
    void follow(sendDraft(draft));
  }
  return { ...attempt, send };
}

/** The receipt, as the page that follows a payment. */
function receiptOf(transferId: string): string {
  return `/wallet/transfers/${transferId}?sent=1`;
}

function beginning(draft: SendDraft): Attempt {
  if (pressUnderWay(draft) || draft.state === 'sent') return { state: 'sending' };
  return { state: draft.state === 'unsettled' ? 'unknown' : 'ready' };
}

function useRefusalSentence({ amount }: SendDraft): (failure: unknown) => string {
  const t = useWalletText();
  const { locale } = useLanguage();
  const say = useSentences();
  const limit = useLimitRefusal();
  return (failure) => {
    if (isRefusal(failure, 'account_frozen')) return t('refusal.account_frozen');
    const facts = { locale, assetCode: amount.assetCode, available: undefined };
    const own = isRefusal(failure) ? walletIssue(t, { field: '', code: failure.code }, facts) : undefined;
    return own ?? limit(failure, amount.assetCode) ?? say.failure(failure);
  };
}
