import { Card } from '@egcr/ui/card';
import { Anchor, Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import { usePots } from '../pots/queries.ts';
import { PotGoal } from '../pots/pot-goal.tsx';
import { PotRing } from '../pots/pot-ring.tsx';
import { useWalletText } from '../texts.ts';
import { useHomeText } from './texts.ts';

const SHOWN = 3;

/** The first pots, each leading to its page with its history; nothing where there is none. */
export function PotsCard() {
  const t = useHomeText();
  const words = useWalletText();
  const { isConcealed } = useConcealment();
  const pots = usePots().data ?? [];
  if (pots.length === 0) return null;
  return (
    <Card
      title={t('in_pots')}
      action={
        <Link look="standalone" href="/wallet/pots" className="-my-3">
          {t('pots.all')}
        </Link>
      }
    >
      <ul className="-mx-5 -mb-5 flex flex-col divide-y divide-line border-t border-line">
        {pots.slice(0, SHOWN).map((pot) => (
          <li key={pot.id} className="relative flex items-center gap-4 px-5 py-3 hover:bg-sunken">
            <PotRing pot={pot} size="medium" />
            <span className="flex min-w-0 flex-1 flex-col">
              <Anchor
                href={`/wallet/pots/${pot.id}`}
                className="font-medium wrap-anywhere after:absolute after:inset-0"
              >
                <bdi>{pot.name}</bdi>
              </Anchor>
              <span className="text-sm text-ink-2">
                <PotGoal pot={pot} />
              </span>
            </span>
            <Money
              amount={pot.balance}
              className="font-semibold"
              concealedLabel={isConcealed ? words('amounts.hidden') : undefined}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
