import { useOwnCase } from '@egcr/cases/web';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import { useConsent } from '../queries.ts';
import { ConsentState } from './consent-screen.tsx';

/** In a change that the reader's team filed: whether the holder has consented whose shares go over. Nothing in other cases. */
export function Slot() {
  const id = useSlotSubject() ?? '';
  const found = useOwnCase(id).data;
  return found?.kind === 'registry.change' ? <OfChange id={id} /> : null;
}

function OfChange({ id }: { readonly id: string }) {
  // Most changes take no shares, or shares of the person who filed them: then there is none to read.
  const consent = useConsent(id).data;
  return consent ? <ConsentState found={consent} /> : null;
}
