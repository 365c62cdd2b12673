import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { call } from '@egcr/web-kit/call';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { ExternalLink } from 'lucide-react';

import { listOutsideCall, type OutsideProgramme } from '../../contract/index.ts';
import { outsideTexts } from './texts.ts';

/** Programmes of others with the same words, below what is ours; nothing where there are none. */
export function Slot() {
  const words = useSlotSubject();
  const t = useText(outsideTexts);
  const { language } = useLanguage();
  const pages = usePages(['grant-sources', 'programmes', language, words], (query, options) =>
    call(
      listOutsideCall,
      { query: { ...query, ...(words !== undefined && words !== '' && { words }) } },
      options,
    ),
  );
  if (pages.items === undefined || pages.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold">{t('title')}</h2>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      <PagedList
        pages={pages}
        label={t('title')}
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
        renderRow={(each) => <Row key={each.id} found={each} />}
        empty={null}
      />
    </section>
  );
}

function Row({ found }: { readonly found: OutsideProgramme }) {
  const t = useText(outsideTexts);
  const formats = useFormats();
  const amount = useAmount()(found);
  const host = new URL(found.url).host;
  return (
    <li className="card flex flex-col gap-3 p-5">
      {/* Others wrote it, in their own direction: it stays in its own place. */}
      <h3 dir="auto" className="font-semibold wrap-anywhere">
        {found.title}
      </h3>
      {found.summary !== '' && (
        <p dir="auto" className="line-clamp-4 text-sm text-ink-2 wrap-anywhere">
          {found.summary}
        </p>
      )}
      <div className="mt-auto flex flex-col gap-2.5">
        {amount !== undefined && <p className="num font-semibold">{amount}</p>}
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="info">{t('from', { host: found.source })}</Badge>
          {found.state === 'forecasted' && <Badge>{t('soon')}</Badge>}
          {found.closes_on !== null && (
            <Badge tone="warn">{t('closes', { date: formats.date(`${found.closes_on}T12:00:00Z`) })}</Badge>
          )}
        </span>
        <a
          href={found.url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-medium wrap-anywhere text-brand-text hover:underline"
        >
          {t('apply', { host })}
          <ExternalLink aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
        </a>
      </div>
    </li>
  );
}

/** The most that a programme gives, in its own currency. */
function useAmount(): (found: OutsideProgramme) => string | undefined {
  const t = useText(outsideTexts);
  const { locale } = useLanguage();
  return ({ maximum, currency }) => {
    if (maximum === null || currency === null) return undefined;
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
    // Isolated, so that the sign of the currency keeps its side in an Arabic sentence.
    return t('upTo', { amount: `\u2066${format.format(Number(maximum))}\u2069` });
  };
}
