import { PAGE_LIMIT_DEFAULT } from '@egcr/contract/limits';
import { parseMajor, toMajorText } from '@egcr/contract/money';
import { assetOf, assets, signsOf } from '@egcr/ledger/contract';
import { languageOf } from '@egcr/locale/contract';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { decimalMark } from '@egcr/ui/format-money';
import { NativeSelect, type NativeOption } from '@egcr/ui/native-select';
import { SkeletonCards } from '@egcr/ui/skeleton';
import { TextField } from '@egcr/ui/text-field';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { HideSamples } from '@egcr/web-kit/list/hide-samples.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Slot, useIsFilled, type Offered } from '@egcr/web-kit/slots.tsx';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { contracts, postedWithin, sectors, workingHours } from '../../contract/lists.ts';
import type { JobBoardSlots, JobCard } from '../../contract/index.ts';
import { boardAddress, type SearchAddress, type SearchView } from '../addresses.ts';
import { decimalOf } from '../decimal-of.ts';
import { JobRow } from '../job-facts.tsx';
import { feedOf, searchOf, useJobs } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { jobFindTexts } from './texts.ts';
import { jobWords } from '../words/texts.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

const Place: Offered<JobBoardSlots> = Slot;

/** Words and place, filters with counts, and the jobs found. All of it stands in the address. */
export function JobSearch({ address }: { readonly address: SearchAddress }) {
  return <Found address={address} sorting={undefined} />;
}

/** The same on the board, where what fits the reader can stand first. */
export function BoardSearch() {
  const t = useText(jobFindTexts);
  const { view, show } = useAddress(boardAddress);
  if (!useIsFilled('job-board.fitting')) return <JobSearch address={boardAddress} />;
  const sorting = (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <NativeSelect
        label={t('sort')}
        value={view.sort ?? ''}
        onChange={(event) => show({ sort: boardAddress.fields.sort.read(event.target.value) })}
        options={[
          { value: '', label: t('sort.found') },
          { value: 'fit', label: t('sort.fit') },
        ]}
        className="sm:max-w-80"
      />
      <Place name="job-board.alert" about={String(new URLSearchParams(searchOf(view)))} />
    </div>
  );
  return <Found address={boardAddress} sorting={sorting} isByFit={view.sort === 'fit'} />;
}

interface FoundProps {
  readonly address: SearchAddress;
  readonly sorting: ReactNode;
  /** Another domain shows the jobs, in an order of its own. */
  readonly isByFit?: boolean;
}

function Found({ address, sorting, isByFit = false }: FoundProps) {
  const t = useText(jobFindTexts);
  const { view, show } = useAddress(address);
  const { language } = useLanguage();
  const jobs = useJobs(view);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <WordsForm key={`${view.words ?? ''} ${view.place ?? ''}`} view={view} onSearch={show} />
      <Filters view={view} onChange={show} facets={jobs.first?.facets ?? []} items={jobs.items} />
      {sorting}
      {isByFit ? (
        <Place name="job-board.fitting" about={String(new URLSearchParams(searchOf(view)))} />
      ) : (
        <PagedList
          pages={jobs}
          label={t('list')}
          renderRow={(job) => <JobRow key={job.id} job={job} />}
          empty={<EmptyState icon={<Search aria-hidden />} title={t('none')} description={t('none.text')} />}
          // A whole page, and the button below it.
          skeleton={<SkeletonCards count={PAGE_LIMIT_DEFAULT} className={`${GRID} pb-15`} height="h-60.5" />}
          className={GRID}
        />
      )}
      <link rel="alternate" type="application/rss+xml" title={t('title')} href={feedOf(view, language)} />
    </div>
  );
}

interface WordsFormProps {
  readonly view: SearchView;
  readonly onSearch: (change: Partial<SearchView>) => void;
}

function WordsForm({ view, onSearch }: WordsFormProps) {
  const t = useText(jobFindTexts);
  const shared = useText(jobTexts);
  const [words, setWords] = useState(view.words ?? '');
  const [place, setPlace] = useState(view.place ?? '');
  return (
    <form
      role="search"
      method="get"
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ words: words.trim() || undefined, place: place.trim() || undefined });
      }}
    >
      <TextField
        label={t('words')}
        name="words"
        type="search"
        maxLength={200}
        value={words}
        placeholder={t('words.hint')}
        onChange={(event) => setWords(event.target.value)}
        dir="auto"
      />
      <TextField
        label={shared('where')}
        name="place"
        maxLength={200}
        value={place}
        placeholder={t('where.hint')}
        onChange={(event) => setPlace(event.target.value)}
        dir="auto"
      />
      <Button type="submit" icon={<Search aria-hidden className="size-5" />}>
        {shared('find')}
      </Button>
    </form>
  );
}

