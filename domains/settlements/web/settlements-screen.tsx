import { useRailName } from '@egcr/payments/web';
import { useOwnRoles } from '@egcr/roles/web';
import { railNames } from '@egcr/payments/contract';
import { EmptyState } from '@egcr/ui/empty-state';
import { NativeSelect } from '@egcr/ui/native-select';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { callFile } from '@egcr/web-kit/call';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { SearchField } from '@egcr/web-kit/list/search-field.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { SheetButton } from '@egcr/web-kit/sheet-button.tsx';
import { ReceiptText } from 'lucide-react';

import { differencesFileCall, differenceStates } from '../contract/index.ts';
import { DifferenceRow } from './difference-row.tsx';
import { FileList } from './file-list.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { askedIn, settlementsAddress, useDifferences, type SettlementsView } from './queries.ts';
import { settlementTexts } from './texts.ts';

/** `/super-admin/settlements`: where rails and our books differ, the files, and the way to hand one in. */
export function Screen() {
  const t = useText(settlementTexts);
  const { view, show } = useAddress(settlementsAddress);
  const mayPropose = useOwnRoles().data?.isOpen({ permission: 'money.propose' }) === true;
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <SheetButton
            label={t('export')}
            fetchSheet={() => callFile(differencesFileCall, { query: askedIn(view) })}
          />
        }
      />
      <Filters />
      <section className="flex min-w-0 flex-col gap-4">
        <h2 className="text-lg font-semibold">{t('differences')}</h2>
        <PagedList
          pages={useDifferences(view)}
          label={t('differences')}
          renderRow={(difference) => (
            <DifferenceRow key={difference.id} difference={difference} mayPropose={mayPropose} />
          )}
          empty={
            <EmptyState
              icon={<ReceiptText aria-hidden className="size-5" />}
              title={t('none')}
              description={t('none.text')}
            />
          }
          onClear={clearing(view, show)}
          skeleton={<Skeleton className="h-64 rounded-lg" />}
          className="card flex flex-col divide-y divide-line"
        />
      </section>
      <FileList view={view} onClear={clearing(view, show)} />
      {mayPropose && <HandInForm />}
    </div>
  );
}

/** Undefined while nothing is set. */
function clearing({ state, rail, mode, words }: SettlementsView, show: (change: SettlementsView) => void) {
  if ((state ?? rail ?? mode ?? words) === undefined) return undefined;
  return () => show({ state: undefined, rail: undefined, mode: undefined, words: undefined });
}

function Filters() {
  const t = useText(settlementTexts);
  const nameOf = useRailName();
  const { view, show } = useAddress(settlementsAddress);
  const { fields } = settlementsAddress;
  return (
    <ListFilters onClear={clearing(view, show)}>
      <NativeSelect
        label={t('state')}
        value={view.state ?? 'open'}
        onChange={({ target }) =>
          show({ state: target.value === 'open' ? undefined : fields.state.read(target.value) })
        }
        options={[
          ...differenceStates.map((value) => ({ value, label: t(`state.${value}`) })),
          { value: 'all', label: t('all') },
        ]}
      />
      <NativeSelect
        label={t('rail')}
        value={view.rail ?? ''}
        onChange={({ target }) => show({ rail: fields.rail.read(target.value) })}
        options={[
          { value: '', label: t('all') },
          ...railNames
            .filter((rail) => rail !== 'internal')
            .map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <NativeSelect
        label={t('mode')}
        value={view.mode ?? ''}
        onChange={({ target }) => show({ mode: fields.mode.read(target.value) })}
        options={[
          { value: '', label: t('all') },
          { value: 'live', label: t('mode.live') },
          { value: 'test', label: t('test') },
        ]}
      />
      <SearchField label={t('search')} words={view.words} onSearch={(words) => show({ words }, 'replace')} />
    </ListFilters>
  );
}
