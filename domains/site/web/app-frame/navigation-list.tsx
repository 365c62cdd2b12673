import { Anchor } from '@egcr/ui/link';
import { variants } from '@egcr/ui/variants';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePath } from '@egcr/web-kit/router.tsx';
import { ChevronDown } from 'lucide-react';
import { navigation, type NavigationEntry } from '@egcr/web-kit/navigation';
import { useIsStaff } from '@egcr/web-kit/staff-door.tsx';
import { Suspense } from 'react';
import { useTitles } from '@egcr/web-kit/titles';

import { useFolded } from './folded.ts';
import { appFrameTexts } from './texts.ts';

const entryClass = variants(
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text',
  { state: { open: 'font-medium text-ink', waiting: 'text-ink-2' } },
);

/** Groups of links that fold, and stay as they were left; what is not open yet stands apart, under that name. */
export function NavigationList({ onFollow }: { readonly onFollow?: () => void }) {
  const t = useText(appFrameTexts);
  const { isFolded, fold } = useFolded();
  const isStaff = useIsStaff();
  const waiting = groupsThatAre({ isOpen: false, isStaff });
  const count = waiting.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <div className="flex flex-col gap-3">
      {groupsThatAre({ isOpen: true, isStaff }).map(({ group, entries }) => (
        <details
          key={group}
          open={!isFolded(group)}
          onToggle={({ currentTarget: { open } }) => fold(group, !open)}
          className="group"
        >
          <summary className={summaryClass}>
            <span className="flex-1 text-xs font-semibold">{t(`group.${group}`)}</span>
            <Chevron />
          </summary>
          <Entries label={t(`group.${group}`)} entries={entries} onFollow={onFollow} />
        </details>
      ))}
      {count > 0 && (
        <details className="group border-t border-line pt-3">
          <summary className={summaryClass}>
            <span className="flex-1 text-sm">{t('nav.soon')}</span>
            <span className="num text-sm">{count}</span>
            <Chevron />
          </summary>
          <div className="flex flex-col gap-4 pt-3">
            {waiting.map(({ group, entries }) => (
              <div key={group}>
                <p className="px-3 pb-1.5 text-xs font-semibold text-ink-2">{t(`group.${group}`)}</p>
                <Entries label={t(`group.${group}`)} entries={entries} onFollow={onFollow} />
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

const summaryClass =
  'flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-3 text-ink-2 hover:bg-sunken [&::-webkit-details-marker]:hidden';

function Chevron() {
  return <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />;
}

/** The groups with only what is open, or only what is not; groups without entries are left out. */
function groupsThatAre({
  isOpen,
  isStaff,
}: {
  readonly isOpen: boolean;
  readonly isStaff: boolean;
}): ReturnType<typeof navigation> {
  return navigation({ isStaff })
    .map(({ group, entries }) => ({ group, entries: entries.filter((entry) => entry.isOpen === isOpen) }))
    .filter(({ entries }) => entries.length > 0);
}

interface EntriesProps {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
  readonly onFollow: (() => void) | undefined;
}

function Entries({ label, entries, onFollow }: EntriesProps) {
  const titles = useTitles();
  const pathname = usePath();
  return (
    <ul className="flex flex-col gap-0.5" aria-label={label}>
      {entries.map(({ screen, href, isOpen, Icon, Mark }) => {
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
              {Mark && (
                <Suspense>
                  <Mark />
                </Suspense>
              )}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
