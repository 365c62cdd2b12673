import { alertPaces, type AlertPace, type KeptSearch } from '@egcr/contract/alerts';
import { Badge } from '@egcr/ui/badge';
import { Button, ButtonLink } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { useToasts } from '@egcr/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useText } from '../i18n.tsx';
import { alertKitTexts } from './texts.ts';

export interface ReadAlert<Search extends KeptSearch> {
  readonly id: string;
  readonly search: Search;
  readonly pace: AlertPace;
  readonly is_on: boolean;
}

export interface AlertRowsProps<Search extends KeptSearch> {
  readonly label: string;
  readonly alerts: readonly ReadAlert<Search>[];
  readonly acts: {
    readonly change: (id: string, to: Pick<ReadAlert<Search>, 'pace' | 'is_on'>) => Promise<unknown>;
    readonly remove: (id: string) => Promise<unknown>;
  };
  /** Why it could not be changed. */
  readonly failure: (error: unknown) => string;
  readonly renderName: (search: Search) => ReactNode;
  /** What the search finds now. */
  readonly show: { readonly label: string; readonly href: (search: Search) => string };
}

/** The searches that tell the reader of what is new: how often, off and remove are one press each. */
export function AlertRows<Search extends KeptSearch>({ label, alerts, ...of }: AlertRowsProps<Search>) {
  return (
    <ul aria-label={label} className="card flex flex-col divide-y divide-line">
      {alerts.map((alert) => (
        <Row key={alert.id} alert={alert} {...of} />
      ))}
    </ul>
  );
}

function Row<Search extends KeptSearch>({
  alert,
  acts,
  failure,
  renderName,
  show,
}: Omit<AlertRowsProps<Search>, 'label' | 'alerts'> & { readonly alert: ReadAlert<Search> }) {
  const t = useText(alertKitTexts);
  const toasts = useToasts();
  const onError = (error: unknown) =>
    toasts.show({ tone: 'bad', title: t('failed'), description: failure(error) });
  const change = useMutation({
    mutationFn: (to: Pick<ReadAlert<Search>, 'pace' | 'is_on'>) => acts.change(alert.id, to),
    onError,
  });
  const remove = useMutation({ mutationFn: () => acts.remove(alert.id), onError });
  const busy = change.isPending || remove.isPending;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {renderName(alert.search)}
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
        <ButtonLink look="quiet" href={show.href(alert.search)}>
          {show.label}
        </ButtonLink>
        <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
