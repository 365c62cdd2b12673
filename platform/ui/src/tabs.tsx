import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  /** How many things the tab holds. */
  readonly count?: number | string | undefined;
  readonly content: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Spoken name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Sides of one thing on one page. Arrow keys move and choose; the row scrolls sideways on a phone. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Base.Root
      className="flex min-w-0 flex-col gap-5"
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? null } : { value })}
      onValueChange={(next: unknown) => {
        if (typeof next === 'string') onValueChange?.(next);
      }}
    >
      <Base.List
        activateOnFocus
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
            className="flex min-h-12 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-ink-2 transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-active:border-brand-text data-active:text-brand-text data-disabled:cursor-not-allowed"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="num rounded-full border border-line bg-sunken px-2 py-px text-xs font-semibold text-ink-2">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="min-w-0 outline-offset-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
