import { ErrorCard } from '@egcr/ui/error-card';
import { useIsOnline } from '@egcr/web-kit/connection';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ProfileUnreadable } from '@egcr/web-kit/guards';
import { ensureProfile } from '@egcr/web-kit/session';
import { useRouter } from '@egcr/web-kit/router.tsx';

import { frameTexts } from './texts.ts';

/** The card in place of a page that could not be shown. Retry loads the page again. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const t = useText(frameTexts);
  const router = useRouter();
  const isOnline = useIsOnline();
  const isProfile = error instanceof ProfileUnreadable;
  async function retryProfile() {
    await ensureProfile({ again: true });
    await router.reload();
  }
  return (
    <div className="mx-auto grid min-h-[60dvh] w-full max-w-xl content-center p-5">
      <ErrorCard
        headingLevel={1}
        title={t('error.title')}
        description={t(isOnline ? (isProfile ? 'error.profile' : 'error.text') : 'offline')}
        retryLabel={t('error.retry')}
        {...(isProfile ? { onRetry: () => void retryProfile() } : {})}
      />
    </div>
  );
}
