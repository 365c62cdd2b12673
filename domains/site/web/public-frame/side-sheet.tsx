import { IconButton } from '@egcr/ui/icon-button';
import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { LanguagePicker } from '../frame/language-picker.tsx';
import { frameTexts } from '../frame/texts.ts';
import { AccountLinks } from './account-links.tsx';
import { headerMenus } from './menus.ts';
import { NotOpenMark } from './not-open-mark.tsx';
import { useLinkText } from './link-text.ts';

/** The navigation of a phone: the browser's own dialog, which keeps focus inside and gives it back. Opens as soon as it is there. */
export function SideSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText(frameTexts);
  const textOf = useLinkText();
  const sheet = useRef<HTMLDialogElement>(null);
  // Only the browser can open its dialog.
  useEffect(() => {
    if (sheet.current?.open === false) sheet.current.showModal();
  }, []);
  const close = () => sheet.current?.close();
  return (
    <dialog
      ref={sheet}
      aria-label={t('menu.title')}
      closedby="any"
      onClose={onClose}
      className="m-0 ms-auto h-dvh max-h-none w-80 max-w-[88vw] border-s border-line bg-surface p-0 text-ink shadow-3 backdrop:bg-scrim"
    >
      <div className="flex min-h-full flex-col">
        <div className="flex min-h-16 items-center justify-between border-b border-line ps-5 pe-3">
          <p className="text-lg font-strong">{t('menu.title')}</p>
          <IconButton label={t('menu.close')} icon={<X aria-hidden className="size-5" />} onClick={close} />
        </div>
        <nav aria-label={t('nav.main')} className="flex-1 px-3 py-2">
          {headerMenus.map((menu) => (
            <details key={menu.key} name="site-menu" className="group border-b border-line">
              <summary className="flex min-h-12 list-none items-center justify-between rounded-md px-2 font-medium [&::-webkit-details-marker]:hidden">
                {t(menu.key)}
                <ChevronDown
                  aria-hidden
                  className="size-5 text-ink-2 transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="pb-2">
                {menu.links.map((link) => (
                  <li key={link.href} className="flex items-center">
                    <Anchor
                      href={link.href}
                      onClick={close}
                      className="flex min-h-11 flex-1 items-center rounded-md px-4 text-ink-2 hover:text-brand-text"
                    >
                      {textOf(link)}
                    </Anchor>
                    <NotOpenMark href={link.href} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className="flex flex-col gap-3 border-t border-line p-5">
          <LanguagePicker isWide />
          <AccountLinks width="full" onFollow={close} />
        </div>
      </div>
    </dialog>
  );
}
