import { Button } from '@egcr/ui/button';
import { decimalMark } from '@egcr/ui/format-money';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { assets, type AssetCode } from '@egcr/ledger/contract';

import { categories, SEARCH_MAX_LENGTH } from '../../contract/index.ts';
import { walletIssue } from '../send/issue-text.ts';
import { decimalOf } from '../send/send-rules.ts';
import { useWalletText } from '../texts.ts';
import { addressOfFilters, isFiltered, noFilters, plainAmount, type HistoryFilters } from './filters.ts';
import { useHistoryText } from './texts.ts';

/** The search, and behind it everything else one can filter by. Every choice is in the address at once. */
export function FilterBar({ filters }: { readonly filters: HistoryFilters }) {
  const t = useHistoryText();
  const { go } = useWay();
  const [isOpen, setOpen] = useState(() => isFiltered({ ...filters, text: '' }));
  const set = (change: Partial<HistoryFilters>) => go(addressOfFilters({ ...filters, ...change }), 'replace');
  return (
    <section aria-label={t('filters')} className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox key={filters.text} text={filters.text} onSearch={(text) => set({ text })} />
        <Button
          look="secondary"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          icon={<SlidersHorizontal aria-hidden className="size-5" />}
        >
          {t('filters')}
        </Button>
        {isFiltered(filters) && (
          <Button look="quiet" onClick={() => go(addressOfFilters(noFilters), 'replace')}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      {isOpen && <Choices filters={filters} set={set} />}
    </section>
  );
}

function SearchBox({ text, onSearch }: { readonly text: string; readonly onSearch: (text: string) => void }) {
  const t = useHistoryText();
  const [typed, setTyped] = useState(text);
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        type="search"
        label={t('search.hint')}
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-40"
      />
      <Button type="submit" look="secondary" icon={<Search aria-hidden className="size-5" />}>
        {t('search')}
      </Button>
    </form>
  );
}

interface ChoicesProps {
  readonly filters: HistoryFilters;
  readonly set: (change: Partial<HistoryFilters>) => void;
}

function Choices({ filters, set }: ChoicesProps) {
  const t = useHistoryText();
  const { currency } = filters;
  const any = { value: '', label: t('any') };
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Select
        label={t('currency')}
        value={filters.currency}
        onValueChange={(code) =>
          set({ currency: assets.find((asset) => asset.code === code)?.code ?? '', min: '', max: '' })
        }
        options={[any, ...assets.map(({ code }) => ({ value: code, label: code }))]}
      />
      <Select
        label={t('direction')}
        value={filters.direction}
        onValueChange={(way) => set({ direction: way === 'in' || way === 'out' ? way : '' })}
        options={[
          any,
          { value: 'in', label: t('direction.in') },
          { value: 'out', label: t('direction.out') },
        ]}
      />
      <Select
        label={t('category')}
        value={filters.category}
        onValueChange={(name) => set({ category: categories.find((known) => known === name) ?? '' })}
        options={[any, ...categories.map((name) => ({ value: name, label: t(`category.${name}`) }))]}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(name)}
          value={filters[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      {currency !== '' &&
        (['min', 'max'] as const).map((name) => (
          <AmountBox
            key={`${name} ${currency} ${filters[name]}`}
            label={t(name)}
            currency={currency}
            value={filters[name]}
            onChange={(plain) => set({ [name]: plain })}
          />
        ))}
    </div>
  );
}

interface AmountBoxProps {
  readonly label: string;
  readonly currency: AssetCode;
  /** With a point, whatever mark the reader writes. */
  readonly value: string;
  readonly onChange: (plain: string) => void;
}

/** Counts when it is left, not at every digit. */
function AmountBox({ label, currency, value, onChange }: AmountBoxProps) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const [typed, setTyped] = useState(() => value.replace('.', mark));
  const [issue, setIssue] = useState<string>();
  const leave = () => {
    const read = plainAmount(typed, { currency, decimal: decimalOf(mark) });
    setIssue(read.issue);
    if (read.plain !== undefined && read.plain !== value) onChange(read.plain);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={
        issue &&
        walletIssue(t, { field: '', code: issue }, { locale, assetCode: currency, available: undefined })
      }
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
