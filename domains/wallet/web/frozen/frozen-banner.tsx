import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { hrefOf } from '@egcr/contract/product-screens';
import { useFormats } from '@egcr/web-kit/formats';

import { useFrozenText } from './texts.ts';
import { useWallet } from '../queries.ts';

/** Since when the reader's wallet has been frozen; undefined where it is not, and while that is not known. */
export function useFrozenSince(): string | undefined {
  return useWallet().data?.frozen_at ?? undefined;
}

/** What a button says that would move money out of a frozen wallet; undefined where the wallet is open. */
export function useFrozenReason(): string | undefined {
  const t = useFrozenText();
  return useFrozenSince() === undefined ? undefined : t('reason');
}

/** On every page whose acts a freeze stops: that it does, since when, and the way out. Nothing where the wallet is open. */
export function FrozenBanner() {
  const t = useFrozenText();
  const formats = useFormats();
  const since = useFrozenSince();
  if (since === undefined) return null;
  return (
    <Banner
      tone="warn"
      title={t('title')}
      action={
        <ButtonLink look="secondary" size="small" href={hrefOf('wallet-security')}>
          {t('unfreeze')}
        </ButtonLink>
      }
    >
      {t('text', { time: formats.exact(since) })}
    </Banner>
  );
}
