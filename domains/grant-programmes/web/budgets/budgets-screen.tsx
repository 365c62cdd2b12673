import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueRow } from '@egcr/ui/queue';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { HandCoins } from 'lucide-react';

import type { GrantBudget } from '@egcr/grants/contract';
import { BudgetPanel } from './budget-panel.tsx';
import { budgetsAddress } from './budgets-address.ts';
import { useBudgets } from './queries.ts';
import { budgetTexts } from './texts.ts';

/** `/super-admin/grant-budgets`: what each grant and fund may still promise. The open one stands in the address. */
export function Screen() {
  const t = useText(budgetTexts);
  const { fund } = useAddress(budgetsAddress).view;
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('super-admin')}>{t('staff')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <QueueAndOpen
        queue={
          <QueueList
            pages={useBudgets()}
            label={t('list')}
            renderRow={(budget) => <Row key={budget.type} budget={budget} isOpen={budget.type === fund} />}
            none={{ icon: <HandCoins aria-hidden />, title: t('none'), text: t('none.text') }}
          />
        }
        open={fund !== undefined && <BudgetPanel key={fund} type={fund} />}
      />
    </div>
  );
}

function Row({ budget, isOpen }: { readonly budget: GrantBudget; readonly isOpen: boolean }) {
  const t = useText(budgetTexts);
  const isEmpty = budget.total.value === '0';
  return (
    <QueueRow
      href={budgetsAddress.to({ fund: budget.type })}
      isOpen={isOpen}
      title={budget.title}
      mark={
        <span className="flex gap-2">
          {isEmpty && <Badge tone="warn">{t('free.empty')}</Badge>}
          {budget.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
      }
    >
      <QueueLine>
        <span>{t('free')}</span>
        <Money amount={budget.free} />
      </QueueLine>
    </QueueRow>
  );
}
