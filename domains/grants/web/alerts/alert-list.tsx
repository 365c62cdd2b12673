import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { AlertRows } from '@egcr/web-kit/alerts/alert-rows.tsx';
import { alertKitTexts } from '@egcr/web-kit/alerts/texts';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { changeGrantAlertCall, removeGrantAlertCall, type GrantAlertSearch } from '../../contract/index.ts';
import { grantsAddress, viewOf } from '../addresses.ts';
import { grantTexts } from '../texts.ts';
import { useGrantAlertActs, useGrantAlerts } from './queries.ts';
import { grantAlertTexts } from './texts.ts';

/** The searches that tell the reader of what opens; below what they saved. */
export function GrantAlertList() {
  const t = useText(grantAlertTexts);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="text-ink-2">{t('lead')}</p>
      <Alerts />
    </section>
  );
}

function Alerts() {
  const t = useText(grantAlertTexts);
  const g = useText(grantTexts);
  const kit = useText(alertKitTexts);
  const say = useSentences();
  const changes = useSentences(
    sentences([changeGrantAlertCall, removeGrantAlertCall], { not_found: kit('gone') }),
  );
  const acts = useGrantAlertActs();
  const alerts = useGrantAlerts();
  if (alerts.isError)
    return (
      <ErrorCard
        title={g('unread')}
        description={say.failure(alerts.error)}
        retryLabel={g('retry')}
        onRetry={() => void alerts.refetch()}
      />
    );
  if (alerts.isPending)
    return (
      <SkeletonGroup label={g('loading')}>
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
      show={{ label: t('show'), href: (search) => grantsAddress.to({ tab: 'find', ...viewOf(search) }) }}
    />
  );
}

/** A search by its words, and how many filters narrow it. */
function SearchName({ search }: { readonly search: GrantAlertSearch }) {
  const t = useText(grantAlertTexts);
  const kit = useText(alertKitTexts);
  const formats = useFormats();
  const { words, ...filters } = search;
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    <h3 className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 font-semibold wrap-anywhere">
      {words === undefined ? <span>{t('all')}</span> : <bdi>{words}</bdi>}
      {count > 0 && (
        <span className="font-normal text-ink-2">{kit('filters', { count: formats.number(count) })}</span>
      )}
    </h3>
  );
}
