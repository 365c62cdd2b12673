import { holdsWords } from '@egcr/contract/search-text';
import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Anchor } from '@egcr/ui/link';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useMemo, useState } from 'react';
import { useTitles } from '@egcr/web-kit/titles';

import { audiences, openFirst, services, servicesFor, type Audience } from '../../services/services.ts';
import { deepTexts } from './texts.ts';
import { Part } from './part.tsx';

const doors = {
  individual: { name: 'individuals', href: '/egcr/benefits/individuals' },
  business: { name: 'businesses', href: '/egcr/benefits/businesses' },
  government: { name: 'governments', href: '/egcr/benefits/governments' },
  organization: { name: 'institutions', href: '/egcr/benefits/organizations' },
} as const satisfies Readonly<Record<Audience, { readonly name: string; readonly href: string }>>;

const openOnesFirst = openFirst(services);

/** What there is for whom: one square a service, filled where it is open. */
export function ServiceCategories() {
  const t = useText(deepTexts);
  return (
    <Part title={t('categories.title')} text={t('categories.text')}>
      <ul className="border-b border-line">
        {audiences.map((audience) => {
          const { name, href } = doors[audience];
          const theirs = servicesFor(audience);
          const open = theirs.filter(({ status }) => status === 'open').length;
          return (
            <li
              key={audience}
              className="relative grid items-center gap-x-6 gap-y-2 border-t border-line py-3 sm:py-5 sm:grid-cols-[12rem_1fr]"
            >
              <h3 className="text-lg font-semibold">
                <Anchor href={href} className="after:absolute after:inset-0 hover:text-brand-text">
                  {t(`categories.${name}`)}
                </Anchor>
              </h3>
              <div className="flex flex-col gap-2">
                <div aria-hidden className="flex flex-wrap gap-x-0.5 gap-y-1 lg:gap-x-1">
                  {theirs.map(({ id, status }) => (
                    <span
                      key={id}
                      data-open={status === 'open'}
                      className="size-2.5 rounded-sm border lg:size-3 border-brand-text data-[open=true]:bg-brand-text forced:data-[open=true]:bg-[CanvasText]"
                    />
                  ))}
                </div>
                <p className="num text-sm text-ink-2">
                  {t('categories.count', { open: String(open), soon: String(theirs.length - open) })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

const SHOWN_AT_FIRST = 4;

/** Every service by name, with its honest state. */
export function ServicesDatabase() {
  const t = useText(deepTexts);
  const titles = useTitles();
  const [sought, seek] = useState('');
  const [isWhole, showWhole] = useState(false);
  const named = useMemo(
    () => openOnesFirst.map((service) => [service, titles(service.id)] as const),
    [titles],
  );
  const found = named.filter(([, name]) => holdsWords(name, sought));
  const shown = isWhole || sought !== '' ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <Part title={t('database.title')} text={t('database.text')}>
      <TextField
        label={t('database.search')}
        type="search"
        maxLength={60}
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <p role="status" className="num text-sm text-ink-2">
        {found.length === 0 ? t('database.none') : t('database.found', { count: String(found.length) })}
      </p>
      {/* As high as it is at first: what is below must not jump while a person types. */}
      <ul className="min-h-60 divide-y divide-line border-y border-line">
        {shown.map(([service, name]) => (
          <li key={service.id} className="relative flex min-h-15 items-center justify-between gap-4 py-2">
            <span className="flex min-w-0 flex-col">
              <Anchor
                href={service.href}
                className="font-medium after:absolute after:inset-0 hover:text-brand-text"
              >
                {name}
              </Anchor>
              <span className="text-sm text-ink-2">
                {service.audiences.map((audience) => t(`categories.${doors[audience].name}`)).join(' · ')}
              </span>
            </span>
            <Badge tone={service.status === 'open' ? 'ok' : 'neutral'}>
              {t(service.status === 'open' ? 'open' : 'not-open')}
            </Badge>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <div>
          <Button look="secondary" onClick={() => showWhole(true)}>
            {t('database.all')}
          </Button>
        </div>
      )}
    </Part>
  );
}
