import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { HandCoins } from 'lucide-react';

import { budgetTexts } from './texts.ts';

/** The way to the budgets, on the page of the staff. */
export function Slot() {
  const t = useText(budgetTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<HandCoins aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('grant-budgets')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
