import { hrefOf } from '@egcr/contract/product-screens';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { DocumentDetails } from '../contract/index.ts';
import { DownloadButton } from './download-button.tsx';
import { useDocument } from './queries.ts';
import { useDocumentsText } from './texts.ts';

/** All versions of a document, and when they were opened. */
export function DocumentHistory({ id }: { readonly id: string }) {
  const t = useDocumentsText();
  const say = useSentences();
  const document = useDocument(id);
  if (document.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  if (!document.data)
    return (
      <ErrorCard
        headingLevel={3}
        title={t('failed')}
        description={say.failure(document.error)}
        retryLabel={t('retry')}
        onRetry={() => void document.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <Versions id={id} versions={document.data.versions} />
      <Givings given={document.data.given} />
      <Openings openings={document.data.openings} />
    </div>
  );
}

function Versions({ id, versions }: Pick<DocumentDetails, 'id' | 'versions'>) {
  const t = useDocumentsText();
  const { date, size } = useFormats();
  return (
    <section aria-labelledby={`${id}-versions`} className="flex flex-col gap-1">
      <h3 id={`${id}-versions`} className="font-semibold">
        {t('versions')}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map(({ number, name, size_bytes: bytes, added_at: at }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-0 flex-1 basis-48 flex-col">
              <span className="font-medium">{t('version', { number })}</span>
              <span className="text-sm wrap-anywhere text-ink-2">
                <bdi>{name}</bdi>
              </span>
              <span className="text-sm text-ink-2">
                {date(at)} · <span className="num">{size(bytes)}</span>
              </span>
            </span>
            <DownloadButton id={id} number={number} of={`${t('version', { number })}: ${name}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Givings({ given }: Pick<DocumentDetails, 'given'>) {
  const t = useDocumentsText();
  const { date } = useFormats();
  if (given.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t('given')}</h3>
      <p className="text-sm text-ink-2">{t('given.text')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {given.map(({ case_id: caseId, version, given_at: at }) => (
          <li key={caseId} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm">
            <span>{t('given.case', { number: version, date: date(at) })}</span>
            <Link href={`${hrefOf('cases')}/${caseId}`} look="standalone">
              {t('given.open')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Openings({ openings }: Pick<DocumentDetails, 'openings'>) {
  const t = useDocumentsText();
  const { exact } = useFormats();
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t('openings')}</h3>
      <p className="text-sm text-ink-2">{openings.length === 0 ? t('openings.none') : t('openings.text')}</p>
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {openings.map(({ version, opened_at: at, case_id: caseId }, place) => (
          <li
            key={`${at} ${openings.length - place}`}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-sm"
          >
            <time dateTime={at}>{exact(at)}</time>
            <span className="text-ink-2">
              {t(caseId === null ? 'opened.by_you' : 'opened.by_officer', { number: version })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
