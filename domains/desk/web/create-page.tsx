import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { ServiceList } from './service-list.tsx';
import { deskTexts } from './texts.ts';

/** `/create`: what people may ask for. */
export function CreatePage() {
  const t = useText(deskTexts);
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <ServiceList />
    </div>
  );
}
