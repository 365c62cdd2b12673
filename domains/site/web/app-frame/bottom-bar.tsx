import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePath } from '@egcr/web-kit/router.tsx';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { barEntries } from '@egcr/web-kit/navigation';
import { useTitles } from '@egcr/web-kit/titles';

import { appFrameTexts } from './texts.ts';

const EverythingSheet = lazy(async () => ({
  default: (await import('./everything-sheet.tsx')).EverythingSheet,
}));

const placeClass =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md px-1 py-1 text-bar font-medium text-ink-2 aria-[current=page]:text-brand-text';

/** Two lines fit under the picture: a name of two words is not cut off with large text. */
const nameClass = 'max-w-full text-center leading-tight';

/** The navigation of a phone: three places within the thumb's reach, and everything else behind the fourth. */
export function BottomBar() {
  const t = useText(appFrameTexts);
  const titles = useTitles();
  // undefined until it is opened for the first time: nothing is fetched before.
  const [isOpen, setOpen] = useState<boolean>();
  const pathname = usePath();
  return (
    <nav
      data-bottom-bar
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="flex px-2">
        {barEntries().map(({ screen, href, Icon, Mark }) => {
          return (
            <Anchor
              key={screen}
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={placeClass}
            >
              <span className="relative">
                <Icon aria-hidden className="size-5.5" />
                {Mark && (
                  <span className="absolute -end-4 -top-1">
                    <Suspense>
                      <Mark />
                    </Suspense>
                  </span>
                )}
              </span>
              <span className={nameClass}>{titles(screen)}</span>
            </Anchor>
          );
        })}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={placeClass}>
          <Menu aria-hidden className="size-5.5" />
          <span className={nameClass}>{t('nav.more')}</span>
        </button>
        {isOpen !== undefined && (
          <Suspense>
            <EverythingSheet isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        )}
      </div>
    </nav>
  );
}
