import { EmptyState } from '@egcr/ui/empty-state';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { HideSamples } from '@egcr/web-kit/list/hide-samples.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { SearchX } from 'lucide-react';
import { useState } from 'react';

import type { GrantSlots, ProgrammeFacetCount } from '../../contract/index.ts';
import { alertSearchOf, grantsAddress, searchOf } from '../addresses.ts';
import { AlertAtSearch } from '../alerts/alert-at-search.tsx';
import { useSearch } from '../queries.ts';
import { grantTexts } from '../texts.ts';
import { ProgrammeFilters } from './programme-filters.tsx';
import { ProgrammeCard, programmeGridClass } from './programme-list.tsx';
import { SearchForm } from './search-form.tsx';

const Found: Offered<GrantSlots> = Slot;

/** Grants and funds by words and filters, which stand in the address; what is open comes first. */
export function FindTab() {
  const t = useText(grantTexts);
  const { view, show } = useAddress(grantsAddress);
  const { tab: _tab, ...looked } = view;
  const found = useSearch(searchOf(looked));
  const facets = useLatest(found.first?.facets);
  // Programmes of others are found by words alone: no filter fits them.
  const isFiltered = Object.keys(searchOf({ ...looked, words: undefined, sample: undefined })).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <SearchForm key={view.words ?? ''} words={view.words ?? ''} onSearch={(words) => show({ words })} />
        <ProgrammeFilters view={looked} facets={facets} onChange={show} />
        <HideSamples sample={view.sample} onChange={(sample) => show({ sample })} items={found.items} />
        <div className="flex flex-wrap empty:hidden">
          <AlertAtSearch search={alertSearchOf(looked)} />
        </div>
      </div>
      <PagedList
        pages={found}
        label={t('tab.find')}
        className={programmeGridClass}
        renderRow={(programme) => <ProgrammeCard key={programme.slug} programme={programme} />}
        empty={
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={t('found.none')}
            description={t('found.none.text')}
          />
        }
      />
      {!isFiltered && <Found name="grants.found" about={view.words ?? ''} />}
    </div>
  );
}

/** The counts of the search before, until those of this one are there. */
function useLatest(facets: readonly ProgrammeFacetCount[] | undefined): readonly ProgrammeFacetCount[] {
  const [latest, setLatest] = useState<readonly ProgrammeFacetCount[]>([]);
  if (facets !== undefined && facets !== latest) setLatest(facets);
  return facets ?? latest;
}
