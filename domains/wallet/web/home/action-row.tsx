import { hrefOf } from '@egcr/contract/product-screens';
import { Anchor } from '@egcr/ui/link';
import { VisuallyHidden } from '@egcr/ui/visually-hidden';
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

import { useStop, useStopReason } from '../frozen/frozen-banner.tsx';
import type { Stop } from '../frozen/stop-rules.ts';
import { useFrozenText } from '../frozen/texts.ts';
import { useHomeText } from './texts.ts';

const actions = [
  { name: 'send', href: '/wallet/send', Icon: Send, isMain: true, isOutgoing: true },
  { name: 'request', href: hrefOf('wallet-request-new'), Icon: HandCoins },
  { name: 'convert', href: hrefOf('wallet-convert'), Icon: ArrowLeftRight, isOutgoing: true },
  { name: 'add', href: hrefOf('wallet-add'), Icon: Plus },
  { name: 'withdraw', href: hrefOf('wallet-withdraw'), Icon: ArrowUpFromLine, isOutgoing: true },
  { name: 'scan', href: '/wallet/scan', Icon: ScanQrCode },
] as const satisfies readonly {
  readonly name: string;
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly isMain?: true;
  /** Takes money out of the wallet: a freeze or a hold stops it. */
  readonly isOutgoing?: true;
}[];

type Action = (typeof actions)[number];

/** What people come for, one press each: round, large, with its word under it. Those that a freeze or a hold stops lead nowhere while it lasts. */
export function ActionRow({ canAdd }: { readonly canAdd: boolean }) {
  const t = useHomeText();
  const { isKnownPath } = useWay();
  const stop = useStop();
  const offered = actions.filter(({ name, href }) => isKnownPath(href) && (name !== 'add' || canAdd));
  return (
    <nav aria-label={t('actions')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,40%),1fr))] gap-x-2 gap-y-4 sm:flex sm:max-w-xl sm:justify-between sm:gap-x-1">
        {offered.map((action) => (
          <li key={action.name} className="flex justify-center">
            <Act action={action} stop={'isOutgoing' in action ? stop : undefined} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const place =
  'group flex min-w-[min(4.5rem,100%)] flex-col items-center gap-2 rounded-lg p-1 text-center text-sm font-medium';

function Act({ action, stop }: { readonly action: Action; readonly stop: Stop | undefined }) {
  const t = useHomeText();
  const f = useFrozenText();
  const reason = useStopReason();
  if (stop)
    return (
      <span role="link" aria-disabled="true" title={reason} className={`${place} text-ink-2`}>
        <Disc action={action} look="border border-line bg-sunken text-ink-2" />
        {t(`action.${action.name}`)}
        <VisuallyHidden>{f(stop === 'frozen' ? 'badge' : 'held.badge')}</VisuallyHidden>
      </span>
    );
  return (
    <Anchor href={action.href} className={place}>
      <Disc
        action={action}
        look={
          'isMain' in action
            ? 'bg-brand text-brand-ink shadow-1 group-hover:bg-brand-deep'
            : 'border border-line bg-surface text-brand-text shadow-1 group-hover:bg-brand-soft'
        }
      />
      {t(`action.${action.name}`)}
    </Anchor>
  );
}

function Disc({ action, look }: { readonly action: Action; readonly look: string }) {
  return (
    <span className={`grid size-14 place-items-center rounded-full transition-colors ${look}`}>
      <action.Icon
        aria-hidden
        className={action.name === 'send' ? 'size-5.5 rtl:-scale-x-100' : 'size-5.5'}
      />
    </span>
  );
}
