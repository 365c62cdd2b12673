import { countryCodes, countryName } from '@egcr/locale/contract';
import { formatMoney } from '@egcr/ui/format-money';
import { NativeSelect } from '@egcr/ui/native-select';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';

import {
  applicantKinds,
  deadlines,
  GRANT_ASSET,
  programmeStates,
  type ProgrammeFacet,
  type ProgrammeFacetCount,
} from '../../contract/index.ts';
import { grantsAddress, type GrantsView } from '../addresses.ts';
import { factTexts } from '../facts/texts.ts';
import { grantTexts } from '../texts.ts';

type Looked = Omit<GrantsView, 'tab'>;

interface ProgrammeFiltersProps {
  readonly view: Looked;
  readonly facets: readonly ProgrammeFacetCount[];
  readonly onChange: (change: Looked) => void;
}

/** Whole dollars that people choose from. */
const AMOUNTS = ['2000', '5000', '10000', '50000', '250000', '1000000', '5000000'] as const;

const NO_FILTER = {
  show: undefined,
  status: undefined,
  applicant: undefined,
  sector: undefined,
  amount: undefined,
  country: undefined,
  deadline: undefined,
} as const;

/** What narrows the search; folded away until a person opens it, so that a phone shows what was found. */
export function ProgrammeFilters({ view, facets, onChange }: ProgrammeFiltersProps) {
  const t = useText(grantTexts);
  const formats = useFormats();
  const { words: _words, sample: _sample, ...filters } = view;
  const set = Object.values(filters).filter((value) => value !== undefined).length;
  const props = { view, facets, onChange };
  return (
    <details className="group rounded-lg border border-line bg-surface" open={set > 0 || undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {set === 0 ? t('filters') : t('filters.set', { count: formats.number(set) })}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="p-4 pt-2">
        <ListFilters onClear={set === 0 ? undefined : () => onChange(NO_FILTER)}>
          <Choices {...props} />
          <Sector {...props} />
          <Amount {...props} />
          <Country {...props} />
        </ListFilters>
      </div>
    </details>
  );
}

/** A choice with how many programmes have it. Samples are not counted: where there are no others, no number stands. */
function useCounted(facets: readonly ProgrammeFacetCount[]) {
  const t = useText(grantTexts);
  const formats = useFormats();
  return (facet: ProgrammeFacet, value: string, name: string) => {
    const count = facets.find((each) => each.facet === facet && each.value === value)?.count ?? 0;
    return { value, label: count === 0 ? name : t('counted', { name, count: formats.number(count) }) };
  };
}

function Choices({ view, facets, onChange }: ProgrammeFiltersProps) {
  const t = useText(grantTexts);
  const fact = useText(factTexts);
  const counted = useCounted(facets);
  const { fields } = grantsAddress;
  const any = { value: '', label: t('filter.any') };
  return (
    <>
      <NativeSelect
        label={t('show')}
        value={view.show ?? ''}
        onChange={({ target }) => onChange({ show: fields.show.read(target.value) })}
        options={[
          { value: '', label: t('show.all') },
          { ...counted('kind', 'grant', t('grants')), value: 'grants' },
          { ...counted('kind', 'fund', t('funds')), value: 'funds' },
        ]}
      />
      <NativeSelect
        label={t('filter.status')}
        value={view.status ?? ''}
        onChange={({ target }) => onChange({ status: fields.status.read(target.value) })}
        options={[any, ...programmeStates.map((each) => counted('status', each, t(`filter.status.${each}`)))]}
      />
      <NativeSelect
        label={t('filter.applicant')}
        value={view.applicant ?? ''}
        onChange={({ target }) => onChange({ applicant: fields.applicant.read(target.value) })}
        options={[any, ...applicantKinds.map((each) => counted('applicant', each, fact(`who.${each}`)))]}
      />
      <NativeSelect
        label={t('filter.deadline')}
        value={view.deadline ?? ''}
        onChange={({ target }) => onChange({ deadline: fields.deadline.read(target.value) })}
        options={[any, ...deadlines.map((each) => counted('deadline', each, t(`deadline.${each}`)))]}
      />
    </>
  );
}

function Sector({ view, facets, onChange }: ProgrammeFiltersProps) {
  const t = useText(grantTexts);
  const counted = useCounted(facets);
  const { sector } = grantsAddress.fields;
  const named = facets.filter(({ facet }) => facet === 'sector');
  return (
    <NativeSelect
      label={t('filter.sector')}
      value={view.sector ?? ''}
      onChange={({ target }) => onChange({ sector: sector.read(target.value) })}
      options={[
        { value: '', label: t('filter.any') },
        ...named.map(({ value, label }) => counted('sector', value, label ?? value)),
      ]}
    />
  );
}

function Amount({ view, onChange }: ProgrammeFiltersProps) {
  const t = useText(grantTexts);
  const { locale } = useLanguage();
  const { amount } = grantsAddress.fields;
  const asked = view.amount;
  // A link may ask for another amount than those of the list.
  const amounts: readonly string[] =
    asked === undefined || AMOUNTS.some((each) => each === asked) ? AMOUNTS : [asked, ...AMOUNTS];
  return (
    <NativeSelect
      label={t('filter.amount')}
      value={asked ?? ''}
      onChange={({ target }) => onChange({ amount: amount.read(target.value) })}
      options={[
        { value: '', label: t('filter.any') },
        ...amounts.map((value) => ({
          value,
          label: formatMoney(
            { value: `${value}00`, assetCode: GRANT_ASSET, assetScale: 2 },
            { locale, isTrimmed: true },
          ),
        })),
      ]}
    />
  );
}

function Country({ view, onChange }: ProgrammeFiltersProps) {
  const t = useText(grantTexts);
  const { language, locale } = useLanguage();
  const { country } = grantsAddress.fields;
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(value, language) }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [language, locale]);
  return (
    <NativeSelect
      label={t('filter.country')}
      value={view.country ?? ''}
      onChange={({ target }) => onChange({ country: country.read(target.value) })}
      options={[{ value: '', label: t('filter.any') }, ...countries]}
    />
  );
}
