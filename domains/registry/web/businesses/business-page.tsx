import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReadPageProps } from '@egcr/web-kit/read-page.tsx';

import { RegistryPage } from '../registry-page.tsx';
import { businessTexts } from './texts.ts';

/** A page about one business, for its team. Where there is no such business, it leads to the reader's own. */
export function BusinessPage<Data>({ read, children }: Pick<ReadPageProps<Data>, 'read' | 'children'>) {
  const t = useText(businessTexts);
  const link = (
    <ButtonLink href={hrefOf('businesses')} className="self-start">
      {t('own')}
    </ButtonLink>
  );
  return (
    <RegistryPage read={read} unknown={{ title: t('unknown'), text: t('unknown.text'), link }}>
      {children}
    </RegistryPage>
  );
}
