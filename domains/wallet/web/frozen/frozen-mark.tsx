import { VisuallyHidden } from '@egcr/ui/visually-hidden';
import { Snowflake } from 'lucide-react';

import { useKnownWallet } from '../queries.ts';
import { useFrozenText } from './texts.ts';

/** Beside the entry that leads to sending money: the wallet is frozen, as far as this page knows it. Asks the server nothing. */
export function FrozenMark() {
  const t = useFrozenText();
  const since = useKnownWallet()?.frozen_at ?? undefined;
  if (since === undefined) return null;
  return (
    <>
      <Snowflake aria-hidden className="size-4 shrink-0 text-warn" />
      <VisuallyHidden>{t('badge')}</VisuallyHidden>
    </>
  );
}
