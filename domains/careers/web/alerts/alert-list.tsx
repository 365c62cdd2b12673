import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { Button, ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { NativeSelect } from '@egcr/ui/native-select';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import {
  addressOf,
  alertPaces,
  changeAlertCall,
  removeAlertCall,
  type AlertSearch,
  type JobAlert,
} from '../../contract/index.ts';
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
  const say = useSentences();
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
    <ul aria-label={t('title')} className="card flex flex-col divide-y divide-line">
      {alerts.data.map((alert) => (
        <Row key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

function Row({ alert }: { readonly alert: JobAlert }) {
  const t = useText(alertTexts);
  const { change, remove } = useAlertChange(alert);
  const asked = addressOf(alert.search);
  const busy = change.isPending || remove.isPending;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SearchName search={alert.search} />
        {!alert.is_on && <Badge>{t('is.off')}</Badge>}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          label={t('pace')}
          value={alert.pace}
          disabled={busy}
          onChange={({ target }) => {
            const pace = alertPaces.find((each) => each === target.value);
            if (pace !== undefined) change.mutate({ pace, is_on: alert.is_on });
          }}
          options={alertPaces.map((value) => ({ value, label: t(`pace.${value}`) }))}
        />
        <Button
          look="secondary"
          busy={change.isPending}
          onClick={() => change.mutate({ pace: alert.pace, is_on: !alert.is_on })}
        >
          {t(alert.is_on ? 'turn.off' : 'turn.on')}
        </Button>
        <ButtonLink look="quiet" href={`${hrefOf('job-board')}?${asked}`}>
          {t('show')}
        </ButtonLink>
        <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function useAlertChange({ id }: JobAlert) {
  const t = useText(alertTexts);
  const toasts = useToasts();
  const acts = useAlertActs();
  const say = useSentences(sentences([changeAlertCall, removeAlertCall], { not_found: t('gone') }));
  const onError = (failure: unknown) =>
    toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
  const change = useMutation({
    mutationFn: (to: Pick<JobAlert, 'pace' | 'is_on'>) => acts.change(id, to),
    onError,
  });
  const remove = useMutation({ mutationFn: () => acts.remove(id), onError });
  return { change, remove };
}

/** A search by its words and place, and how many filters narrow it. */
function SearchName({ search }: { readonly search: AlertSearch }) {
  const t = useText(alertTexts);
  const formats = useFormats();
  const { words, place, ...filters } = search;
  const count = Object.keys(filters).length;
  return (
    <h3 className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 font-semibold wrap-anywhere">
      {words === undefined && place === undefined && <span>{t('all')}</span>}
      {words !== undefined && <bdi>{words}</bdi>}
      {place !== undefined && <bdi>{place}</bdi>}
      {count > 0 && (
        <span className="font-normal text-ink-2">{t('filters', { count: formats.number(count) })}</span>
      )}
    </h3>
  );
}
