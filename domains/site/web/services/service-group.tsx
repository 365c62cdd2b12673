import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { Anchor, Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useTitles } from '@egcr/web-kit/titles';

import type { Service, ServiceCategory } from './services.ts';
import { servicesTexts } from './texts.ts';
import { serviceIcon } from './service-icons.ts';

interface ServiceGroupProps {
  readonly category: ServiceCategory;
  readonly services: readonly Service[];
}

/** The services of one category, ruled like a ledger; nothing where none is shown. */
export function ServiceGroup({ category, services }: ServiceGroupProps) {
  const t = useText(servicesTexts);
  if (services.length === 0) return null;
  const open = services.filter(({ status }) => status === 'open').length;
  const headingId = `services-${category}`;
  return (
    <section aria-labelledby={headingId} className="grid gap-x-10 gap-y-3 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 xl:flex-col xl:items-start xl:justify-start xl:pt-4">
        <h2 id={headingId} className="text-lg">
          {t(`category.${category}`)}
        </h2>
        <p className="num text-sm text-ink-2">
          {t('count', { open: String(open), all: String(services.length) })}
        </p>
      </div>
      <ul className="border-t border-line-strong">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

function ServiceRow({ service: { id, href, status, until, needs } }: { readonly service: Service }) {
  const t = useText(servicesTexts);
  const titles = useTitles();
  const Icon = serviceIcon(id);
  const isOpen = status === 'open';
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-4">
      <Icon
        aria-hidden
        strokeWidth={1.6}
        className={isOpen ? 'mt-0.5 size-5.5 text-brand-text' : 'mt-0.5 size-5.5 text-ink-2'}
      />
      <div className="flex min-w-0 flex-col gap-0.5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-base">
            <Anchor
              href={href}
              className="font-semibold tracking-normal hyphens-auto wrap-anywhere after:absolute after:inset-0 hover:text-brand-text"
            >
              {titles(id)}
            </Anchor>
          </h3>
          <Badge tone={isOpen ? 'ok' : 'neutral'}>{t(isOpen ? 'state.open' : 'state.soon')}</Badge>
        </div>
        <p className="max-w-[60ch] text-sm text-ink-2">{t(`say.${id}`)}</p>
        <ul aria-label={t('needs')} className="mt-1.5 flex flex-wrap gap-1.5">
          {needs.map((need) => (
            <li key={need}>
              <Badge>{t(`needs.${need}`)}</Badge>
            </li>
          ))}
        </ul>
        {!isOpen && (
          // Above the row's own link, which covers all of it.
          <p className="relative z-10 flex w-fit flex-wrap items-center gap-x-3 text-sm">
            {until && (
              <span className="inline-flex flex-wrap items-center gap-x-1.5">
                <span className="text-ink-2">{t('today')}</span>
                <Link href={until.href} className="inline-flex min-h-11 items-center">
                  {titles(until.id)}
                </Link>
              </span>
            )}
            <Link
              href={hrefOf('contact', { topic: 'other' })}
              aria-label={`${t('ask')}: ${titles(id)}`}
              className="inline-flex min-h-11 items-center"
            >
              {t('ask')}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
