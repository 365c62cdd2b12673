import { ButtonLink } from '@egcr/ui/button';
import { Lock } from 'lucide-react';

import { CardFrame } from './card-frame.tsx';
import { useVerificationText } from './texts.ts';

interface AccessRestrictedCardProps {
  readonly resource?: string | undefined;
  readonly headingLevel?: 1 | 2 | undefined;
}

/** Nobody is signed in. */
export function AccessRestrictedCard({ resource, headingLevel }: AccessRestrictedCardProps) {
  const t = useVerificationText();
  return (
    <CardFrame
      Icon={Lock}
      headingLevel={headingLevel}
      title={t('restricted.title')}
      text={t('restricted.text', { resource: resource ?? t('required.resource') })}
    >
      <ButtonLink href="/auth?mode=signin" width="full">
        {t('restricted.sign_in')}
      </ButtonLink>
    </CardFrame>
  );
}
