import { Banner } from '@egcr/ui/banner';
import { Page } from '@egcr/ui/page';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import type { ComponentType, ReactNode } from 'react';

import { ActAs } from './act-as.tsx';
import { principalTexts } from './principal-texts/texts.ts';
import { usePrincipal } from './use-principal.ts';

/**
 * A screen that shows what belongs to a person, or to the business for which they act in this tab. It begins anew where that changes. A link to it
 * may name the business (`?business=`). Who may only read is told so.
 */
export function forPrincipal(Content: ComponentType): ComponentType {
  return function ForPrincipal() {
    const named = useSearchValue('business') ?? undefined;
    return (
      <ActAs organisation={named} waiting={null}>
        <OfPrincipal>
          <Content />
        </OfPrincipal>
      </ActAs>
    );
  };
}

function OfPrincipal({ children }: { readonly children: ReactNode }) {
  const t = useText(principalTexts);
  const { business, rights, isRegistered } = usePrincipal();
  if (business === undefined) return children;
  const name = { business: business.name };
  return (
    <Page key={business.id}>
      {!isRegistered ? (
        <Banner tone="warn">{t('unregistered', name)}</Banner>
      ) : (
        rights?.includes('pay') === false && <Banner tone="info">{t('read.only', name)}</Banner>
      )}
      {children}
    </Page>
  );
}
