import type { Screen } from '@egcr/contract/screen';
import { CommandPalette, type Command, type CommandGroup } from '@egcr/ui/command-palette';
import { findGroups, isMeant, type Found } from '@egcr/web-kit/finds';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { clearPIN, leave } from '@egcr/web-kit/session';
import { themeChoices, useTheme } from '@egcr/web-kit/theme';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { Keyboard, LayoutGrid, LockKeyhole, LogOut, SunMoon } from 'lucide-react';
import { placeOf } from '@egcr/web-kit/navigation';
import { productScreens } from '@egcr/contract/product-screens';
import { useTitles } from '@egcr/web-kit/titles';
import { useState } from 'react';

import { keysShown } from './keys.ts';
import { appFrameTexts } from './texts.ts';
import { useFound } from './use-found.ts';

/** Every page that can be visited by its name, open ones first. */
const pages = productScreens()
  .filter(({ path, frame }) => (frame === 'app' || frame === 'public') && !path.includes('$'))
  .toSorted((left, right) => rank(left) - rank(right));

/** Open before not open, and what people do before what they read. */
function rank({ isOpen, frame }: Screen): number {
  return (isOpen ? 0 : 2) + (frame === 'app' ? 0 : 1);
}

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShowKeys: () => void;
}

/** People, transactions, references, acts and pages by name. */
export function Palette({ isOpen, onOpenChange, onShowKeys }: PaletteProps) {
  const t = useText(appFrameTexts);
  const [query, setQuery] = useState('');
  const { acts, asked, screens, state } = useFound(query);
  const router = useRouter();
  const places = usePages();
  const own = useOwnActs(onShowKeys);
  const meant = (commands: readonly Command[]) =>
    commands.filter(({ label, keywords }) => isMeant(query, `${label} ${keywords ?? ''}`));
  const toCommand = (found: Found): Command => ({
    id: found.id,
    label: found.label,
    hint: found.hint,
    icon: <found.Icon aria-hidden className="size-5" />,
    onSelect: () => router.go(found.href),
  });
  const isAct = ({ name }: { readonly name: string }) => screens.has(name);
  const groups: readonly CommandGroup[] = [
    ...findGroups.map((group) => ({
      label: t(`search.${group}`),
      commands: [
        ...asked.filter((found) => found.group === group).map(toCommand),
        ...(group === 'acts'
          ? [...meant(places.filter(isAct)), ...acts.map(toCommand), ...(query === '' ? [] : meant(own))]
          : []),
      ],
    })),
    { label: t('search.pages'), commands: meant(places.filter((page) => !isAct(page))) },
    { label: t('search.here'), commands: query === '' ? own : [] },
  ].filter(({ commands }) => commands.length > 0);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) setQuery('');
        onOpenChange(open);
      }}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      status={state === 'still' ? (query === '' ? '' : t('search.count', { count })) : t(`search.${state}`)}
      title={t('search.title')}
      searchLabel={t('search.placeholder')}
      emptyLabel={state === 'asking' ? '' : t('search.none')}
      closeLabel={t('search.close')}
    />
  );
}

function usePages(): readonly (Command & { readonly name: string })[] {
  const t = useText(appFrameTexts);
  const titles = useTitles();
  const router = useRouter();
  return pages.map(({ path, name, isOpen: isPageOpen }) => {
    const place = placeOf(name);
    const Icon = place?.Icon ?? LayoutGrid;
    return {
      id: path,
      name,
      label: name === 'landing' ? t('search.home') : titles(name),
      hint: isPageOpen ? undefined : t('nav.soon'),
      icon: <Icon aria-hidden className="size-5" />,
      keywords: path,
      shortcut: place?.keys && keysShown(place.keys),
      onSelect: () => router.go(path),
    };
  });
}

/** What can be done about this page and this session. */
function useOwnActs(onShowKeys: () => void): readonly Command[] {
  const t = useText(appFrameTexts);
  const { choose } = useTheme();
  return [
    {
      id: 'lock',
      label: t('action.lock'),
      icon: <LockKeyhole aria-hidden className="size-5" />,
      onSelect: () => void clearPIN(),
    },
    {
      id: 'keys',
      label: t('keys.title'),
      icon: <Keyboard aria-hidden className="size-5" />,
      shortcut: '?',
      onSelect: onShowKeys,
    },
    ...themeChoices.map((each) => ({
      id: `theme-${each}`,
      label: t(`action.theme.${each}`),
      icon: <SunMoon aria-hidden className="size-5" />,
      onSelect: () => choose(each),
    })),
    {
      id: 'sign-out',
      label: t('account.sign-out'),
      icon: <LogOut aria-hidden className="size-5 rtl:rotate-180" />,
      onSelect: () => void leave(),
    },
  ];
}
