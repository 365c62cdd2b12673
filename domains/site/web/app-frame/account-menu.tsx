import { hrefOf } from '@egcr/contract/product-screens';
import { Avatar } from '@egcr/ui/avatar';
import { Menu, type MenuItem } from '@egcr/ui/menu';
import { staffEntries } from '@egcr/web-kit/navigation';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { clearPIN, leave, useSession } from '@egcr/web-kit/session';
import { useIsStaff } from '@egcr/web-kit/staff-door.tsx';
import { useTitles } from '@egcr/web-kit/titles';
import { themeChoices, useTheme } from '@egcr/web-kit/theme';
import { LockKeyhole, LogOut, Settings } from 'lucide-react';

import type { ShellSlots } from '../../contract/index.ts';
import { appFrameTexts } from './texts.ts';

const ShellPlace: Offered<ShellSlots> = Slot;

/** Who is signed in, and what they can do about it. */
export function AccountMenu() {
  const t = useText(appFrameTexts);
  const profile = useSession((now) => now.userProfile);
  const isPinOpen = useSession((now) => now.isPINVerified);
  const { choice, choose } = useTheme();
  const titles = useTitles();
  const isStaff = useIsStaff();
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ') || t('account.unnamed');
  const items: readonly MenuItem[] = [
    {
      label: t('account.settings'),
      icon: <Settings aria-hidden className="size-5" />,
      href: hrefOf('settings'),
    },
    ...(isStaff ? staffEntries() : []).map(({ screen, href, Icon }) => ({
      label: titles(screen),
      icon: <Icon aria-hidden className="size-5" />,
      href,
    })),
    ...themeChoices.map((each, at) => ({
      label: t(`action.theme.${each}`),
      isChecked: choice === each,
      startsGroup: at === 0,
      onSelect: () => choose(each),
    })),
    ...(isPinOpen
      ? [
          {
            label: t('action.lock'),
            icon: <LockKeyhole aria-hidden className="size-5" />,
            startsGroup: true,
            onSelect: () => void clearPIN(),
          },
        ]
      : []),
    {
      label: t('account.sign-out'),
      icon: <LogOut aria-hidden className="size-5 rtl:rotate-180" />,
      startsGroup: !isPinOpen,
      onSelect: () => void leave(),
    },
  ];
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('account.menu')}
          className="grid size-11 place-items-center rounded-full transition-colors hover:bg-sunken aria-expanded:bg-sunken"
        >
          <Avatar name={name} size="small" />
        </button>
      }
      header={
        <div className="flex flex-col">
          <span className="font-semibold">{name}</span>
          {profile?.username && (
            <span className="text-sm text-ink-2" dir="ltr">
              {`@${profile.username}`}
            </span>
          )}
          <ShellPlace name="shell.account" />
        </div>
      }
      items={items}
    />
  );
}
