import { ButtonLink } from '@egcr/ui/button';
import { Lock } from 'lucide-react';

import { CardFrame } from './card-frame.tsx';
import { useVerificationText } from './messages/index.ts';

/** Nobody is signed in. */
export function AccessRestrictedCard({ resource }: { readonly resource?: string }) {
  const t = useVerificationText();
  return (
    <CardFrame
      Icon={Lock}
      title={t('restricted.title')}
      text={t('restricted.text', { resource: resource ?? t('required.resource') })}
    >
      <ButtonLink href="/auth?mode=signin" width="full">
        {t('restricted.sign_in')}
      </ButtonLink>
    </CardFrame>
  );
}
