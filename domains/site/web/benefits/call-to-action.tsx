import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { isProfileComplete } from '@egcr/web-kit/auth-state';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { useTitles } from '@egcr/web-kit/titles';

import { benefitsTexts } from './texts.ts';

type Standing = 'new' | 'profile' | 'in';

/** How far someone is: without an account, without a whole profile, or ready. Who is not known yet counts as new. */
function useStanding(): Standing {
  return useSession((now) => {
    if (!now.isAuthenticated) return 'new';
    return now.userProfile !== undefined && !isProfileComplete(now.userProfile) ? 'profile' : 'in';
  });
}

interface NextStepProps {
  /** Where the services of this audience stand. */
  readonly hub: string;
  /** With the sentence that says why. */
  readonly isWordy?: boolean;
}

/** The next step for this visitor: an account, the rest of the profile, or the services. */
export function NextStep({ hub, isWordy = false }: NextStepProps) {
  const t = useText(benefitsTexts);
  const titles = useTitles();
  const standing = useStanding();
  const steps = {
    new: { href: hrefOf('auth', { mode: 'signup' }), label: t('cta.new'), text: t('cta.new.text') },
    profile: {
      href: hrefOf('complete-profile'),
      label: titles('complete-profile'),
      text: t('cta.profile.text'),
    },
    in: { href: hub, label: t('cta.in'), text: t('cta.in.text') },
  } as const;
  const { href, label, text } = steps[standing];
  return (
    <>
      {isWordy && <p className="max-w-[48ch] text-lg">{text}</p>}
      <ButtonLink href={href} size="large">
        {label}
      </ButtonLink>
    </>
  );
}
