import { Anchor } from '@egcr/ui/link';
import { useWay } from '@egcr/web-kit/way';
import {
  ArrowLeftRight,
  ArrowUpFromLine,
  HandCoins,
  Plus,
  ScanQrCode,
  Send,
  type LucideIcon,
} from 'lucide-react';

import { useHomeText } from './messages/index.ts';

const actions = [
  { name: 'send', href: '/wallet/send', Icon: Send, isMain: true },
  { name: 'request', href: '/wallet/requests/new', Icon: HandCoins },
  { name: 'convert', href: '/wallet/convert', Icon: ArrowLeftRight },
  { name: 'add', href: '/wallet/add', Icon: Plus },
  { name: 'withdraw', href: '/wallet/withdraw', Icon: ArrowUpFromLine },
  { name: 'scan', href: '/wallet/scan', Icon: ScanQrCode },
] as const satisfies readonly {
  readonly name: string;
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly isMain?: true;
}[];

/** What people come for, one press each: round, large, with its word under it. */
export function ActionRow({ canAdd }: { readonly canAdd: boolean }) {
  const t = useHomeText();
  const { isKnownPath } = useWay();
  const offered = actions.filter(({ name, href }) => isKnownPath(href) && (name !== 'add' || canAdd));
  return (
    <nav aria-label={t('actions')}>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:flex sm:max-w-xl sm:justify-between sm:gap-x-1">
        {offered.map((action) => (
          <li key={action.name} className="flex justify-center">
            <Anchor
              href={action.href}
              className="group flex min-w-18 flex-col items-center gap-2 rounded-lg p-1 text-center text-sm font-medium"
            >
              <span
                className={
                  'isMain' in action
                    ? 'grid size-14 place-items-center rounded-full bg-brand text-brand-ink shadow-1 transition-colors group-hover:bg-brand-deep'
                    : 'grid size-14 place-items-center rounded-full border border-line bg-surface text-brand-text shadow-1 transition-colors group-hover:bg-brand-soft'
                }
              >
                <action.Icon
                  aria-hidden
                  className={action.name === 'send' ? 'size-5.5 rtl:-scale-x-100' : 'size-5.5'}
                />
              </span>
              {t(`action.${action.name}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
