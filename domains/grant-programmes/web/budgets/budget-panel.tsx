import { useOwnRoles } from '@egcr/roles/web';
import { Badge } from '@egcr/ui/badge';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { LoadedPanel } from '@egcr/web-kit/list/loaded-panel.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';

import type { BudgetFilling, GrantBudget } from '@egcr/grants/contract';
import { FillingForm } from './filling-form.tsx';
import { useBudget, useFillings } from './queries.ts';
import { budgetTexts } from './texts.ts';

/** One budget: its books, the way to bring money in, and who brought in what. */
export function BudgetPanel({ type }: { readonly type: string }) {
  return <LoadedPanel asked={useBudget(type)}>{(budget) => <Panel budget={budget} />}</LoadedPanel>;
}

function Panel({ budget }: { readonly budget: GrantBudget }) {
  const t = useText(budgetTexts);
  const mayFill = useOwnRoles().data?.isOpen({ permission: 'money.propose' }) === true;
  return (
    <section aria-label={budget.title} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
        <h2 className="text-lg font-semibold">{budget.title}</h2>
        {budget.is_sample && <Badge>{t('sample')}</Badge>}
      </header>
      <div className="px-5 py-2">
        <KeyValueList
          items={(['free', 'promised', 'paid', 'total', 'returned'] as const).map((figure) => ({
            key: t(figure),
            value: <Money amount={budget[figure]} />,
          }))}
        />
      </div>
      {mayFill && <FillingForm type={budget.type} asset={budget.free.assetCode} />}
      <div className="flex flex-col gap-3 p-5">
        <h3 className="font-semibold">{t('history')}</h3>
        <PagedList
          pages={useFillings(budget.type)}
          label={t('history')}
          renderRow={(filling) => <Row key={filling.id} filling={filling} />}
          empty={<p className="text-ink-2">{t('history.none')}</p>}
        />
      </div>
    </section>
  );
}

function Row({ filling }: { readonly filling: BudgetFilling }) {
  const t = useText(budgetTexts);
  const formats = useFormats();
  const { proposed_by: maker, approved_by: checker } = filling;
  const nameOf = (name: string) => (name === '' ? t('gone') : name);
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Money amount={filling.amount} className="font-semibold" />
        <time dateTime={filling.filled_at} className="num text-sm text-ink-2">
          {formats.minute(filling.filled_at)}
        </time>
      </span>
      <span className="text-sm text-ink-2">
        {maker === null || checker === null
          ? t('history.demo')
          : t('history.by', { maker: nameOf(maker), checker: nameOf(checker) })}
      </span>
    </li>
  );
}