interface FiltersProps {
  readonly view: SearchView;
  readonly onChange: (change: Partial<SearchView>) => void;
  readonly facets: readonly { readonly facet: string; readonly value: string; readonly count: number }[];
  readonly items: readonly JobCard[] | undefined;
}

const cleared: SearchView = {
  remote: undefined,
  support: undefined,
  contract: undefined,
  hours: undefined,
  sector: undefined,
  language: undefined,
  posted: undefined,
  currency: undefined,
  pay: undefined,
  sample: undefined,
};

function Filters({ view, onChange, facets, items }: FiltersProps) {
  const t = useText(jobFindTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  const choices = useChoices(facets);
  const { words: _words, place: _place, ...set } = view;
  const count = Object.values(set).filter((value) => value !== undefined).length;
  const languages = facets.filter(({ facet }) => facet === 'language').map(({ value }) => value);
  const select = (name: keyof SearchView, label: string, options: readonly NativeOption[]) => (
    <NativeSelect
      label={label}
      value={view[name] ?? ''}
      // The address reads what it knows; the rest counts as not chosen.
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      options={options}
    />
  );
  return (
    <ListFilters foldedSet={count} onClear={count > 0 ? () => onChange(cleared) : undefined}>
      {select('remote', t('filter.remote'), choices('remote', [['yes', said('remote')]]))}
      {select('support', t('filter.support'), choices('support', [['yes', said('support')]]))}
      {select(
        'contract',
        shared('filter.contract'),
        choices(
          'contract',
          contracts.map((each) => [each, said(`contract.${each}`)]),
        ),
      )}
      {select(
        'hours',
        shared('filter.hours'),
        choices(
          'hours',
          workingHours.map((each) => [each, said(`hours.${each}`)]),
        ),
      )}
      {select(
        'sector',
        shared('filter.sector'),
        choices(
          'sector',
          sectors.map((each) => [each, said(`sector.${each}`)]),
        ),
      )}
      {select('language', shared('filter.language'), choices('language', named(languages, view.language)))}
      {select('posted', shared('filter.posted'), [
        { value: '', label: t('any') },
        ...postedWithin.map((value) => ({ value, label: t(`posted.${value}`) })),
      ])}
      {select('currency', t('filter.currency'), [
        { value: '', label: t('any') },
        ...assets.map(({ code }) => ({ value: code, label: code })),
      ])}
      {view.currency !== undefined && (
        <LeastPay key={view.currency} currency={view.currency} pay={view.pay} onChange={onChange} />
      )}
      <HideSamples sample={view.sample} onChange={(sample) => onChange({ sample })} items={items} />
    </ListFilters>
  );
}

interface LeastPayProps extends Pick<FiltersProps, 'onChange'> {
  readonly currency: string;
  /** With a point, whatever mark the reader writes. */
  readonly pay: string | undefined;
}

/** Read as the reader writes numbers; what is none is told and asks for nothing. */
function LeastPay({ currency, pay, onChange }: LeastPayProps) {
  const t = useText(jobFindTexts);
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const [isWrong, setWrong] = useState(false);
  const leave = (typed: string) => {
    const asset = assetOf(currency);
    if (typed.trim() === '' || !asset) return onChange({ pay: undefined });
    const { scale } = asset;
    const read = parseMajor(typed, { scale, decimal: decimalOf(locale), signs: signsOf(asset) });
    setWrong('issue' in read);
    if (!('issue' in read)) onChange({ pay: toMajorText(read.amountMinor, scale) });
  };
  return (
    <TextField
      label={t('filter.pay')}
      inputMode="decimal"
      defaultValue={pay?.replace('.', mark)}
      error={isWrong ? t('filter.pay.issue') : undefined}
      onBlur={(event) => leave(event.target.value)}
    />
  );
}

/** Languages by their own names; the one that is chosen stays, also where nothing was found in it. */
function named(found: readonly string[], chosen: string | undefined): readonly (readonly [string, string])[] {
  const codes = chosen === undefined || found.includes(chosen) ? found : [...found, chosen];
  return codes.map((code) => [code, languageOf(code)?.native_name ?? code]);
}

/** The options of a filter, with how many jobs each would find. Samples are not counted: where there are no others, no number stands. */
function useChoices(facets: FiltersProps['facets']) {
  const t = useText(jobFindTexts);
  const formats = useFormats();
  return (
    facet: string,
    values: readonly (readonly [value: string, name: string])[],
  ): readonly NativeOption[] => [
    { value: '', label: t('any') },
    ...values.map(([value, name]) => {
      const { count } = facets.find((each) => each.facet === facet && each.value === value) ?? { count: 0 };
      const label = count === 0 ? name : t('count', { name, count: formats.number(count) });
      return { value, label };
    }),
  ];
}
