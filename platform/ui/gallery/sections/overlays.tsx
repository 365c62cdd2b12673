import { Bell, LayoutDashboard, LogOut, Menu as MenuIcon, Settings, Snowflake, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../src/avatar.tsx';
import { Button } from '../../src/button.tsx';
import { CommandPalette } from '../../src/command-palette.tsx';
import { ConfirmDialog } from '../../src/confirm-dialog.tsx';
import { Dialog } from '../../src/dialog.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import { Link } from '../../src/link.tsx';
import { Menu } from '../../src/menu.tsx';
import { Popover } from '../../src/popover.tsx';
import { Sheet } from '../../src/sheet.tsx';
import { TextField } from '../../src/text-field.tsx';
import { useToasts } from '../../src/toast.tsx';
import { Tooltip } from '../../src/tooltip.tsx';
import { Line, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

const icon = 'size-5';

export function OverlaysSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="overlays" title={texts.section.overlays}>
      <Line>
        <Dialogs texts={texts} />
        <NavigationSheet texts={texts} />
        <AccountMenu texts={texts} />
        <Palette texts={texts} />
        <Notices texts={texts} />
        <Question texts={texts} />
        <Latest texts={texts} />
      </Line>
    </Section>
  );
}

function Dialogs({ texts }: { readonly texts: Texts }) {
  const [isUrgentOpen, setUrgentOpen] = useState(false);
  return (
    <>
      <Dialog
        title={texts.dialogTitle}
        description={texts.dialogText}
        closeLabel={texts.close}
        trigger={<Button look="secondary">{texts.remove}</Button>}
        footer={
          <>
            <Button look="secondary">{texts.keep}</Button>
            <Button look="danger">{texts.remove}</Button>
          </>
        }
      >
        <TextField label={texts.note} />
      </Dialog>
      <Button look="secondary" onClick={() => setUrgentOpen(true)}>
        {texts.urgentTitle}
      </Button>
      <Dialog
        isUrgent
        size="small"
        isOpen={isUrgentOpen}
        onOpenChange={setUrgentOpen}
        title={texts.urgentTitle}
        description={texts.urgentText}
        footer={
          <>
            <Button look="quiet">{texts.signOut}</Button>
            <Button onClick={() => setUrgentOpen(false)}>{texts.stay}</Button>
          </>
        }
      />
    </>
  );
}

function Question({ texts }: { readonly texts: Texts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.dialogTitle}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={texts.dialogTitle}
        description={texts.dialogText}
        cancelLabel={texts.keep}
        confirmLabel={texts.remove}
        isBusy={false}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

function Latest({ texts }: { readonly texts: Texts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      labelledBy="latest-title"
      trigger={
        <IconButton label={texts.alerts} look="outlined" icon={<Bell aria-hidden className={icon} />} />
      }
    >
      <div className="flex flex-col gap-2 p-5">
        <h3 id="latest-title" className="font-semibold">
          {texts.alerts}
        </h3>
        <p className="text-sm text-ink-2">{texts.alertsHint}</p>
      </div>
    </Popover>
  );
}

function NavigationSheet({ texts }: { readonly texts: Texts }) {
  return (
    <Sheet
      title={texts.sheetTitle}
      closeLabel={texts.close}
      side="start"
      trigger={
        <IconButton
          label={texts.sheetTitle}
          look="outlined"
          icon={<MenuIcon aria-hidden className={icon} />}
        />
      }
    >
      <nav aria-label={texts.sheetTitle} className="flex flex-col">
        <Link href="#money" look="standalone">
          {texts.wallet}
        </Link>
        <Link href="#tables" look="standalone">
          {texts.grants}
        </Link>
      </nav>
    </Sheet>
  );
}

function AccountMenu({ texts }: { readonly texts: Texts }) {
  return (
    <Menu
      align="start"
      trigger={<IconButton label={texts.menu} icon={<Avatar name="Amara Diallo" size="small" />} />}
      header={<span className="text-sm font-semibold">Amara Diallo</span>}
      items={[
        {
          label: texts.dashboard,
          href: '#actions',
          icon: <LayoutDashboard aria-hidden className={icon} />,
        },
        {
          label: texts.settings,
          hint: texts.profile,
          onSelect: () => undefined,
          icon: <Settings aria-hidden className={icon} />,
        },
        { label: texts.alerts, isChecked: true, onSelect: () => undefined },
        { label: texts.government, isDisabled: true, onSelect: () => undefined },
        {
          label: texts.signOut,
          tone: 'danger',
          startsGroup: true,
          onSelect: () => undefined,
          icon: <LogOut aria-hidden className={icon} />,
        },
      ]}
    />
  );
}

function Palette({ texts }: { readonly texts: Texts }) {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setPaletteOpen(true)}>
        {texts.palette}
      </Button>
      <CommandPalette
        isOpen={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        title={texts.palette}
        searchLabel={texts.search}
        emptyLabel={texts.nothing}
        closeLabel={texts.close}
        groups={[
          {
            label: texts.goTo,
            commands: [
              {
                id: 'dashboard',
                label: texts.dashboard,
                shortcut: 'G D',
                onSelect: () => undefined,
                icon: <LayoutDashboard aria-hidden className={icon} />,
              },
              {
                id: 'wallet',
                label: texts.wallet,
                shortcut: 'G W',
                onSelect: () => undefined,
                icon: <Wallet aria-hidden className={icon} />,
              },
            ],
          },
          {
            label: texts.doIt,
            commands: [
              { id: 'send', label: texts.send, keywords: 'pay transfer', onSelect: () => undefined },
            ],
          },
        ]}
      />
    </>
  );
}

function Notices({ texts }: { readonly texts: Texts }) {
  const toasts = useToasts();
  return (
    <>
      <Tooltip text={texts.tooltip}>
        <IconButton label={texts.tooltip} look="outlined" icon={<Snowflake aria-hidden className={icon} />} />
      </Tooltip>
      <Tooltip text={texts.settings} side="bottom">
        <IconButton label={texts.settings} look="outlined" icon={<Settings aria-hidden className={icon} />} />
      </Tooltip>
      <Button
        look="secondary"
        onClick={() =>
          toasts.show({ title: texts.toastOk, description: texts.toastOkText, tone: 'ok', durationMs: 0 })
        }
      >
        {texts.toastOk}
      </Button>
      <Button
        look="secondary"
        onClick={() =>
          toasts.show({ title: texts.toastBad, description: texts.toastBadText, tone: 'bad', durationMs: 0 })
        }
      >
        {texts.toastBad}
      </Button>
    </>
  );
}
