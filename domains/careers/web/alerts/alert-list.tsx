import { addressOfSearch } from '@egcr/contract/alerts';
import { hrefOf } from '@egcr/contract/product-screens';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { AlertRows } from '@egcr/web-kit/alerts/alert-rows.tsx';
import { alertKitTexts } from '@egcr/web-kit/alerts/texts';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { changeAlertCall, removeAlertCall, type AlertSearch } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { useAlertActs, useAlerts } from './queries.ts';
import { alertTexts } from './texts.ts';

/** The searches that tell the reader of new jobs; below what they saved. */
export function AlertList() {
  const t = useText(alertTexts);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="text-ink-2">{t('lead')}</p>
      <Alerts />
    </section>
  );
}

function Alerts() {
  const t = useText(alertTexts);
  const c = useText(careerTexts);
  const kit = useText(alertKitTexts);
  const say = useSentences();
  const changes = useSentences(sentences([changeAlertCall, removeAlertCall], { not_found: kit('gone') }));
  const acts = useAlertActs();
  const alerts = useAlerts();
  if (alerts.isError)
    return (
      <ErrorCard
        title={c('unread')}
        description={say.failure(alerts.error)}
        retryLabel={c('retry')}
        onRetry={() => void alerts.refetch()}
      />
    );
  if (alerts.isPending)
    return (
      <SkeletonGroup label={c('loading')}>
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  if (alerts.data.length === 0) return <p>{t('none')}</p>;
  return (
    <AlertRows
      label={t('title')}
      alerts={alerts.data}
      acts={acts}
      failure={changes.failure}
      renderName={(search) => <SearchName search={search} />}
      show={{ label: t('show'), href: (search) => `${hrefOf('job-board')}?${addressOfSearch(search)}` }}
    />
  );
}

/** A search by its words and place, and how many filters narrow it. */
function SearchName({ search }: { readonly search: AlertSearch }) {
  const t = useText(alertTexts);
  const kit = useText(alertKitTexts);
  const formats = useFormats();
  const { words, place, ...filters } = search;
  const count = Object.keys(filters).length;
  return (
    <h3 className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 font-semibold wrap-anywhere">
      {words === undefined && place === undefined && <span>{t('all')}</span>}
      {words !== undefined && <bdi>{words}</bdi>}
      {place !== undefined && <bdi>{place}</bdi>}
      {count > 0 && (
        <span className="font-normal text-ink-2">{kit('filters', { count: formats.number(count) })}</span>
      )}
    </h3>
  );
}
