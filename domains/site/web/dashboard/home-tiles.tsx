import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ShownTile } from '@egcr/web-kit/slots.tsx';
import { Suspense } from 'react';

import type { Arrangement } from '../../contract/arrangement.ts';
import { Coming } from './still.tsx';
import { dashboardTexts } from './texts.ts';

interface HomeTilesProps {
  readonly tiles: readonly ShownTile[];
  readonly given: Arrangement;
}

/** The tiles in two columns, each where the person has put it; on a phone the second follows the first. */
export function HomeTiles({ tiles, given }: HomeTilesProps) {
  // What comes late stands at the end of its column, or beside what was there: nothing that is read moves.
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <Column tiles={tiles} names={given.wide} />
      <Column tiles={tiles} names={given.side} />
    </div>
  );
}

interface ColumnProps {
  readonly tiles: readonly ShownTile[];
  readonly names: readonly string[];
}

function Column({ tiles, names }: ColumnProps) {
  return (
    <div className="flex min-w-0 flex-col gap-8 empty:hidden">
      {names.map((name) => {
        const tile = tiles.find((each) => each.name === name);
        return (
          tile && (
            <Suspense key={name} fallback={name === WALLET ? <WalletToCome /> : <Coming />}>
              <tile.Shown />
            </Suspense>
          )
        );
      })}
    </div>
  );
}

/** Its place is kept while it comes. */
const WALLET = 'wallet';

function WalletToCome() {
  const t = useText(dashboardTexts);
  return (
    <SkeletonGroup label={t('wallet.loading')}>
      {/* As tall as the strip will be, so that nothing below moves; on a phone its buttons take two lines. */}
      <Skeleton className="h-90 sm:h-82" />
    </SkeletonGroup>
  );
}
