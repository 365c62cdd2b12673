import { Button } from '@egcr/ui/button';
import { FilterBar } from '@egcr/ui/filter-bar';
import { useState, type ReactNode } from 'react';

import { useText } from '../i18n.tsx';
import { listTexts } from './texts.ts';

interface ListFiltersProps {
  readonly children: ReactNode;
  /** Undefined while no filter is set. */
  readonly onClear: (() => void) | undefined;
  /** On a phone they wait behind a button, so that the list under them is in sight. */
  readonly isFolded?: boolean | undefined;
}

/** The fields above a list that narrow it. */
export function ListFilters({ children, onClear, isFolded = false }: ListFiltersProps) {
  const t = useText(listTexts);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className="flex flex-col items-stretch gap-3">
      {isFolded && (
        <Button
          look="secondary"
          size="small"
          className="self-start sm:hidden"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('filters')}
        </Button>
      )}
      <FilterBar
        label={t('filters')}
        clearLabel={t('clear')}
        onClear={onClear}
        className={isFolded && !isUnfolded ? 'max-sm:hidden' : undefined}
      >
        {children}
      </FilterBar>
    </div>
  );
}
