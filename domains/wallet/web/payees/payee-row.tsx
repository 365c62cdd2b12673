import { hrefOf } from '@egcr/contract/product-screens';
import { Avatar } from '@egcr/ui/avatar';
import { IconButton } from '@egcr/ui/icon-button';
import { Anchor } from '@egcr/ui/link';
import { Menu } from '@egcr/ui/menu';
import { useFormats } from '@egcr/web-kit/formats';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { CalendarClock, Ellipsis, HandCoins, Pencil, Star, Trash2 } from 'lucide-react';

import type { Payee } from '../../contract/payees.ts';
import type { WalletSlots } from '../../contract/slots.ts';
import { useStopReason } from '../frozen/frozen-banner.tsx';
import { usePayeesText } from './texts.ts';
import { NameVerdictBadge } from './name-verdict.tsx';

const PartyPlace: Offered<WalletSlots> = Slot;

interface PayeeRowProps {
  readonly payee: Payee;
  readonly onFavourite: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One payee: the line leads to paying them, unless the wallet is frozen or held; the menu leads to the rest. */
export function PayeeRow({ payee, onFavourite, onRename, onRemove }: PayeeRowProps) {
  const t = usePayeesText();
  const { label, person } = payee;
  const to = { to: person.username };
  return (
    <li className="relative flex items-center gap-3 p-4 transition-colors hover:bg-sunken">
      <Avatar name={person.name} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Name payee={payee} />
        <Details payee={payee} />
        <PartyPlace name="wallet.party" about={person.user_id} />
      </div>
      <span className="relative flex shrink-0">
        <IconButton
          label={t('favourite', { label })}
          aria-pressed={payee.is_favourite}
          icon={
            <Star
              aria-hidden
              className={payee.is_favourite ? 'size-5 fill-brass text-brass-text' : 'size-5 text-ink-2'}
            />
          }
          onClick={onFavourite}
        />
        <Menu
          align="end"
          trigger={
            <IconButton label={t('more', { label })} icon={<Ellipsis aria-hidden className="size-5" />} />
          }
          items={[
            {
              label: t('menu.request'),
              href: hrefOf('wallet-request-new', to),
              icon: <HandCoins aria-hidden className="size-5" />,
            },
            {
              label: t('menu.schedule'),
              href: hrefOf('wallet-scheduled-new', to),
              icon: <CalendarClock aria-hidden className="size-5" />,
            },
            {
              label: t('menu.rename'),
              onSelect: onRename,
              icon: <Pencil aria-hidden className="size-5" />,
              startsGroup: true,
            },
            {
              label: t('menu.remove'),
              onSelect: onRemove,
              icon: <Trash2 aria-hidden className="size-5" />,
              tone: 'danger',
            },
          ]}
        />
      </span>
    </li>
  );
}

/** Leads to paying them; a frozen or held wallet leads nowhere, and says why. */
function Name({ payee: { label, person } }: { readonly payee: Payee }) {
  const t = usePayeesText();
  const stopped = useStopReason();
  if (stopped !== undefined) {
    return (
      <span
        role="link"
        aria-disabled="true"
        aria-label={t('send', { label })}
        title={stopped}
        className="font-medium wrap-anywhere text-ink-2"
      >
        <bdi>{label}</bdi>
      </span>
    );
  }
  return (
    <Anchor
      href={hrefOf('wallet-send', { to: person.username })}
      aria-label={t('send', { label })}
      className="font-medium wrap-anywhere after:absolute after:inset-0"
    >
      <bdi>{label}</bdi>
    </Anchor>
  );
}

function Details({ payee }: { readonly payee: Payee }) {
  const t = usePayeesText();
  const formats = useFormats();
  const isRenamed = payee.verified_name !== payee.person.name;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <bdi>{payee.verified_name}</bdi>
        <bdi className="wrap-anywhere">@{payee.person.username}</bdi>
      </span>
      <span>
        {payee.last_paid_at === null
          ? t('never_paid')
          : t('last_paid', { when: formats.recent(payee.last_paid_at) })}
      </span>
      {isRenamed ? (
        <span className="font-medium text-warn">{t('badge.renamed', { name: payee.person.name })}</span>
      ) : (
        payee.name_check !== null && <NameVerdictBadge verdict={payee.name_check} />
      )}
    </span>
  );
}
