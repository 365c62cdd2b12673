import { hrefOf } from '@egcr/contract/product-screens';
import { readFilters } from '@egcr/jobs/contract';
import { Button, ButtonLink } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import * as z from 'zod/mini';

import { addAlertCall, addressOf, type AlertSearch } from '../../contract/index.ts';
import { useAlertActs, useAlerts } from './queries.ts';
import { alertTexts } from './texts.ts';

/** At the search: from then on the reader is told of new jobs that it finds. Nothing where nothing is searched for. */
export function Slot() {
  const { posted: _posted, ...search } = readFilters(
    Object.fromEntries(new URLSearchParams(useSlotSubject() ?? '')),
  );
  const { data: alerts } = useAlerts();
  const t = useText(alertTexts);
  if (alerts === undefined || Object.keys(search).length === 0) return null;
  if (alerts.some((alert) => isSame(alert.search, search)))
    return (
      <ButtonLink
        look="quiet"
        href={hrefOf('job-board', { tab: 'saved' })}
        icon={<BellRing aria-hidden className="size-5" />}
      >
        {t('added')}
      </ButtonLink>
    );
  return <AddButton search={search} />;
}

function AddButton({ search }: { readonly search: AlertSearch }) {
  const t = useText(alertTexts);
  const toasts = useToasts();
  const acts = useAlertActs();
  const { attempt } = useKeptAttempt('careers.alert', z.unknown());
  const say = useSentences(
    sentences(addAlertCall, {
      alert_exists: t('exists'),
      too_many_alerts: ({ members }) => t('full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(search, (key) => acts.add(search, 'daily', key)),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('added'), description: t('added.text') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) }),
  });
  return (
    <Button
      look="secondary"
      busy={isPending}
      icon={<Bell aria-hidden className="size-5" />}
      onClick={() => mutate()}
    >
      {t('add')}
    </Button>
  );
}

function isSame(one: AlertSearch, other: AlertSearch): boolean {
  const said = (search: AlertSearch) =>
    [...addressOf(search)]
      .map(([name, value]) => `${name} ${value.replaceAll(/\s+/g, ' ').trim()}`)
      .toSorted((left, right) => left.localeCompare(right))
      .join('\n');
  return said(one) === said(other);
}
