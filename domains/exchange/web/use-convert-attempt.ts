import { useQuoteText, useWalletText, rereadWallet, useLeavingWords, paymentWords } from '@egcr/wallet/web';
import { call, CallUnreachable, isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { convertCall, type Quote } from '../contract/index.ts';
import { keepConversion } from './queries.ts';

type Attempt =
  | { readonly state: 'ready' | 'converting' | 'unknown' | 'expired' }
  | { readonly state: 'refused'; readonly sentence: string };

/**
 * The press that converts. A quote is good for one conversion and is its own Idempotency-Key, so no press, reload or lost answer
 * converts twice.
 */
export function useConvertAttempt(quote: Quote): Attempt & { readonly convert: () => void } {
  const client = useQueryClient();
  const { go } = useWay();
  const sentence = useRefusalSentence(quote);
  const [attempt, setAttempt] = useState<Attempt>({ state: 'ready' });
  const isHere = useRef(true);
  // The person who has gone elsewhere meanwhile stays there.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  async function press() {
    setAttempt({ state: 'converting' });
    try {
      const done = await call(convertCall, { body: { quote_id: quote.id } }, { idempotencyKey: quote.id });
      keepConversion(client, done);
      if (isHere.current) go(`/wallet/conversions/${done.id}?done=1`, 'replace');
      void rereadWallet(client);
    } catch (failure) {
      setAttempt(outcomeOf(failure, sentence));
    }
  }
  return { ...attempt, convert: () => void press() };
}

function outcomeOf(failure: unknown, sentence: (failure: unknown) => string): Attempt {
  // The frame has gone to the PIN page and comes back.
  if (isRefusal(failure, 'pin_required')) return { state: 'ready' };
  if (isRefusal(failure, 'quote_expired')) return { state: 'expired' };
  if (isRefusal(failure, 'rate_stale')) return { state: 'refused', sentence: sentence(failure) };
  const isOpen =
    failure instanceof CallUnreachable ||
    !isRefusal(failure) ||
    failure.status >= 500 ||
    failure.code === 'in_progress';
  return isOpen ? { state: 'unknown' } : { state: 'refused', sentence: sentence(failure) };
}

function useRefusalSentence({ from, to }: Quote): (failure: unknown) => string {
  const q = useQuoteText();
  const w = useWalletText();
  const { locale } = useLanguage();
  const leaving = useLeavingWords(from);
  return useSentences(
    sentences(convertCall, {
      ...paymentWords(w, () => ({ locale, assetCode: from, available: undefined })),
      ...leaving,
      rate_stale: q('stale.title'),
      quote_used: q('used'),
      quote_void: q('void'),
      // Another quote is asked for in its place.
      quote_expired: shownOtherwise,
      liquidity_short: q('short', { currency: to }),
    }),
  ).failure;
}
