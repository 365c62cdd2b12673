import { FullPageLoader } from '@egcr/ui/full-page-loader';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';

import { frameTexts } from './texts.ts';

/** The whole page while it is not yet known who is here, or while the screen is fetched. */
export function PageWaiting() {
  const t = useText(frameTexts);
  const waitsForProfile = useSession((now) => now.isAuthenticated && now.userProfile === undefined);
  return <FullPageLoader label={t(waitsForProfile ? 'loading.profile' : 'loading')} />;
}
