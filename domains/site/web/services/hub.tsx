import { hrefOf } from '@egcr/contract/product-screens';
import { Button, ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor, Link } from '@egcr/ui/link';
import { Skeleton } from '@egcr/ui/skeleton';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter, useSearch } from '@egcr/web-kit/router.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { useTitles } from '@egcr/web-kit/titles';
import { SearchX } from 'lucide-react';

import type { ServicesSlots } from '../../contract/index.ts';
import type { Audience } from './services.ts';
import { Filters } from './filters.tsx';
import { hubs } from './hubs.ts';
import { servicesTexts } from './texts.ts';
import { ServiceGroup } from './service-group.tsx';
import {
  addressOfServices,
  categoriesFor,
  readServicesView,
  shownServices,
  type ServicesView,
} from './services-address.ts';

const ServicesPlace: Offered<ServicesSlots> = Slot;

const noFilters: ServicesView = { sought: '', category: '', state: '' };

/** All services, or those for one audience: sought and filtered in the address, in groups, each with what it is today. */
export function Hub({ audience }: { readonly audience?: Audience }) {
  const t = useText(servicesTexts);
  const titles = useTitles();
  const router = useRouter();
  const search = useSearch();
  const view = readServicesView(search);
  const hub = hubs[audience ?? 'all'];
  // Two changes in one breath both count: the second builds on the address, which is ahead of the drawing.
  const show = (change: Partial<ServicesView>) =>
    router.go(
      addressOfServices(hub.href, { ...readServicesView(router.here().search), ...change }),
      'replace',
    );
  const found = shownServices({
    audience,
    view,
    wordsOf: ({ id }) => `${titles(id)} ${t(`say.${id}`)}`,
  });
  const open = found.filter(({ status }) => status === 'open').length;
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={titles(hub.screen)} description={t(`lead.${audience ?? 'all'}`)} />
      <AudienceLinks current={audience ?? 'all'} view={view} />
      <ServicesPlace name="services.start" about={audience ?? 'all'} waiting={<StartToCome />} />
      <Filters view={view} categories={categoriesFor(audience)} onChange={show} />
      <p role="status" className="num text-sm text-ink-2">
        {t('found', { count: found.length, open })}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden className="size-5" />}
          title={t('none.title')}
          description={t('none.text')}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => show(noFilters)}>{t('clear')}</Button>
              <ButtonLink look="secondary" href={hrefOf('contact', { topic: 'other' })}>
                {titles('contact')}
              </ButtonLink>
            </div>
          }
        />
      )}
      <div className="flex flex-col gap-12">
        {categoriesFor(audience).map((category) => (
          <ServiceGroup
            key={category}
            category={category}
            services={found.filter((service) => service.category === category)}
          />
        ))}
      </div>
      {hub.benefits && (
        <p className="engraved pt-5">
          <Link href={hub.benefits.href} look="standalone">
            {titles(hub.benefits.screen)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** As tall as what will stand there, so that the list below stays in its place. */
function StartToCome() {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Skeleton className="h-45" />
      <Skeleton className="h-45" />
    </div>
  );
}

interface AudienceLinksProps {
  readonly current: Audience | 'all';
  readonly view: ServicesView;
}

/** The way to the other hubs; what is sought goes along. */
function AudienceLinks({ current, view }: AudienceLinksProps) {
  const t = useText(servicesTexts);
  const kept = { ...noFilters, sought: view.sought, state: view.state };
  return (
    <nav aria-label={t('for.nav')} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
        {(['all', 'individual', 'business', 'government', 'organization'] as const).map((each) => (
          <li key={each} className="-mb-px">
            <Anchor
              href={addressOfServices(hubs[each].href, kept)}
              aria-current={each === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink-2 hover:text-ink aria-[current=page]:border-brand-text aria-[current=page]:text-brand-text"
            >
              {t(`for.${each}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
