import { Button } from '@egcr/ui/button';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useState } from 'react';

import { assetCodeOr } from '../currencies.ts';
import { askQuote, runsOutAt } from '../quote/live-quote.ts';
import { QuoteTrouble } from '../quote/quote-trouble.tsx';
import { useQuoteText } from '../quote/texts.ts';
import { keepDraft, type SendDraft } from './draft.ts';

/** A new rate for the same payment: it is looked at before it is agreed to, so the page begins again with it. */
export function RenewQuote({ draft }: { readonly draft: SendDraft }) {
  const q = useQuoteText();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure?: unknown }>({
    isBusy: false,
  });
  const renew = async () => {
    if (!draft.quote) return;
    setState({ isBusy: true });
    const { from, to, side, source, target } = draft.quote;
    try {
      const quote = await askQuote({
        from: assetCodeOr(from),
        to: assetCodeOr(to),
        side,
        amount: (side === 'source' ? source : target).value,
      });
      const fresh = { id: newIdempotencyKey(), key: newIdempotencyKey(), state: 'entered' } as const;
      keepDraft({
        ...draft,
        ...fresh,
        quote,
        amount: quote.source,
        heldUntil_ms: runsOutAt(quote, Date.now()),
      });
    } catch (failure) {
      setState({ isBusy: false, failure });
    }
  };
  return (
    <>
      {state.failure !== undefined && <QuoteTrouble failure={state.failure} onRetry={() => void renew()} />}
      <Button size="large" width="full" busy={state.isBusy} onClick={() => void renew()}>
        {q('expired.renew')}
      </Button>
    </>
  );
}
