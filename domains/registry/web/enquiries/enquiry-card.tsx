import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazy, Suspense, useState } from 'react';

import { enquiryTexts } from './texts.ts';

const EnquiryForm = lazy(async () => ({ default: (await import('./enquiry-form.tsx')).EnquiryForm }));

/** Writing to a business; the form is fetched by those alone who press the button. */
export function EnquiryCard({ slug, business }: { readonly slug: string; readonly business: string }) {
  const t = useText(enquiryTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('title')} description={t('lead')}>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <EnquiryForm slug={slug} business={business} />
        </Suspense>
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </Card>
  );
}
