import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import { FitCard } from './fit-card.tsx';

/** On the public page of a job: how well it fits the reader, with what they lack. */
export function Slot() {
  const slug = useSlotSubject();
  return slug === undefined ? null : <FitCard slug={slug} />;
}
