import type { CheckoutSession } from '@egcr/payments/contract';
import { usePaymentText } from '@egcr/payments/web';
import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { sessionTexts } from './texts.ts';

const tones: Readonly<Record<CheckoutSession['state'], Tone>> = {
  open: 'info',
  complete: 'ok',
  expired: 'neutral',
};

/** Whether a session is a test, and how far it is. */
export function SessionMarks({ session }: { readonly session: CheckoutSession }) {
  const t = useText(sessionTexts);
  const p = usePaymentText();
  return (
    <>
      {session.is_test && <Badge>{p('test')}</Badge>}
      <Badge tone={tones[session.state]}>{t(`state.${session.state}`)}</Badge>
    </>
  );
}
