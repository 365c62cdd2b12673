import { sendAcrossCall } from '@egcr/exchange/contract';
import { pinSaidAtField, type PinEntry } from '@egcr/identity/web';
import { isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { acrossWords } from '../quote/across-words.ts';
import { useQuoteText } from '../quote/texts.ts';
import { useWalletText } from '../texts.ts';
import { keepTransfer, rereadWallet } from '../queries.ts';
import { sendMoneyCall } from '../../contract/index.ts';
import { useLeavingWords } from '../security/use-leaving-words.ts';
import type { SendDraft } from './draft.ts';
import { paymentWords } from './payment-words.ts';
import { pressUnderWay, sendDraft, type SendOutcome } from './send-draft.ts';

type Attempt =
  | { readonly state: 'ready' | 'sending' | 'unknown' }
  | { readonly state: 'refused'; readonly sentence: string; readonly code: string };

/** The payment was refused for its quote: only another one helps. */
export function isQuoteGone(attempt: Attempt): boolean {
  return attempt.state === 'refused' && (attempt.code.startsWith('quote_') || attempt.code === 'rate_stale');
}

/** Where this draft stands, and the press that sends it. Leads to the receipt when the money has left. */
export function useSendAttempt(draft: SendDraft, entry: PinEntry): Attempt & { readonly send: () => void } {
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
    // It stands at the field, or the frame has gone to the PIN page and comes back.
    else if (entry.meet(outcome.failure) || isRefusal(outcome.failure, 'pin_required')) {
      setAttempt({ state: draft.state === 'unsettled' ? 'unknown' : 'ready' });
    } else setAttempt(refusedFor(outcome.failure, sentence));
  }
  const isHere = useRef(true);
  async function follow(press: Promise<SendOutcome>) {
    const outcome = await press;
    // The person who has gone elsewhere meanwhile stays there; the draft remembers what became of it.
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
    const proof = entry.take();
    if (proof === undefined) return;
    setAttempt({ state: 'sending' });
    void follow(sendDraft(draft, proof));
  }
  return { ...attempt, send };
}

function refusedFor(failure: unknown, sentence: (failure: unknown) => string): Attempt {
  return { state: 'refused', sentence: sentence(failure), code: isRefusal(failure) ? failure.code : '' };
}

/** The receipt, as the page that follows a payment. */
function receiptOf(transferId: string): string {
  return `/wallet/transfers/${transferId}?sent=1`;
}

function beginning(draft: SendDraft): Attempt {
  if (pressUnderWay(draft) || draft.state === 'sent') return { state: 'sending' };
  return { state: draft.state === 'unsettled' ? 'unknown' : 'ready' };
}

function useRefusalSentence({ amount, quote }: SendDraft): (failure: unknown) => string {
  const t = useWalletText();
  const q = useQuoteText();
  const { locale } = useLanguage();
  const leaving = useLeavingWords(amount.assetCode);
  const facts = { locale, assetCode: amount.assetCode, available: undefined };
  return useSentences(
    sentences([sendMoneyCall, sendAcrossCall], {
      ...paymentWords(t, () => facts),
      ...leaving,
      ...pinSaidAtField,
      ...acrossWords(q, quote?.to ?? ''),
    }),
  ).failure;
}
