import { call, CallUnreachable, isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { sendMoneyCall } from '../../contract/index.ts';
import { useWalletText } from '../messages/index.ts';
import { rereadWallet } from '../queries.ts';
import { dropDraft, type SendDraft } from './draft.ts';
import { walletIssue } from './issue-text.ts';

type Attempt =
  | { readonly state: 'ready' | 'sending' | 'lost' }
  | { readonly state: 'refused'; readonly sentence: string };

/**
 * Sends a draft. However often it is pressed, reloaded or asked again, the draft's key makes it one payment. A refusal says why
 * nothing was sent; an answer that never came says that pressing again is safe.
 */
export function useSendAttempt(draft: SendDraft): Attempt & { readonly send: () => void } {
  const client = useQueryClient();
  const { go } = useWay();
  const sentence = useRefusalSentence(draft);
  const [attempt, setAttempt] = useState<Attempt>({ state: 'ready' });
  const isUnderWay = useRef(false);
  async function run() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAttempt({ state: 'sending' });
    try {
      const { id } = await call(sendMoneyCall, { body: bodyOf(draft) }, { idempotencyKey: draft.key });
      dropDraft();
      go(`/wallet/transfers/${id}?sent=1`, 'replace');
      void rereadWallet(client);
    } catch (failure) {
      if (failure instanceof CallUnreachable || isRefusal(failure, 'in_progress'))
        setAttempt({ state: 'lost' });
      else setAttempt({ state: 'refused', sentence: sentence(failure) });
    } finally {
      isUnderWay.current = false;
    }
  }
  return { ...attempt, send: () => void run() };
}

function bodyOf({ amount, recipient, typed }: SendDraft) {
  const note = typed.note.trim();
  return { to: { username: recipient.username }, amount, ...(note === '' ? {} : { note }) };
}

function useRefusalSentence({ amount }: SendDraft): (failure: unknown) => string {
  const t = useWalletText();
  const { locale } = useLanguage();
  const say = useSentences();
  return (failure) => {
    if (isRefusal(failure, 'account_frozen')) return t('refusal.account_frozen');
    const facts = { locale, assetCode: amount.assetCode, available: undefined };
    const own = isRefusal(failure) ? walletIssue(t, { field: '', code: failure.code }, facts) : undefined;
    return own ?? say.failure(failure);
  };
}
