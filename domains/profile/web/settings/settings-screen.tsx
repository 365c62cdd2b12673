import { BackLink } from '@egcr/ui/back-link';
import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSections, type OfferedSections, type ShownSection } from '@egcr/web-kit/slots.tsx';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { ChevronRight } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';

import type { SettingsSlots } from '../../contract/index.ts';
import { useSettingsText } from './texts.ts';
import { sectionAddress, sectionOf } from './sections.ts';

const useSettings: OfferedSections<SettingsSlots> = useSections;

/** `/settings`: one part at a time, named in the address. A wide page shows the list beside it, a phone before it. */
export function Screen() {
  const t = useSettingsText();
  const open = useSettings('settings.sections');
  const search = useSearch();
  const asked = sectionOf(search, open);
  const shown = asked ?? open[0];
  useHeadingFocus(asked?.name);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      {asked && (
        <div className="-mb-3 lg:hidden print:hidden">
          <BackLink href="/settings">{t('back')}</BackLink>
        </div>
      )}
      {asked ? (
        <PageHeading
          eyebrow={<span className="max-lg:hidden">{t('title')}</span>}
          title={asked.title}
          description={asked.text}
        />
      ) : (
        <PageHeading title={t('title')} description={t('lead')} />
      )}
      <div className="grid gap-8 xl:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t('list.label')} className={`print:hidden ${asked ? 'max-lg:hidden' : ''}`}>
          <SectionList open={open} shown={shown} isAsked={asked !== undefined} />
        </nav>
        <div className={`min-w-0 ${asked ? '' : 'max-lg:hidden'}`}>
          {shown && <SectionContent key={shown.name} section={shown} />}
        </div>
      </div>
    </div>
  );
}

/** Another part of the same page is read from its heading on. */
function useHeadingFocus(name: string | undefined): void {
  const last = useRef(name);
  // Focus is outside React.
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [name]);
}

interface SectionListProps {
  readonly open: readonly ShownSection[];
  readonly shown: ShownSection | undefined;
  readonly isAsked: boolean;
}

function SectionList({ open, shown, isAsked }: SectionListProps) {
  return (
    <ul className="grid gap-2 max-xl:lg:grid-cols-3 lg:gap-1">
      {open.map((section) => (
        <li key={section.name}>
          <Anchor
            href={sectionAddress(section)}
            aria-current={isAsked && section.name === shown?.name ? 'page' : undefined}
            data-shown={section.name === shown?.name}
            className="group flex min-h-11 items-center gap-3.5 rounded-md px-3.5 py-3 font-medium transition-colors duration-150 hover:bg-brand-soft max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-4 lg:py-2.5 lg:data-[shown=true]:bg-brand-soft lg:data-[shown=true]:text-brand-text"
          >
            <section.Icon aria-hidden className="size-5.5 shrink-0 text-brand-text" strokeWidth={1.7} />
            <span className="flex min-w-0 flex-1 flex-col">
              <span>{section.title}</span>
              <span className="text-sm font-normal text-ink-2 lg:hidden">{section.text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 lg:hidden rtl:rotate-180" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function SectionContent({ section }: { readonly section: ShownSection }) {
  const t = useSettingsText();
  const waiting = (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
  return (
    <Suspense fallback={waiting}>
      <section.Shown />
    </Suspense>
  );
}
