import { Card } from '@egcr/ui/card';
import { BadgeCheck, Clock, KeyRound } from 'lucide-react';

import { useWalletText } from '../texts.ts';

const points = [
  { name: 'name', Icon: BadgeCheck },
  { name: 'scam', Icon: Clock },
  { name: 'pin', Icon: KeyRound },
] as const;

/** What to look at before paying: stands beside every form that leads to a payment. */
export function PaymentHelp() {
  const t = useWalletText();
  return (
    <Card tone="sunken" title={t('help.title')}>
      <ul className="flex flex-col gap-4">
        {points.map(({ name, Icon }) => (
          <li key={name} className="flex gap-3 text-sm">
            <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
            {t(`help.${name}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
