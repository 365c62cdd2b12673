import { Button } from '@egcr/ui/button';
import { FilterBar } from '@egcr/ui/filter-bar';
import { useRef, useState, type ReactNode } from 'react';

import { useFormats } from '../formats.ts';
import { useText } from '../i18n.tsx';
import { listTexts } from './texts.ts';

interface ListFiltersProps {
  readonly children: ReactNode;
  /** Undefined while no filter is set. */
  readonly onClear: (() => void) | undefined;
  /** How many of the fields are set. With it they wait behind a button on a phone, so that the list under them is in sight. */
  readonly foldedSet?: number | undefined;
}

/** The fields above a list that narrow it. */
export function ListFilters({ children, onClear, foldedSet }: ListFiltersProps) {
  const t = useText(listTexts);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolding = foldedSet !== undefined;
  return (
    <div className="flex flex-col items-stretch gap-3">
      {isFolding && (
        <FiltersFold
          set={foldedSet}
          isUnfolded={isUnfolded}
          onFold={() => setUnfolded(!isUnfolded)}
          onClear={onClear}
        />
      )}
      <FilterBar
        label={t('filters')}
        clearLabel={t('clear')}
        onClear={onClear}
        className={isFolding && !isUnfolded ? 'max-sm:hidden' : undefined}
        clearClassName={isFolding ? 'max-sm:hidden' : undefined}
      >
        {children}
      </FilterBar>
    </div>
  );
}

interface FiltersFoldProps {
  readonly set: number;
  readonly isUnfolded: boolean;
  readonly onFold: () => void;
  /** Undefined where nothing is set. */
  readonly onClear: (() => void) | undefined;
}

/** Of a phone: how many filters are set, and a way to be without them that does not unfold them first. */
function FiltersFold({ set, isUnfolded, onFold, onClear }: FiltersFoldProps) {
  const t = useText(listTexts);
  const formats = useFormats();
  const fold = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-2 sm:hidden">
      <Button ref={fold} look="secondary" size="small" aria-expanded={isUnfolded} onClick={onFold}>
        {set === 0 ? t('filters') : `${t('filters')} (${formats.number(set)})`}
      </Button>
      {onClear && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            onClear();
            // The button goes with the filters.
            fold.current?.focus();
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
