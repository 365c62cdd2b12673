import { Card } from '@egcr/ui/card';
import { Anchor } from '@egcr/ui/link';
import { useWay } from '@egcr/web-kit/way';
import {
  CalendarClock,
  ChartLine,
  ChevronRight,
  FileText,
  HandCoins,
  PiggyBank,
  QrCode,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';

import { useHomeText } from './messages/index.ts';

const links = [
  { name: 'receive', href: '/wallet/receive', Icon: QrCode },
  { name: 'requests', href: '/wallet/requests', Icon: HandCoins },
  { name: 'pots', href: '/wallet/pots', Icon: PiggyBank },
  { name: 'scheduled', href: '/wallet/scheduled', Icon: CalendarClock },
  { name: 'payees', href: '/wallet/payees', Icon: Users },
  { name: 'statements', href: '/wallet/statements', Icon: FileText },
  { name: 'rates', href: '/wallet/rates', Icon: ChartLine },
  { name: 'security', href: '/wallet/security', Icon: ShieldCheck },
] as const satisfies readonly { readonly name: string; readonly href: string; readonly Icon: LucideIcon }[];

/** The rest of the wallet, a line each. */
export function MoreLinks() {
  const t = useHomeText();
  const { isKnownPath } = useWay();
  return (
    <Card title={t('more')}>
      <ul className="-mx-5 -mb-5 flex flex-col divide-y divide-line border-t border-line">
        {links
          .filter(({ href }) => isKnownPath(href))
          .map(({ name, href, Icon }) => (
            <li
              key={name}
              className="relative flex items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="flex min-w-0 flex-1 flex-col">
                <Anchor href={href} className="font-medium after:absolute after:inset-0">
                  {t(`link.${name}`)}
                </Anchor>
                <span className="text-sm text-ink-2">{t(`link.${name}.text`)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
            </li>
          ))}
      </ul>
    </Card>
  );
}
