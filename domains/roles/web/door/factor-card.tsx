import { hrefOf } from '@egcr/contract/product-screens';
import { useApps, useChange } from '@egcr/identity/web';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { LockKeyhole } from 'lucide-react';

import { useDoorText } from './texts.ts';

/** The person who has an app types its code here; the person who has none is shown where to connect one. */
export function FactorCard({ readAgain }: { readonly readAgain: () => Promise<unknown> }) {
  const t = useDoorText();
  const change = useChange();
  const hasApp = (useApps().data?.length ?? 0) > 0;
  return (
    <Card
      title={t('factor.title')}
      description={t('factor.text')}
      icon={<LockKeyhole aria-hidden className="size-5.5" />}
      padding="large"
    >
      <div className="flex flex-wrap gap-3">
        {hasApp && (
          <Button busy={change.isBusy} onClick={() => void change.run(readAgain)}>
            {t('factor.enter')}
          </Button>
        )}
        <ButtonLink
          look={hasApp ? 'secondary' : 'primary'}
          href={hrefOf('settings', { section: 'security' })}
        >
          {t('factor.setup')}
        </ButtonLink>
      </div>
    </Card>
  );
}
