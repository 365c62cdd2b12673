import { Badge } from '@egcr/ui/badge';
import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { appFrameTexts } from '../app-frame/messages/index.ts';
import { entryOf, navigationGroups } from '../app-frame/navigation.ts';
import { iconOf } from '../app-frame/screen-icons.ts';
import { titleTexts } from '../titles/messages/index.ts';
import { dashboardTexts } from './messages/index.ts';

/** The dashboard itself and the steps inside the wallet are not services of their own. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  'dashboard',
  'wallet-send',
  'wallet-add',
  'wallet-convert',
  'wallet-history',
]);

const groups = navigationGroups.map(({ key, screens }) => ({
  key,
  entries: screens.filter((screen) => !NOT_LISTED.has(screen)).map(entryOf),
}));

/** Everything there is, each with what it is today: open, or not open yet. */
export function ServiceList() {
  const t = useText(dashboardTexts);
  const names = useText(appFrameTexts);
  const titles = useText(titleTexts);
  const open = groups.flatMap(({ entries }) => entries).filter(({ isOpen }) => isOpen).length;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl">{t('services.title')}</h2>
        <p className="text-sm text-ink-2">{t('services.text', { open })}</p>
      </div>
      <div className="gap-x-10 md:columns-2">
        {groups.map(({ key, entries }) => (
          <div key={key} className="mb-8 break-inside-avoid">
            <h3 className="border-b border-line pb-2 text-sm font-semibold text-ink-2">{names(key)}</h3>
            <ul>
              {entries.map(({ screen, href, isOpen }) => {
                const Icon = iconOf(screen);
                return (
                  <li key={screen} className="relative flex min-h-13 items-center gap-3 border-b border-line">
                    <Icon
                      aria-hidden
                      className={isOpen ? 'size-5 text-brand-text' : 'size-5 text-ink-2'}
                      strokeWidth={1.7}
                    />
                    <Anchor
                      href={href}
                      className="min-w-0 flex-1 py-2 font-medium hyphens-auto wrap-anywhere after:absolute after:inset-0 hover:text-brand-text"
                    >
                      {titles(screen)}
                    </Anchor>
                    <Badge tone={isOpen ? 'ok' : 'neutral'}>
                      {t(isOpen ? 'state.open' : 'state.not-open')}
                    </Badge>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
