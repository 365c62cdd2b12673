import { VisuallyHidden } from '@egcr/ui/visually-hidden';
import { Lock, Snowflake } from 'lucide-react';

import { useKnownWallet } from '../queries.ts';
import { stopOf } from './stop-rules.ts';
import { useFrozenText } from './texts.ts';

/** Beside the entry that leads to sending money: the wallet is frozen or held, as far as this page knows it. Asks the server nothing. */
export function FrozenMark() {
  const t = useFrozenText();
  const stop = stopOf(useKnownWallet());
  if (stop === undefined) return null;
  const Icon = stop === 'frozen' ? Snowflake : Lock;
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-warn" />
      <VisuallyHidden>{t(stop === 'frozen' ? 'badge' : 'held.badge')}</VisuallyHidden>
    </>
  );
}
