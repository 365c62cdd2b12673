import { Card } from '@egcr/ui/card';
import { BadgeCheck, Clock, KeyRound } from 'lucide-react';

import { useWalletText } from '../texts.ts';

const points = [
  { name: 'name', Icon: BadgeCheck },
  { name: 'scam', Icon: Clock },
  { name: 'pin', Icon: KeyRound },
] as const;

interface PaymentHelpProps {
  /** On the check page the name is in sight, so nothing says that it follows. */
  readonly isCheck?: boolean;
}

/** What to look at before paying: stands beside every form that leads to a payment, and beside its check. */
export function PaymentHelp({ isCheck = false }: PaymentHelpProps) {
  const t = useWalletText();
  return (
    <Card tone="sunken" title={t('help.title')}>
      <ul className="flex flex-col gap-4">
        {points
          .filter(({ name }) => !isCheck || name !== 'name')
          .map(({ name, Icon }) => (
            <li key={name} className="flex gap-3 text-sm">
              <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
              {t(`help.${name}`)}
            </li>
          ))}
      </ul>
    </Card>
  );
}
