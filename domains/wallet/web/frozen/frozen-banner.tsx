import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { useFormats } from '@egcr/web-kit/formats';

import { stopOf, wayOutOf, type Stop } from './stop-rules.ts';
import { useFrozenText } from './texts.ts';
import { useWallet, useWalletUnasked, type WalletReading } from '../queries.ts';

/** What stops the reader's wallet; undefined where it is open, and while that is not known. */
export function useStop(): Stop | undefined {
  return stopOf(useWallet().data);
}

/** Since when the reader's wallet has been frozen; undefined where it is not, and while that is not known. */
function useFrozenSince(): string | undefined {
  return useWallet().data?.frozen_at ?? undefined;
}

/** What a button says that would put money of a frozen wallet into a pot, which a hold does not stop. */
export function useFrozenReason(): string | undefined {
  const t = useFrozenText();
  return useFrozenSince() === undefined ? undefined : t('reason');
}

/** What a button says that would move money out of a wallet that is frozen or held; undefined where it is open. */
export function useStopReason(): string | undefined {
  return useReasonOf(useWallet().data);
}

/** The same on a page that opens without the PIN; also undefined where that is not known without it. */
export function useStopReasonUnasked(): string | undefined {
  return useReasonOf(useWalletUnasked());
}

function useReasonOf(wallet: WalletReading | undefined): string | undefined {
  const t = useFrozenText();
  const formats = useFormats();
  const stop = stopOf(wallet);
  if (stop === undefined) return undefined;
  return stop === 'frozen'
    ? t('reason')
    : t('held.reason', { time: formats.minute(wallet?.held_until ?? '') });
}

/** That the wallet is frozen, since when, and the way out. Nothing where it is not. */
export function FrozenBanner() {
  const t = useFrozenText();
  const formats = useFormats();
  const since = useFrozenSince();
  if (since === undefined) return null;
  return (
    <Banner tone="warn" title={t('title')} action={<WayOut stop="frozen" />}>
      {t('text', { time: formats.minute(since) })}
    </Banner>
  );
}

/** On every page whose acts a freeze or a hold stops: which of them does, and the way out. Nothing where the wallet is open. */
export function StopBanner() {
  const t = useFrozenText();
  const formats = useFormats();
  const wallet = useWallet().data;
  if (stopOf(wallet) !== 'held') return <FrozenBanner />;
  return (
    <Banner tone="warn" title={t('held')} action={<WayOut stop="held" />}>
      {t('held.text', { time: formats.minute(wallet?.held_until ?? '') })}
    </Banner>
  );
}

function WayOut({ stop }: { readonly stop: Stop }) {
  const t = useFrozenText();
  return (
    <ButtonLink look="secondary" size="small" href={wayOutOf(stop)}>
      {t(stop === 'frozen' ? 'unfreeze' : 'held.way')}
    </ButtonLink>
  );
}
