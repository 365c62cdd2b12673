import { FilterBar } from '@egcr/ui/filter-bar';
import type { ReactNode } from 'react';

import { useText } from '../i18n.tsx';
import { listTexts } from './texts.ts';

interface ListFiltersProps {
  readonly children: ReactNode;
  /** Undefined while no filter is set. */
  readonly onClear: (() => void) | undefined;
}

/** The fields above a list that narrow it. */
export function ListFilters({ children, onClear }: ListFiltersProps) {
  const t = useText(listTexts);
  return (
    <FilterBar label={t('filters')} clearLabel={t('clear')} onClear={onClear}>
      {children}
    </FilterBar>
  );
}
