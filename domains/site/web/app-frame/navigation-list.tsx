import { Anchor } from '@egcr/ui/link';
import { variants } from '@egcr/ui/variants';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';

import { titleTexts } from '../titles/messages/index.ts';
import { appFrameTexts } from './messages/index.ts';
import { groupsThatAre, type NavigationEntry } from './navigation.ts';
import { iconOf } from './screen-icons.ts';

const entryClass = variants(
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text',
  { state: { open: 'font-medium text-ink', waiting: 'text-ink-2' } },
);

/** Groups of links; what is not open yet stands apart, under that name. */
export function NavigationList({ onFollow }: { readonly onFollow?: () => void }) {
  const t = useText(appFrameTexts);
  const waiting = groupsThatAre('not_open');
  const count = waiting.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <div className="flex flex-col gap-5">
      {groupsThatAre('open').map((group) => (
        <Group key={group.key} label={t(group.key)} entries={group.entries} onFollow={onFollow} />
      ))}
      {count > 0 && (
        <details className="group border-t border-line pt-3">
          <summary className="flex min-h-11 list-none items-center gap-3 rounded-md px-3 text-sm text-ink-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{t('nav.soon')}</span>
            <span className="num">{count}</span>
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-4 pt-3">
            {waiting.map((group) => (
              <Group key={group.key} label={t(group.key)} entries={group.entries} onFollow={onFollow} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface GroupProps {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
  readonly onFollow: (() => void) | undefined;
}

function Group({ label, entries, onFollow }: GroupProps) {
  const titles = useText(titleTexts);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div>
      <p className="px-3 pb-1.5 text-xs font-semibold text-ink-2">{label}</p>
      <ul className="flex flex-col gap-0.5" aria-label={label}>
        {entries.map(({ screen, href, isOpen }) => {
          const Icon = iconOf(screen);
          return (
            <li key={screen}>
              <Anchor
                href={href}
                aria-current={pathname === href ? 'page' : undefined}
                onClick={onFollow}
                className={entryClass({ state: isOpen ? 'open' : 'waiting' })}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {titles(screen)}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
