import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';

import { frameTexts } from '../frame/texts.ts';

interface AccountLinksProps {
  readonly width?: 'fit' | 'full';
  readonly onFollow?: () => void;
}

/** Sign in and create an account; for who is signed in, the way to the dashboard. */
export function AccountLinks({ width = 'fit', onFollow }: AccountLinksProps) {
  const t = useText(frameTexts);
  const isSignedIn = useSession((now) => now.isAuthenticated || now.loading);
  if (isSignedIn) {
    return (
      <ButtonLink href="/dashboard" onClick={onFollow} size="small" width={width}>
        {t('account.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink
        href={hrefOf('auth', { mode: 'signin' })}
        onClick={onFollow}
        look={width === 'full' ? 'secondary' : 'quiet'}
        size="small"
        width={width}
      >
        {t('account.sign-in')}
      </ButtonLink>
      <ButtonLink href={hrefOf('auth', { mode: 'signup' })} onClick={onFollow} size="small" width={width}>
        {t('account.create')}
      </ButtonLink>
    </>
  );
}
