import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import { useLocale } from './locale.tsx';
import { backdropClass, optionClass } from './popup.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  /** Other words that find it; not shown. */
  readonly keywords?: string | undefined;
  /** Keys that do the same, such as "G W". */
  readonly shortcut?: string | undefined;
  readonly onSelect: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Where `query` is given, what fits it; else all, and the palette filters by label and keywords. */
  readonly groups: readonly CommandGroup[];
  readonly query?: string | undefined;
  readonly onQueryChange?: ((query: string) => void) | undefined;
  /** Spoken whenever it changes, and shown under the list: how many were found, or that more are looked for. */
  readonly status?: string | undefined;
  /** Spoken name of the dialog. */
  readonly title: string;
  /** Name and placeholder of the search. */
  readonly searchLabel: string;
  readonly emptyLabel: ReactNode;
  readonly closeLabel: string;
}

interface BaseGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

/** Everything by name: pages, people, payments, actions. The app binds Ctrl K and ⌘ K. On a phone it fills the window. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  groups,
  query,
  onQueryChange,
  status,
  title,
  searchLabel,
  emptyLabel,
  closeLabel,
}: CommandPaletteProps) {
  const locale = useLocale();
  const items: readonly BaseGroup[] = groups.map((group) => ({ value: group.label, items: group.commands }));
  function choose(command: Command) {
    onOpenChange(false);
    command.onSelect();
  }
  function chooseFirst(event: KeyboardEvent<HTMLInputElement>) {
    const [first] = groups.flatMap(({ commands }) => commands);
    if (query !== undefined && first !== undefined && isEnterOnNothing(event)) choose(first);
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-hidden sm:p-3 sm:pt-[12dvh]">
          <Dialog.Popup
            aria-label={title}
            className="flex h-dvh w-full max-w-xl flex-col overflow-hidden border-line bg-surface sm:h-auto sm:max-h-[min(34rem,calc(100dvh-2rem))] sm:rounded-xl sm:border shadow-3 outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <Autocomplete.Root
              open
              inline
              items={items}
              itemToStringValue={(command: Command) => `${command.label} ${command.keywords ?? ''}`}
              locale={locale}
              autoHighlight="always"
              keepHighlight
              {...(query === undefined ? {} : { filter: null, value: query })}
              onValueChange={(typed) => onQueryChange?.(typed)}
            >
              <div className="flex items-center gap-3 border-b border-line ps-5 pe-3">
                <Search aria-hidden className="size-5 shrink-0 text-ink-2" />
                <Autocomplete.Input
                  aria-label={searchLabel}
                  placeholder={searchLabel}
                  onKeyDown={chooseFirst}
                  className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
                />
                <Dialog.Close className="min-h-11 rounded-md px-3 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink">
                  {closeLabel}
                </Dialog.Close>
              </div>
              <Results emptyLabel={emptyLabel} onChoose={choose} />
              {status !== undefined && (
                <p
                  role="status"
                  className="border-t border-line px-5 py-2.5 text-xs text-ink-2 empty:border-0 empty:p-0"
                >
                  {status}
                </p>
              )}
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The first line is highlighted a moment after it is shown; who presses Enter in that moment means it. */
function isEnterOnNothing({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && !currentTarget.hasAttribute('aria-activedescendant');
}

interface ResultsProps {
  readonly emptyLabel: ReactNode;
  readonly onChoose: (command: Command) => void;
}

function Results({ emptyLabel, onChoose }: ResultsProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <Autocomplete.Empty className="px-5 py-6 text-sm text-ink-2 empty:hidden">
        {emptyLabel}
      </Autocomplete.Empty>
      <Autocomplete.List className="p-2 outline-none data-empty:p-0">
        {(group: BaseGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => <CommandLine key={command.id} command={command} onChoose={onChoose} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </div>
  );
}

interface CommandLineProps {
  readonly command: Command;
  readonly onChoose: (command: Command) => void;
}

function CommandLine({ command, onChoose }: CommandLineProps) {
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => onChoose(command)}
      className={clsx(
        optionClass,
        'scroll-my-2 cursor-pointer data-highlighted:bg-sunken forced:data-highlighted:outline-2',
      )}
    >
      {command.icon && <span className="shrink-0 text-ink-2">{command.icon}</span>}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 wrap-anywhere">{command.label}</span>
        {command.hint && <span className="min-w-0 text-sm wrap-anywhere text-ink-2">{command.hint}</span>}
      </span>
      {command.shortcut && (
        <kbd className="shrink-0 rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-mono text-xs text-ink-2">
          {command.shortcut}
        </kbd>
      )}
    </Autocomplete.Item>
  );
}
