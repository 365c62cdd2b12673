import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useDayText } from '@egcr/web-kit/day-text';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Download, GitCompareArrows, Printer } from 'lucide-react';

import { legalPdfCall, legalVersions, type LegalText } from '../contract/index.ts';
import { legalsAddress, type LegalsView } from './legals-address.ts';
import { legalTexts } from './texts.ts';

interface HeadProps {
  readonly view: LegalsView;
  readonly text: LegalText;
  readonly language: string;
}

/** Title, when it was changed, its versions, and what can be done with it. */
export function DocumentHead({ view, text, language }: HeadProps) {
  const t = useText(legalTexts);
  const { document, version, isNewest, before, showsChanges } = view;
  const date = useDayText();
  const pdf = `${legalPdfCall.path.replace(':document', document)}?version=${version.version}&language=${language}`;
  return (
    <header className="flex flex-col gap-5">
      <PageHeading eyebrow={t('eyebrow')} title={text.title} description={text.summary} />
      <p className="num flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span>{t('version', { version: version.version })}</span>
        <span>{t('updated', { date: date(version.publishedOn) })}</span>
      </p>
      {!isNewest && (
        <Banner
          tone="warn"
          title={t('old.title')}
          action={
            <Link href={legalsAddress(document)} look="standalone">
              {t('old.newest')}
            </Link>
          }
        >
          {t('old.text')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          look="secondary"
          size="small"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <ButtonLink
          look="secondary"
          size="small"
          href={pdf}
          download
          icon={<Download aria-hidden className="size-4" />}
        >
          {t('pdf')}
        </ButtonLink>
        {before && (
          <ButtonLink
            look="quiet"
            size="small"
            href={legalsAddress(document, {
              ...(!isNewest && { version: version.version }),
              changes: !showsChanges,
            })}
            icon={<GitCompareArrows aria-hidden className="size-4" />}
          >
            {showsChanges ? t('changes.hide') : t('changes.show', { version: before.version })}
          </ButtonLink>
        )}
      </div>
      <Versions view={view} />
    </header>
  );
}

function Versions({ view: { document, version } }: { readonly view: LegalsView }) {
  const t = useText(legalTexts);
  const date = useDayText();
  const versions = legalVersions[document];
  if (versions.length === 1) return <p className="text-sm text-ink-2 print:hidden">{t('versions.one')}</p>;
  return (
    <nav
      aria-label={t('versions')}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm print:hidden"
    >
      <span aria-hidden className="w-full text-ink-2 sm:w-auto">
        {t('versions')}
      </span>
      {versions.map((each, at) => (
        <Link
          key={each.version}
          href={legalsAddress(document, at === 0 ? {} : { version: each.version })}
          aria-current={each.version === version.version ? 'page' : undefined}
          className="num inline-flex min-h-11 items-center aria-[current=page]:font-semibold sm:min-h-0"
        >
          {t('version.of', { version: each.version, date: date(each.publishedOn) })}
        </Link>
      ))}
    </nav>
  );
}
