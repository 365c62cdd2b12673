import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import { SaveButton } from './save-button.tsx';

/** At a job in a list. */
export function Slot() {
  const slug = useSlotSubject();
  return slug === undefined ? null : <SaveButton slug={slug} />;
}
